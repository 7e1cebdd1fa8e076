import { expect, test } from 'vitest';
import { articlePage, cardHtml, longText, serveBlog } from '../../../test/local-blog.ts';
import type { FetchText } from '../../net/outbound.ts';
import { readExportText } from '../create-imports.ts';
import type { FoundPost } from './preview-body.ts';
import { asPages, type Blog, completePost, placesFor, scrapeBlog } from './scrape-blog.ts';

const range = { pages: [1, 2, 3], maxPosts: 36 };

const slugs = (result: Awaited<ReturnType<typeof scrapeBlog>>) =>
  result.ok ? result.value.map(({ slug }) => slug) : result.failure;

function feedItem(name: string, text = longText(name)): string {
  return `<item><title>${name}</title><link>/${name}/</link><pubDate>Mon, 06 May 2024 10:00:00 +0000</pubDate>
    <content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/"><![CDATA[${text}]]></content:encoded></item>`;
}
const rss = (items: string, generator = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel>${generator}${items}</channel></rss>`;
const listPage = (cards: string, head = '') =>
  `<!doctype html><html><head><title>Blog</title>${head}</head><body><main>${cards}</main></body></html>`;

test('a blog without a REST API is read from the feed linked by its page', async () => {
  const head = `<link rel="alternate" type="application/rss+xml" title="Comments" href="/comments/feed/">
    <link rel="alternate" type="application/rss+xml" title="Blog" href="/our-feed">`;
  const { fetchText, origin } = await serveBlog({
    '/': listPage('', head),
    '/comments/feed/': rss(feedItem('a-comment')),
    '/our-feed': rss(feedItem('one') + feedItem('two')),
    '/feed/': rss(feedItem('not-asked')),
  });
  expect(await scrapeBlog(fetchText, origin, range)).toMatchObject({
    value: [{ slug: 'one', title: 'one', date: '2024-05-06T10:00:00+00:00' }, { slug: 'two' }],
  });
});

test.each(['/feed/', '/rss.xml', '/atom.xml', '/feed.xml', '/index.xml'])(
  'a feed that isn’t linked is found at %s',
  async (path) => {
    const { fetchText, origin } = await serveBlog({ '/': listPage(''), [path]: rss(feedItem('one')) });
    expect(slugs(await scrapeBlog(fetchText, origin, range))).toEqual(['one']);
  },
);

test('a WordPress feed is requested page by page, and other feeds are split into pages', async () => {
  const generator = '<generator>https://wordpress.org/?v=6.5</generator>';
  const turning = await serveBlog({
    '/feed/': (query) =>
      query.get('paged') === '3' ? undefined : rss(feedItem(`page-${query.get('paged') ?? 1}`), generator),
  });
  expect(slugs(await scrapeBlog(turning.fetchText, turning.origin, range))).toEqual(['page-1', 'page-2']);
  const whole = await serveBlog({
    '/feed/': rss(['a-1', 'a-2', 'a-3', 'a-4'].map((name) => feedItem(name)).join('')),
  });
  const second = { pages: [2], maxPosts: 2 };
  expect(slugs(await scrapeBlog(whole.fetchText, whole.origin, second))).toEqual(['a-3', 'a-4']);
});

test('posts missing from a feed are read from the blog’s list pages', async () => {
  const older = (name: string) => cardHtml(`/${name}/`, name);
  const { fetchText, origin } = await serveBlog({
    '/': listPage(older('one') + older('two')),
    '/page/2/': listPage(older('two') + older('three')),
    '/page/3/': listPage(older('four')),
    '/feed/': rss(feedItem('one') + feedItem('two')),
    '/three/': articlePage('three'),
    '/four/': articlePage('four'),
  });
  const result = await scrapeBlog(fetchText, origin, range);
  expect(slugs(result)).toEqual(['one', 'two', 'three', 'four']);
  expect(result).toMatchObject({ value: [{}, {}, { html: expect.stringContaining('three 7') }, {}] });
  expect(slugs(await scrapeBlog(fetchText, origin, { ...range, maxPosts: 3 }))).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('a source URL that is a feed is read directly', async () => {
  const { fetchText, origin, requests } = await serveBlog({ '/category/x/feed/': rss(feedItem('one')) });
  expect(slugs(await scrapeBlog(fetchText, `${origin}/category/x/feed/`, range))).toEqual(['one']);
  expect(requests).toEqual(['/category/x/feed/']);
});

test('a blog without a REST API or feed is read from its pages, even if one post fails', async () => {
  const second = (query: URLSearchParams) =>
    query.get('page') === '2' ? cardHtml('/three/', 'Three') : undefined;
  const { fetchText, origin } = await serveBlog({
    '/blog/': (query) =>
      query.has('page')
        ? second(query) && listPage(second(query) ?? '')
        : listPage(
            `${cardHtml('/one/', 'One', '2024-05-06')}${cardHtml('/two/', 'Two')}<a href="?page=2">Older</a>`,
          ),
    '/one/': articlePage('One'),
    '/three/': articlePage('Three', '<meta property="article:published_time" content="2023-01-02">'),
  });
  expect(await scrapeBlog(fetchText, `${origin}/blog/`, range)).toMatchObject({
    value: [
      { slug: 'one', title: 'One', date: '2024-05-06', html: expect.stringContaining('One 7') },
      { slug: 'two', title: 'Two', html: '<p>Intro to Two.</p>' },
      { slug: 'three', date: '2023-01-02', html: expect.stringContaining('Three 7') },
    ],
  });
});

test('a source URL that is an article is read as one post', async () => {
  const published = '<meta property="article:published_time" content="2024-05-06">';
  const page = articlePage('On pauses', published).replace(
    '</main>',
    `${cardHtml('/other/', 'Other')}</main>`,
  );
  const { fetchText, origin } = await serveBlog({ '/on-pauses/': page, '/other/': articlePage('Other') });
  expect(await scrapeBlog(fetchText, `${origin}/on-pauses/`, range)).toMatchObject({
    value: [{ slug: 'on-pauses', title: 'On pauses', date: '2024-05-06' }],
  });
});

test('a scrape stops at the requested number of posts', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const files = Object.fromEntries(names.map((name) => [`/${name}/`, articlePage(name)]));
  const cards = names.map((name) => cardHtml(`/${name}/`, name)).join('');
  const { fetchText, origin, requests } = await serveBlog({ ...files, '/': listPage(cards) });
  expect(slugs(await scrapeBlog(fetchText, origin, { pages: [1], maxPosts: 2 }))).toEqual(['one', 'two']);
  expect(requests).not.toContain('/three/');
});

test('a scrape returns the posts read before its deadline', async () => {
  const blog = await serveBlog({
    '/': listPage(cardHtml('/one/', 'One') + cardHtml('/slow/', 'Slow')),
    '/one/': articlePage('One'),
  });
  const slow: FetchText = async (address, limits) => {
    const ended = new Promise((resolve) => limits?.signal?.addEventListener('abort', resolve));
    if (address.endsWith('/slow/')) await ended;
    return blog.fetchText(address, limits);
  };
  const started = Date.now();
  const result = await scrapeBlog(slow, blog.origin, { ...range, timeoutMs: 500 });
  expect(slugs(result)).toEqual(['one', 'slow']);
  expect(Date.now() - started).toBeLessThan(2000);
});

test('a scrape returns a failure code for each kind of failure', async () => {
  const blog = await serveBlog({ '/empty': '<html><body></body></html>' });
  const fetched = (source: string) => scrapeBlog(blog.fetchText, source, range);
  expect(await fetched(' ')).toEqual({ ok: false, failure: { code: 'no_source' } });
  expect(await fetched('ftp://old.example.com/')).toEqual({
    ok: false,
    failure: { code: 'address_invalid' },
  });
  expect(await fetched('old.example.com')).toEqual({ ok: false, failure: { code: 'address_refused' } });
  expect(await fetched('http://169.254.169.254/')).toEqual({
    ok: false,
    failure: { code: 'address_refused' },
  });
  expect(await fetched(`${blog.origin}/empty`)).toEqual({ ok: false, failure: { code: 'no_posts' } });
  expect(await fetched(`${blog.origin}/gone`)).toEqual({
    ok: false,
    failure: { code: 'answered', status: 404 },
  });
});

test('pages of a list are numbered from 1, and the last one may be shorter', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  expect(asPages(list, { pages: [1, 2], perPage: 2 })).toEqual(['a', 'b', 'c', 'd']);
  expect(asPages(list, { pages: [3, 4], perPage: 2 })).toEqual(['e']);
});

test.each([
  ['https://old.example.com/', ['https://old.example.com/feed/']],
  ['https://old.example.com/blog', ['https://old.example.com/blog/feed/', 'https://old.example.com/feed/']],
  ['https://old.example.com/author/jane/', ['https://old.example.com/author/jane/feed/']],
  [
    'https://old.example.com//evil.example.net/',
    ['https://old.example.com/evil.example.net/feed/', 'https://old.example.com/feed/'],
  ],
])(
  'the feed of %s is looked for below that URL, and also at the root if it is one level deep',
  (source, places) => {
    expect(placesFor(new URL(source), 'feed/')).toEqual(places);
  },
);

const completed = (post: Partial<FoundPost>, files: Record<string, string>) =>
  completedAt('/one/', files, post);

/** Completes the post at a path from the pages of its blog. */
async function completedAt(
  path: string,
  files: Record<string, string>,
  post: Partial<FoundPost> = {},
): Promise<FoundPost> {
  const { fetchText, origin } = await serveBlog(files);
  const get: Blog['get'] = async (address) => {
    const fetched = await fetchText(address);
    return fetched.ok ? fetched.value : undefined;
  };
  const blog: Blog = {
    source: new URL(origin),
    ...{ home: '', homePage: undefined, homeFeed: undefined, pages: [1], perPage: 12, get },
  };
  const unread = { slug: '', title: 'One', date: null, cover: null, teaser: null, html: null };
  return completePost({ address: `${origin}${path}`, ...unread, ...post }, blog);
}
const whole = { '/one/': articlePage('One') };

test.each([
  `${longText('Start').repeat(3)}<p>And then [&hellip;]</p>`,
  '<p>Start. <a href="/one/" class="more-link">Continue reading “One”</a></p>',
])('a truncated body is replaced by the full article', async (html) => {
  const long = {
    '/one/': articlePage('One').replace('</article>', `${longText('More').repeat(4)}</article>`),
  };
  const post = await completed({ html }, long);
  expect(post.html).toContain('More 7');
  expect(post.changes).toBeUndefined();
});

test('a short body is replaced if the article starts with it and is much longer', async () => {
  const start = '<p>One 0: a speech is written for the ear, with pauses</p>';
  expect((await completed({ html: start }, whole)).html).toContain('One 7');
  const other = '<p>A short note that its page does not go on from.</p>';
  expect((await completed({ html: other }, whole)).html).toBe(other);
});

test('an article’s pages are joined, and a missing page is reported', async () => {
  const paged = (title: string, next: string) =>
    articlePage(title).replace(
      '</article>',
      `<p class="page-links">Pages: <a href="${next}">2</a></p></article>`,
    );
  const files = { '/one/': paged('One', '/one/2/'), '/one/2/': paged('Two', '/one/3/') };
  const post = await completed({}, { ...files, '/one/3/': articlePage('Three') });
  expect(post.html).toMatch(/One 7.*Two 0.*Two 7.*Three 7/s);
  expect(post.html).not.toContain('Pages:');
  expect(post).toMatchObject({ title: 'One', changes: ['pages_joined'] });
  const lost = await completed({}, files);
  expect(lost.html).toContain('Two 7');
  expect(lost.changes).toEqual(['pages_joined', 'only_teaser']);
});

test('a truncated post is reported if its article can’t be read', async () => {
  const html = '<p>And then [&hellip;]</p>';
  expect(await completed({ html }, {})).toMatchObject({ html, changes: ['only_teaser'] });
  expect(await completed({ teaser: 'Intro' }, {})).toMatchObject({ html: null, changes: ['only_teaser'] });
  const short = await completed({ html: '<p>A short post.</p>' }, {});
  expect(short.changes).toBeUndefined();
});

const readRestApiRange = { pages: [1, 2, 3], maxPosts: 6 };

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

/** Responds like WordPress, with 400 after the last page. */
function restPages(posts: object[]) {
  return (query: URLSearchParams) => {
    const size = Number(query.get('per_page'));
    const start = (Number(query.get('page')) - 1) * size;
    const page = posts.slice(start, start + size);
    return page.length > 0 ? JSON.stringify(page) : '{"code":"rest_post_invalid_page_number"}';
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => restPost(index + 1));

test('posts are read page by page from the WordPress REST API', async () => {
  const { fetchText, origin, requests } = await serveBlog({
    '/': '<html><body>Old Blog</body></html>',
    '/wp-json/wp/v2/posts': restPages(numbers(5)),
  });
  const result = await scrapeBlog(fetchText, origin, readRestApiRange);
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
  ['a link in the page', '<link rel="https://api.w.org/" href="/cms/api/">', '/cms/api/wp/v2/posts'],
  ['a link with a query', '<link rel="https://api.w.org/" href="/i.php?rest_route=/">', '/i.php'],
])('the REST API is found by %s', async (_name, head, path) => {
  const { fetchText, origin } = await serveBlog({
    '/': `<html><head>${head}</head><body></body></html>`,
    [path]: (query) =>
      path === '/i.php' && query.get('rest_route') !== '/wp/v2/posts'
        ? undefined
        : restPages(numbers(1))(query),
  });
  expect(await scrapeBlog(fetchText, origin, readRestApiRange)).toMatchObject({
    value: [{ slug: 'post-1' }],
  });
});

test('the featured image from the REST API becomes the cover', async () => {
  const embedded = { 'wp:featuredmedia': [{ source_url: 'https://cdn.example.com/featured.jpg' }] };
  const posts = [
    restPost(1, { _embedded: embedded }),
    // The API's response for a deleted or private image.
    restPost(2, { _embedded: { 'wp:featuredmedia': [{ code: 'rest_forbidden' }] } }),
    restPost(3, { jetpack_featured_media_url: 'https://cdn.example.com/jetpack.jpg' }),
  ];
  const { fetchText, origin } = await serveBlog({ '/wp-json/wp/v2/posts': restPages(posts) });
  expect(await scrapeBlog(fetchText, origin, readRestApiRange)).toMatchObject({
    value: [
      { cover: 'https://cdn.example.com/featured.jpg' },
      { cover: `${origin}/body.jpg` },
      { cover: 'https://cdn.example.com/jetpack.jpg' },
    ],
  });
});

test('password-protected posts and invalid entries of the REST API are skipped', async () => {
  const posts = [restPost(1, { content: { rendered: '', protected: true } }), { id: 2 }, restPost(3)];
  const { fetchText, origin } = await serveBlog({ '/wp-json/wp/v2/posts': restPages(posts) });
  const result = await scrapeBlog(fetchText, origin, { pages: [1], maxPosts: 3 });
  expect(result).toMatchObject({ value: [{ slug: 'post-3' }] });
  expect(result.ok && result.value).toHaveLength(1);
});

test('bodies missing from the REST API are read from the pages, even under the blog’s former host', async () => {
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
  expect(await scrapeBlog(fetchText, origin, readRestApiRange)).toMatchObject({
    value: [
      { slug: 'post-1', html: expect.stringContaining('One 7') },
      { slug: 'post-2', html: expect.stringContaining('Two 7') },
      { slug: 'post-3', html: '<p>Intro</p>' },
    ],
  });
});

test('a scraped post is identified by its guid and gets the blog’s language', async () => {
  const guid = { rendered: 'https://old.example.com/?post_type=post&#038;p=1' };
  const { fetchText, origin } = await serveBlog({
    '/': '<html lang="es-MX"><body>Blog</body></html>',
    '/wp-json/wp/v2/posts': restPages([restPost(1, { guid }), restPost(2, { guid: 7 })]),
  });
  const result = await scrapeBlog(fetchText, origin, readRestApiRange);
  expect(result.ok && result.value).toMatchObject([
    { source_key: 'https://old.example.com/?post_type=post&p=1', language: 'es' },
    { source_key: `${origin}/post-2/`, language: 'es' },
  ]);
});

const readAt = (fetchText: FetchText, address: string) =>
  readExportText({ fetchText: (_, target, limits) => fetchText(target, limits) }, { owner: false }, address);

const notAnExport = { ok: false, failure: { code: 'not_an_export' } };

test.each([
  '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel/></rss>',
  '<rss version="2.0"><channel/></rss>',
])('an export is returned unchanged: %s', async (text) => {
  const { fetchText, origin } = await serveBlog({ '/export.xml': `\uFEFF\n${text}` });
  expect(await readAt(fetchText, ` ${origin}/export.xml `)).toEqual({ ok: true, value: text });
});

test.each(['', '<!doctype html><html></html>', '{"a":1}', '<rssx>', 'root:x:0:0'])(
  '"%s" is rejected because it isn’t an export',
  async (text) => {
    const { fetchText, origin } = await serveBlog({ '/export.xml': text });
    expect(await readAt(fetchText, `${origin}/export.xml`)).toEqual(notAnExport);
  },
);

test('a failed download of an export returns its cause', async () => {
  const { fetchText, origin } = await serveBlog({});
  expect(await readAt(fetchText, `${origin}/export.xml`)).toEqual({
    ok: false,
    failure: { code: 'answered', status: 404 },
  });
  expect(await readAt(fetchText, 'http://10.0.0.1/export.xml')).toEqual({
    ok: false,
    failure: { code: 'address_refused' },
  });
});
