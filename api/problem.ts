import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { z } from 'zod';
import type {
  AddPasskeyFailure,
  BeginPasskeyFailure,
  RemovePasskeyFailure,
  RenewCodesFailure,
  SecondFactorFailure,
} from '../core/auth/passkey-core.ts';
import type {
  ChangePasswordFailure,
  ChoosePasswordFailure,
  SignInFailure,
} from '../core/auth/session-core.ts';
import type { ContentFailure } from '../core/content/content-store.ts';
import type { GuardFailure, NameFailure } from '../core/guard/check-outgoing.ts';
import type { BringFailure, HandoverFailure } from '../core/handover/handover.ts';
import type { ExportTextFailure, ScrapeFailure } from '../core/import/import-core.ts';
import type { ImportFailure, ImportRunning } from '../core/import/import-report.ts';
import type { RunFailure } from '../core/import/import-runs.ts';
import type { ResumeFailure } from '../core/import/resumable-imports.ts';
import type { MediaRemovalFailure, UploadFailure } from '../core/media/media-core.ts';
import type { WorkingCopyFailure } from '../core/posts/autosaves.ts';
import type { NextFailure } from '../core/posts/next-version.ts';
import type { PostFailure } from '../core/posts/post-core.ts';
import type { TagFailure } from '../core/posts/tags.ts';
import type { ReviewFailure } from '../core/reviews/review-core.ts';
import type { StartBackupFailure } from '../core/scheduled-backups/scheduled-backups.ts';
import type { PairFailure } from '../core/translations/pairs.ts';
import { wordFailureCodes } from '../shared/handover.ts';
import {
  ConfidentialNamesFound,
  type DatabaseErrorKind,
  DatabaseFailure,
  failureText,
  type failureTexts,
  ImagesUnavailable,
  imagesUnavailable,
  retryAfter,
  statusOf,
} from '../shared/result.ts';
import { passkeyLimits } from '../shared/sign-in.ts';

interface Wait {
  status: 503 | 507;
  detail: string;
  /** In seconds. */
  retryAfter: number;
}

/** Responses to database errors. */
export const databaseErrors: Record<DatabaseErrorKind, Wait> = {
  unavailable: {
    status: 503,
    detail: 'The database isn’t responding. Try again in a moment.',
    retryAfter: 3,
  },
  busy: {
    status: 503,
    detail: 'The server is busy saving. Try again in a few seconds.',
    retryAfter: 2,
  },
  disk_full: {
    status: 507,
    detail: 'The disk is full. Free up space on the server and try again.',
    retryAfter: 60,
  },
  read_only: {
    status: 503,
    detail: 'The database is read-only, so nothing can be saved. Check the server and try again.',
    retryAfter: 60,
  },
};

type GuardProblem = GuardFailure | NameFailure | { code: 'guard_readable' };

const codedFailures = new Set(['names_found', 'guard_locked', 'word_is_common', 'name_too_short']);

function guardFacts(failure: object & { code: string }): object {
  if (!codedFailures.has(failure.code)) return {};
  return 'places' in failure ? { code: failure.code, places: failure.places } : { code: failure.code };
}

export type ApiFailure =
  | PostFailure
  | NextFailure
  | TagFailure
  | PairFailure
  | WorkingCopyFailure
  | ReviewFailure
  | { code: 'too_many_tags' }
  | ContentFailure
  | SignInFailure
  | ChangePasswordFailure
  | SecondFactorFailure
  | BeginPasskeyFailure
  | AddPasskeyFailure
  | RemovePasskeyFailure
  | RenewCodesFailure
  | ScrapeFailure
  | ExportTextFailure
  | ImportFailure
  | ImportRunning
  | ResumeFailure
  | RunFailure
  | StartBackupFailure
  | { code: 'sign_in_needed' }
  | { code: 'own_password_needed' }
  | { code: 'password_needed' }
  | { code: 'session_not_found' }
  | ChoosePasswordFailure
  | { code: 'section_unknown' }
  | { code: 'upload_too_large' }
  | UploadFailure
  | BringFailure
  | HandoverFailure
  | MediaRemovalFailure
  | GuardProblem;

type Coded<Code> = Extract<ApiFailure, { code: Code }>;

type SharedCode = keyof typeof failureTexts;

