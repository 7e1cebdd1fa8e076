import { describe, expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { indexAttachments } from './attachments.ts';
import {
  importPost,
  isMultilingual,
  pickLanguage,
  postCover,
  readBackPost,
  translationGroup,
  withEnclosures,
} from './import-post.ts';
import { createSourceKeys } from './read-wordpress-export.ts';
import { emptyItem, type WxrItem } from './wxr-items.ts';

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
  test('imports all fields of a WordPress post', () => {
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
  ])('imports WordPress status %j as %s', (status, expected, changes) => {
    expect(one({ status }).status).toBe(expected);
    expect(codes({ status })).toEqual(changes);
  });

  test.each<[string, Partial<WxrItem>, string, string]>([
    ['a date in the future', { date: '2026-03-01 10:00:00' }, 'scheduled', 'scheduled 2026-03-01 10:00'],
    [
      'the status “future”',
      { status: 'future', date: '2026-03-01 10:00:00' },
      'scheduled',
      'scheduled 2026-03-01 10:00',
    ],
    ['a password', { password: 'x' }, 'draft', 'password_text'],
    [
      'a paywall block',
      { content: '<!-- wp:jetpack/paywall /-->a' },
      'draft',
      'became_draft jetpack/paywall',
    ],
    [
      'access for paid subscribers only',
      { meta: { _jetpack_newsletter_access: 'paid' } },
      'draft',
      'became_draft paid',
    ],
  ])('imports a post with %s as scheduled or draft', (_what, fields, status, change) => {
    const dated = fields.date === undefined ? fields : { ...fields, dateGmt: fields.date };
    expect(one(dated).status).toBe(status);
    expect(codes(dated)).toContain(change);
  });

  test('imports an item of a plain RSS feed as a published post with its description as body', () => {
    const post = one({ type: '', status: '', id: '', content: '', description: '<p>From a feed</p>' });
    expect(post).toMatchObject({ status: 'published', html: '<p>From a feed</p>', excerpt: null });
  });

  test.each([
    ['%d0%bf%d1%80%d0%b8%d0%b2%d0%b5%d1%82', 'privet'],
    ['%e4%bd%a0%e5%a5%', 'ni'],
    ['Mi-Artículo', 'mi-articulo'],
    ['', 'a-title'],
    ['%e2%80%94', 'a-title'],
  ])('turns the WordPress post name %j into the slug %s', (name, slug) => {
    expect(one({ name }).slug).toBe(slug);
  });

  test('uses the first words or the date as the title of an untitled post', () => {
    expect(one({ title: ' ' }).title).toBe('Some words.');
    expect(one({ title: '', content: '' }).title).toBe('2020-01-02');
    expect(codes({ title: '' })).toEqual(['title_missing']);
  });

  test('shortens long titles and excerpts and reports it', () => {
    const post = one({ title: `${'word '.repeat(80)}the end`, excerpt: 'word '.repeat(1000) });
    expect(post.title.length).toBeLessThanOrEqual(300);
    expect(post.excerpt?.length).toBeLessThanOrEqual(2000);
    expect(post.changes.map(({ code }) => code)).toEqual(['title_shortened', 'excerpt_shortened']);
    expect(post.changes[0]?.what).toMatch(/^word .*the end$/);
  });

  test('quotes words lost from the body in the report', () => {
    const content = 'Before <svg><text>Press me now</text></svg> between <svg><text>One</text></svg> after.';
    const lost = one({ content }).changes.filter(({ code }) => code === 'words_lost');
    expect(lost).toEqual([
      { code: 'words_lost', what: 'Press me now', count: 3 },
      { code: 'words_lost', what: 'One', count: 1 },
    ]);
  });

  test('imports the first 100 tags and reports the others by name', () => {
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

  test('splits a bilingual post into two posts linked as translations', () => {
    const [title, content] = ['[:en]House[:es]Casa[:]', '[:en]A house[:es]Una casa[:fr]Maison[:]'];
    const [en, es] = read({ title, content, excerpt: '[:es]Corto[:]' });
    const parted = [{ code: 'languages_parted', what: 'en, es', count: 1 }];
    const translation = { group: 'https://old.example.com/ item key', isExpected: true, original: 'en' };
    expect(en).toMatchObject({
      ...{ sourceKey: 'key', title: 'House', slug: 'a-title', html: '<p>A house</p>', excerpt: null },
      ...{ language: 'en', former: ['/?p=5', '/en/a-title/'], translation },
    });
    const foreignKey = [
      ...parted,
      { code: 'language_dropped', what: 'fr', count: 1 },
      { code: 'words_lost', what: 'Maison', count: 1 },
    ];
    expect(en?.changes).toEqual(foreignKey);
    expect(es).toMatchObject({
      ...{ sourceKey: 'key#es', title: 'Casa', slug: 'casa', html: '<p>Una casa</p>', excerpt: 'Corto' },
      ...{ language: 'es', link: null, former: ['/es/a-title/'], translation, changes: parted },
    });
    expect(read({ title, content }, { preferred: ['es', 'en'] })[0]).toMatchObject({
      sourceKey: 'key',
      language: 'es',
    });
  });

  test('leaves out struck-through text and hidden blocks, also in titles, and keeps superscripts', () => {
    const content =
      '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>b</p><!-- /wp:paragraph -->c';
    const post = one({ content, title: '<s>no</s> 10<sup>6</sup>' });
    expect(post).toMatchObject({ title: '10⁶', html: '<p>c</p>' });
    expect(post.changes.map(({ code, what }) => `${code} ${what}`)).toEqual(['hidden b', 'struck no']);
  });

  test('turns inline notes into numbers and a list of notes', () => {
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

  test('uses an SEO description as the excerpt of a post without one, unless it is a template', () => {
    expect(one({ meta: { rank_math_description: 'For search.' } }).excerpt).toBe('For search.');
    expect(one({ meta: { _yoast_wpseo_metadesc: '%%title%% by us' } }).excerpt).toBeNull();
  });

  test('reports a damaged WordPress post', () => {
    const [post] = importPost({ ...emptyItem(), ...usual }, 'key', true, blog);
    expect(post?.changes).toEqual([{ code: 'damaged', what: '', count: 1 }]);
  });
});

const upload = {
  ...{
    id: '2',
    url: 'https://cdn.example/A%2fb.jpg',
    page: '',
    title: '',
    alt: 'A &amp; <b>',
    caption: '',
    parent: '1',
  },
  ...{ order: 0, isImage: true },
};
const site = { attachments: indexAttachments([upload]), base: 'https://www.example.com/' };

const item: WxrItem = {
  ...emptyItem(),
  guid: 'urn:uuid:1',
  ...{
    title: 'A &lt;b&gt; &amp;amp; &#91;c&#93;&#32;',
    link: 'https://www.example.com/blog/a',
    name: 'a',
    id: '1',
  },
  ...{ dcDate: '2024-01-02', date: '2024-01-02 00:00:00', status: 'publish', excerpt: 'One&#10;\ntwo' },
  content: '<p>&#91;gallery&#93; <a href="https://www.example.com/contact">c</a></p>',
  categories: [
    { domain: 'post_tag', nicename: 'r-d', name: 'R&amp;D' },
    { domain: 'post_tag', nicename: 'r-d', name: 'r&amp;d' },
    { domain: 'post_tag', nicename: 'uncategorized', name: 'Uncategorized' },
    { domain: 'language', nicename: 'es', name: 'es' },
  ],
  meta: { _thumbnail_id: '2' },
  former: { slugs: ['before'], dates: [], paths: ['/2012/03/a'] },
};

const readBackPostRead = (changes: Partial<WxrItem> = {}) =>
  readBackPost({ ...item, ...changes }, 'key', site);

test('reads back every field of a post exported by this site', () => {
  expect(readBackPostRead()).toEqual({
    ...{ sourceKey: 'key', title: 'A <b> &amp; [c] ', slug: 'a', date: '2024-01-02', excerpt: 'One\n\ntwo' },
    html: '<p>[gallery] <a href="/contact" target="_blank" rel="noopener noreferrer">c</a></p>',
    ...{
      cover: 'https://cdn.example/A%2fb.jpg',
      cover_alt: 'A &amp; <b>',
      tags: ['R&D', 'r&d', 'Uncategorized'],
      language: 'es',
    },
    ...{ status: 'published', link: 'https://www.example.com/blog/a', changes: [] },
    former: ['/blog/before', '/2012/03/a'],
  });
  expect(readBackPostRead({ meta: {}, excerpt: '', status: 'draft' })).toMatchObject({
    ...{ cover: null, cover_alt: null, excerpt: null, status: 'draft' },
  });
});

test.each([
  ['https://www.example.com/services#a', '/services#a'],
  ['https://www.example.com/', '/'],
  ['https://www.example.com/blog', '/blog'],
  ['https://www.example.com/blog/b', 'https://www.example.com/blog/b'],
  ['https://www.example.com/media/1.jpg', 'https://www.example.com/media/1.jpg'],
  ['https://www.example.com.evil.example/', 'https://www.example.com.evil.example/'],
  ['http://www.example.com/services', 'http://www.example.com/services'],
])('reads back a link to %s as %s', (written, expected) => {
  expect(readBackPostRead({ content: `<a href="${written}">x</a>` })?.html).toContain(
    `<a href="${expected}"`,
  );
});

test('sanitizes HTML when it reads back a post exported by this site', () => {
  expect(readBackPostRead({ content: '<script>x</script><p onclick="y">z</p>' })?.html).toBe('<p>z</p>');
});

test.each<[string, Partial<WxrItem>]>([
  ['no title', { title: '&#32;' }],
  ['a title that is too long', { title: 'x'.repeat(301) }],
  ['an excerpt that is too long', { excerpt: 'x'.repeat(2001) }],
  ['no date', { dcDate: 'today' }],
  ['no slug', { name: 'Á b' }],
  ['no language', { categories: [] }],
  ['an unknown status', { status: 'private' }],
  ['a password', { password: 'x' }],
  ['a missing cover image', { meta: { _thumbnail_id: '9' } }],
])('doesn’t read back an item with %s', (_, changes) => {
  expect(readBackPostRead(changes)).toBeNull();
});

const featured = {
  id: '9',
  url: '/uploads/featured.jpg',
  page: '',
  title: '',
  alt: 'A harbor',
  caption: '',
  parent: '0',
  order: 0,
  isImage: true,
};

function cover(
  meta: Record<string, string>,
  html: string,
  enclosures: { url: string; type: string }[] = [],
  upload = featured,
) {
  const log = createChangeLog();
  const from = { attachments: indexAttachments([upload]), base: 'https://old.example.com/', log };
  const { cover, cover_alt } = postCover({ meta, enclosures }, html, from);
  return { address: cover, alt: cover_alt, changes: log.list() };
}

const body = '<p>Text</p><figure><img src="https://a.example/first.jpg?a=1&amp;b=2" alt=""></figure>';

test('uses the featured image as the cover image, with its alt text', () => {
  expect(cover({ _thumbnail_id: '9' }, body)).toEqual({
    address: 'https://old.example.com/uploads/featured.jpg',
    alt: 'A harbor',
    changes: [],
  });
});

test('uses the first image of the body as the cover image if there is no featured image', () => {
  expect(cover({}, body).address).toBe('https://a.example/first.jpg?a=1&b=2');
});

test('reports a featured image missing from the export and uses the first image of the body', () => {
  expect(cover({ _thumbnail_id: '404' }, body)).toEqual({
    address: 'https://a.example/first.jpg?a=1&b=2',
    alt: null,
    changes: [{ code: 'cover_missing', what: '404', count: 1 }],
  });
  expect(cover({ _thumbnail_id: '0' }, body).changes).toEqual([]);
});

test('prefers a featured image from another site to the first image of the body and ignores long URLs', () => {
  expect(cover({ _thumbnail_id: '404', fifu_image_url: 'https://b.example/f.jpg' }, body).address).toBe(
    'https://b.example/f.jpg',
  );
  expect(cover({}, `<img src="https://a.example/${'x'.repeat(2000)}.jpg" alt="">`).address).toBeNull();
});

test('uses an image enclosure, but not an audio enclosure, as the cover image', () => {
  expect(cover({}, '', [{ url: 'https://a.example/e.jpg', type: 'image/jpeg' }]).address).toBe(
    'https://a.example/e.jpg',
  );
  expect(cover({}, '', [{ url: 'https://a.example/e.mp3', type: 'audio/mpeg' }]).address).toBeNull();
});

test('shortens alt text longer than 500 characters, reports it, and returns null for empty alt text', () => {
  const of = (alt: string) => cover({ _thumbnail_id: '9' }, '', [], { ...featured, alt });
  const long = of('word '.repeat(101).trim());
  expect([long.alt?.length, long.changes]).toEqual([
    expect.toSatisfy((length) => length > 480 && length <= 500),
    [{ code: 'cover_alt_shortened', what: expect.stringMatching(/word$/), count: 1 }],
  ]);
  expect(of('')).toMatchObject({ alt: null, changes: [] });
});

const audio = { url: 'https://a.example/talk.mp3?x=1', type: 'audio/mpeg' };

function run(html: string, enclosures = [audio], meta: Record<string, string> = {}) {
  const log = createChangeLog();
  return { html: withEnclosures(html, { enclosures, meta }, log), changes: log.list() };
}

test('adds a link to an audio enclosure missing from the body and reports it', () => {
  expect(run('Text')).toEqual({
    html: 'Text\n\n<p><a href="https://a.example/talk.mp3?x=1">talk.mp3</a></p>',
    changes: [{ code: 'media_linked', what: 'audio', count: 1 }],
  });
});

test('reads the URL and type of an enclosure from its WordPress field', () => {
  const enclosure = 'https://a.example/film.mp4\n123\nvideo/mp4\na:1:{}';
  expect(run('Text', [], { enclosure }).html).toContain('<a href="https://a.example/film.mp4">film.mp4</a>');
});

test('doesn’t link an enclosure that is already in the body', () => {
  const html = '<audio src="https://a.example/talk.mp3"></audio>';
  expect(run(html)).toEqual({ html, changes: [] });
});

test('doesn’t link enclosures that are images or have unsafe URLs', () => {
  expect(run('Text', [{ url: 'https://a.example/a.jpg', type: 'image/jpeg' }]).html).toBe('Text');
  expect(run('Text', [{ url: 'javascript:alert(1)', type: 'audio/mpeg' }]).html).toBe('Text');
});

const base = 'https://old.example.com/';
const translationGroupItem = (meta: Record<string, string>, term?: string, id = '7') => ({
  id,
  meta,
  categories: term ? [{ domain: 'post_translations', nicename: term, name: term }] : [],
});

test.each([
  ['Polylang’s term', translationGroupItem({}, 'pll_5f1'), `${base} term pll_5f1`],
  [
    'a group ID of WPML’s exporter',
    translationGroupItem({ _wpml_import_translation_group: '42' }),
    `${base} group 42`,
  ],
  [
    'WPML’s translation ID',
    translationGroupItem({ _wpml_trid: '9', _wpml_language: 'es' }),
    `${base} trid 9`,
  ],
  ['WPML’s duplicate of a post', translationGroupItem({ _icl_lang_duplicate_of: '7' }), `${base} post 7`],
])('reads the translation group from %s', (_name, from, group) => {
  expect(translationGroup(from, base)).toEqual({ group, isExpected: true, original: null });
});

test('puts the original of a duplicate in its translation group, even if no translation exists', () => {
  const group = `${base} post 7`;
  expect(translationGroup(translationGroupItem({ wpml_language: 'en' }), base)).toEqual({
    ...{ group, isExpected: false, original: null },
  });
  expect(translationGroup(translationGroupItem({}), base)).toBeUndefined();
});

test('reads the original language of a WPML translation', () => {
  const meta = { _wpml_import_translation_group: '1', _wpml_import_source_language_code: 'es' };
  expect(translationGroup(translationGroupItem(meta), base)?.original).toBe('es');
});

test('separates translation groups by blog and limits their names to 200 characters', () => {
  expect(translationGroup(translationGroupItem({}, 'a'), base)?.group).not.toBe(
    translationGroup(translationGroupItem({}, 'a'), 'https://b.example/')?.group,
  );
  expect(translationGroup(translationGroupItem({}, 'x'.repeat(9000)), null)?.group.length).toBe(200);
});

const withOriginalBlog = {
  attachments: indexAttachments([
    {
      ...{ id: '9', url: 'https://old.example.com/u/file.pdf', page: 'https://old.example.com/file/' },
      ...{ title: '', alt: '', caption: '', parent: '', order: 0, isImage: false },
    },
  ]),
  reusable: new Map<string, string>(),
  base: 'https://old.example.com/',
  isOwnExport: false,
  language: 'en-US',
  date: '',
  today: '2026-01-31',
  preferred: ['en'],
  keepsOriginals: true,
};

const withOriginalUsual = {
  title: 'A title',
  id: '5',
  date: '2020-01-02 03:04:05',
  name: 'a',
  status: 'publish',
};

const withOriginalRead = (fields: Partial<WxrItem>, more: Partial<typeof withOriginalBlog> = {}) =>
  importPost({ ...emptyItem(), ...withOriginalUsual, type: 'post', ...fields }, 'key', false, {
    ...withOriginalBlog,
    ...more,
  });

test('stores the original of an imported post and compares the post with it', () => {
  const [post] = withOriginalRead({
    content: 'One.\n\n[su_note]Two <svg><text>three</text></svg>[/su_note]',
    excerpt: 'E &amp; F',
  });
  expect(post?.original).toMatchObject({
    ...{ title: 'A title', excerpt: 'E & F', isClassic: true, base: 'https://old.example.com/' },
    html: expect.stringMatching(/^One\.\n\n\s+Two <svg><text>three<\/text><\/svg>\s+$/),
  });
  expect(post?.comparison?.parts).toMatchObject({
    title: { total: 2, missing: 0 },
    excerpt: { total: 2, missing: 0 },
    words: { total: 3, missing: 1 },
  });
});

const sourceKeysSite = 'https://old.example.com/';
const sourceKeysItem = (fields: object) => ({ ...emptyItem(), ...fields });
const key = (fields: object) => createSourceKeys(sourceKeysSite)(sourceKeysItem(fields));

test('identifies a WordPress post by its GUID, otherwise by its URL or ID', () => {
  expect(key({ guid: 'https://old.example.com/?p=1', link: 'https://old.example.com/a', id: '1' })).toBe(
    'https://old.example.com/?p=1',
  );
  expect(key({ link: 'https://old.example.com/a', id: '1' })).toBe('https://old.example.com/a');
  expect(key({ link: '/blog/a' })).toBe('https://old.example.com/blog/a');
  expect(key({ id: '1' })).toBe('https://old.example.com/#1');
});

test('identifies a post without GUID, URL or ID by its title and date', () => {
  const fields = { title: 'A', date: '2020-01-01 00:00:00' };
  expect(key(fields)).toMatch(/^untitled:[0-9a-f]{16}$/);
  expect(key(fields)).toBe(key({ ...fields }));
  expect(key(fields)).not.toBe(key({ ...fields, date: '2020-01-02 00:00:00' }));
});

test('numbers repeated source keys', () => {
  const keyOf = createSourceKeys(sourceKeysSite);
  const same = sourceKeysItem({ guid: 'x' });
  expect([keyOf(same), keyOf(same), keyOf(sourceKeysItem({ guid: 'y' })), keyOf(same)]).toEqual([
    'x',
    'x#2',
    'y',
    'x#3',
  ]);
});

describe('pickLanguage', () => {
  test.each([
    ['[:en]House[:es]Casa[:]', 'House', 'en', ['es']],
    ['[:es]Casa[:][:en]House[:]', 'House', 'en', ['es']],
    ['<!--:es-->Casa<!--:--><!--:en-->House<!--:-->', 'House', 'en', ['es']],
    ['{:es}Casa{:}{:en}House{:}', 'House', 'en', ['es']],
    ['[lang_es]Casa[/lang_es][lang_en]House[/lang_en]', 'House', 'en', ['es']],
    ['[:fr]Maison[:de]Haus[:]', 'Maison', 'fr', ['de']],
    ['[:es]Casa[:en] [:]', 'Casa', 'es', []],
    ['Before [:en]house[:es]casa[:] after', 'Before house after', 'en', ['es']],
    ['[:pt-br]Casa[:en]House[:]', 'House', 'en', ['pt']],
  ])('picks the English part of %j: %j', (text, picked, language, dropped) => {
    expect(pickLanguage(text, ['en'])).toEqual({ text: picked, language, dropped });
  });

  test('leaves a text in one language unchanged', () => {
    for (const text of ['Plain', '[sic]', '[: ]', '<!-- note -->', 'a [:] b']) {
      expect(isMultilingual(text)).toBe(false);
      expect(pickLanguage(text, ['en'])).toEqual({ text, language: null, dropped: [] });
    }
  });
});
