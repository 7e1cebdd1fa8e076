import { parse as parseToml } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import type { Row } from '../source-post.ts';
import {
  coverOf,
  datesOf,
  excerptOf,
  formerOf,
  indexFiles,
  pageLink,
  postLink,
  readFileName,
  tagsOf,
  textOf,
  withheldBy,
} from './post-values.ts';

const now = '2026-01-31T12:00:00.000Z';
const dateOf = (value: unknown) => datesOf({ date: value }, '', now)[0]?.text;

describe('dates', () => {
  test.each([
    ['2020-01-02', '2020-01-02'],
    ['2020-1-2', '2020-01-02'],
    ['2020-01-02 3:04', '2020-01-02T03:04:00'],
    ['2020-01-02T03:04:05.678+0530', '2020-01-02T03:04:05.678+05:30'],
    ['2020-01-02 03:04:05 UTC', '2020-01-02T03:04:05Z'],
    ['Jul 08 2022', '2022-07-08'],
    ['8 July, 2022', '2022-07-08'],
    ['soon', 'soon'],
    [new Date(Number.NaN), ''],
    [null, ''],
    [['2020-01-02'], ''],
  ])('reads the date %j as %j', (value, date) => {
    expect(dateOf(value)).toBe(date);
  });

  test.each([
    ['2020-01-02', '2020-01-02'],
    ['2020-01-02T03:04:05', '2020-01-02T03:04:05'],
    ['2020-01-02T03:04:05Z', '2020-01-02T03:04:05Z'],
    ['2020-01-02 03:04:05+02:00', '2020-01-02T03:04:05+02:00'],
  ])('reads the TOML date %s as %s', (written, date) => {
    expect(dateOf((parseToml(`date = ${written}`) as Row).date)).toBe(date);
  });

  test('prefers the date in the front matter to the date in the file name and the last-modified date', () => {
    expect(datesOf({ pubDate: '2020-01-02', lastmod: '2021-01-02' }, '2019-01-02', now)).toEqual([
      { text: '2020-01-02', from: '' },
      { text: '2019-01-02', from: '' },
      { text: '2021-01-02', from: 'updated' },
    ]);
  });
});

test.each<[Row, boolean, string[]]>([
  [{ tags: ['a', 'b c'], categories: ['d'] }, false, ['a', 'b c', 'd']],
  [{ tags: 'a, b c' }, false, ['a', 'b c']],
  [{ tags: 'machine learning' }, false, ['machine learning']],
  [{ tags: 'hills dales', category: 'x' }, true, ['hills', 'dales', 'x']],
  [{ taxonomies: { tags: ['a'], categories: ['b'] } }, false, ['a', 'b']],
  [{ tags: [{ name: 'a' }, 2020, null] }, false, ['a', '2020', '']],
  [{}, false, []],
])('reads the tags of %j', (head, isJekyll, tags) => {
  expect(tagsOf(head, isJekyll)).toEqual(tags);
});

test.each<[Row, string]>([
  [{ image: '/a.png' }, '/a.png'],
  [{ cover: { image: 'a.png', alt: 'A' } }, 'a.png'],
  [{ images: ['a.png', 'b.png'] }, 'a.png'],
  [{ header: { teaser: 'a.png' } }, 'a.png'],
  [{ image: '', thumbnail: 'b.png' }, 'b.png'],
  [{ image: true }, ''],
  [{}, ''],
])('the cover image of %j is %j', (head, cover) => {
  expect(coverOf(head).address).toBe(cover);
});

test.each<[Row, string]>([
  [{ cover: { image: 'a.png', alt: 'A' }, cover_alt: 'B' }, 'A'],
  [{ image: { path: 'a.png' }, imageAlt: 'A' }, 'A'],
  [{ header: { image: 'a.png', image_description: 'A' } }, 'A'],
  [{ featured_image: 'a.png', featured_image_alt: 'A', image_alt: 'B' }, 'A'],
  [{ image: 'a.png' }, ''],
  [{ image_alt: 'A' }, ''],
])('the alt text for the cover image of %j is %j', (head, alt) => {
  expect(coverOf(head).alt).toBe(alt);
});

