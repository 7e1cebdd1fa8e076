import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.describe('on paper', () => {
  const printed = async (page: Page, path: string) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
  };

  for (const path of ['/', '/blog/the-apology-that-holds', '/services/speech-writing-services', '/contact']) {
    test(`prints only the text of ${path}, without header and tools`, async ({ page }) => {
      await printed(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tools =
        'header[class*=header]:has(nav), body > a, [popover], [data-toasts], nav, main button, main form';
      for (const tool of await page.locator(tools).all()) await expect(tool).toBeHidden();
      expect((await page.pdf()).length).toBeGreaterThan(10_000);
    });
  }

  test('printed pages name the site and the URL, but never the secret of a review link', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const name = page.locator('[data-printed]');
    for (const path of ['/', '/blog/the-apology-that-holds', '/no-such-page', '/blog?lang=es']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await expect(name).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(name).toBeVisible();
      await expect(name).toHaveText(`Under Your Name ${site.url}${path}`);
    }
    await printed(page, '/review/no-such-review');
    await expect(name).toHaveText(`Under Your Name ${site.url}/review/…`);
  });
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const ground = (page: Page, selector: string, of?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, of);

  test('in forced colors, deleted text, dots and markers stay visible', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/blog');
      const text = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(await ground(page, 'header a[aria-current=page]', '::after')).toBe(text);
      expect(await ground(page, 'header a[hreflang=en]', '::after')).toBe(text);
      await page.goto('/');
      expect(await ground(page, 'h1 del', '::after')).toBe(text);
      await page.locator('[data-enhance=carousel]').scrollIntoViewIfNeeded();
      expect(await ground(page, '[data-dot]', '::after')).toBe(text);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Words worth signing.');
    }
  });
});