/** Sentences for expected failures. Those that pages use too are in `shared/result.ts`. */
const details: {
  [Code in Exclude<ApiFailure['code'], SharedCode>]: string | ((failure: Coded<Code>) => string);
} & { [Code in SharedCode & ApiFailure['code']]?: (failure: Coded<Code>) => string } = {
  names_found: ({ places }) =>
    `Confidential names found in ${places.length === 1 ? '1 place' : `${places.length} places`}. Nothing was changed. Remove them, or send override.reason to continue.`,
  guard_locked:
    'The confidential names can’t be read because their key is lost, so the text can’t be checked. Restore the key, or send override.reason to continue anyway.',
  guard_readable: 'The names can be read. Remove them one by one.',
  name_not_found: 'Name not found.',
  too_many_names: 'The list is full. Remove a name first.',
  word_is_common: (failure) =>
    `“${failure.form}” is a common word and would match everywhere. Put it in quotation marks to match only this capitalization.`,
  name_too_short: (failure) =>
    `“${failure.form}” is too short to be distinguished from other words. In quotation marks, two letters are enough.`,
  own_password_needed: 'This is a temporary password. Choose your own first: POST /api/compose/password.',
  password_needed: 'Confirm your password to make this change. Nothing was saved.',
  session_not_found: 'Session not found.',
  upload_too_large: 'The file is too large to upload. Import it on the command line.',
  no_place: 'Backup location not found.',
  copy_running: 'A backup or restore test is already running. Try again when it is done.',
  import_not_found: 'Import report not found.',
  post_not_found: 'Post not found',
  next_not_found: 'This post has no next version.',
  not_published: 'Only a published post can have a next version. Update the post instead.',
  next_outdated:
    'The published post and its next version changed the same paragraph or field. Merge them, and save the result with base: published_version.',
  pair_not_found: 'The post has no linked translation.',
  pair_one_language: 'Both posts are in the same language. Link one in English with one in Spanish.',
  pair_taken: (failure) =>
    `The post “${failure.slug}” is already linked to another translation. Unlink it first.`,
  not_approved: (failure) =>
    failure.wasApproved
      ? `This isn’t the version that ${failure.reader} approved. Nothing was saved. Send without_approval: true to publish it anyway.`
      : `${failure.reader} hasn’t approved this text. Nothing was saved. Send without_approval: true to publish it anyway.`,
  review_not_found: 'Review not found.',
  note_not_found: 'Comment not found.',
  review_too_long: 'A text of more than 300,000 characters can’t be reviewed. Split it in two.',
  too_many_reviews: 'This post has had 100 review rounds. Duplicate it to continue.',
  copy_not_found: 'Autosave not found.',
  copy_changed_elsewhere:
    'Another window or device has changed this text since. Nothing was changed. Get the current autosave first.',
  too_many_copies: 'There are too many autosaves. Save or discard some.',
  tag_not_found: 'Tag not found.',
  tag_invalid: 'Tag names can’t be empty or contain a comma.',
  too_many_tags: 'The post would have too many tags.',
  time_twice: (failure) =>
    `${failureText('time_twice', { ...failure })} Send ${failure.first} or ${failure.second}.`,
  section_changed_elsewhere: failureText('changed_elsewhere'),
  key_used: (failure) =>
    `This Idempotency-Key created the post “${failure.slug}” with different text. Update that post, or send a new key.`,
  section_unknown: 'Section not found.',
  section_not_found: 'This section has no text in this language yet. Create it first.',
  section_exists: 'This section already has a text in this language. Update it instead.',
  section_empty: 'An empty section can’t be published. Add text, or save it as a draft.',
  password_is_own: 'current_password is required to change the password.',
  client_gone: failureText('sign_in_busy'),
  password_invalid: 'Invalid password.',
  password_expired:
    'This temporary password expired after 7 days. Create a new one on the server: npm run site -- password.',
  locked_out: 'Access blocked for 120 minutes due to too many failed attempts.',
  second_factor_needed: 'Correct password. Confirm with your passkey or a recovery code.',
  sign_in_expired: 'This sign-in has expired. Start again with the password.',
  passkey_invalid: 'The passkey was not recognized.',
  recovery_code_invalid: 'This recovery code isn’t valid.',
  passkeys_unavailable: (failure) => obstacles[failure.obstacle],
  too_many_passkeys: `You can have up to ${passkeyLimits.most} passkeys. Remove one first.`,
  registration_expired: 'Creating this passkey took too long. Start again.',
  registration_invalid: 'The device didn’t return a passkey for this site.',
  passkey_known: 'This passkey is already registered.',
  passkey_not_found: 'Passkey not found.',
  last_passkey:
    'This is the last passkey. Without it, the password alone is enough to sign in, and the recovery codes stop working. Send turn_off to remove it.',
  no_source: 'Enter the URL of the old blog.',
  no_site: (failure) => `There is no site at “${failure.host}”. Check the spelling.`,
  import_running: ({ at }) => importRunning(at),
  import_over: 'This import has finished or was stopped.',
  file_missing: 'This import’s file is no longer on the server. Choose the file again.',
  another_file: 'This isn’t the file that this import started with.',
  pictures_running: 'Images are already being downloaded. Try again when that is done.',
  file_too_big: (failure) => tooBig(failure),
  media_not_found: 'Image not found.',
  changes_undecided: (failure) =>
    `This file has ${failure.count} tracked ${failure.count === 1 ? 'change' : 'changes'}. Send changes=accepted or changes=rejected.`,
  not_word: 'This isn’t a Word file (.docx).',
  old_word:
    'This Word file is from before 2007 or has a password. In Word, save it as .docx without a password.',
  word_damaged: 'The Word file is corrupted and couldn’t be read. Open it in Word and save it again.',
  word_too_large: 'This Word file is too long for a post. Split it in two.',
  word_empty: 'This Word file contains no text.',
  in_use: (failure) =>
    `The image is in use in ${failure.places.length === 1 ? '1 place' : `${failure.places.length} places`}. Remove it there first.`,
  address_invalid: 'Enter a URL that starts with https://',
  answered: (failure) => `The URL returned status ${failure.status}.`,
  too_large: 'The file at that URL is too large. Import it on the command line.',
  too_many_redirects: 'That URL redirects too many times.',
  not_text: 'That URL doesn’t return text.',
};