test.each<[Row, string | undefined]>([
  [{ date: '2020-01-02', publishDate: '2019-01-02' }, '2020-01-02'],
  [{ date: '2020-01-02', publishDate: '2048-01-02' }, '2048-01-02'],
  [{ date: '2048-01-02', publishDate: '2019-01-02' }, '2019-01-02'],
])('dates a post with %j by the day it becomes visible', (head, date) => {
  expect(datesOf(head, '', now)[0]?.text).toBe(date);
});

test.each<[Row, string, string]>([
  [{ draft: true }, 'posts/a.md', 'draft: true'],
  [{ Draft: 'yes' }, 'posts/a.md', 'Draft: yes'],
  [{ published: false }, 'posts/a.md', 'published: false'],
  [{ status: 'Draft' }, 'posts/a.md', 'status: Draft'],
  [{ permalink: false }, 'posts/a.md', 'permalink: false'],
  [{ password: 'x' }, 'posts/a.md', 'password'],
  [{ build: { render: 'never' } }, 'posts/a.md', 'render: never'],
  [{ expiryDate: '2026-01-31' }, 'posts/a.md', 'expiryDate: 2026-01-31'],
  [{ expiryDate: '2026-02-01' }, 'posts/a.md', ''],
  [{}, '_drafts/a.md', '_drafts/'],
  [{ draft: false, published: '2020-01-02', status: 'evergreen' }, 'posts/draft.md', ''],
])('finds the setting that keeps %j in %s private: %j', (head, path, expected) => {
  expect(withheldBy(head, path, now)).toBe(expected);
});

test.each<[Row, string]>([
  [{ excerpt: 'a', description: 'b' }, 'a'],
  [{ description: 'b', meta_description: 'c' }, 'b'],
  [{ seo: { description: 'c' } }, 'c'],
])('the excerpt of %j is %s', (head, excerpt) => {
  expect(excerptOf(head)).toBe(excerpt);
});

test('textOf returns the first value that isn’t empty', () => {
  expect(textOf({ a: '', b: null, c: 5, d: 'x' }, 'a', 'b', 'c', 'd')).toBe('5');
  expect(textOf({}, 'a')).toBe('');
});

test.each<[Row, string[]]>([
  [{}, []],
  [{ redirect_from: '/old/' }, ['/old/']],
  [{ redirect_from: ['/a', 'https://old.example/b'] }, ['/a', 'https://old.example/b']],
  [{ aliases: ['/2019/05/a.html', 'A name', 7, null], alias: '/c' }, ['/2019/05/a.html', '/c']],
  [{ aliases: ['old-name', 'js:x'] }, ['/blog/old-name']],
  [
    { wordpress_id: 12, wordpress_url: 'http://old.example/?p=12', guid: 'x' },
    ['http://old.example/?p=12', '/?p=12'],
  ],
  [{ blogger_orig_url: 'http://a.blogspot.com/2010/01/b.html' }, ['http://a.blogspot.com/2010/01/b.html']],
])('the former URLs of %j are %j', (head, addresses) => {
  expect(formerOf(head, '/blog/now/')).toEqual(addresses);
});

describe('readFileName', () => {
  test.each([
    ['_posts/2019-05-04-my-post.md', { slug: 'my-post', date: '2019-05-04', language: '' }],
    ['_posts/2019-05-04_my_post.markdown', { slug: 'my_post', date: '2019-05-04', language: '' }],
    ['content/posts/my-post/index.es.md', { slug: 'my-post', date: '', language: 'es' }],
    ['posts/2020-01-02-x/index.md', { slug: 'x', date: '2020-01-02', language: '' }],
    ['posts/my-post.en.md', { slug: 'my-post', date: '', language: 'en' }],
    ['content/es/posts/my-post.md', { slug: 'my-post', date: '', language: 'es' }],
    ['posts/v1.2.md', { slug: 'v1.2', date: '', language: '' }],
    ['index.md', { slug: 'index', date: '', language: '' }],
  ])('reads slug, date and language from the file name %s', (path, name) => {
    expect(readFileName(path)).toEqual(name);
  });
});

