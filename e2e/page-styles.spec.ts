import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'page styles' });

/** Addresses of fonts that were asked for, in order, and when the page was first drawn. */
const fontsAndPaint = (page: Page) =>
  page.evaluate(() => ({
    fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));

for (const path of ['/contact', '/ai-prompts-pack']) {
  test(`a first visit is drawn before any font is asked for, and set in the site’s faces then; the next has them from the start: ${path}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.goto(path);
    await expect.poll(async () => (await fontsAndPaint(page)).fonts.length).toBeGreaterThan(1);
    const first = await fontsAndPaint(page);
    for (const { name, startTime } of first.fonts) expect(startTime, name).toBeGreaterThan(first.painted);
    const facesUsed = () =>
      page.evaluate(() => ({
        media: document.querySelector<HTMLStyleElement>('style[media]')?.media,
        known: [...document.fonts].some(
          ({ family, status }) => /Newsreader"?$/.test(family) && status === 'loaded',
        ),
      }));
    expect(await facesUsed()).toEqual({ media: 'all', known: true });
    // Where no script but the page's own one runs, which comes before anything is drawn.
    await page.route('**/assets/*.js', (route) => route.abort());
    for (const next of ['/services', `${path}#main`]) {
      await page.goto(next);
      expect((await facesUsed()).media, next).toBe('all');
      // What is fetched early is fetched early for who has the faces, and for nobody else.
      await expect(page.locator('link[as=font]:not([media=all])')).toHaveCount(0);
    }
  });
}

const paths = [
  '/',
  '/blog',
  '/blog?lang=es',
  '/blog/the-apology-that-holds',
  '/services/speech-writing-services',
  '/privacy',
  '/ai-prompts-pack',
  '/contact',
  '/no-such-page',
];

for (const path of paths) {
  test(`a page looks as it would with the whole of the site’s style sheet: ${path}`, async ({
    page,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const looks = async () => {
      await expect(page.locator('style[media=all]')).toHaveCount(1);
      return page.evaluate(async () => {
        await document.fonts.ready;
        const properties = [
          'display',
          'position',
          'font',
          'color',
          'margin',
          'padding',
          'background',
          'border',
        ];
        return [...document.querySelectorAll('body *')].map((element) => {
          const style = getComputedStyle(element);
          return [element.className, ...properties.map((name) => style.getPropertyValue(name))].join('|');
        });
      });
    };
    await page.goto(path);
    const inline = await looks();
    // The owner's own view of a page names it.
    const [sheet] = /\/assets\/site-[^"#]+\.css/.exec(await (await owner.api.get(path)).text()) ?? [];
    await page.goto(path);
    await page.evaluate(async (address) => {
      for (const style of document.querySelectorAll('style:not([media])')) style.remove();
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await loaded;
    }, sheet);
    expect(await looks()).toEqual(inline);
  });
}

test('an inline style that got into a page would not count', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy|inline/i);
  await page.goto('/blog');
  const color = await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{color:red}' }));
    return getComputedStyle(document.body).color;
  });
  expect(color).not.toBe('rgb(255, 0, 0)');
});
