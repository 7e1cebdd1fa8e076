import type { Page } from '@playwright/test';
import { test } from './fixtures/content-manager.ts';
import { lineTries } from './fixtures/line-tries.ts';
import type { Try } from './fixtures/page-text-try.ts';
import { proseTries } from './fixtures/prose-tries.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'page text tries' });

const shown = (page: Page) => page.frameLocator('iframe');
const textOf = (page: Page, key: string) => shown(page).locator(`[data-text="${key}"]`);
const editor = (page: Page) => page.getByRole('form', { name: /, English$/ });

/** The page's elements but for what stands in its texts. */
function skeleton(page: Page): Promise<string> {
  return shown(page)
    .locator('body')
    .evaluate((body) => {
      const copy = body.cloneNode(true) as HTMLElement;
      for (const text of copy.querySelectorAll('[data-text]')) text.replaceChildren();
      return [...copy.querySelectorAll('*')].map(({ tagName, id }) => `${tagName} ${id}`).join('\n');
    });
}

const wordsOf = async (page: Page, key: string) =>
  (await textOf(page, key).innerText()).replace(/\s+/g, ' ').trim();

test('there are fifty tries', () => {
  expect(lineTries.length + proseTries.length).toBe(50);
});

for (const [kind, tries] of [
  ['a line', lineTries],
  ['paragraphs', proseTries],
] as const) {
  test(`${kind}, changed as somebody does who knows no HTML: the page stays whole, and the words arrive`, async ({
    page,
    context,
    openManager,
    request,
  }) => {
    test.slow();
    page.setDefaultTimeout(15_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openManager('/page');
    await expect(shown(page).getByRole('heading', { level: 1 })).toBeVisible();
    const whole = await skeleton(page);
    const last = new Map<string, Try>();
    for (const attempt of tries) {
      await test.step(`${attempt.text}: ${attempt.name}`, async () => {
        const before = await wordsOf(page, attempt.text);
        await textOf(page, attempt.text).click();
        await expect(editor(page).locator('[contenteditable="true"]')).toBeFocused();
        await attempt.change(page);
        if (await editor(page).isVisible()) await page.keyboard.press('Escape');
        await expect(editor(page)).toHaveCount(0);
        const words = attempt.words ?? before;
        await expect(textOf(page, attempt.text)).toContainText(words.trim());
        if (attempt.holds) {
          await expect(textOf(page, attempt.text).locator(attempt.holds).first()).toBeAttached();
        }
        expect(await skeleton(page)).toBe(whole);
        last.set(attempt.text, { ...attempt, words });
      });
    }
    await page.getByRole('button', { name: /^Publish (all )?\d+ drafts?/ }).click();
    await page.getByRole('button', { name: 'Put them on the site' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/on the site now/);
    // What visitors get holds the same words, and nothing of the editor's.
    const site = await (await request.get('/?lang=en')).text();
    expect(site).not.toContain('data-text');
    await page.goto('/?lang=en');
    const read = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
    for (const { text, words = '' } of last.values()) {
      expect(read.toLowerCase(), text).toContain(words.trim().toLowerCase());
    }
  });
}
