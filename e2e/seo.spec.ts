import type { Page } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { publicPages } from '../shared/public-pages.ts';
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

test('a post has its title, description, addresses, picture and structured data in its head', async ({
  page,
  owner,
  site,
}) => {
  const { slug, updated_at } = await owner.write({
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
  const { structured } = head;
  expect(structured.BlogPosting).toMatchObject({
    '@context': 'https://schema.org',
    headline: 'For machines',
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
      { '@type': 'ListItem', position: 3, name: 'For machines', item: own },
    ],
  });
});

test('every public page has a title, description, canonical address and picture of its own', async ({
  page,
  site,
}) => {
  const seen = new Set<string>();
  const paths = [
    ...publicPages.filter(({ isListed }) => isListed).map(({ path }) => path),
    '/blog/the-apology-that-holds',
  ];
  for (const path of paths) {
    for (const query of ['', '?lang=es']) {
      await page.goto(path + (query || '?lang=en'));
      const { title, description, canonical, openGraph } = await readHead(page);
      expect((await page.request.get(openGraph['og:image'] ?? '')).headers()['content-type']).toBe(
        'image/png',
      );
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
  '"quoted" \'titles\' & <b>tags</b> --> $& %s \u{1F469}',
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

test('the feed of each language has its newest posts first, without drafts', async ({ page, owner }) => {
  await owner.write({ title: 'Fed', date: '2999-01-02' });
  await owner.write({ title: 'Servido', date: '2999-01-02', language: 'es' });
  await owner.write({ title: 'Not fed', date: '2999-01-03', status: 'draft' });
  for (const [language, path, alias, newest] of [
    ['en', '/blog', '/feed', 'Fed'],
    ['es', '/blog?lang=es', '/feed/?lang=es', 'Servido'],
    ['es', '/blog/una-cifra-por-minuto?lang=es', '/?feed=rss2&lang=es', 'Servido'],
  ] as const) {
    await page.goto(path);
    const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
    for (const address of [(await link.getAttribute('href')) ?? '', alias]) {
      const response = await page.request.get(address);
      expect(response.headers()['content-type']).toMatch(/^application\/rss\+xml/);
      const xml = await response.text();
      new SaxesParser().write(xml).close();
      expect(xml).toContain(`<language>${language}</language>`);
      const [, first = ''] = xml.split('<item>');
      expect(first).toContain(`<title>${newest}</title>`);
      expect(xml).not.toContain('Not fed');
    }
  }
});

test('the sitemap has all listed pages and published posts, each at its canonical address', async ({
  request,
  owner,
  site,
}) => {
  const { slug } = await owner.write({ title: 'Mapped' });
  const { slug: draft } = await owner.write({ title: 'Not mapped', status: 'draft' });
  const xml = await (await request.get('/sitemap.xml')).text();
  new SaxesParser().write(xml).close();
  const locations = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  expect(new Set(locations).size).toBe(locations.length);
  for (const { path, isListed } of publicPages) {
    expect(locations.includes(site.url + path), path).toBe(isListed);
    expect(locations.includes(`${site.url}${path}?lang=es`), path).toBe(isListed);
  }
  expect(locations).toContain(`${site.url}/blog/${slug}`);
  expect(locations.some((location) => location.includes(draft))).toBe(false);
  for (const location of locations) {
    const response = await request.get(location, { headers: { Cookie: 'i18nextLng=en' } });
    const html = await response.text();
    expect(response.status(), location).toBe(200);
    expect(html, location).toContain(`<link rel="canonical" href="${location}"/>`);
    expect(html, location).not.toContain('noindex');
  }
});

test('robots.txt, llms.txt and the manifest name what is there', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*\n/);
  expect(robots).not.toContain('Disallow');
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  const llms = await (await request.get('/llms.txt')).text();
  expect(llms).toMatch(/^# Under Your Name\n\n> /);
  const manifest = await request.get('/site.webmanifest');
  expect(manifest.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  const linked = [...llms.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
  expect(linked).toContain(`${site.url}/blog/rss.xml`);
  for (const address of [
    ...linked,
    ...icons.map(({ src }) => src),
    '/favicon.ico',
    '/apple-touch-icon.png',
  ]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
