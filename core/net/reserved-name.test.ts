import { expect, test } from 'vitest';
import { isReservedName } from './check-destination.ts';

test.each([
  ...'localhost|localhost.|printer|blog.localhost|nas.local'.split('|'),
  ...'metadata.google.internal|router.home.arpa|wiki.corp|site.test|hidden.onion'.split('|'),
])('%s is refused by its name', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['example.com', 'localhost.example.com', 'local.blog', 'xn--mnchen-3ya.de', 'example.com.'])(
  '%s is a public name',
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);
