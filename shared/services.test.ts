import { expect, test } from 'vitest';
import { paths } from './paths.ts';
import { placeOf, services } from './services.ts';

test('the pager goes through the five pages in the order of docs/specification.md 2.6', () => {
  expect(services.map(({ slug }) => paths.service(slug))).toEqual([
    '/services/speech-writing-services',
    '/services/linkedin-that-leads',
    '/services/articles-opeds',
    '/services/unified-executive-voice',
    '/services/biography-writing-services',
  ]);
});

test('the first page follows the last, so that both links are always there', () => {
  const [first] = services;
  const last = services[4];
  expect(placeOf(first)).toMatchObject({ n: 1, previous: last });
  expect(placeOf(last)).toMatchObject({ n: 5, next: first });
});
