import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

interface Head {
  title: string;
  description: string | null;
  canonical: string | null;
  alternates: Record<string, string>;
  feed: string | null;
  robots: string | null;
  openGraph: Record<string, string>;
  /** The structured data, parsed, by its type. */
  structured: Record<string, Record<string, unknown>>;
}

/** What machines read of the page at hand. Fails where structured data is no JSON, or a type comes twice. */
async function readHead(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const pairs = (selector: string, key: string, value: string) =>
      Object.fromEntries(
        [...document.querySelectorAll(selector)].map((element) => [
          element.getAttribute(key) ?? '',
          element.getAttribute(value) ?? '',
        ]),
      );
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>,
    );
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: pairs('link[rel="alternate"][hreflang]', 'hreflang', 'href'),
      feed: attribute('link[type="application/rss+xml"]', 'href'),
      robots: attribute('meta[name="robots"]', 'content'),
      openGraph: pairs('meta[property^="og:"]', 'property', 'content'),
      structured: Object.fromEntries(blocks.map((block) => [String(block['@type']), block])),
    };
  });
}

test('a post tells machines its title, description, addresses and picture', async ({ page, owner, site }) => {
  const { slug } = await owner.write({
    title: 'For machines',
    excerpt: 'The excerpt, whole.',
    cover: '/favicon.svg',
    date: '2017-08-09',
    tags: ['one', 'two'],
  });
  const own = `${site.url}/blog/${slug}`;
  await page.goto(`/blog/${slug}?utm_source=letter`);
  const head = await readHead(page);
  expect(head).toMatchObject({
    title: 'For machines | Under Your Name',
    description: 'The excerpt, whole.',
    canonical: own,
    alternates: {},
    feed: '/blog/rss.xml',
    robots: null,
  });
  expect(head.openGraph).toMatchObject({
    'og:type': 'article',
    'og:url': own,
    'og:description': 'The excerpt, whole.',
    'og:image': `${site.url}/favicon.svg`,
    'og:locale': 'en_US',
    'og:site_name': 'Under Your Name',
  });
  expect(head.openGraph['og:title']).toContain('For machines');
});

test('its structured data is an article and the way to it', async ({ page, owner, site }) => {
  const { slug, updated_at } = await owner.write({
    title: 'Structured',
    date: '2017-08-09',
    tags: ['one', 'two'],
  });
  const own = `${site.url}/blog/${slug}`;
  await page.goto(`/blog/${slug}`);
  const { structured } = await readHead(page);
  const article = structured.BlogPosting ?? structured.Article;
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    headline: 'Structured',
    datePublished: '2017-08-09',
    dateModified: updated_at,
    inLanguage: 'en',
    mainEntityOfPage: own,
    author: { name: 'Under Your Name' },
  });
  expect(structured.BreadcrumbList).toMatchObject({
    itemListElement: [
      { '@type': 'ListItem', position: 1, item: `${site.url}/` },
      { '@type': 'ListItem', position: 2, name: 'Blog', item: `${site.url}/blog` },
      { '@type': 'ListItem', position: 3, name: 'Structured', item: own },
    ],
  });
});

test('without an excerpt the description is the first 140 characters of the text', async ({
  page,
  owner,
}) => {
  const text = 'Words &amp; more <b>words</b> without an end. '.repeat(9);
  const { slug } = await owner.write({ title: 'No excerpt for machines', html: `<p>${text}</p>` });
  await page.goto(`/blog/${slug}`);
  const { description, openGraph } = await readHead(page);
  expect(description).toMatch(/^Words & more words without an end\. Words/);
  expect(description?.length).toBeGreaterThan(120);
  expect(description?.length).toBeLessThanOrEqual(140);
  expect(openGraph['og:description']).toBe(description);
});

test('a Spanish page is its own canonical address, and names the English one', async ({ page, site }) => {
  await page.goto('/blog?lang=es');
  const own = `${site.url}/blog`;
  const { canonical, alternates, openGraph } = await readHead(page);
  expect(canonical).toBe(`${own}?lang=es`);
  expect(alternates).toEqual({ en: own, es: `${own}?lang=es`, 'x-default': own });
  expect(openGraph).toMatchObject({ 'og:locale': 'es_ES', 'og:locale:alternate': 'en_US' });
});

test('an article has one address, that of its own language, whatever language is around it', async ({
  page,
  owner,
  site,
}) => {
  const { slug } = await owner.write({ title: 'Una carta', language: 'es' });
  for (const [path, own] of [
    ['/blog/write-the-last-line-first', '/blog/write-the-last-line-first'],
    [`/blog/${slug}`, `/blog/${slug}?lang=es`],
  ]) {
    for (const lang of ['en', 'es']) {
      await page.goto(`${path}?lang=${lang}`);
      const { canonical, alternates, openGraph } = await readHead(page);
      expect([canonical, openGraph['og:url']]).toEqual([site.url + own, site.url + own]);
      expect(alternates).toEqual({});
      expect(openGraph['og:locale']).toBe(own?.includes('lang=es') ? 'es_ES' : 'en_US');
    }
  }
});

test('every public page has one title, description and canonical address of its own', async ({
  page,
  site,
}) => {
  const seen = new Set<string>();
  const paths = ['/', '/blog', '/blog/the-apology-that-holds', '/blog/an-op-ed-is-one-argument'];
  for (const path of paths) {
    for (const query of ['', '?lang=es']) {
      await page.goto(path + (query || '?lang=en'));
      const { title, description, canonical } = await readHead(page);
      expect(canonical).toBe(site.url + path + (path.startsWith('/blog/') ? '' : query));
      expect(title.length).toBeGreaterThan(10);
      expect(description?.length).toBeGreaterThan(50);
      for (const selector of ['title', 'meta[name="description"]', 'link[rel="canonical"]', 'h1']) {
        await expect(page.locator(selector), selector).toHaveCount(1);
      }
      seen.add(`${title} ${description} ${query}`);
    }
  }
  expect(seen.size).toBe(paths.length * 2);
});

test('pages that are no pages are kept from search engines', async ({
  page,
  expectedErrors,
  owner,
  signIn,
}) => {
  expectedErrors.push(/404/);
  const { slug } = await owner.write({ title: 'A draft for nobody', status: 'draft' });
  await signIn(page);
  for (const path of ['/no-such-page', '/blog/no-such-post', '/compose', `/blog/${slug}`]) {
    await page.goto(path);
    expect((await readHead(page)).robots, path).toMatch(/noindex/);
  }
});

const hostile = [
  '</script><script>window.ran = true</script>',
  '"quoted" \'titles\' & <b>tags</b>',
  '--> <!-- ]]> {{braces}} $& %s',
  'Emoji \u{1F469}‍\u{1F4BB} and עברית',
];

for (const title of hostile) {
  test(`a hostile title breaks nothing: ${title}`, async ({ page, owner }) => {
    const { slug } = await owner.write({ title, excerpt: title, tags: [title.slice(0, 50)] });
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const head = await readHead(page);
    expect(head.title).toBe(`${title} | Under Your Name`);
    expect(head.description).toBe(title);
    expect(head.openGraph['og:title']).toContain(title);
    expect(head.structured.BlogPosting?.headline).toBe(title);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    await page.goto('/blog');
    // Its tag is a link too.
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading.getByRole('link', { name: title, exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
}
