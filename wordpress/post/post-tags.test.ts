import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { postTags } from './post-tags.ts';

type Term = [domain: string, nicename: string, name: string];

function read(...categories: Term[]) {
  const list = categories.map(([domain, nicename, name]) => ({ domain, nicename, name }));
  const log = createChangeLog();
  const tags = postTags({ categories: list }, (text) => text.replace(/^\[:en\]/, ''), log);
  return { tags, told: log.list().map(({ code, what, count }) => `${code} ${what} ${count}`) };
}

const tags = (...categories: Term[]) => read(...categories).tags;

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

test('empty names go; a name that no tag can have is told', () => {
  const [longest, tooLong] = ['x'.repeat(200), `${'y'.repeat(190)} and more words`];
  const { tags, told } = read(
    ['post_tag', 'a', ' '],
    ['post_tag', 'b', longest],
    ['post_tag', 'c', tooLong],
    ['post_tag', 'd', 'ok'],
  );
  expect(tags).toEqual([longest, 'ok']);
  expect(told).toEqual([`tag_too_long ${tooLong.slice(0, 200)} 1`]);
});

test('of names that differ in capitals alone the first stays, and other spellings are told', () => {
  const { tags, told } = read(
    ['post_tag', 'wordpress', 'WordPress'],
    ['category', 'wordpress', 'Wordpress'],
    ['post_tag', 'ecole', 'École'],
    ['category', 'ecole', 'École'],
    ['post_tag', 'ecole', 'ÉCOLE'],
  );
  expect(tags).toEqual(['WordPress', 'École']);
  expect(told).toEqual(['tags_folded Wordpress → WordPress 1', 'tags_folded ÉCOLE → École 1']);
});
