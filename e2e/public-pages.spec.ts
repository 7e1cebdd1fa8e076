import type { Page } from '@playwright/test';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';
import { giveForReview } from './fixtures/give-for-review.ts';
import { doubleText, layoutFaults, silentLists, smallTargets } from './fixtures/layout-faults.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'public pages' });

const addresses = [
  ...publicPages.map(({ path }) => path),
  paths.outcomes,
  paths.offline,
  paths.post('the-apology-that-holds'),
  paths.post('long-words'),
  paths.tag('apology'),
  `${paths.blog}?year=1899`,
  paths.post('no-such-post'),
  '/no-such-page',
  paths.review('no-such-review'),
];

/** Settings with names of realistic length and every section. */
const names = {
  brand: 'The Executive Ghostwriting & Speechwriting Company of Montevideo',
  founder: 'María Fernanda Rodríguez-Etcheverry',
  social: ['https://www.linkedin.com/in/someone'],
  slider: true,
  lead_magnet: true,
};

const longWords = {
  title: 'Responsibilities of internationalization departments',
  slug: 'long-words',
  tags: ['internationalization', 'PR'],
  html: `<ul><li>One</li></ul><ol><li>Two</li></ol><figure><ul><li>Row: value</li></ul></figure>
    <p><img src="/favicon.svg" width="4000" height="300" alt="Wide"></p>
    <p>https://example.com/${'a-long-address/'.repeat(9)}</p><p>${'unbreakable'.repeat(9)}</p>`,
};

test.beforeEach(async ({ site, owner, expectedErrors }) => {
  expectedErrors.push(/404/);
  await saveSettingsOf(site, names);
  const isWritten = await owner.api.get(`/api/blog/posts/${longWords.slug}`);
  if (!isWritten.ok()) await owner.write(longWords);
});

/** Lays out all content, even if it is far from the window. */
const seeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });

for (const lang of ['en', 'es']) {
  test(`on every page, doubled text fits, controls are large enough and lists are announced (${lang})`, async ({
    page,
    owner,
  }) => {
    test.slow();
    const { link } = await giveForReview(owner, `thumbs-${lang}`);
    for (const path of [...addresses, link.split('?')[0] ?? link]) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
      await seeAll(page);
      for (const width of [1280, 768, 390, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const where = `${path} at ${width} px`;
        expect.soft(await layoutFaults(page), where).toEqual([]);
        expect.soft(await smallTargets(page), where).toEqual([]);
      }
      expect.soft(await silentLists(page), path).toEqual([]);
      await doubleText(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `${path} at ${width} px, with text twice as large`).toEqual([]);
      }
    }
  });
}

test('the layout checks detect faults', async ({ page }) => {
  await page.setContent(`<p style="width: 99em">Wide</p>
    <p style="overflow: hidden; width: 2em; white-space: nowrap">Cut off</p>
    <a href="/" style="display: block; height: 36px">Small</a><ul style="list-style: none"><li>One</li></ul>`);
  expect(await layoutFaults(page)).toEqual([
    expect.stringMatching(/The page is \d+ px wide/),
    expect.stringMatching(/"Cut off" is cut off by/),
  ]);
  expect(await smallTargets(page)).toEqual([expect.stringContaining('Small')]);
  expect(await silentLists(page)).toHaveLength(1);
});
