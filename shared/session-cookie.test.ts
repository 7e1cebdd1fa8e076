import { expect, test } from 'vitest';
import { clearedSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts';

const end = new Date('2026-03-02T12:00:00.000Z');

test('over https the cookie is bound to its host', () => {
  expect(sessionCookie('token', end, true)).toBe(
    '__Host-compose_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 02 Mar 2026 12:00:00 GMT; Secure',
  );
  expect(clearedSessionCookie(true)).toBe(
    '__Host-compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  );
});

test('over http, where browsers refuse a __Host- name, it has a plain one', () => {
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
])('in %j (https: %s) the token is %s', (header, secure, token) => {
  expect(readSessionToken(header, secure)).toBe(token);
});
