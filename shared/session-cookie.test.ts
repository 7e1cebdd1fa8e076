import { expect, test } from 'vitest';
import { clearedSessionCookies, readSessionToken, sessionCookies } from './session-cookie.ts';

const end = new Date('2026-03-02T12:00:00.000Z');

test('over https the cookie is bound to its host, and the name of earlier versions is cleared', () => {
  expect(sessionCookies('token', end, true)).toEqual([
    '__Host-compose_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 02 Mar 2026 12:00:00 GMT; Secure',
    'compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ]);
  expect(clearedSessionCookies(true)).toEqual([
    '__Host-compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
    'compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

test('over http, where no browser takes such a name, it keeps the plain one', () => {
  expect(sessionCookies('token', end, false)).toEqual([
    'compose_session=token; Path=/; HttpOnly; SameSite=Lax; Expires=Mon, 02 Mar 2026 12:00:00 GMT',
  ]);
  expect(clearedSessionCookies(false)).toHaveLength(1);
});

test.each([
  ['__Host-compose_session=new', true, 'new'],
  ['compose_session=planted; __Host-compose_session=new', true, 'new'],
  ['compose_session=from-before', true, 'from-before'],
  ['compose_session=plain; __Host-compose_session=other', false, 'plain'],
  ['x__Host-compose_session=no', true, undefined],
  ['', true, undefined],
  [undefined, false, undefined],
])('in %j (https: %s) the token is %s', (header, secure, token) => {
  expect(readSessionToken(header, secure)).toBe(token);
});
