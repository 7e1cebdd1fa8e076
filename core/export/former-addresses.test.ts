import { expect, test } from 'vitest';
import { formerAddresses } from './export-store.ts';

test('former slugs and blog paths are listed separately, sorted, without the current slug', () => {
  const slugs = ['b', 'now', 'a'];
  const paths = ['/blog/c', '/blog/now', '/blog/a', '/blog/2012/d', '/blog/日本', '/blog/?p=3'];
  expect(formerAddresses('now', { slugs, paths })).toEqual({
    slugs: ['a', 'b', 'c'],
    paths: ['/blog/%E6%97%A5%E6%9C%AC', '/blog/2012/d', '/blog/?p=3'],
  });
});

test.each([
  ['/2012/what? why#not', '/2012/what%3F%20why%23not'],
  ['/100%', '/100%25'],
  ['/caf%e9/é', '/caf%25e9/%C3%A9'],
  ['/?p=12', '/?p=12'],
])('a path %s is exported as %s', (path, written) => {
  expect(formerAddresses('now', { slugs: [], paths: [path] }).paths).toEqual([written]);
});
