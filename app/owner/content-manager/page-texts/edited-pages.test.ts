import { expect, test } from 'vitest';
import { keysOf, pageTypes } from '../../../../shared/content.ts';
import { editedPage, editedPages } from './edited-pages.ts';

test('every text of the site can be changed on one page, and on one alone', () => {
  const keys = editedPages.flatMap((page) => page.keys.map((key) => `${page.pageType} ${key}`));
  const all = pageTypes.flatMap((pageType) => keysOf(pageType).map((key) => `${pageType} ${key}`));
  expect(keys.toSorted()).toEqual(all.toSorted());
});

test('an address that names no page leads to the home page', () => {
  expect([editedPage(null).id, editedPage('nowhere').id, editedPage('blog').id]).toEqual([
    'home',
    'home',
    'blog',
  ]);
});
