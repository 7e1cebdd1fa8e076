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
import type { StartCopyFailure } from '../core/copies/copies-core.ts';
import type { GuardFailure, NameFailure } from '../core/guard/check-outgoing.ts';
import type { BringFailure, HandoverFailure } from '../core/handover/handover.ts';
import type { ExportTextFailure, ScrapeFailure } from '../core/import/import-core.ts';
import type { ImportFailure, ImportRunning } from '../core/import/import-report.ts';
import type { RunFailure } from '../core/import/import-runs.ts';
import type { GoOnFailure } from '../core/import/resumable-imports.ts';
import type { MediaRemovalFailure, UploadFailure } from '../core/media/media-core.ts';
import type { PostFailure } from '../core/posts/post-core.ts';
import type { TagFailure } from '../core/posts/tags.ts';
import type { WorkingCopyFailure } from '../core/posts/working-copies.ts';
import type { ReviewFailure } from '../core/reviews/review-core.ts';
import type { PairFailure } from '../core/translations/pairs.ts';
import { wordFailureCodes } from '../shared/handover.ts';
import {
  type DatabaseErrorKind,
  DatabaseFailure,
  failureText,
  type failureTexts,
  LeavingRefused,
  PicturesAway,
  picturesAway,
  retryAfter,
  statusOf,
} from '../shared/result.ts';
import { passkeyLimits } from '../shared/sign-in.ts';

interface Wait {
  status: 503 | 507;
  detail: string;
  /** Seconds after which to try again. */
  retryAfter: number;
}

/** What is answered while the database can't do what it is asked, and when to ask again. */
export const databaseErrors: Record<DatabaseErrorKind, Wait> = {
  unavailable: {
    status: 503,
    detail: 'The database does not answer. Try again in a moment.',
    retryAfter: 3,
  },
  busy: {
    status: 503,
    detail: 'Other work is being saved right now. Try again in a few seconds.',
    retryAfter: 2,
  },
  disk_full: {
    status: 507,
    detail: 'The disk is full, so nothing can be saved. Free up space on the server and try again.',
    retryAfter: 60,
  },
  read_only: {
    status: 503,
    detail:
      'Right now the database can only be read, so nothing can be saved. Check the server and try again.',
    retryAfter: 60,
  },
};

type GuardRefusal = GuardFailure | NameFailure | { code: 'guard_readable' };

const told = new Set(['names_found', 'guard_locked', 'word_is_common', 'name_too_short']);

/** What programs are told besides: that this is no other conflict, and where the names stand. */
function guardFacts(failure: object & { code: string }): object {
  if (!told.has(failure.code)) return {};
  return 'places' in failure ? { code: failure.code, places: failure.places } : { code: failure.code };
}

export type ApiFailure =
  | PostFailure
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
  | GoOnFailure
  | RunFailure
  | StartCopyFailure
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
  | GuardRefusal;

type Coded<Code> = Extract<ApiFailure, { code: Code }>;

type SharedCode = keyof typeof failureTexts;

