import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { findService, placeOf, services } from './services.ts';

test('the pager goes through the five pages in the order of docs/specification.md 2.6', () => {
  expect(services.map(({ slug }) => paths.service(slug))).toEqual([
    '/services/speech-writing-services',
    '/services/linkedin-that-leads',
    '/services/articles-opeds',
    '/services/unified-executive-voice',
    '/services/biography-writing-services',
  ]);
});

test('articles and op-eds is 3 of 5, between LinkedIn and the unified voice', () => {
  const articles = findService('articles-opeds');
  expect(articles && placeOf(articles)).toMatchObject({
    n: 3,
    total: 5,
    previous: { key: 'linkedin' },
    next: { key: 'voice' },
  });
});

test('the first page follows the last, so that both links are always there', () => {
  const [first] = services;
  const last = services[4];
  expect(placeOf(first)).toMatchObject({ n: 1, previous: last });
  expect(placeOf(last)).toMatchObject({ n: 5, next: first });
});

test('an address that is none of the five finds nothing', () => {
  expect(findService('speech')).toBeUndefined();
  expect(findService('')).toBeUndefined();
});
