import { describe, expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { textFile } from '../test/zip-archive.ts';
import { lexicalToHtml, mobiledocToHtml, writeCard } from './ghost.ts';
import type { SourcePost } from './source-post.ts';

interface GhostTables {
  posts: object[];
  tags?: object[];
  posts_tags?: object[];
  posts_meta?: object[];
  settings?: object[];
}

const site = 'https://ghost.example/';

function ghostExport(data: GhostTables): string {
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.80.0' }, data }] });
}

const post = (fields: object) => ({
  id: '1',
  uuid: 'a-b',
  title: 'A title',
  slug: 'a-title',
  html: '<p>Text.</p>',
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2021-02-03T04:05:06.000Z',
  ...fields,
});

const posts = async (...list: object[]) =>
  (await readSource(textFile(ghostExport({ posts: list })), site)).posts;

test('imports a post with its title, date, tags, excerpt, cover image and URL', async () => {
  const read = await readSource(
    textFile(
      ghostExport({
        posts: [
          post({
            title: 'Q & A',
            html: '<p>See <a href="__GHOST_URL__/other/">this</a>, [not a shortcode].</p>',
            feature_image: '__GHOST_URL__/content/images/c.png',
            custom_excerpt: 'In short',
          }),
          post({ id: '2', uuid: 'p', type: 'page' }),
        ],
        tags: [
          { id: 't1', name: 'News' },
          { id: 't2', name: '#hidden' },
          { id: 't3', name: 'Craft' },
        ],
        posts_tags: [
          { post_id: '1', tag_id: 't1', sort_order: 1 },
          { post_id: '1', tag_id: 't2', sort_order: 2 },
          { post_id: '1', tag_id: 't3', sort_order: 0 },
        ],
        settings: [
          { key: 'title', value: 'My site' },
          { key: 'locale', value: 'es' },
        ],
      }),
    ),
    'https://ghost.example',
  );
  expect(read).toMatchObject({
    kind: 'ghost',
    site: { title: 'My site', address: site },
    totals: { posts: 1, otherKinds: { page: 1 } },
    problems: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'ghost:a-b',
      title: 'Q & A',
      slug: 'a-title',
      date: '2021-02-03T04:05:06.000Z',
      cover: 'https://ghost.example/content/images/c.png',
      cover_alt: null,
      excerpt: 'In short',
      html: '<p>See <a href="https://ghost.example/other/" target="_blank" rel="noopener noreferrer">this</a>, [not a shortcode].</p>',
      tags: ['Craft', 'News'],
      language: 'es',
      status: 'published',
      link: 'https://ghost.example/a-title/',
      changes: [],
    },
  ]);
});

test('reads alt text of a cover image from posts_meta or from the post', async () => {
  const feature_image = 'https://ghost.example/c.png';
  const posts_meta = [
    { post_id: '1', feature_image_alt: 'Tom & a <3' },
    { post_id: '2', feature_image_alt: null },
  ];
  const list = [
    post({ feature_image }),
    post({ id: '2', uuid: '2', feature_image }),
    post({ id: '3', uuid: '3', feature_image, feature_image_alt: 'A quay' }),
  ];
  const read = await readSource(textFile(ghostExport({ posts: list, posts_meta })), site);
  expect(read.posts.map(({ cover_alt }) => cover_alt)).toEqual(['Tom & a <3', null, 'A quay']);
});

test('builds post URLs from the permalink setting and keeps /slug/ as a former URL', async () => {
  const settings = [{ key: 'permalinks', value: '/:year/:month/:day/:slug/' }];
  const read = await readSource(textFile(ghostExport({ posts: [post({})], settings })), site);
  expect(read.posts[0]).toMatchObject({
    link: 'https://ghost.example/2021/02/03/a-title/',
    former: ['https://ghost.example/a-title/'],
  });
});

test('imports drafts, scheduled posts and posts with restricted access as drafts and reports why', async () => {
  const read = await posts(
    post({ status: 'draft' }),
    post({ status: 'scheduled' }),
    post({ visibility: 'paid' }),
    post({ status: 'sent' }),
  );
  expect(read.map(({ status, changes }) => [status, changes.map(({ what }) => what)])).toEqual([
    ['draft', []],
    ['draft', ['scheduled']],
    ['draft', ['paid']],
    ['draft', ['sent']],
  ]);
});

test('reports relative images and links as lost if the site’s address is unknown', async () => {
  const html =
    '<p><img src="__GHOST_URL__/content/images/a.png" alt=""> <a href="__GHOST_URL__/b/">b</a></p>';
  const read = await readSource(textFile(ghostExport({ posts: [post({ html })] })));
  expect(read.problems).toEqual([{ code: 'address_unknown' }]);
  expect(read.posts[0]).toMatchObject({
    link: null,
    changes: [
      { code: 'image_lost', what: '/content/images/a.png', count: 1 },
      { code: 'link_lost', what: '/b/', count: 1 },
    ],
  });
});

