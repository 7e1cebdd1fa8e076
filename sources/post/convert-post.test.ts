import { expect, test } from 'vitest';
import { convertPost } from '../source-jobs.ts';
import { type SourcePost, sourceKey } from './source-post.ts';

const blog = { base: 'https://old.example/', language: 'es', today: '2026-01-31' };

const usual: SourcePost = {
  sourceKey: 'key',
  title: 'A title',
  slug: 'a-title',
  dates: [{ text: '2020-01-02', from: '' }],
  cover: '',
  excerpt: '',
  html: '<p>Words.</p>',
  tags: [],
  language: '',
  status: 'published',
  link: '/a-title/',
  changes: [],
};

const convert = (fields: Partial<SourcePost> = {}) => convertPost({ ...usual, ...fields }, blog);
const changes = (fields: Partial<SourcePost>) =>
  convert(fields).changes.map(({ code, what }) => `${code} ${what}`.trim());

test('brings along all that a post has', () => {
  expect(
    convert({ excerpt: 'In <b>short</b> &amp;\nlong', tags: ['A', 'a', ' B &amp; C '], cover: '/c.png' }),
  ).toEqual({
    sourceKey: 'key',
    title: 'A title',
    slug: 'a-title',
    date: '2020-01-02',
    cover: 'https://old.example/c.png',
    cover_alt: null,
    excerpt: 'In short & long',
    html: '<p>Words.</p>',
    tags: ['A', 'B & C'],
    language: 'es',
    status: 'published',
    link: 'https://old.example/a-title/',
    changes: [{ code: 'tags_folded', what: 'a → A', count: 1 }],
  });
});

test('brackets and line ends are text, and scripts are none', () => {
  const html = '<p>[gallery]\n[x]</p><script>alert(1)</script><p onclick="x()">a</p>';
  expect(convert({ html })).toMatchObject({
    html: '<p>[gallery] [x]</p>\n<p>a</p>',
    changes: [{ code: 'element_removed', what: 'script', count: 1 }],
  });
});

test('the first date that is one counts, and the report says where it is from', () => {
  const dates = [
    { text: 'soon', from: '' },
    { text: 'Tue, 27 Jan 2015 14:56:57 +0000', from: 'updated' },
  ];
  expect(convert({ dates }).date).toBe('2015-01-27T14:56:57Z');
  expect(changes({ dates })).toEqual(['date_missing updated']);
  expect(convert({ dates: [] }).date).toBe('2026-01-31');
  expect(changes({ dates: [] })).toEqual(['date_missing today']);
});

test.each([
  ['no title', { title: '' }, 'title_missing'],
  [
    'a title of more than there is room for',
    { title: `${'a '.repeat(149)}last words` },
    'title_shortened last words',
  ],
  [
    'an excerpt of more than there is room for',
    { excerpt: `${'a '.repeat(997)}last words` },
    'excerpt_shortened words',
  ],
  ['more than a hundred tags', { tags: Array.from({ length: 101 }, (_, n) => `t${n}`) }, 'tags_dropped t100'],
  ['a state that is not public', { status: 'members' }, 'became_draft members'],
])('%s is told', (_, fields, change) => {
  expect(changes(fields)).toEqual([change]);
});

test('without a cover the first picture is it; without a slug the title makes one', () => {
  const html = '<p>a</p><img src="/p.png?a=1&amp;b=2">';
  expect(convert({ html, slug: '' })).toMatchObject({
    cover: 'https://old.example/p.png?a=1&b=2',
    slug: 'a-title',
  });
  expect(convert({ cover: `/${'x'.repeat(2000)}` }).cover).toBeNull();
});

test('a language of its own goes before the blog’s', () => {
  expect(convert({ language: 'en-GB' }).language).toBe('en');
  expect(convert({ language: 'de' }).language).toBe('es');
});

test('a key is cut where no database would take it', () => {
  expect(sourceKey('ghost', 'a')).toBe('ghost:a');
  expect(sourceKey('ghost', 'x'.repeat(900))).toHaveLength(500);
});

test('words for a cover are plain text of 500 characters at most, and are of the picture that the source names alone', () => {
  const cover = '/c.png';
  expect(convert({ cover, coverAlt: 'A <b>quay</b> &amp;\nboats' }).cover_alt).toBe('A quay & boats');
  const long = convert({ cover, coverAlt: 'word '.repeat(200) });
  expect(long.cover_alt?.length).toBeLessThanOrEqual(500);
  expect(long.changes.map(({ code }) => code)).toEqual(['cover_alt_shortened']);
  const html = '<p><img src="/first.png" alt="First"></p>';
  expect(convert({ html, coverAlt: 'Of nothing' })).toMatchObject({
    cover: 'https://old.example/first.png',
    cover_alt: null,
  });
});
