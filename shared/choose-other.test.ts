import { expect, test } from 'vitest';
import { chooseOther, readOthers, readTexts } from './choose-other.ts';

const choose = (others?: string, texts?: string) => {
  const choice = chooseOther(others, texts);
  return (kind: string, place: number, slug = '') => choice?.({ kind, place, slug });
};

test('kinds are taken whole or by their places', () => {
  const use = choose('page:2-3,7;portfolio:all;a%3Bb:1');
  expect([1, 2, 3, 4, 7].map((place) => use('page', place))).toEqual([
    undefined,
    'draft',
    'draft',
    undefined,
    'draft',
  ]);
  expect([use('portfolio', 9999), use('a;b', 1), use('a;b', 2), use('product', 1)]).toEqual([
    'draft',
    'draft',
    undefined,
    undefined,
  ]);
});

test('a page that becomes a text is no draft article besides', () => {
  const use = choose('page:all', 'page:3:about_content;page:4:blog_intro');
  expect([2, 3, 4].map((place) => use('page', place))).toEqual(['draft', 'about_content', 'blog_intro']);
});

test('a page is known by the end of its address, too', () => {
  expect(choose(undefined, '@about:about_content')('page', 9, 'about')).toBe('about_content');
});

test.each(['', 'page', 'page:', 'page:x', 'page:1;', '%:1'])('the list "%s" is refused', (text) => {
  expect(() => readOthers(text)).toThrow();
});

test.each([
  '',
  'page:1',
  'page:0:about_content',
  'page:x:about_content',
  'page:1:hero_title',
  'page:1:other',
])('the texts "%s" are refused', (text) => {
  expect(() => readTexts(text)).toThrow();
});
