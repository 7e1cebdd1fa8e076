import type { Page } from '@playwright/test';
import { publicPages } from '../shared/public-pages.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

/** Value of a `meta` element of the page at hand, by its property or name. */
function meta(page: Page, name: string): Promise<string | null> {
  return page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
}

test('a post without a cover is shared with its title on paper', async ({ page, owner, site }) => {
  const { slug } = await owner.write({ title: 'Pictured by its title' });
  await page.goto(`/blog/${slug}`);
  const address = `${site.url}/share-pictures/en/blog/${slug}.png`;
  expect(await meta(page, 'og:image')).toBe(address);
  expect(await meta(page, 'og:image:width')).toBe('1200');
  expect(await meta(page, 'og:image:height')).toBe('630');
  expect(await meta(page, 'og:image:alt')).toContain('Pictured by its title');
  expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
  const response = await page.request.get(address);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
  const share = await (await page.request.get(`/api/share/${slug}`)).text();
  expect(share).toContain(`<meta property="og:image" content="${address}">`);
});

test('every public page has a picture, in both languages', async ({ page, site }) => {
  for (const { path } of publicPages) {
    for (const locale of ['en', 'es']) {
      await page.goto(`${path}?lang=${locale}`);
      const address = (await meta(page, 'og:image')) ?? '';
      expect(address, path).toContain(`${site.url}/share-pictures/${locale}/`);
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  }
});

test('a picture is asked for again with its mark, and changes with the title', async ({ request, owner }) => {
  const { slug } = await owner.write({ title: 'First words' });
  const address = `/share-pictures/en/blog/${slug}.png`;
  const first = await request.get(address);
  const { etag = '' } = first.headers();
  const known = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect(known.status()).toBe(304);
  await owner.change(slug, { title: 'Other words' });
  const second = await request.get(address, { headers: { 'If-None-Match': etag } });
  expect(second.status()).toBe(200);
  expect((await second.body()).equals(await first.body())).toBe(false);
});

test('titles of any length and script are drawn', async ({ request, owner }) => {
  const titles = [
    'Words '.repeat(50),
    'W'.repeat(300),
    '言葉を選ぶということ',
    'שלום עולם',
    '👩‍💻 & <b>"tags"</b>',
  ];
  for (const title of titles) {
    const { slug } = await owner.write({ title });
    const response = await request.get(`/share-pictures/es/blog/${slug}.png`);
    expect([response.status(), response.headers()['content-type']], title).toEqual([200, 'image/png']);
  }
});

test('there is no picture of what is not shown', async ({ request, owner }) => {
  const { slug } = await owner.write({ title: 'A drafted title', status: 'draft' });
  for (const name of [`en/blog/${slug}`, 'en/blog/never', 'en/no-such-page', 'fr/home', 'en/compose']) {
    expect((await request.get(`/share-pictures/${name}.png`)).status(), name).toBe(404);
    expect((await owner.api.get(`/share-pictures/${name}.png`)).status(), name).toBe(404);
  }
  expect((await request.get('/share-pictures/en/home')).status()).toBe(404);
});