/** What is said of an expected failure. Sentences that the pages use too are in `shared/result.ts`. */
const details: {
  [Code in Exclude<ApiFailure['code'], SharedCode>]: string | ((failure: Coded<Code>) => string);
} & { [Code in SharedCode & ApiFailure['code']]?: (failure: Coded<Code>) => string } = {
  names_found: ({ places }) =>
    `Names that must not appear stand in ${places.length === 1 ? 'one place' : `${places.length} places`}. Nothing was changed. Take them out, or say in override.reason why they may stay.`,
  guard_locked:
    'The names that must not appear cannot be read: their key is lost. Nobody can say that this is safe. Bring the key back, or say in override.reason why it may leave all the same.',
  guard_readable: 'The names can be read. Take them away one by one.',
  name_not_found: 'There is no such name on the list.',
  too_many_names: 'The list is full. Take a name away first.',
  word_is_common: (failure) =>
    `“${failure.form}” is an ordinary word and would be found everywhere. In quotation marks it is looked for in exactly this case.`,
  name_too_short: (failure) =>
    `“${failure.form}” has too few letters to be told from other words. Two in quotation marks will do.`,
  own_password_needed:
    'This password was made up by the site. Choose one of your own first: POST /api/compose/password.',
  password_needed: 'This change needs your password again. Nothing was saved yet.',
  session_not_found: 'There is no such session anymore.',
  upload_too_large: 'The file is too large to upload. Import it on the command line.',
  no_place: 'The server offers no such place for copies.',
  copy_running: 'A copy is being made or tried already. Ask again when it is done.',
  import_not_found: 'There is no such import report.',
  post_not_found: 'Post not found',
  pair_not_found: 'The post is not paired with a translation.',
  pair_one_language: 'Both posts are in the same language. A pair has one in English and one in Spanish.',
  pair_taken: (failure) =>
    `The post “${failure.slug}” is a translation of another post already. Take those two apart first.`,
  not_approved: (failure) =>
    failure.wasApproved
      ? `This is not the version that ${failure.reader} approved. Nothing was saved. Send without_approval: true to publish it all the same.`
      : `This was given to ${failure.reader}, who has not approved it. Nothing was saved. Send without_approval: true to publish it all the same.`,
  review_not_found: 'There is no such review.',
  note_not_found: 'There is no such note.',
  review_too_long: 'A text of more than 300,000 characters is too long for one review. Split it in two.',
  too_many_reviews: 'This post has had a hundred rounds of review. Copy it with “Save as new” to go on.',
  copy_not_found: 'No unsaved writing of this id is kept.',
  copy_changed_elsewhere:
    'Another window or device has written on this text since. Nothing was changed; read what it has kept first.',
  too_many_copies: 'There is too much unsaved writing already. Save some of it, or let it go.',
  tag_not_found: 'No post has this tag.',
  tag_invalid: 'The name of a tag may not be empty, and holds no comma.',
  too_many_tags: 'The post would have more tags than a post can have.',
  time_twice: (failure) =>
    `${failureText('time_twice', { ...failure })} Send ${failure.first} or ${failure.second}.`,
  section_changed_elsewhere: failureText('changed_elsewhere'),
  key_used: (failure) =>
    `This Idempotency-Key has made the post “${failure.slug}”, with another text. Change that post, or send a new key.`,
  section_unknown: 'The pages have no such section.',
  section_not_found: 'This section has no text of its own in this language yet. Create it as a new item.',
  section_exists: 'This section already has a text in this language. Open that one and save it instead.',
  section_empty: 'An empty section cannot be published. Write its text, or save it as a draft.',
  password_is_own: 'To change the password, give the current one too: current_password.',
  client_gone: failureText('sign_in_busy'),
  password_invalid: 'Invalid password.',
  password_expired:
    'This password was made up by the site and was good for 7 days. On the server, npm run site -- password makes a new one.',
  locked_out: 'Access blocked for 120 minutes due to too many failed attempts.',
  second_factor_needed: 'The password is right. Confirm with your passkey, or a recovery code.',
  sign_in_expired: 'This sign-in has run out. Begin again with the password.',
  passkey_invalid: 'The passkey was not recognized.',
  recovery_code_invalid: 'That is not a recovery code that can still be used.',
  passkeys_unavailable: (failure) => obstacles[failure.obstacle],
  too_many_passkeys: `There is room for ${passkeyLimits.most} passkeys. Remove one first.`,
  registration_expired: 'This passkey took too long to make. Begin again.',
  registration_invalid: 'What the device sent is not a passkey for this site.',
  passkey_known: 'This passkey is here already.',
  passkey_not_found: 'There is no such passkey.',
  last_passkey:
    'This is the last passkey. Without it the password opens alone, and the recovery codes stop working. Send turn_off to remove it.',
  no_source: 'Enter the address of the old blog to begin.',
  no_site: (failure) => `There is no site at “${failure.host}”. Check how the address is spelled.`,
  import_running: ({ at }) => importRunning(at),
  import_over: 'This import is finished or was stopped.',
  file_missing: 'The file of this import is no longer on this machine. Choose it once more.',
  another_file: 'This is not the file that this import began with.',
  pictures_running: 'Pictures are being downloaded already. Wait until that is done.',
  file_too_big: (failure) => tooBig(failure),
  media_not_found: 'There is no such picture.',
  changes_undecided: (failure) =>
    `This file has ${failure.count} tracked ${failure.count === 1 ? 'change' : 'changes'}. Say what becomes of them: changes=accepted or changes=rejected.`,
  not_word: 'This is not a Word file (.docx).',
  old_word:
    'This is a Word file of before 2007, or one with a password. In Word, save it as .docx without a password.',
  word_damaged: 'The Word file is damaged and could not be read. Open it in Word and save it anew.',
  word_too_large: 'This Word file is longer than an article can be. Split it in two.',
  word_empty: 'There is no text in this Word file.',
  in_use: (failure) =>
    `The picture is shown in ${failure.places.length === 1 ? 'one place' : `${failure.places.length} places`}. Take it out there first.`,
  address_invalid: 'A web address starts with https://',
  answered: (failure) => `That address answered with the status ${failure.status}.`,
  too_large: 'The file at that address is too large. Use the command line.',
  too_many_redirects: 'That address sends on to others without end.',
  not_text: 'What is at that address is not text.',
};

