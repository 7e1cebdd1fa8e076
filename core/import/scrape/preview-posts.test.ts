import { expect, test } from 'vitest';
import { type FoundPost, previewBody } from './preview-body.ts';
import { previewPosts } from './preview-posts.ts';

const found = (post: Partial<FoundPost>): FoundPost => ({
  address: 'https://old.example.com/2024/on-pauses/',
  slug: '',
  title: 'On pauses',
  date: '2024-05-06',
  cover: null,
  teaser: null,
  html: '<p>Body</p>',
  ...post,
});
const preview = async (post: Partial<FoundPost>) => (await previewPosts([found(post)], 'en'))[0];

test('a previewed post has every field of the preview', async () => {
  const post = { slug: 'pauses', cover: 'https://old.example.com/c.jpg', teaser: '<p>On &amp; off</p>' };
  expect(await preview(post)).toEqual({
    id: 'pauses',
    slug: 'pauses',
    title: 'On pauses',
    date: '2024-05-06',
    cover: 'https://old.example.com/c.jpg',
    excerpt: 'On & off',
    html: '<p>Body</p>',
    original: '<p>Body</p>',
    source_key: 'https://old.example.com/2024/on-pauses/',
    link: 'https://old.example.com/2024/on-pauses/',
    language: 'en',
    changes: [],
  });
});

test('a previewed post is identified by its guid, or by its URL if the guid is too long', async () => {
  const guid = 'https://old.example.com/?p=12';
  expect(await preview({ guid })).toMatchObject({ source_key: guid });
  expect(await preview({ guid: 'x'.repeat(501) })).toMatchObject({
    source_key: 'https://old.example.com/2024/on-pauses/',
  });
});

test('two previewed posts with the same URL get different keys and slugs', async () => {
  const posts = await previewPosts([found({ title: 'A' }), found({ title: 'B' })], 'en');
  expect(posts.map(({ source_key }) => source_key)).toEqual([
    'https://old.example.com/2024/on-pauses/',
    'https://old.example.com/2024/on-pauses/#2',
  ]);
  expect(posts.map(({ slug }) => slug)).toEqual(['on-pauses', 'on-pauses-2']);
});

test('a previewed post reports unread parts before other changes', async () => {
  expect(await preview({ html: '<h1>Loud</h1>', changes: ['only_teaser'] })).toMatchObject({
    changes: [{ code: 'only_teaser', what: '', count: 1 }, { code: 'element_simplified' }],
  });
});

test.each([
  [{ slug: 'a%c3%b1o-nuevo' }, 'ano-nuevo'],
  [{}, 'on-pauses'],
  [{ address: 'https://old.example.com/On_Pauses.html' }, 'on-pauses'],
  [{ address: 'https://old.example.com/archives/1234', title: '¿Qué es?' }, 'que-es'],
  [{ address: 'https://old.example.com/?p=12', title: 'A title' }, 'a-title'],
])('the slug of %o is %s', async (post, slug) => {
  expect(await preview(post)).toMatchObject({ id: slug, slug });
});

test('the body of a previewed post is sanitized, and its URLs are absolute', async () => {
  const html = '<p onclick="x()"><a href="/b/">b</a><img src="/i.jpg" alt="I"></p><script>alert(1)</script>';
  const post = await preview({ html });
  expect(post?.html).toContain('href="https://old.example.com/b/"');
  expect(post?.html).toContain('src="https://old.example.com/i.jpg"');
  expect(post?.html).not.toMatch(/script|onclick|alert/);
});

test('the cover is the named image, else the first image of the body, else of the excerpt', async () => {
  const html = '<p>Body <img src="/body.jpg"></p>';
  const teaser = '<img src="/intro.jpg"> Intro';
  expect(await preview({ cover: '/named.jpg', html, teaser })).toMatchObject({
    cover: 'https://old.example.com/named.jpg',
  });
  expect(await preview({ html, teaser })).toMatchObject({ cover: 'https://old.example.com/body.jpg' });
  expect(await preview({ teaser })).toMatchObject({ cover: 'https://old.example.com/intro.jpg' });
  expect(await preview({})).toMatchObject({ cover: null });
});

test.each(['javascript:alert(1)', 'data:image/png;base64,AA', 'http://'])(
  '%s isn’t used as a cover',
  async (cover) => {
    expect(await preview({ cover })).toMatchObject({ cover: null });
  },
);

test('the footer that WordPress adds to feeds is removed from body and excerpt', async () => {
  const footer = `<p>The post <a href="https://old.example.com/2024/on-pauses/">On pauses</a> appeared first on
    <a href="https://old.example.com/">Old Blog</a>.</p>`;
  expect(await preview({ html: `<p>Body</p>${footer}`, teaser: `<p>Intro</p>${footer}` })).toMatchObject({
    html: '<p>Body</p>',
    excerpt: 'Intro',
  });
  const honest = await preview({ html: '<p>Body</p><p>See <a href="/2024/on-pauses/">this</a>.</p>' });
  expect(honest?.html).toContain('See');
});

test('a post without a body shows its excerpt, and a post without either is skipped', async () => {
  expect(await preview({ html: null, teaser: 'Intro' })).toMatchObject({
    html: '<p>Intro</p>',
    excerpt: 'Intro',
  });
  expect(await preview({ html: null })).toBeUndefined();
  expect(await preview({ html: '<script>x</script>' })).toBeUndefined();
});

test('entities and markup in a title are decoded, and a missing title comes from the first words', async () => {
  expect(await preview({ title: '<em>Q&#038;A</em> &#8220;live&#8221;' })).toMatchObject({
    title: 'Q&A “live”',
  });
  expect(await preview({ title: '', html: '<p>First words.</p>' })).toMatchObject({ title: 'First words.' });
});

const address = 'https://old.example.com/a/';
const data = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const picture = `data:image/png;base64,${data}`;
const other = picture.replace('AAAA/w', 'AAAB/w');
const room = { file: 1, room: 10_000 };

test('images embedded in a page are previewed once each, with links and cover updated', () => {
  const html = `<p>Words</p><p><a href="${other}"><img src="${picture}" alt="A desk"></a></p><p><img src="${picture}"></p>`;
  const body = previewBody(html, address, room);
  const [first = '', second = ''] = Object.keys(body?.embedded ?? {});
  expect(body?.embedded).toEqual({ [first]: other, [second]: picture });
  expect(body?.html).toBe(
    `<p>Words</p>\n<p><a href="${first}" target="_blank" rel="noopener noreferrer"><img src="${second}" alt="A desk"></a></p>\n<p><img src="${second}" alt=""></p>`,
  );
  expect(body).toMatchObject({ image: second, changes: [] });
});

test('embedded images beyond the size limit are removed and reported', () => {
  const html = `<p>Words</p><img src="${picture}"><img src="${other}">`;
  const body = previewBody(html, address, { file: 0, room: 100 });
  expect(Object.values(body?.embedded ?? {})).toEqual([picture]);
  expect(body?.html.match(/<img/g)).toHaveLength(1);
  expect(body?.changes).toEqual([{ code: 'image_too_large', what: 'data:image/png, 39 B', count: 1 }]);
  expect(previewBody(html, address)).toMatchObject({ image: null, embedded: {}, html: '<p>Words</p>\n' });
});
