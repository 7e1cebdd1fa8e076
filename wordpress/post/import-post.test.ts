import { describe, expect, test } from 'vitest';
import { indexAttachments } from '../attachments.ts';
import { emptyItem, type WxrItem } from '../xml/wxr-item.ts';
import { importPost } from './import-post.ts';

const blog = {
  attachments: indexAttachments([]),
  reusable: new Map<string, string>(),
  base: 'https://old.example.com/',
  isOwnExport: false,
  language: 'en-US',
  date: '',
  today: '2026-01-31',
  preferred: ['en'],
};

const usual = {
  title: 'A title',
  link: 'https://old.example.com/a-title/',
  content: 'Some words.',
  id: '5',
  date: '2020-01-02 03:04:05',
  dateGmt: '2020-01-02 03:04:05',
  name: 'a-title',
  status: 'publish',
  type: 'post',
};

function read(fields: Partial<WxrItem> = {}, more: Partial<typeof blog> = {}) {
  return importPost({ ...emptyItem(), ...usual, ...fields }, 'key', false, { ...blog, ...more });
}

function one(fields: Partial<WxrItem> = {}, more: Partial<typeof blog> = {}) {
  const [post] = read(fields, more);
  if (!post) throw new Error('no post');
  return post;
}

const codes = (fields: Partial<WxrItem>) =>
  one(fields).changes.map(({ code, what }) => `${code} ${what}`.trim());

describe('importPost', () => {
  test('brings along all that a post has', () => {
    expect(
      one({
        excerpt: 'In <b>short</b> [gallery ids="1"]',
        categories: [{ domain: 'post_tag', nicename: 'a', name: 'A' }],
      }),
    ).toEqual({
      sourceKey: 'key',
      title: 'A title',
      slug: 'a-title',
      date: '2020-01-02T03:04:05Z',
      cover: null,
      cover_alt: null,
      excerpt: 'In short',
      html: '<p>Some words.</p>',
      tags: ['A'],
      language: 'en',
      status: 'published',
      link: 'https://old.example.com/a-title/',
      former: ['/?p=5'],
      changes: [],
    });
  });

  test.each([
    ['publish', 'published', []],
    ['Publish', 'published', []],
    ['draft', 'draft', []],
    ['private', 'draft', ['became_draft private']],
    ['pending', 'draft', ['became_draft pending']],
    ['future', 'draft', ['became_draft future']],
    ['constructor', 'draft', ['became_draft constructor']],
    ['', 'draft', ['became_draft none']],
  ])('status %j becomes %s', (status, expected, changes) => {
    expect(one({ status }).status).toBe(expected);
    expect(codes({ status })).toEqual(changes);
  });

  test('an item of a plain feed is a published post, its text in the description', () => {
    const post = one({ type: '', status: '', id: '', content: '', description: '<p>From a feed</p>' });
    expect(post).toMatchObject({ status: 'published', html: '<p>From a feed</p>', excerpt: null });
  });

  test.each([
    ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', 'privet'],
    ['%e4%bd%a0%e5%a5%', 'ni'],
    ['Mi-Artículo', 'mi-articulo'],
    ['', 'a-title'],
    ['%e2%80%94', 'a-title'],
  ])('the slug of %j is %s', (name, slug) => {
    expect(one({ name }).slug).toBe(slug);
  });

  test('without a title its first words, or at last its day, stand for it', () => {
    expect(one({ title: ' ' }).title).toBe('Some words.');
    expect(one({ title: '', content: '' }).title).toBe('2020-01-02');
    expect(codes({ title: '' })).toEqual(['title_missing']);
  });

  test('titles and excerpts longer than a post may have are cut, and told', () => {
    const post = one({ title: `${'word '.repeat(80)}the end`, excerpt: 'word '.repeat(1000) });
    expect(post.title.length).toBeLessThanOrEqual(300);
    expect(post.excerpt?.length).toBeLessThanOrEqual(2000);
    expect(post.changes.map(({ code }) => code)).toEqual(['title_shortened', 'excerpt_shortened']);
    expect(post.changes[0]?.what).toMatch(/^word .*the end$/);
  });

  test('words that the text lost are quoted, whatever took them', () => {
    const content = 'Before <svg><text>Press me now</text></svg> between <svg><text>One</text></svg> after.';
    const lost = one({ content }).changes.filter(({ code }) => code === 'words_lost');
    expect(lost).toEqual([
      { code: 'words_lost', what: 'Press me now', count: 3 },
      { code: 'words_lost', what: 'One', count: 1 },
    ]);
  });

  test('more tags than a post may have are dropped, and named', () => {
    const categories = Array.from({ length: 105 }, (_, i) => ({
      domain: 'post_tag',
      nicename: '',
      name: `Tag ${i}`,
    }));
    const post = one({ categories });
    expect(post.tags).toHaveLength(100);
    expect(post.changes.map(({ what }) => what)).toEqual([
      'Tag 100',
      'Tag 101',
      'Tag 102',
      'Tag 103',
      'Tag 104',
    ]);
    expect(new Set(post.changes.map(({ code }) => code))).toEqual(new Set(['tags_dropped']));
  });

  test('a bilingual post is read in one language, and the other is told', () => {
    const fields = {
      title: '[:en]House[:es]Casa[:]',
      content: '[:en]A house[:es]Una casa[:]',
      excerpt: '[:es]Corto[:]',
    };
    expect(one(fields)).toMatchObject({ title: 'House', html: '<p>A house</p>', language: 'en' });
    expect(one(fields, { preferred: ['es', 'en'] })).toMatchObject({
      title: 'Casa',
      html: '<p>Una casa</p>',
      language: 'es',
    });
    expect(codes(fields)).toEqual(['language_dropped es', 'words_lost Una casa']);
  });

  test('a damaged one is told', () => {
    const [post] = importPost({ ...emptyItem(), ...usual }, 'key', true, blog);
    expect(post?.changes).toEqual([{ code: 'damaged', what: '', count: 1 }]);
  });
});

describe('a post behind a password', () => {
  const secret = {
    password: 'enter',
    content: 'The secret. <img src="/secret.jpg">',
    excerpt: 'A secret too',
  };

  test('stays public without its text, and a draft carries the text', () => {
    const [shown, hidden, ...others] = read(secret);
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      sourceKey: 'key',
      status: 'published',
      html: '',
      excerpt: null,
      cover: null,
    });
    expect(JSON.stringify(shown)).not.toMatch(/secret/i);
    expect(hidden).toMatchObject({ sourceKey: 'key#protected', status: 'draft', excerpt: 'A secret too' });
    expect(hidden?.html).toContain('The secret.');
    expect([shown?.former, hidden?.former]).toEqual([['/?p=5'], []]);
    expect(shown?.changes.map(({ code }) => code)).toEqual(['password_protected']);
    expect(hidden?.changes.map(({ code }) => code)).toEqual(['password_text']);
  });

  test('shows no words of its text as a title or an address either', () => {
    const [shown] = read({ ...secret, title: '', name: '' });
    expect(shown?.title).toBe('2020-01-02');
    expect(JSON.stringify(shown)).not.toMatch(/secret/i);
  });
});
