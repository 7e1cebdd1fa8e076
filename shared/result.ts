import type { GuardPlace } from './guard/guarded-name.ts';

/** An expected outcome: a value, or a failure with a known code. Only unexpected errors are thrown. */
export type Result<Value, Failure extends { code: string }> =
  | { ok: true; value: Value }
  | { ok: false; failure: Failure };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<const Failure extends { code: string }>(
  failure: Failure,
): { ok: false; failure: Failure } {
  return { ok: false, failure };
}

/** The HTTP status of every expected failure, for the API and pages. */
const statuses = {
  title_and_body_required: 400,
  publish_at_past: 400,
  publish_at_required: 400,
  publish_at_unscheduled: 400,
  publish_at_invalid: 400,
  time_skipped: 400,
  time_twice: 400,
  date_invalid: 400,
  input_invalid: 400,
  too_long: 400,
  name_required: 400,
  tag_invalid: 400,
  too_many_tags: 400,
  slug_invalid: 400,
  section_empty: 400,
  password_required: 400,
  password_too_short: 400,
  password_common: 400,
  password_is_own: 400,
  address_invalid: 400,
  sign_in_needed: 401,
  signed_out: 401,
  sign_in_expired: 401,
  password_invalid: 401,
  second_factor_needed: 401,
  passphrase_needed: 401,
  passphrase_wrong: 401,
  passkey_invalid: 401,
  recovery_code_invalid: 401,
  own_password_needed: 403,
  password_needed: 403,
  password_expired: 403,
  address_refused: 403,
  post_not_found: 404,
  next_not_found: 404,
  review_not_found: 404,
  note_not_found: 404,
  tag_not_found: 404,
  import_not_found: 404,
  section_unknown: 404,
  section_not_found: 404,
  media_not_found: 404,
  copy_not_found: 404,
  session_not_found: 404,
  passkey_not_found: 404,
  no_source: 404,
  no_posts: 404,
  pair_not_found: 404,
  pair_one_language: 409,
  pair_taken: 409,
  pair_language: 409,
  word_is_common: 400,
  name_too_short: 400,
  name_not_found: 404,
  names_found: 409,
  guard_locked: 409,
  guard_readable: 409,
  too_many_names: 409,
  slug_reserved: 409,
  slug_taken: 409,
  changed_elsewhere: 409,
  not_published: 409,
  next_outdated: 409,
  copy_changed_elsewhere: 409,
  too_many_copies: 409,
  not_approved: 409,
  too_many_reviews: 409,
  too_many_notes: 409,
  review_decided: 409,
  passage_not_found: 409,
  section_exists: 409,
  section_changed_elsewhere: 409,
  in_use: 409,
  password_fixed: 409,
  passkeys_unavailable: 409,
  passkey_known: 409,
  too_many_passkeys: 409,
  last_passkey: 409,
  registration_expired: 409,
  upload_too_large: 413,
  archive_too_large: 413,
  file_too_big: 413,
  file_type: 415,
  file_broken: 422,
  not_an_export: 422,
  key_used: 422,
  text_too_intricate: 422,
  review_too_long: 422,
  registration_invalid: 422,
  import_over: 404,
  file_missing: 409,
  another_file: 409,
  no_place: 409,
  copy_running: 409,
  changes_undecided: 409,
  word_too_large: 413,
  not_word: 415,
  old_word: 415,
  word_damaged: 422,
  word_empty: 422,
  import_running: 429,
  pictures_running: 429,
  locked_out: 429,
  sign_in_paused: 429,
  no_site: 502,
  no_answer: 502,
  answered: 502,
  too_large: 502,
  too_many_redirects: 502,
  not_text: 502,
  sign_in_busy: 503,
  client_gone: 503,
} as const;

interface ExpectedFailure {
  code: keyof typeof statuses;
  cause?: 'connection' | 'timeout';
}

export function statusOf({ code, cause }: ExpectedFailure) {
  return cause === 'timeout' ? 504 : statuses[code];
}

const waits: Record<string, number> = { sign_in_busy: 2, client_gone: 2, import_running: 30 };

/** Returns seconds for the `Retry-After` header; undefined if waiting doesn't help. */
export function retryAfter(failure: { code: string; until?: Date }, now: Date): number | undefined {
  if (failure.until) return Math.max(1, Math.ceil((failure.until.getTime() - now.getTime()) / 1000));
  return waits[failure.code];
}

