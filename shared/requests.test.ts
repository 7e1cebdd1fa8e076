import { expect, test } from 'vitest';
import { limitPerMinute } from './requests.ts';
import { retryAfter, statusOf } from './result.ts';
import {
  clearedSessionCookie,
  countCharacters,
  isTooLong,
  isTooShort,
  readSessionToken,
  sessionCookie,
} from './sign-in.ts';

const end = new Date('2026-03-02T12:00:00.000Z');

test('the session cookie over HTTPS has the __Host- prefix', () => {
  expect(sessionCookie('token', end, true)).toBe(
    '__Host-compose_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 02 Mar 2026 12:00:00 GMT; Secure',
  );
  expect(clearedSessionCookie(true)).toBe(
    '__Host-compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  );
});

test('the session cookie over HTTP, where browsers reject the __Host- prefix, has no prefix', () => {
  expect(sessionCookie('token', end, false)).toBe(
    'compose_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 02 Mar 2026 12:00:00 GMT',
  );
  expect(clearedSessionCookie(false)).toBe('compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
});

test.each([
  ['__Host-compose_session=new', true, 'new'],
  ['compose_session=planted; __Host-compose_session=new', true, 'new'],
  ['compose_session=planted', true, undefined],
  ['compose_session=plain; __Host-compose_session=other', false, 'plain'],
  ['x__Host-compose_session=no', true, undefined],
  ['', true, undefined],
  [undefined, false, undefined],
])('the session token in the cookie %j (HTTPS: %s) is %s', (header, secure, token) => {
  expect(readSessionToken(header, secure)).toBe(token);
});

test('a password needs at least 12 characters', () => {
  expect(isTooShort('x'.repeat(11))).toBe(true);
  expect(isTooShort('x'.repeat(12))).toBe(false);
});

test('a surrogate pair in a password counts as one character', () => {
  expect(countCharacters('🔑'.repeat(6))).toBe(6);
  expect(isTooShort('🔑'.repeat(11))).toBe(true);
  expect(isTooShort('ñ'.repeat(12))).toBe(false);
});

test('a password longer than the sign-in form accepts is rejected', () => {
  expect(isTooLong('x'.repeat(1000))).toBe(false);
  expect(isTooLong('x'.repeat(1001))).toBe(true);
});

/** Deliberately repeated here: the statuses are part of the API and must not change by accident. */
const statuses: Record<number, string> = {
  400: `title_and_body_required publish_at_past publish_at_required publish_at_unscheduled
    publish_at_invalid time_skipped time_twice date_invalid input_invalid too_long name_required
    tag_invalid too_many_tags slug_invalid section_empty password_required password_too_short
    password_common password_is_own address_invalid word_is_common name_too_short`,
  401: `sign_in_needed signed_out sign_in_expired password_invalid second_factor_needed passphrase_needed
    passphrase_wrong passkey_invalid recovery_code_invalid`,
  403: 'own_password_needed password_needed password_expired address_refused',
  404: `post_not_found review_not_found note_not_found tag_not_found import_not_found section_unknown
    section_not_found media_not_found copy_not_found session_not_found passkey_not_found no_source
    no_posts pair_not_found name_not_found import_over`,
  409: `pair_one_language pair_taken pair_language names_found guard_locked guard_readable too_many_names
    slug_reserved slug_taken changed_elsewhere copy_changed_elsewhere too_many_copies not_approved
    too_many_reviews too_many_notes review_decided passage_not_found section_exists
    section_changed_elsewhere in_use password_fixed passkeys_unavailable passkey_known
    too_many_passkeys last_passkey registration_expired file_missing another_file no_place
    copy_running changes_undecided`,
  413: 'upload_too_large archive_too_large file_too_big word_too_large',
  415: 'file_type not_word old_word',
  422: `file_broken not_an_export key_used text_too_intricate review_too_long registration_invalid
    word_damaged word_empty`,
  429: 'import_running pictures_running locked_out sign_in_paused',
  502: 'no_site no_answer answered too_large too_many_redirects not_text',
  503: 'sign_in_busy client_gone',
};

test('every failure code has an HTTP status, and a timeout is 504', () => {
  for (const [status, codes] of Object.entries(statuses)) {
    for (const code of codes.split(/\s+/) as Parameters<typeof statusOf>[0]['code'][])
      expect([code, statusOf({ code })]).toEqual([code, Number(status)]);
  }
  expect(statusOf({ code: 'no_answer', cause: 'connection' })).toBe(502);
  expect(statusOf({ code: 'no_answer', cause: 'timeout' })).toBe(504);
});

test('only temporary failures have a Retry-After header', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(retryAfter({ code: 'locked_out', until: new Date('2026-03-01T12:00:01.500Z') }, now)).toBe(2);
  expect(retryAfter({ code: 'sign_in_busy' }, now)).toBe(2);
  expect(retryAfter({ code: 'password_invalid' }, now)).toBeUndefined();
});

test('a rate limit allows a few events per name and minute, and reports the dropped ones a minute later', () => {
  let now = 0;
  const limit = limitPerMinute(2, () => now);
  const ask = (name: string, times: number) => Array.from({ length: times }, () => limit(name));
  expect(ask('one', 5).map(({ isWithin }) => isWithin)).toEqual([true, true, false, false, false]);
  expect(limit('other')).toEqual({ isWithin: true, leftOut: 0 });
  now = 59_999;
  expect(limit('one')).toEqual({ isWithin: false, leftOut: 0 });
  now = 60_000;
  expect(ask('one', 2)).toEqual([
    { isWithin: true, leftOut: 4 },
    { isWithin: true, leftOut: 0 },
  ]);
  expect(limit('other')).toEqual({ isWithin: true, leftOut: 0 });
});
