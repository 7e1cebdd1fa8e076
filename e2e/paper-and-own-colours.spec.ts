import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './site.ts';

test.describe('on paper', () => {
  const printed = async (page: Page, path: string) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
  };

  for (const path of ['/', '/blog/the-apology-that-holds', '/services/speech-writing-services', '/contact']) {
    test(`there is the text alone, without header and tools: ${path}`, async ({ page }) => {
      await printed(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const tools =
        'header[class*=header]:has(nav), body > a, [popover], [data-toasts], nav, main button, main form';
      for (const tool of await page.locator(tools).all()) await expect(tool).toBeHidden();
      expect((await page.pdf()).length).toBeGreaterThan(10_000);
    });
  }

  test('it says which site and page it is from, on every page; of a link to a review not the secret', async ({
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

  test('every quote is there, one below the other', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-enhance=carousel]').scrollIntoViewIfNeeded();
    await page.emulateMedia({ media: 'print' });
    const quotes = page.locator('[data-track] blockquote');
    await expect(quotes).toHaveCount(5);
    const lefts = await quotes.evaluateAll((all) => all.map((quote) => quote.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  });

  test('the services are listed, where they are the page', async ({ page }) => {
    await printed(page, '/services?lang=es');
    await expect(page.locator('main li a')).toHaveCount(5);
    for (const service of await page.locator('main li a').all()) await expect(service).toBeVisible();
  });

  test('headings of lists stand in blocks, for browsers keep them with what follows there alone', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/services/articles-opeds', 'How We Can Work Together'],
      ['/ai-prompts-pack', 'What is in the pack'],
    ] as const) {
      await printed(page, path);
      const heading = page.getByRole('heading', { level: 2, name });
      await expect(heading).toHaveCSS('break-after', 'avoid');
      expect(
        await heading.evaluate(({ parentElement: parent }) => parent && getComputedStyle(parent).display),
      ).toBe('block');
    }
  });

  test('links are followed by their whole addresses, and the mail address is there', async ({
    page,
    site,
  }) => {
    await printed(page, '/services/speech-writing-services');
    const after = await page
      .locator('main a[href="/contact"]')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(after.replaceAll('" "', '')).toContain(`${site.url}/contact`);
    await printed(page, '/contact');
    await expect(page.getByText('example.com', { exact: true })).toBeVisible();
  });
});

test.describe('in colours of the reader’s own', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  const ground = (page: Page, selector: string, of?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, of);

  test('what is struck is struck, and dots and marks of the page and language are drawn', async ({
    page,
  }) => {
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

  test('no words have the colour of the ground that is put behind them', async ({ page }) => {
    for (const path of ['/', '/ai-prompts-pack', '/blog/the-apology-that-holds']) {
      await page.goto(path);
      const unseen = await page.evaluate(() => {
        const canvas = getComputedStyle(document.body).backgroundColor;
        return [...document.querySelectorAll('body *')].flatMap((element) => {
          const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          const hasWords = [...element.childNodes].some(
            (node) => node instanceof Text && node.textContent?.trim(),
          );
          return hasWords && color === canvas && forcedColorAdjust !== 'none' ? [element.textContent] : [];
        });
      });
      expect(unseen, path).toEqual([]);
    }
  });

  for (const path of [
    '/',
    '/blog',
    '/blog/the-apology-that-holds',
    '/contact',
    '/services/speech-writing-services',
    '/ai-prompts-pack',
  ]) {
    test(`no barrier on ${path}`, async ({ page }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expectAccessible(page);
      }
    });
  }
});

test('links of the drawer, and the controls of the carousel, are 44 pixels high and wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const small = (selector: string) =>
    page.locator(selector).evaluateAll((all) =>
      all
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44))
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
  await page.goto('/blog/the-apology-that-holds');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await small('[popover] :is(a, button)')).toEqual([]);
  await page.goto('/');
  expect(await small('[data-dot], [data-step]')).toEqual([]);
});