describe('postLink', () => {
  const jekyll = '_posts/2019-05-04-My-post.md';

  test.each<[string, string, object, string, string]>([
    ['Jekyll’s default', jekyll, {}, '', '/2019/05/04/My-post.html'],
    ['with a category', jekyll, { category: 'Big' }, 'pretty', '/big/2019/05/04/My-post/'],
    [
      'Hexo’s permalink pattern',
      'source/_posts/a.md',
      { date: '2020-02-03' },
      ':year/:month/:day/:name/',
      '/2020/02/03/a/',
    ],
    ['Jekyll’s “pretty” style', jekyll, {}, 'pretty', '/2019/05/04/My-post/'],
    ['Jekyll’s “none” style', jekyll, {}, 'none', '/My-post.html'],
    ['a permalink pattern', jekyll, {}, '/blog/:year/:i_month/:short_year/:slug', '/blog/2019/5/19/my-post'],
    ['a path in the front matter', jekyll, { permalink: '/about/this' }, 'pretty', '/about/this'],
    ['a full URL in the front matter', 'a.md', { url: 'https://a.example/x' }, '', 'https://a.example/x'],
    ['Hugo’s default', 'content/posts/My-Post.md', {}, '', '/posts/my-post/'],
    ['a page bundle', 'content/posts/my-post/index.es.md', {}, '', '/posts/my-post/'],
    ['a slug in the front matter', 'content/posts/a.md', { slug: 'b' }, '', '/posts/b/'],
    ['an unknown folder', 'notes/a.md', {}, '', ''],
  ])('builds the URL of a Markdown post: %s', (_, path, head, permalink, link) => {
    expect(postLink(path, { ...head }, permalink)).toBe(link);
  });
});

test.each([
  ['about.md', {}, '/about/'],
  ['site-main/about.md', {}, '/about/'],
  ['_pages/work/film.md', {}, '/work/film/'],
  ['src/pages/work/index.md', {}, '/work/'],
  ['content/work/_index.md', {}, '/work/'],
  ['about.md', { permalink: '/me.html' }, '/me.html'],
  ['index.md', {}, ''],
])('the URL of the page %s with %j is %s', (path, head, link) => {
  expect(pageLink(path, head)).toBe(link);
});

async function* nothing(): AsyncGenerator<Uint8Array> {}

const finder = (...paths: string[]) =>
  indexFiles({ files: paths.map((path) => ({ path, size: 0, read: nothing })) });

const find = finder(
  'content/posts/a/b.png',
  'static/img/c d.png',
  'assets/e.png',
  'src/assets/f.png',
  'g.png',
);
const from = 'content/posts/a/index.md';

test.each([
  ['b.png', 'content/posts/a/b.png'],
  ['./b.png?w=3#x', 'content/posts/a/b.png'],
  ['/posts/a/b.png', 'content/posts/a/b.png'],
  ['/img/c%20d.png', 'static/img/c d.png'],
  ['img/c d.png', 'static/img/c d.png'],
  ['/e.png', 'assets/e.png'],
  ['/assets/e.png', 'assets/e.png'],
  ['@/assets/f.png', 'src/assets/f.png'],
  ['/g.png', 'g.png'],
])('resolves the link %s to the file %s', (address, path) => {
  expect(find(address, from)).toBe(path);
});

test.each(
  'https://a.example/g.png|//a.example/g.png|data:,g.png|mailto:g.png|/x.png|#g.png|%E0%A4|'.split('|'),
)('doesn’t resolve the link %s to a file', (address) => {
  expect(find(address, from)).toBeUndefined();
});

test('finds Markdown files from links without extensions', () => {
  const texts = finder('_posts/2019-05-04-a.markdown', 'content/blog/b.md');
  expect(texts('/_posts/2019-05-04-a', '_posts/x.md')).toBe('_posts/2019-05-04-a.markdown');
  expect(texts('b/', 'content/blog/x.md')).toBe('content/blog/b.md');
  expect(texts('/blog/c', 'content/blog/x.md')).toBeUndefined();
});

test('resolves absolute links within the top folder of a zipped site', () => {
  const packed = finder('site/static/a.png', 'site/content/b.md');
  expect(packed('/a.png', 'site/content/b.md')).toBe('site/static/a.png');
  expect(finder('static/a.png', 'content/b.md')('/a.png', 'content/b.md')).toBe('static/a.png');
});
