import { expect, test } from 'vitest';
import { nextPage } from './next-page.ts';
import { parsePage } from './parse-page.ts';

const origin = 'https://old.example.com';

function next(link: string, first: string, number = 1): string | null {
  const document = parsePage(`<html><head></head><body><p>Text</p>${link}</body></html>`, origin + first);
  return document ? nextPage(document, { first: origin + first, number }) : null;
}

test.each([
  ['<a href="/a/2/">2</a><a href="/a/3/">3</a>', '/a/', 1, '/a/2/'],
  ['<a href="/a/">1</a><a href="/a/3">3</a>', '/a/', 2, '/a/3'],
  ['<link rel="next" href="?page=2">', '/a', 1, '/a?page=2'],
  ['<a href="/?p=7&page=3">on</a>', '/?p=7', 2, '/?p=7&page=3'],
  ['<a href="/archives/12/2/">2</a>', '/archives/12/', 1, '/archives/12/2/'],
])('%s is the next page of %s after page %i', (link, first, number, found) => {
  expect(next(link, first, number)).toBe(origin + found);
});

test.each([
  ['<link rel="next" href="/another-article/">', '/a/'],
  ['<a href="/a/3/">3</a>', '/a/'],
  ['<a href="/archives/13/">On</a>', '/archives/12/'],
  ['<a href="https://else.example.com/a/2/">2</a>', '/a/'],
])('%s is none of %s', (link, first) => {
  expect(next(link, first)).toBeNull();
});
