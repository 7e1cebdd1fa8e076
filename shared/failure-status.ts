/** The HTTP status of every expected failure, for the API and the pages alike. */
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
  passkey_invalid: 401,
  recovery_code_invalid: 401,
  own_password_needed: 403,
  password_needed: 403,
  password_expired: 403,
  address_refused: 403,
  post_not_found: 404,
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
  slug_reserved: 409,
  slug_taken: 409,
  changed_elsewhere: 409,
  copy_changed_elsewhere: 409,
  too_many_copies: 409,
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
  registration_invalid: 422,
  import_over: 404,
  file_missing: 409,
  another_file: 409,
  no_place: 409,
  copy_running: 409,
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

/** After how many seconds what was refused may be sent again, for `Retry-After`; undefined where waiting changes nothing. */
export function retryAfter(failure: { code: string; until?: Date }, now: Date): number | undefined {
  if (failure.until) return Math.max(1, Math.ceil((failure.until.getTime() - now.getTime()) / 1000));
  return waits[failure.code];
}
