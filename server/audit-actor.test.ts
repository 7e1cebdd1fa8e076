import { expect, test } from 'vitest';
import { auditActor } from './audit-actor.ts';

const requestContext = {
  url: new URL('https://site.example/api/settings'),
  token: 'token',
  client: '192.0.2.1',
};

test.each([
  ['a program', '/api/settings', {}, 'api'],
  ['a program at the other reading of an address', '/blog/posts', {}, 'api'],
  ['a page of this site', '/api/settings', { 'sec-fetch-site': 'same-origin' }, 'site'],
  ['another site', '/api/settings', { 'sec-fetch-site': 'cross-site' }, 'api'],
  ['a form without scripts', '/settings', {}, 'site'],
])('%s at %s acts through its face', (_who, path, headers, source) => {
  const url = new URL(path, requestContext.url);
  expect(auditActor({ headers }, { ...requestContext, url, owner: true }).source).toBe(source);
});

test('a token that opens nothing is nobody’s session', () => {
  expect(auditActor({ headers: {} }, { ...requestContext, owner: false }).token).toBeUndefined();
  expect(auditActor({ headers: {} }, { ...requestContext, owner: true }).token).toBe('token');
});
