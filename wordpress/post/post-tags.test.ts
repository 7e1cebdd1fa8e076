import { expect, test } from 'vitest';
import { postTags } from './post-tags.ts';

function tags(...categories: [domain: string, nicename: string, name: string][]): string[] {
  const list = categories.map(([domain, nicename, name]) => ({ domain, nicename, name }));
  return postTags({ categories: list }, (text) => text.replace(/^\[:en\]/, ''));
}

test('tags and categories are one list, each name once', () => {
  expect(
    tags(
      ['post_tag', 'a', 'Speech'],
      ['category', 'b', 'Craft'],
      ['post_tag', 'c', 'speech'],
      ['', '', 'Feed'],
    ),
  ).toEqual(['Speech', 'Craft', 'Feed']);
});

test('names are decoded, and picked from bilingual ones', () => {
  expect(tags(['post_tag', 'a', 'Q&amp;amp;A'], ['post_tag', 'b', '[:en]House'])).toEqual(['Q&A', 'House']);
});

test('terms of other kinds are no tags', () => {
  expect(
    tags(
      ['nav_menu', 'm', 'Menu'],
      ['language', 'es', 'Español'],
      ['post_translations', 'x', 'pll_1'],
      ['post_format', 'p', 'Quote'],
    ),
  ).toEqual([]);
});

test.each(['Uncategorized', 'Sin categoría', 'Non classé', 'Allgemein', 'UNCATEGORISED'])(
  'the default category %s says nothing, and goes; a tag of that name was meant',
  (name) => {
    expect(tags(['category', 'x', name])).toEqual([]);
    expect(tags(['post_tag', 'x', name])).toEqual([name]);
  },
);

test('the default category is also known by its nicename', () => {
  expect(tags(['category', 'uncategorized-es', 'Varios'])).toEqual([]);
});

test('empty names and those too long for a tag go', () => {
  expect(tags(['post_tag', 'a', ' '], ['post_tag', 'b', 'x'.repeat(101)], ['post_tag', 'c', 'ok'])).toEqual([
    'ok',
  ]);
});