export function detailOf(failure: ApiFailure): string {
  const detail = (details as Record<string, string | ((failure: ApiFailure) => string)>)[failure.code];
  if (detail === undefined) return failureText(failure.code as SharedCode, { ...failure } as never);
  return typeof detail === 'string' ? detail : detail(failure);
}

function importRunning(at: Extract<ImportRunning, { code: 'import_running' }>['at']): string {
  if (!at) return 'An import is already running. Try again when it is done.';
  const number = new Intl.NumberFormat('en').format;
  const done = at.total === null ? number(at.done) : `${number(at.done)} of ${number(at.total)}`;
  return `An import is already running: “${at.name}”, ${done}, on ${at.machine}. Wait until it is done, or pause it.`;
}

const obstacles = {
  numeric_address: 'Passkeys can’t be created for an IP address. Set SITE_URL to a host name.',
  not_https: 'Passkeys can’t be created without https. Serve the site over https (SITE_URL).',
} as const;

function tooBig({ unit, size, limit }: Extract<UploadFailure, { code: 'file_too_big' }>): string {
  return unit === 'pixels'
    ? `The image has ${Math.ceil(size / 1e6)} megapixels. The limit is ${limit / 1e6}.`
    : `The file is ${(size / 1024 / 1024).toFixed(1)} MB. The limit is ${limit / 1024 / 1024} MB.`;
}

class Refusal extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** Ends a handler with an expected failure: `{detail}` and the failure's status. */
export function refuse(failure: ApiFailure): never {
  throw new Refusal(failure);
}

function refused(c: Context, failure: ApiFailure): Response {
  const wait = retryAfter(failure, new Date());
  if (wait !== undefined) c.header('Retry-After', String(wait));
  // The client has to make another call first, so it needs the code.
  const code = failure.code === 'password_needed' ? { code: failure.code } : {};
  // A sign-in that needs a second step returns what that step needs. Pages insert the host into their own
  // sentence.
  const site = failure.code === 'no_site' ? { code: failure.code, host: failure.host } : {};
  const review = failure.code === 'not_approved' ? { code: failure.code, review: failure.review } : {};
  const word = wordFacts(failure);
  const step = 'factor' in failure ? { second_factor: failure.factor } : {};
  return c.json(
    { detail: detailOf(failure), ...code, ...site, ...step, ...review, ...word, ...guardFacts(failure) },
    statusOf(failure),
  );
}

/** Failed imports from Word share statuses, so the response body includes the failure's code. */
function wordFacts(failure: ApiFailure): object {
  if (!wordFailureCodes.some((code) => code === failure.code)) return {};
  return failure.code === 'changes_undecided'
    ? { code: failure.code, count: failure.count }
    : { code: failure.code };
}

/** The sentence for unexpected failures. */
export const unfinished = 'Something went wrong on the server. Nothing was lost. Try again in a minute.';

/** Refusals keep their status; any other error becomes a 500. */
export function respondToError(error: Error, c: Context, report: (error: Error) => void): Response {
  if (error instanceof Refusal) return refused(c, error.failure);
  if (error instanceof ConfidentialNamesFound) return refused(c, error.failure);
  if (error instanceof HTTPException) {
    return c.json({ detail: error.message || 'Invalid request.' }, error.status);
  }
  report(error);
  if (error instanceof DatabaseFailure) {
    const { status, detail, retryAfter } = databaseErrors[error.kind];
    c.header('Retry-After', String(retryAfter));
    return c.json({ detail }, status);
  }
  if (error instanceof ImagesUnavailable) {
    c.header('Retry-After', String(imagesUnavailable.retryAfter));
    return c.json({ detail: imagesUnavailable.detail }, imagesUnavailable.status);
  }
  return c.json({ detail: unfinished }, 500);
}

export type Issue = z.core.$ZodIssue;

/** Describes the first invalid field. */
export function invalidInput(issues: readonly Issue[]): string {
  const [first] = issues;
  const field = first?.path.join('.');
  const wrong = first?.message.replace(/^Invalid input: expected \w+, received undefined$/, 'is missing');
  if (!field || !wrong) return `Invalid request: ${wrong ?? 'invalid input'}.`;
  return `Invalid request: ${field}${/^(?:is|isn’t|must) /.test(wrong) ? '' : ':'} ${wrong}.`;
}
