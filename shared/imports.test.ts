import { expect, test } from 'vitest';
import { isTitle, sectionKeys, textSections } from './content.ts';
import { countOtherItems, readOtherItems, readPlaces, readTexts, selectOtherItems } from './import-pages.ts';
import { createChangeLog, type ImportChangeCode, sumChanges } from './imported-post.ts';
import { fittingSection, pageTypeOf } from './page-sections.ts';

const choose = (others?: string, texts?: string) => {
  const choice = selectOtherItems(others, texts);
  return (kind: string, place: number, slug = '') => choice?.({ kind, place, slug });
};

test('item types are selected as a whole or by position', () => {
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

test('a page that becomes a section isn’t also a draft post', () => {
  const use = choose('page:all', 'page:3:about_content;page:4:blog_intro');
  expect([2, 3, 4].map((place) => use('page', place))).toEqual(['draft', 'about_content', 'blog_intro']);
});

test('a page can be selected by the end of its URL', () => {
  expect(choose(undefined, '@about:about_content')('page', 9, 'about')).toBe('about_content');
});

test.each(['', 'page', 'page:', 'page:x', 'page:1;', '%:1'])('the item list "%s" is rejected', (text) => {
  expect(() => readOtherItems(text)).toThrow();
});

test.each([
  ...['', 'page:1', 'page:0:about_content', 'page:x:about_content', 'page:1:hero_title'],
  'page:1:other',
])('the section list "%s" is rejected', (text) => {
  expect(() => readTexts(text)).toThrow();
});

const post = (...changes: [ImportChangeCode, number][]) => ({
  changes: changes.map(([code, count], at) => ({ code, what: `${at}`, count })),
});

test('changes are summed by type with the number of posts, losses first', () => {
  const posts = [
    post(['embed_linked', 2], ['embed_linked', 3], ['image_lost', 1]),
    post(['embed_linked', 1], ['element_simplified', 9]),
    post(['words_lost', 1]),
    post(),
  ];
  expect(sumChanges(posts)).toEqual([
    { code: 'words_lost', count: 1, posts: 1 },
    { code: 'image_lost', count: 1, posts: 1 },
    { code: 'element_simplified', count: 9, posts: 1 },
    { code: 'embed_linked', count: 6, posts: 2 },
  ]);
  expect(sumChanges([])).toEqual([]);
});

test('page changes are summed by type and result', () => {
  const none = { drafts: 0, texts: 0, unchanged: 0, kept: 0, failed: 0 };
  expect(
    countOtherItems([
      { outcome: 'created' },
      { kind: 'page', outcome: 'created' },
      { kind: 'portfolio', outcome: 'failed' },
      { kind: 'page', outcome: 'updated', text: {} },
      { kind: 'page', outcome: 'kept', text: {} },
      { kind: 'page', outcome: 'unchanged' },
    ]),
  ).toEqual([
    { ...none, kind: 'page', drafts: 1, texts: 1, kept: 1, unchanged: 1 },
    { ...none, kind: 'portfolio', failed: 1 },
  ]);
});

test('equal changes are counted, in order of first occurrence', () => {
  const log = createChangeLog();
  log.add('shortcode_removed', 'poll');
  log.add('title_missing');
  log.add('shortcode_removed', 'poll', 2);
  log.add('shortcode_removed', 'form');
  expect(log.list()).toEqual([
    { code: 'shortcode_removed', what: 'poll', count: 3 },
    { code: 'title_missing', what: '', count: 1 },
    { code: 'shortcode_removed', what: 'form', count: 1 },
  ]);
});

test('every section of paragraphs can be filled from a page', () => {
  const places = Object.entries(sectionKeys).flatMap(([type, keys]) =>
    keys.filter((key) => !isTitle(key)).map((key) => [key, type]),
  );
  expect(textSections.map((key) => [key, pageTypeOf(key)]).sort()).toEqual(places.sort());
});

test.each([
  ['about', 'About', 'about_content'],
  ['sobre-mi', 'Sobre mí', 'about_content'],
  ['page-2', '¿Quién soy?', 'about_content'],
  ['home', 'Welcome', 'about_content'],
  ['services', 'Services', 'speechwriting_content'],
  ['linkedin-profiles', 'x', 'linkedin_content'],
  ['redaccion-de-discursos', 'x', 'speechwriting_content'],
  ['biografias', 'Biografías', 'bio_content'],
  ['op-eds', 'Op-eds', 'articles_content'],
  ['blog', 'Blog', 'blog_intro'],
  ['contact', 'Contact', undefined],
  ['homework', 'Homework', undefined],
])('the page %s “%s” matches the section %s', (slug, title, section) => {
  expect(fittingSection({ slug, title })).toBe(section);
});

test('positions are selected singly and in ranges, including both ends', () => {
  const isNamed = readPlaces('1-3,5,30-5000');
  expect([1, 2, 3, 4, 5, 6, 29, 30, 5000, 5001].filter(isNamed)).toEqual([1, 2, 3, 5, 30, 5000]);
});
