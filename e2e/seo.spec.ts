import type { APIRequestContext, Page } from '@playwright/test';
import { publicPages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

interface SeoFile {
  status: number;
  type: string;
  text: string;
}

async function read(request: APIRequestContext, path: string): Promise<SeoFile> {
  const response = await request.get(path);
  return {
    status: response.status(),
    type: response.headers()['content-type'] ?? '',
    text: await response.text(),
  };
}

/** The sitemap's addresses with what stands beside them, read by the browser's XML parser, which forgives nothing. */
async function readSitemap(
  page: Page,
): Promise<{ loc: string; lastmod: string | undefined; alternates: string[] }[]> {
  const response = await page.request.get('/sitemap.xml');
  // The site's own pages let no script parse a text.
  await page.goto('about:blank');
  return page.evaluate(
    (source) => {
      const xml = new DOMParser().parseFromString(source, 'application/xml');
      if (xml.querySelector('parsererror')) throw new Error(xml.documentElement.textContent ?? '');
      return [...xml.querySelectorAll('url')].map((entry) => ({
        loc: entry.querySelector('loc')?.textContent ?? '',
        lastmod: entry.querySelector('lastmod')?.textContent ?? undefined,
        alternates: [...entry.getElementsByTagName('xhtml:link')].map(
          (link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`,
        ),
      }));
    },
    await response.text(),
  );
}

test('robots may go everywhere, are shown the sitemap, and are told of nothing that is hidden', async ({
  request,
  site,
}) => {
  const { status, type, text } = await read(request, '/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toMatch(/^User-agent: \*\n/);
  expect(text).not.toContain('Disallow');
  expect(text).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test('the sitemap has every indexed page and published post, pages in both languages, and nothing else', async ({
  page,
  owner,
  site,
}) => {
  const { slug, updated_at } = await owner.write({ title: 'Mapped' });
  const { slug: draft } = await owner.write({ title: 'Not mapped', status: 'draft' });
  const entries = await readSitemap(page);
  const locations = entries.map(({ loc }) => loc);
  expect(new Set(locations).size).toBe(locations.length);
  for (const { path, isListed } of publicPages) {
    expect(locations.includes(site.url + path), path).toBe(isListed);
    expect(locations.includes(`${site.url}${path}?lang=es`), path).toBe(isListed);
  }
  const own = `${site.url}/blog/${slug}`;
  expect(entries).toContainEqual({ loc: own, lastmod: updated_at, alternates: [] });
  expect(locations).not.toContain(`${own}?lang=es`);
  expect(locations.some((location) => location.includes(draft))).toBe(false);
});

test('what the sitemap names is there, is its own canonical address, and may be indexed', async ({
  page,
}) => {
  for (const { loc } of await readSitemap(page)) {
    const response = await page.request.get(loc, { headers: { Cookie: 'i18nextLng=en' } });
    const html = await response.text();
    expect(response.status(), loc).toBe(200);
    expect(html, loc).toContain(`<link rel="canonical" href="${loc}"/>`);
    expect(html, loc).not.toContain('noindex');
  }
});

test('a change is in the sitemap at once', async ({ request, owner }) => {
  const { slug } = await owner.write({ title: 'Mapped, then hidden' });
  expect((await read(request, '/sitemap.xml')).text).toContain(`/blog/${slug}<`);
  await owner.change(slug, { status: 'draft' });
  expect((await read(request, '/sitemap.xml')).text).not.toContain(`/blog/${slug}<`);
});

test('llms.txt names the site, its pages in both languages and the feed', async ({ request, site }) => {
  const { type, text } = await read(request, '/llms.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toMatch(/^# Under Your Name\n\n> /);
  const addresses = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address ?? '');
  expect(addresses).toContain(`${site.url}/blog/rss.xml`);
  expect(addresses).toContain(`${site.url}/blog?lang=es`);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('the manifest and every icon that the site names are there, in the size they claim', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const { type, text } = await read(request, '/site.webmanifest');
  expect(type).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(text) as { name: string; icons: { src: string; sizes: string }[] };
  expect(manifest.name).toBe('Under Your Name');
  const measure = (src: string) =>
    page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
  for (const { src, sizes } of manifest.icons) expect(await measure(src), src).toBe(sizes);
  expect(await measure('/apple-touch-icon.png')).toBe('180x180');
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\//);
  const links = await page.locator('link[rel~=icon], link[rel=apple-touch-icon]').all();
  expect(links).toHaveLength(3);
  for (const link of links) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});

test('the home page tells machines of the house and the site', async ({ page, site }) => {
  await page.goto('/');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block) as Record<string, unknown>);
  const house = data.find((value) => value['@type'] === 'Organization');
  expect(house).toMatchObject({
    name: 'Under Your Name',
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
  });
  expect((await page.request.get(String(house?.logo))).status()).toBe(200);
  expect(data.find((value) => value['@type'] === 'WebSite')).toMatchObject({
    name: 'Under Your Name',
    url: `${site.url}/`,
    publisher: { '@id': house?.['@id'] },
  });
});
