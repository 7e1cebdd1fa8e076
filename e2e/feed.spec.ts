import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

interface Feed {
  /** What the browser's XML parser says of text that is not well-formed; empty where it is. */
  error: string;
  root: string;
  language: string;
  self: string;
  items: Record<'title' | 'link' | 'guid' | 'date' | 'language' | 'description' | 'content', string>[];
}

/** Fetches the feed and reads it with the browser's own XML parser, which forgives nothing. */
async function readFeed(page: Page, path: string): Promise<Feed> {
  const response = await page.request.get(path);
  // The site's own pages let no script parse a text.
  await page.goto('about:blank');
  return page.evaluate(
    (source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      const text = (parent: Element | Document, name: string) =>
        parent.getElementsByTagName(name)[0]?.textContent ?? '';
      return {
        error: xml.querySelector('parsererror')?.textContent ?? '',
        root: xml.documentElement.tagName,
        language: text(xml, 'language'),
        self: xml.getElementsByTagName('atom:link')[0]?.getAttribute('href') ?? '',
        items: [...xml.querySelectorAll('item')].map((item) => ({
          title: text(item, 'title'),
          link: text(item, 'link'),
          guid: text(item, 'guid'),
          date: text(item, 'pubDate'),
          language: text(item, 'dc:language'),
          description: text(item, 'description'),
          content: text(item, 'content:encoded'),
        })),
      };
    },
    await response.text(),
  );
}

test('the feed is RSS with the newest posts first, each with its whole text', async ({
  page,
  owner,
  site,
}) => {
  const { slug, id } = await owner.write({
    title: 'Fed',
    date: '2999-01-02',
    excerpt: 'In short.',
    html: '<p>The whole text. <img src="/favicon.svg" alt=""></p>',
  });
  await owner.write({ title: 'Not fed', date: '2999-01-03', status: 'draft' });
  const response = await page.request.get('/blog/rss.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
  const feed = await readFeed(page, '/blog/rss.xml');
  expect(feed.error).toBe('');
  expect(feed.root).toBe('rss');
  expect(feed.language).toBe('en');
  expect(feed.self).toBe(`${site.url}/blog/rss.xml`);
  expect(feed.items.find(({ title }) => title === 'Fed')).toEqual({
    title: 'Fed',
    link: `${site.url}/blog/${slug}`,
    guid: id,
    date: 'Wed, 02 Jan 2999 12:00:00 GMT',
    language: 'en',
    description: 'In short.',
    content: expect.stringContaining(`src="${site.url}/favicon.svg"`),
  });
  expect(feed.items.some(({ title }) => title === 'Not fed')).toBe(false);
  const dates = feed.items.map(({ date }) => Date.parse(date));
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
});

test('each language has a feed of its own, whatever the cookie says', async ({
  page,
  owner,
  site,
  context,
}) => {
  await owner.write({ title: 'Only in English', date: '2996-01-02T15:00:00-05:00' });
  await owner.write({ title: 'Solo en español', date: '2996-01-02', language: 'es' });
  for (const value of ['en', 'es']) {
    await context.addCookies([{ name: 'i18nextLng', value, url: site.url }]);
    const english = await readFeed(page, '/blog/rss.xml');
    expect([english.language, english.self]).toEqual(['en', `${site.url}/blog/rss.xml`]);
    expect(english.items.every(({ language, link }) => language === 'en' && !link.includes('lang='))).toBe(
      true,
    );
    expect(english.items).toContainEqual(
      expect.objectContaining({ title: 'Only in English', date: 'Sat, 02 Jan 2996 20:00:00 GMT' }),
    );
    const spanish = await readFeed(page, '/blog/rss.xml?lang=es');
    expect([spanish.language, spanish.self]).toEqual(['es', `${site.url}/blog/rss.xml?lang=es`]);
    expect(spanish.items.every(({ language, link }) => language === 'es' && link.endsWith('?lang=es'))).toBe(
      true,
    );
    expect(spanish.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Solo en español', 'Una disculpa que se sostiene', 'Una cifra por minuto']),
    );
  }
});

test('a page advertises the feed of its language, and feed readers find it where they look', async ({
  page,
}) => {
  const readable = async (path: string) => {
    const feed = await readFeed(page, path);
    return [feed.error, feed.root, feed.language];
  };
  for (const [language, path, alias] of [
    ['en', '/blog', '/feed'],
    ['es', '/blog?lang=es', '/feed/?lang=es'],
    ['es', '/blog/una-cifra-por-minuto?lang=es', '/?feed=rss2&lang=es'],
  ] as const) {
    await page.goto(path);
    const links = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    await expect(links).toHaveCount(1);
    const href = (await links.getAttribute('href')) ?? '';
    expect(await readable(href)).toEqual(['', 'rss', language]);
    expect(await readable(alias)).toEqual(['', 'rss', language]);
  }
});

test('whatever the posts hold, the feed stays well-formed', async ({ page, owner }) => {
  const title = ']]> </title></item> & <b> "q" \u{1F58B}';
  await owner.write({
    title,
    date: '2998-01-02',
    excerpt: title,
    tags: ['a & b', '<c>'],
    html: '<p>]]&gt; &amp;amp; <em>kept</em> <img src="/favicon.svg" alt="]]>"></p>',
  });
  await owner.write({
    title: 'Control\u0001\u000b\u001f characters\uffff',
    date: '2998-01-01',
    html: '<p>A bell \u0007 rings\u0000.</p>',
  });
  const { error, items } = await readFeed(page, '/blog/rss.xml');
  expect(error).toBe('');
  const item = items.find((item) => item.title === title);
  expect(item?.description).toBe(title);
  expect(item?.content).toContain('<em>kept</em>');
  expect(item?.content).toMatch(/\]\](>|&gt;)/);
  expect(items.some((item) => item.title === 'Control characters')).toBe(true);
});

test('a change is in the feed at once', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Fed, first', date: '2997-01-02' });
  expect(await (await page.request.get('/blog/rss.xml')).text()).toContain('Fed, first');
  await owner.change(slug, { title: 'Fed, second' });
  const text = await (await page.request.get('/blog/rss.xml')).text();
  expect(text).toContain('Fed, second');
  expect(text).not.toContain('Fed, first');
});
