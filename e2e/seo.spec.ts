import type { Page } from '@playwright/test';
import { SaxesParser } from 'saxes';
import { publicPages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const attribute = (page: Page, selector: string, name = 'content') =>
  page.locator(selector).first().getAttribute(name);

test('every public page has a unique title, description, canonical URL and image', async ({ page, site }) => {
  const seen = new Set<string>();
  const paths = [
    ...publicPages.filter(({ isListed }) => isListed).map(({ path }) => path),
    '/blog/the-apology-that-holds',
  ];
  for (const path of paths) {
    for (const query of ['', '?lang=es']) {
      await page.goto(path + (query || '?lang=en'));
      const title = await page.title();
      const description = await attribute(page, 'meta[name="description"]');
      const picture = await page.request.get((await attribute(page, 'meta[property="og:image"]')) ?? '');
      expect(picture.headers()['content-type']).toBe('image/png');
      expect(await attribute(page, 'link[rel="canonical"]', 'href')).toBe(
        site.url + path + (path.startsWith('/blog/') ? '' : query),
      );
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

test('missing pages, drafts and owner pages are noindex', async ({ page, expectedErrors, owner, signIn }) => {
  expectedErrors.push(/404/);
  const { slug } = await owner.write({ title: 'A draft for nobody', status: 'draft' });
  await signIn(page);
  for (const path of ['/no-such-page', '/blog/no-such-post', '/compose', `/blog/${slug}`]) {
    await page.goto(path);
    expect(await attribute(page, 'meta[name="robots"]'), path).toMatch(/noindex/);
  }
});

test('a hostile title is shown as text and breaks no page or feed', async ({ page, owner }) => {
  const title = '</script><script>window.ran = true</script> "quoted" \'titles\' & <b>tags</b> --> $&';
  const { slug } = await owner.write({ title, excerpt: title, tags: [title.slice(0, 50)] });
  await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).toHaveTitle(`${title} | Under Your Name`);
  expect(await attribute(page, 'meta[name="description"]')).toBe(title);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text).headline)).toContain(title);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await page.goto('/blog');
  // Look in the heading, because the tag is a link, too.
  const heading = page.getByRole('heading', { name: title, exact: true });
  await expect(heading.getByRole('link', { name: title, exact: true })).toHaveCount(1);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('the feed of each language lists its newest posts first, without drafts', async ({ page, owner }) => {
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

test('the sitemap contains all listed pages and published posts with their canonical URLs', async ({
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

test('robots.txt, llms.txt and the manifest match the site', async ({ request, site }) => {
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