test('reads exports of early Ghost versions with numeric dates and Markdown', async () => {
  const data = {
    posts: [
      { id: 1, title: 'Old', slug: 'old', markdown: '**Bold**', page: 0, published_at: 1400000000000 },
      { id: 2, title: 'About', slug: 'about', page: 1 },
    ],
  };
  const read = await readSource(textFile(JSON.stringify({ meta: {}, data })), site);
  expect(read.totals).toMatchObject({ posts: 1, otherKinds: { page: 1 } });
  expect(read.posts[0]).toMatchObject({
    sourceKey: 'ghost:1',
    date: '2014-05-13T16:53:20.000Z',
    html: '<p><strong>Bold</strong></p>',
  });
});

test('imports the posts before damaged JSON and reports the error', async () => {
  const whole = ghostExport({ posts: [post({}), post({ uuid: 'c' }), post({ uuid: 'd' })] });
  const read = await readSource(textFile(whole.slice(0, whole.indexOf('"uuid":"d"') - 3)), site);
  expect(read.posts).toHaveLength(2);
  expect(read.problems).toEqual([{ code: 'json_damaged', message: expect.any(String) }]);
});

function write(name: string, card: object) {
  const changes: SourcePost['changes'] = [];
  return { html: writeCard(name, { ...card }, changes), changes };
}

describe('Ghost cards as HTML', () => {
  test.each<[string, object, string, string?]>([
    [
      'image',
      { src: '/a.png?a&b', alt: '"A"' },
      '<figure><img src="/a.png?a&amp;b" alt="&quot;A&quot;"></figure>',
    ],
    ['image', { src: '/a.png', href: '/b' }, '<figure><a href="/b"><img src="/a.png" alt=""></a></figure>'],
    [
      'gallery',
      { images: [{ src: '/a.png', alt: 'A' }, null], caption: 'c' },
      '<figure><img src="/a.png" alt="A"><img src="" alt=""><figcaption>c</figcaption></figure>',
    ],
    ['html', { html: '<b>x</b>' }, '<b>x</b>'],
    ['markdown', { markdown: '*x*' }, '<p><em>x</em></p>\n'],
    ['code', { code: 'a < b', caption: 'c' }, '<pre><code>a &lt; b</code></pre><p>c</p>'],
    ['hr', {}, '<hr>'],
    [
      'bookmark',
      { url: '/a', metadata: { title: 'T & t' }, caption: 'c' },
      '<p><a href="/a">T &amp; t</a></p><p>c</p>',
    ],
    ['bookmark', { metadata: { url: '/b' } }, '<p><a href="/b">/b</a></p>'],
    ['embed', { html: '<iframe src="/v"></iframe>', caption: 'c' }, '<iframe src="/v"></iframe><p>c</p>'],
    ['embed', { url: '/v' }, '<p><a href="/v">/v</a></p>', 'embed_linked'],
    ['file', { src: '/a.pdf', fileTitle: 'A', fileCaption: 'c' }, '<p><a href="/a.pdf">A</a></p><p>c</p>'],
    ['audio', { src: '/a.mp3', title: 'A' }, '<p><a href="/a.mp3">A</a></p>', 'media_linked'],
    ['video', { src: '/a.mp4', fileName: 'a.mp4' }, '<p><a href="/a.mp4">a.mp4</a></p>', 'media_linked'],
    ['button', { buttonUrl: '', buttonText: 'Go' }, '<p>Go</p>'],
    ['callout', { calloutEmoji: '💡', calloutText: '<b>x</b>' }, '<blockquote>💡 <b>x</b></blockquote>'],
    [
      'header',
      { header: 'H', subheader: 'S', buttonUrl: '/b', buttonText: 'Go' },
      '<h3>H</h3><div>S</div><p><a href="/b">Go</a></p>',
    ],
  ])('converts a Ghost card of type %s with the data %j', (name, card, html, code) => {
    expect(write(name, card)).toEqual({ html, changes: code ? [{ code, what: name }] : [] });
  });

  test.each(['hologram', 'constructor', '__proto__', ''])(
    'removes a Ghost card of unknown type %j and reports its name',
    (name) => {
      expect(write(name, {})).toEqual({ html: '', changes: [{ code: 'block_removed', what: name }] });
    },
  );
});

function lexicalToHtmlWrite(...children: object[]) {
  const changes: SourcePost['changes'] = [];
  return { html: lexicalToHtml(JSON.stringify({ root: { type: 'root', children } }), changes), changes };
}