export function detailOf(failure: ApiFailure): string {
  const detail = (details as Record<string, string | ((failure: ApiFailure) => string)>)[failure.code];
  if (detail === undefined) return failureText(failure.code as SharedCode, { ...failure } as never);
  return typeof detail === 'string' ? detail : detail(failure);
}

/** Who is at it, and how far. */
function importRunning(at: Extract<ImportRunning, { code: 'import_running' }>['at']): string {
  if (!at) return 'An export is being imported already. Wait until that is done.';
  const number = new Intl.NumberFormat('en').format;
  const done = at.total === null ? number(at.done) : `${number(at.done)} of ${number(at.total)}`;
  return `An export is being imported already: “${at.name}”, ${done}, on the machine ${at.machine}. Wait until that is done, or pause it.`;
}

const obstacles = {
  numeric_address: 'No passkey can be made for a numeric address. Give the site a host name (SITE_URL).',
  not_https: 'No passkey can be made without https. Serve the site over https (SITE_URL).',
} as const;

function tooBig({ unit, size, limit }: Extract<UploadFailure, { code: 'file_too_big' }>): string {
  return unit === 'pixels'
    ? `The picture has ${Math.ceil(size / 1e6)} million pixels. The limit is ${limit / 1e6} million.`
    : `The file is ${(size / 1024 / 1024).toFixed(1)} MB. The limit is ${limit / 1024 / 1024} MB.`;
}

/** Carries an expected failure out of a handler; `refused` answers it. */
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
  // Programs tell this refusal from others by its code: the way on is another call.
  const code = failure.code === 'password_needed' ? { code: failure.code } : {};
  // A sign-in that still needs its second step carries what the step needs.
  // In another language than English the host is put into that language's sentence.
  const site = failure.code === 'no_site' ? { code: failure.code, host: failure.host } : {};
  const review = failure.code === 'not_approved' ? { code: failure.code, review: failure.review } : {};
  const word = wordFacts(failure);
  const step = 'factor' in failure ? { second_factor: failure.factor } : {};
  return c.json(
    { detail: detailOf(failure), ...code, ...site, ...step, ...review, ...word, ...guardFacts(failure) },
    statusOf(failure),
  );
}

/** Which of the things that are wrong with a Word file it is: their statuses do not tell. */
function wordFacts(failure: ApiFailure): object {
  if (!wordFailureCodes.some((code) => code === failure.code)) return {};
  return failure.code === 'changes_undecided'
    ? { code: failure.code, count: failure.count }
    : { code: failure.code };
}

/** What is said when nobody expected the failure. */
export const unfinished = 'The server could not finish this. Nothing was lost; try again in a minute.';

/** Answers what a handler threw: refusals, ours and the framework's, with their status, anything else with a 500. */
export function respondToError(error: Error, c: Context, report: (error: Error) => void): Response {
  if (error instanceof Refusal) return refused(c, error.failure);
  if (error instanceof LeavingRefused) return refused(c, error.failure);
  if (error instanceof HTTPException) {
    return c.json({ detail: error.message || 'The request could not be read.' }, error.status);
  }
  report(error);
  if (error instanceof DatabaseFailure) {
    const { status, detail, retryAfter } = databaseErrors[error.kind];
    c.header('Retry-After', String(retryAfter));
    return c.json({ detail }, status);
  }
  if (error instanceof PicturesAway) {
    c.header('Retry-After', String(picturesAway.retryAfter));
    return c.json({ detail: picturesAway.detail }, picturesAway.status);
  }
  return c.json({ detail: unfinished }, 500);
}

/** One thing that is wrong with an input, as its schema tells it. */
export type Issue = z.core.$ZodIssue;

/** The first thing wrong with an input, as one sentence: which field, and what it should be. */
export function invalidInput(issues: readonly Issue[]): string {
  const [first] = issues;
  const field = first?.path.join('.');
  const wrong = first?.message.replace(/^Invalid input: expected \w+, received undefined$/, 'is missing');
  return `The request could not be read: ${field ? `${field}: ` : ''}${wrong ?? 'invalid input'}.`;
}
