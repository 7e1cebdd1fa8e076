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
  now: '2026-01-31T12:00:00.000Z',
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
    ['trash', 'draft', ['became_draft trash']],
    ['constructor', 'draft', ['became_draft constructor']],
    ['', 'draft', ['became_draft none']],
  ])('status %j becomes %s', (status, expected, changes) => {
    expect(one({ status }).status).toBe(expected);
    expect(codes({ status })).toEqual(changes);
  });

  test.each<[string, Partial<WxrItem>, string, string]>([
    ['a date to come', { date: '2026-03-01 10:00:00' }, 'scheduled', 'scheduled 2026-03-01 10:00'],
    [
      'a schedule',
      { status: 'future', date: '2026-03-01 10:00:00' },
      'scheduled',
      'scheduled 2026-03-01 10:00',
    ],
    ['a password', { password: 'x' }, 'draft', 'password_text'],
    [
      'a part for members',
      { content: '<!-- wp:jetpack/paywall /-->a' },
      'draft',
      'became_draft jetpack/paywall',
    ],
    ['readers who pay', { meta: { _jetpack_newsletter_access: 'paid' } }, 'draft', 'became_draft paid'],
  ])('a post with %s is not public', (_what, fields, status, change) => {
    const dated = fields.date === undefined ? fields : { ...fields, dateGmt: fields.date };
    expect(one(dated).status).toBe(status);
    expect(codes(dated)).toContain(change);
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

  test('a bilingual post becomes two that are translations of each other', () => {
    const [title, content] = ['[:en]House[:es]Casa[:]', '[:en]A house[:es]Una casa[:fr]Maison[:]'];
    const [en, es] = read({ title, content, excerpt: '[:es]Corto[:]' });
    const parted = [{ code: 'languages_parted', what: 'en, es', count: 1 }];
    const translation = { group: 'https://old.example.com/ item key', isExpected: true, original: 'en' };
    expect(en).toMatchObject({
      ...{ sourceKey: 'key', title: 'House', slug: 'a-title', html: '<p>A house</p>', excerpt: null },
      ...{ language: 'en', former: ['/?p=5', '/en/a-title/'], translation },
    });
    const told = [
      ...parted,
      { code: 'language_dropped', what: 'fr', count: 1 },
      { code: 'words_lost', what: 'Maison', count: 1 },
    ];
    expect(en?.changes).toEqual(told);
    expect(es).toMatchObject({
      ...{ sourceKey: 'key#es', title: 'Casa', slug: 'casa', html: '<p>Una casa</p>', excerpt: 'Corto' },
      ...{ language: 'es', link: null, former: ['/es/a-title/'], translation, changes: parted },
    });
    expect(read({ title, content }, { preferred: ['es', 'en'] })[0]).toMatchObject({
      sourceKey: 'key',
      language: 'es',
    });
  });

  test('struck words and hidden blocks are left out, and raised digits stay raised, in titles too', () => {
    const content =
      '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>b</p><!-- /wp:paragraph -->c';
    const post = one({ content, title: '<s>no</s> 10<sup>6</sup>' });
    expect(post).toMatchObject({ title: '10⁶', html: '<p>c</p>' });
    expect(post.changes.map(({ code, what }) => `${code} ${what}`)).toEqual(['hidden b', 'struck no']);
  });

  test('notes within the sentence become numbers and a list', () => {
    const content =
      'A[efn_note]One <b>note</b>[/efn_note] and b ((another)) [1. no note]. <code>((c d))</code>';
    expect(one({ content }).html).toBe(
      '<p>A¹ and b² [1. no note]. ((c d))</p>\n<ol><li>One <strong>note</strong></li><li>another</li></ol>',
    );
    const footnotes = '[{"content":"Core","id":"u"}]';
    const core =
      '<!-- wp:paragraph --><p>A<sup data-fn="u"><a href="#u">1</a></sup></p><!-- /wp:paragraph -->';
    expect(one({ content: core, meta: { footnotes } }).html).toBe('<p>A¹</p>\n<ol><li>Core</li></ol>');
  });

  test('a description for search is the excerpt where there is none, unless it is a pattern', () => {
    expect(one({ meta: { rank_math_description: 'For search.' } }).excerpt).toBe('For search.');
    expect(one({ meta: { _yoast_wpseo_metadesc: '%%title%% by us' } }).excerpt).toBeNull();
  });

  test('a damaged one is told', () => {
    const [post] = importPost({ ...emptyItem(), ...usual }, 'key', true, blog);
    expect(post?.changes).toEqual([{ code: 'damaged', what: '', count: 1 }]);
  });
});
