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
import type { ContentFailure } from '../core/content/content-core.ts';
import type { StartCopyFailure } from '../core/copies/copies-core.ts';
import type { GuardFailure, NameFailure } from '../core/guard/guard-core.ts';
import type { BringFailure, HandoverFailure } from '../core/handover/handover-core.ts';
import type { ExportTextFailure, ScrapeFailure } from '../core/import/import-core.ts';
import type { ImportFailure, ImportRunning } from '../core/import/import-lock-core.ts';
import type { GoOnFailure } from '../core/import/resume/resumable-imports.ts';
import type { RunFailure } from '../core/import/runs/import-run-core.ts';
import type { MediaRemovalFailure, UploadFailure } from '../core/media/media-core.ts';
import type { PostFailure } from '../core/posts/post-core.ts';
import type { TagFailure } from '../core/posts/tags/tag-core.ts';
import type { WorkingCopyFailure } from '../core/posts/working-copies/working-copy-core.ts';
import type { ReviewFailure } from '../core/reviews/review-core.ts';
import type { PairFailure } from '../core/translations/translation-core.ts';
import { wordFailureCodes } from '../shared/handover.ts';
import {
  type DatabaseErrorKind,
  DatabaseFailure,
  failureText,
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

/** What is said where names must not appear, or the list of them can't be changed. */
function guardDetail(failure: GuardRefusal): string {
  switch (failure.code) {
    case 'names_found': {
      const count = failure.places.length;
      const places = count === 1 ? 'one place' : `${count} places`;
      return `Names that must not appear stand in ${places}. Nothing was changed. Take them out, or say in override.reason why they may stay.`;
    }
    case 'guard_locked':
      return 'The names that must not appear cannot be read: their key is lost. Nobody can say that this is safe. Bring the key back, or say in override.reason why it may leave all the same.';
    case 'guard_readable':
      return 'The names can be read. Take them away one by one.';
    case 'name_not_found':
      return 'There is no such name on the list.';
    case 'too_many_names':
      return 'The list is full. Take a name away first.';
    case 'word_is_common':
      return `“${failure.form}” is an ordinary word and would be found everywhere. In quotation marks it is looked for in exactly this case.`;
    case 'name_too_short':
      return `“${failure.form}” has too few letters to be told from other words. Two in quotation marks will do.`;
  }
}

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

/** What is said of an expected failure. */
export function detailOf(failure: ApiFailure): string {
  switch (failure.code) {
    case 'sign_in_needed':
      return failureText('sign_in_needed');
    case 'own_password_needed':
      return 'This password was made up by the site. Choose one of your own first: POST /api/compose/password.';
    case 'password_needed':
      return 'This change needs your password again. Nothing was saved yet.';
    case 'session_not_found':
      return 'There is no such session anymore.';
    case 'names_found':
    case 'guard_locked':
    case 'guard_readable':
    case 'name_not_found':
    case 'too_many_names':
    case 'word_is_common':
    case 'name_too_short':
      return guardDetail(failure);
    case 'upload_too_large':
      return 'The file is too large to upload. Import it on the command line.';
    case 'no_place':
      return 'The server offers no such place for copies.';
    case 'copy_running':
      return 'A copy is being made or tried already. Ask again when it is done.';
    case 'import_not_found':
      return 'There is no such import report.';
    case 'post_not_found':
      return 'Post not found';
    case 'pair_not_found':
      return 'The post is not paired with a translation.';
    case 'pair_one_language':
      return 'Both posts are in the same language. A pair has one in English and one in Spanish.';
    case 'pair_taken':
      return `The post “${failure.slug}” is a translation of another post already. Take those two apart first.`;
    case 'pair_language':
      return failureText('pair_language');
    case 'not_approved':
      return failure.wasApproved
        ? `This is not the version that ${failure.reader} approved. Nothing was saved. Send without_approval: true to publish it all the same.`
        : `This was given to ${failure.reader}, who has not approved it. Nothing was saved. Send without_approval: true to publish it all the same.`;
    case 'review_not_found':
      return 'There is no such review.';
    case 'note_not_found':
      return 'There is no such note.';
    case 'review_too_long':
      return 'A text of more than 300,000 characters is too long for one review. Split it in two.';
    case 'too_many_reviews':
      return 'This post has had a hundred rounds of review. Copy it with “Save as new” to go on.';
    case 'copy_not_found':
      return 'No unsaved writing of this id is kept.';
    case 'copy_changed_elsewhere':
      return 'Another window or device has written on this text since. Nothing was changed; read what it has kept first.';
    case 'too_many_copies':
      return 'There is too much unsaved writing already. Save some of it, or let it go.';
    case 'tag_not_found':
      return 'No post has this tag.';
    case 'tag_invalid':
      return 'The name of a tag may not be empty, and holds no comma.';
    case 'too_many_tags':
      return 'The post would have more tags than a post can have.';
    case 'title_and_body_required':
      return failureText('title_and_body_required');
    case 'publish_at_past':
      return failureText('publish_at_past');
    case 'publish_at_required':
      return failureText('publish_at_required');
    case 'publish_at_unscheduled':
      return failureText('publish_at_unscheduled');
    case 'publish_at_invalid':
      return failureText('publish_at_invalid');
    case 'time_skipped':
      return failureText('time_skipped', { ...failure });
    case 'time_twice':
      return `${failureText('time_twice', { ...failure })} Send ${failure.first} or ${failure.second}.`;
    case 'slug_invalid':
      return failureText('slug_invalid');
    case 'slug_reserved':
      return failureText('slug_reserved', failure);
    case 'slug_taken':
      return failureText('slug_taken', failure);
    case 'changed_elsewhere':
    case 'section_changed_elsewhere':
      return failureText('changed_elsewhere');
    case 'key_used':
      return `This Idempotency-Key has made the post “${failure.slug}”, with another text. Change that post, or send a new key.`;
    case 'text_too_intricate':
      return failureText('text_too_intricate');
    case 'section_unknown':
      return 'The pages have no such section.';
    case 'section_not_found':
      return 'This section has no text of its own in this language yet. Create it as a new item.';
    case 'section_exists':
      return 'This section already has a text in this language. Open that one and save it instead.';
    case 'section_empty':
      return 'An empty section cannot be published. Write its text, or save it as a draft.';
    case 'password_fixed':
      return failureText('password_fixed');
    case 'password_too_short':
      return failureText('password_too_short', { least: failure.least });
    case 'password_common':
      return failureText('password_common');
    case 'password_is_own':
      return 'To change the password, give the current one too: current_password.';
    case 'sign_in_busy':
    case 'client_gone':
      return failureText('sign_in_busy');
    case 'sign_in_paused':
      return failureText('sign_in_paused');
    case 'password_invalid':
      return 'Invalid password.';
    case 'password_expired':
      return 'This password was made up by the site and was good for 7 days. On the server, npm run site -- password makes a new one.';
    case 'locked_out':
      return 'Access blocked for 120 minutes due to too many failed attempts.';
    case 'second_factor_needed':
      return 'The password is right. Confirm with your passkey, or a recovery code.';
    case 'sign_in_expired':
      return 'This sign-in has run out. Begin again with the password.';
    case 'passkey_invalid':
      return 'The passkey was not recognized.';
    case 'recovery_code_invalid':
      return 'That is not a recovery code that can still be used.';
    case 'passkeys_unavailable':
      return obstacles[failure.obstacle];
    case 'too_many_passkeys':
      return `There is room for ${passkeyLimits.most} passkeys. Remove one first.`;
    case 'registration_expired':
      return 'This passkey took too long to make. Begin again.';
    case 'registration_invalid':
      return 'What the device sent is not a passkey for this site.';
    case 'passkey_known':
      return 'This passkey is here already.';
    case 'passkey_not_found':
      return 'There is no such passkey.';
    case 'last_passkey':
      return 'This is the last passkey. Without it the password opens alone, and the recovery codes stop working. Send turn_off to remove it.';
    case 'no_source':
      return 'Enter the address of the old blog to begin.';
    case 'no_site':
      return `There is no site at “${failure.host}”. Check how the address is spelled.`;
    case 'no_posts':
      return failureText('no_posts');
    case 'not_an_export':
      return failureText('not_an_export');
    case 'archive_too_large':
      return failureText('archive_too_large');
    case 'import_running':
      return importRunning(failure.at);
    case 'import_over':
      return 'This import is finished or was stopped.';
    case 'file_missing':
      return 'The file of this import is no longer on this machine. Choose it once more.';
    case 'another_file':
      return 'This is not the file that this import began with.';
    case 'pictures_running':
      return 'Pictures are being downloaded already. Wait until that is done.';
    case 'file_type':
      return failureText('file_type');
    case 'file_broken':
      return failureText('file_broken');
    case 'file_too_big':
      return tooBig(failure);
    case 'media_not_found':
      return 'There is no such picture.';
    case 'changes_undecided':
      return `This file has ${failure.count} tracked ${failure.count === 1 ? 'change' : 'changes'}. Say what becomes of them: changes=accepted or changes=rejected.`;
    case 'not_word':
      return 'This is not a Word file (.docx).';
    case 'old_word':
      return 'This is a Word file of before 2007, or one with a password. In Word, save it as .docx without a password.';
    case 'word_damaged':
      return 'The Word file is damaged and could not be read. Open it in Word and save it anew.';
    case 'word_too_large':
      return 'This Word file is longer than an article can be. Split it in two.';
    case 'word_empty':
      return 'There is no text in this Word file.';
    case 'in_use':
      return `The picture is shown in ${failure.places.length === 1 ? 'one place' : `${failure.places.length} places`}. Take it out there first.`;
    case 'address_invalid':
      return 'A web address starts with https://';
    case 'address_refused':
      return failureText('address_refused');
    case 'no_answer':
      return failureText('no_answer');
    case 'answered':
      return `That address answered with the status ${failure.status}.`;
    case 'too_large':
      return 'The file at that address is too large. Use the command line.';
    case 'too_many_redirects':
      return 'That address sends on to others without end.';
    case 'not_text':
      return 'What is at that address is not text.';
  }
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