/** English sentences for expected failures, for the API and pages. `{name}` is replaced with a value. */
export const failureTexts = {
  sign_in_needed: 'Please sign in first.',
  title_and_body_required: 'Title and body are required',
  pair_language:
    'The post is linked to its translation, so its language can’t change. Unlink the translation first.',
  slug_taken: 'Another post already uses the slug “{slug}”. Choose a different one.',
  slug_reserved: 'The slug “{slug}” is reserved. Choose a different one.',
  slug_invalid: 'A slug can contain letters, digits and hyphens.',
  text_too_intricate:
    'This text has too much formatting to display. Nothing was lost. Remove some formatting, or split the text in two.',
  publish_at_past: 'That time is in the past. Choose a later one, or publish now.',
  publish_at_required: 'Choose the date and time when the post goes live.',
  publish_at_unscheduled: 'Only a scheduled post can have a publication time.',
  publish_at_invalid: 'That isn’t a valid date and time. Use the format 2026-03-31T09:00.',
  time_skipped: '{wanted} doesn’t exist in {zone}: clocks go forward that night, to {instead}.',
  time_twice: '{wanted} occurs twice in {zone}: clocks go back that night. Choose which one you mean.',
  changed_elsewhere:
    'This text was changed in another window after you opened it. Compare the two before you save.',
  password_too_short: 'A password needs at least {least} characters.',
  password_common: 'That password is too easy to guess. Choose another one. Four random words work well.',
  password_fixed:
    'The password is set on the server by OWNER_PASSWORD. Change it there and restart the site.',
  sign_in_busy: 'Too many sign-ins right now. Try again in a moment.',
  sign_in_paused: 'Too many wrong passwords from many networks. Try again in a few minutes.',
  no_posts: 'No posts found.',
  archive_too_large: 'This archive is too large when unpacked. Include only the posts.',
  not_an_export:
    'This file isn’t a blog export. Supported: WordPress or Squarespace (XML), Ghost (JSON), Substack or Medium (zip), Blogger (feed.atom, XML or zip), and Markdown with front matter (zip).',
  file_type:
    'This file type isn’t supported. Use JPEG, PNG, WebP, AVIF or GIF. Convert a HEIC photo to JPEG first: on a Mac, export it from Preview. To take photos as JPEG on an iPhone, choose Settings > Camera > Formats > Most Compatible.',
  file_broken: 'Couldn’t read the file as an image. It may be corrupted.',
  address_refused: 'That URL can’t be imported. Use the public URL of the old blog.',
  no_answer: 'That URL isn’t responding. Check it in your browser and try again.',
};

/** Fills in a sentence's values. A placeholder without a value stays. */
export function failureText(
  code: keyof typeof failureTexts,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return failureTexts[code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}

/** Unreachable or unresponsive, locked by others, disk full, or read-only. */
export type DatabaseErrorKind = 'unavailable' | 'busy' | 'disk_full' | 'read_only';

/** The database failed through no fault of the request. Nothing that wasn't confirmed was written. */
export class DatabaseFailure extends Error {
  readonly kind: DatabaseErrorKind;
  readonly code: string | undefined;

  constructor(kind: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DatabaseFailure';
    this.kind = kind;
    const { code } = (cause ?? {}) as { code?: unknown };
    this.code = typeof code === 'string' ? code : undefined;
  }
}

/** Checks whether nothing can be saved but reading works. */
export function isUnwritable(error: unknown): boolean {
  return error instanceof DatabaseFailure && (error.kind === 'disk_full' || error.kind === 'read_only');
}

/** The images' object storage failed. Nothing unconfirmed was written. The message is for the log. */
export class ImagesUnavailable extends Error {
  override name = 'ImagesUnavailable';
}

/** The response's sentence, and the seconds before a retry. */
export const imagesUnavailable = {
  status: 503,
  detail: 'The image storage isn’t responding. Try again in a moment.',
  retryAfter: 5,
} as const;

/**
 * Thrown if an outgoing text contains confidential names (`names_found`) or couldn't be checked
 * (`guard_locked`), by changes that don't return failures. Nothing was written.
 */
export class ConfidentialNamesFound extends Error {
  override name = 'ConfidentialNamesFound';
  readonly failure: { code: 'names_found'; places: GuardPlace[] } | { code: 'guard_locked' };

  constructor(failure: ConfidentialNamesFound['failure']) {
    // The message goes to the log and contains no name.
    super(failure.code);
    this.failure = failure;
  }
}
