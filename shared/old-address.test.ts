import { expect, test } from 'vitest';
import { oldPath, oldPaths, oldPathsAt, oldPlace } from './old-address.ts';

test.each([
  ['https://old.example.com/2019/05/My-Post/', '/2019/05/my-post'],
  ['/2019/05/my-post?utm_source=x#part', '/2019/05/my-post'],
  ['/caf%C3%A9/', '/café'],
  ['https://old.example.com//2019//a//', '/2019/a'],
  ['/%E6%97%A5%e6%9c%ac-%c3%89/', '/日本-é'],
  ['/日本-É', '/日本-é'],
  ['/caf%E9/%C3%A9', '/caf%e9/é'],
  ['/index.php/2019/a/', '/index.php/2019/a'],
  ['/index.php?p=7', '/?p=7'],
  ['/blog/index.php?p=7', '/blog/?p=7'],
  ['https://old.example.com/?p=0123', '/?p=123'],
  ['https://old.example.com/blog/?p=7&preview=1', '/blog/?p=7'],
  ['/blog?p=7', '/blog/?p=7'],
  ['https://old.example.com/', undefined],
  ['https://old.example.com/?p=x', undefined],
  ['mailto:someone@old.example.com', undefined],
  ['http://[', undefined],
])('the path of %s is %s', (address, path) => {
  expect(oldPath(address)).toBe(path);
});

test('a place has its host, with and without www the same', () => {
  expect(oldPlace('https://www.old.example.com/a/')).toBe('old.example.com/a');
  expect(oldPlace('http://old.example.com/a')).toBe('old.example.com/a');
  expect(oldPlace('/a')).toBeUndefined();
});

test('the paths of a post are those of its web addresses, each once', () => {
  const link = 'https://old.example.com/2019/my-post/';
  expect(oldPaths([link, 'http://old.example.com/2019/My-Post', null, 'substack:17', '/a'])).toEqual([
    '/2019/my-post',
    '/a',
  ]);
  expect(oldPaths([`https://old.example.com/${'x'.repeat(3000)}`])).toEqual([]);
});

test.each([
  ['/2019/a/', ['/2019/a']],
  ['/2019/a/feed/', ['/2019/a/feed', '/2019/a']],
  ['/2019/a/comment-page-3/#comment-12', ['/2019/a/comment-page-3', '/2019/a']],
  ['/2019/a/2', ['/2019/a/2', '/2019/a']],
  ['/a/page/2/', ['/a/page/2', '/a']],
  ['/archives/123', ['/archives/123', '/archives']],
  ['/feed/', ['/feed']],
  ['/?p=7', ['/?p=7']],
  ['/2019/a/?p=7', ['/2019/a/?p=7', '/2019/a']],
  ['/', []],
])('%s can stand for %j', (address, paths) => {
  expect(oldPathsAt(address)).toEqual(paths);
});
