import { expect, test } from 'vitest';
import { articlePage, serveBlog } from '../../../test/local-blog.ts';
import { scrapeBlog } from './scrape-blog.ts';

const range = { pages: [1, 2, 3], maxPosts: 6 };

function restPost(number: number, more: object = {}) {
  return {
    id: number,
    slug: `post-${number}`,
    link: `ORIGIN/post-${number}/`,
    date: '2024-05-06T20:00:00',
    date_gmt: '2024-05-06T22:30:00',
    title: { rendered: `Post &#8211; ${number}` },
    excerpt: { rendered: '<p>Intro</p>' },
    content: { rendered: `<p>Body ${number}</p><img src="/body.jpg">`, protected: false },
    ...more,
  };
}

/** Answers as WordPress does: 400 behind the last page. */
function restPages(posts: object[]) {
  return (query: URLSearchParams) => {
    const size = Number(query.get('per_page'));
    const start = (Number(query.get('page')) - 1) * size;
    const page = posts.slice(start, start + size);
    return page.length > 0 ? JSON.stringify(page) : '{"code":"rest_post_invalid_page_number"}';
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => restPost(index + 1));

test('the pages of the interface are read at its usual place', async () => {
  const { fetchText, origin, requests } = await serveBlog({
    '/': '<html><body>Old Blog</body></html>',
    '/wp-json/wp/v2/posts': restPages(numbers(5)),
  });
  const result = await scrapeBlog(fetchText, origin, range);
  const posts = result.ok ? result.value : [];
  expect(posts.map(({ slug }) => slug)).toEqual(['post-1', 'post-2', 'post-3', 'post-4', 'post-5']);
  expect(posts[0]).toEqual({
    id: 'post-1',
    slug: 'post-1',
    title: 'Post – 1',
    date: '2024-05-06T20:00:00-02:30',
    cover: `${origin}/body.jpg`,
    excerpt: 'Intro',
    html: expect.stringContaining('Body 1'),
    original: expect.stringContaining('Body 1'),
    source_key: `${origin}/post-1/`,
    link: `${origin}/post-1/`,
    language: 'en',
    changes: [],
  });
  expect(requests.filter((path) => path.includes('_embed=1&per_page=2'))).toHaveLength(3);
});

test.each([
  ['named by the page', '<link rel="https://api.w.org/" href="/cms/api/">', '/cms/api/wp/v2/posts'],
  ['named as a query', '<link rel="https://api.w.org/" href="/i.php?rest_route=/">', '/i.php'],
])('an interface is found where it is %s', async (_name, head, path) => {
  const { fetchText, origin } = await serveBlog({
    '/': `<html><head>${head}</head><body></body></html>`,
    [path]: (query) =>
      path === '/i.php' && query.get('rest_route') !== '/wp/v2/posts'
        ? undefined
        : restPages(numbers(1))(query),
  });
  expect(await scrapeBlog(fetchText, origin, range)).toMatchObject({ value: [{ slug: 'post-1' }] });
});

test('the featured image is the cover', async () => {
  const embedded = { 'wp:featuredmedia': [{ source_url: 'https://cdn.example.com/featured.jpg' }] };
  const posts = [
    restPost(1, { _embedded: embedded }),
    // What an image that is gone, or not for everyone, leaves behind.
    restPost(2, { _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } }),
    restPost(3, { jetpack_featured_media_url: 'https://cdn.example.com/jetpack.jpg' }),
  ];
  const { fetchText, origin } = await serveBlog({ '/wp-json/wp/v2/posts': restPages(posts) });
  expect(await scrapeBlog(fetchText, origin, range)).toMatchObject({
    value: [
      { cover: 'https://cdn.example.com/featured.jpg' },
      { cover: `${origin}/body.jpg` },
      { cover: 'https://cdn.example.com/jetpack.jpg' },
    ],
  });
});

test('a post behind a password, and an entry that is no post, are left out', async () => {
  const posts = [restPost(1, { content: { rendered: '', protected: true } }), { id: 2 }, restPost(3)];
  const { fetchText, origin } = await serveBlog({ '/wp-json/wp/v2/posts': restPages(posts) });
  const result = await scrapeBlog(fetchText, origin, { pages: [1], maxPosts: 3 });
  expect(result).toMatchObject({ value: [{ slug: 'post-3' }] });
  expect(result.ok && result.value).toHaveLength(1);
});

test('bodies that the interface does not give are read from the pages, also under the name of the copy', async () => {
  const without = (number: number, link: string) => restPost(number, { content: undefined, link });
  const { fetchText, origin } = await serveBlog({
    '/wp-json/wp/v2/posts': restPages([
      without(1, 'ORIGIN/post-1/'),
      without(2, 'https://www.old.example.com/post-2/'),
      without(3, 'ORIGIN/gone/'),
    ]),
    '/post-1/': articlePage('One'),
    '/post-2/': articlePage('Two'),
  });
  expect(await scrapeBlog(fetchText, origin, range)).toMatchObject({
    value: [
      { slug: 'post-1', html: expect.stringContaining('One 7') },
      { slug: 'post-2', html: expect.stringContaining('Two 7') },
      { slug: 'post-3', html: '<p>Intro</p>' },
    ],
  });
});

test('a post is known by its guid, as an export has it, and the blog by its language', async () => {
  const guid = { rendered: 'https://old.example.com/?post_type=post&#038;p=1' };
  const { fetchText, origin } = await serveBlog({
    '/': '<html lang="es-MX"><body>Blog</body></html>',
    '/wp-json/wp/v2/posts': restPages([restPost(1, { guid }), restPost(2, { guid: 7 })]),
  });
  const result = await scrapeBlog(fetchText, origin, range);
  expect(result.ok && result.value).toMatchObject([
    { source_key: 'https://old.example.com/?post_type=post&p=1', language: 'es' },
    { source_key: `${origin}/post-2/`, language: 'es' },
  ]);
});