const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });

test.each<[string, object, string]>([
  ['paragraphs', { type: 'paragraph', children: [text('a < b')] }, '<p>a &lt; b</p>'],
  [
    'nested text formatting',
    { type: 'paragraph', children: [text('x', 3)] },
    '<p><strong><em>x</em></strong></p>',
  ],
  ['headings', { type: 'extended-heading', tag: 'h3', children: [text('x')] }, '<h3>x</h3>'],
  [
    'links and line breaks',
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: 'https://a.example/?a&b', children: [text('x')] },
        { type: 'linebreak' },
      ],
    },
    '<p><a href="https://a.example/?a&amp;b">x</a><br></p>',
  ],
  [
    'lists that don’t start at 1',
    { type: 'list', listType: 'number', start: 3, children: [{ type: 'listitem', children: [text('x')] }] },
    '<ol start="3"><li>x</li></ol>',
  ],
  [
    'images with captions',
    { type: 'image', src: '/a.png', alt: 'A', width: 3, height: 2, caption: '<b>c</b>' },
    '<figure><img src="/a.png" alt="A" width="3" height="2"><figcaption><b>c</b></figcaption></figure>',
  ],
])('converts %s from Lexical to HTML', (_, node, html) => {
  expect(lexicalToHtmlWrite(node)).toEqual({ html, changes: [] });
});

test('keeps checkboxes and text direction of a Lexical list item', () => {
  const task = { type: 'listitem', checked: true, direction: 'rtl' };
  expect(lexicalToHtmlWrite(task).html).toBe('<li data-checked="true" dir="rtl"></li>');
});

test('removes email-only and unknown Lexical cards and reports both', () => {
  const changes = [{ code: 'hidden', what: 'x' }];
  expect(lexicalToHtmlWrite({ type: 'email', html: '<p>x</p>' })).toEqual({ html: '', changes });
  expect(lexicalToHtmlWrite({ type: 'hologram' })).toEqual({
    html: '',
    changes: [{ code: 'block_removed', what: 'hologram' }],
  });
});

test('cuts deeply nested Lexical nodes and reports the cut', () => {
  const depth = 50_000;
  const nested = `{"root":${'{"type":"paragraph","children":['.repeat(depth)}${']}'.repeat(depth)}}`;
  const changes: SourcePost['changes'] = [];
  expect(lexicalToHtml(nested, changes)).toContain('<p>');
  expect(changes).toHaveLength(1);
});

test('throws a SyntaxError for Lexical content that isn’t JSON', () => {
  expect(() => lexicalToHtml('{', [])).toThrow(SyntaxError);
});

function mobiledocToHtmlWrite(document: object) {
  const changes: SourcePost['changes'] = [];
  return { html: mobiledocToHtml(JSON.stringify({ version: '0.3.1', ...document }), changes), changes };
}

test('converts Mobiledoc paragraphs, headings, lists and formatting to HTML', () => {
  const markups = [['strong'], ['a', ['href', 'https://a.example/']]];
  const sections = [
    [1, 'h2', [[0, [], 0, 'Head & tail']]],
    [
      1,
      'p',
      [
        [0, [0], 0, 'bold '],
        [0, [1], 2, 'link'],
        [1, [], 0, 0],
        [0, [], 0, 'end'],
      ],
    ],
    [3, 'ol', [[[0, [], 0, 'one']], [[0, [0], 1, 'two']]]],
  ];
  expect(mobiledocToHtmlWrite({ markups, atoms: [['soft-return', '', {}]], sections }).html).toBe(
    '<h2>Head &amp; tail</h2><p><strong>bold <a href="https://a.example/">link</a></strong><br>end</p>' +
      '<ol><li>one</li><li><strong>two</strong></li></ol>',
  );
});

test('converts Mobiledoc cards to HTML and reports unknown cards', () => {
  const cards = [
    ['image', { src: '/a.png', caption: 'c' }],
    ['card-markdown', { markdown: '*x*' }],
    ['gallery', { images: [{ src: '/b.png' }, { src: '/c.png' }] }],
    ['hologram', {}],
  ];
  const sections = [
    [10, 0],
    [10, 1],
    [10, 2],
    [10, 3],
    [2, '/d.png'],
    [9, 'x'],
  ];
  expect(mobiledocToHtmlWrite({ cards, sections })).toEqual({
    html:
      '<figure><img src="/a.png" alt=""><figcaption>c</figcaption></figure><p><em>x</em></p>\n' +
      '<figure><img src="/b.png" alt=""><img src="/c.png" alt=""></figure><figure><img src="/d.png" alt=""></figure>',
    changes: [{ code: 'block_removed', what: 'hologram' }],
  });
});
