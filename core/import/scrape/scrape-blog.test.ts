import { expect, test } from 'vitest';
import { articlePage, cardHtml, longText, serveBlog } from '../../../test/local-blog.ts';
import type { FetchText } from '../../net/outbound.ts';
import { scrapeBlog } from './scrape-blog.ts';

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

test('a blog without an interface is read from the feed that its page names', async () => {
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
  'a feed that nothing names is found at %s',
  async (path) => {
    const { fetchText, origin } = await serveBlog({ '/': listPage(''), [path]: rss(feedItem('one')) });
    expect(slugs(await scrapeBlog(fetchText, origin, range))).toEqual(['one']);
  },
);

test('a feed of WordPress is turned page by page, any other is cut into pages', async () => {
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

test('what a feed lacks is taken from the pages of the list that it belongs to', async () => {
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

test('a source that is a feed is read as it is', async () => {
  const { fetchText, origin, requests } = await serveBlog({ '/category/x/feed/': rss(feedItem('one')) });
  expect(slugs(await scrapeBlog(fetchText, `${origin}/category/x/feed/`, range))).toEqual(['one']);
  expect(requests).toEqual(['/category/x/feed/']);
});

test('a blog with neither is read from its pages, and one lost article loses no other', async () => {
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

test('a source that is one article gives that article', async () => {
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

test('no more posts are read than were asked for', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const files = Object.fromEntries(names.map((name) => [`/${name}/`, articlePage(name)]));
  const cards = names.map((name) => cardHtml(`/${name}/`, name)).join('');
  const { fetchText, origin, requests } = await serveBlog({ ...files, '/': listPage(cards) });
  expect(slugs(await scrapeBlog(fetchText, origin, { pages: [1], maxPosts: 2 }))).toEqual(['one', 'two']);
  expect(requests).not.toContain('/three/');
});

test('what was read by the deadline is the result', async () => {
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

test('each failure is told by its code', async () => {
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
