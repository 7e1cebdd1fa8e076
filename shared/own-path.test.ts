import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each(['/', '/compose?lang=es', '/blog/one#two', '/a//b'])('%j is of this site', (path) => {
  expect(ownPath(path)).toBe(path);
});

test.each([
  '//x',
  '/\\x',
  '/\t/x',
  '/\r\n/x',
  ' //x',
  'https://x',
  'javascript:1',
  '/.//x',
  'x',
  '',
  '/..//x',
])('%j leads elsewhere', (text) => {
  expect(ownPath(text)).toBeUndefined();
});
