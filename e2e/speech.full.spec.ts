import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { longSpeech } from './fixtures/long-speech.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

const text = (page: Page) => page.getByRole('region', { name: say.speech.stage.label });
const top = (page: Page) => text(page).evaluate((element) => element.scrollTop);

test('keyboard shortcuts and a clicker control the teleprompter as listed', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Keys', html: longSpeech });
  await page.goto(`/compose/stage?slug=${slug}`);
  await text(page).waitFor();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: say.speech.stage.mirror })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('m');
  const size = await text(page).evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize));
  await page.keyboard.press('+');
  await expect(text(page)).toHaveCSS('font-size', `${size + 4}px`);
  await page.keyboard.press('PageDown');
  const turned = await top(page);
  expect(turned).toBeGreaterThan(100);
  await page.keyboard.press('PageUp');
  expect(await top(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await top(page)).toBeGreaterThan(0);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: say.speech.stage.pause })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say.speech.run.start, exact: true })).toBeVisible();
  // After a mouse click on a button, the space bar still controls the teleprompter.
  await page.getByRole('button', { name: say.speech.stage.larger }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: say.speech.stage.pause })).toBeVisible();
  await text(page).click();
  await expect(page.getByRole('button', { name: say.speech.run.start, exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/compose\/speech\?/);
});

const sheets = (page: Page) => page.getByRole('region', { name: /^Page \d+ of \d+$/ });

test('pages of a podium printout end with a sentence, and nothing overflows', async ({ page, owner }) => {
  const giant = `<p>${Array(160).fill('endless,').join(' ')} end.</p>`;
  const { slug } = await owner.write({ title: 'Podium', html: longSpeech + giant });
  for (const query of ['', '&size=48&paper=letter', '&size=18&breaths=1']) {
    await page.goto(`/compose/podium?slug=${slug}${query}`);
    await hydrated(page);
    await expect(sheets(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pages = await sheets(page).evaluateAll((all) =>
      all.map((sheet) => {
        const room = sheet.firstElementChild as HTMLElement;
        const last = room.lastElementChild;
        return {
          text: room.innerText.trim(),
          over: (last?.getBoundingClientRect().bottom ?? 0) - room.getBoundingClientRect().bottom,
          number: sheet.lastElementChild?.textContent,
        };
      }),
    );
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, { text, over, number }] of pages.entries()) {
      expect(text).toMatch(/[.?!]”?$|, ?→$/);
      expect(over).toBeLessThan(1);
      expect(number).toBe(`${index + 1} / ${pages.length}`);
    }
    const all = pages.map(({ text }) => text).join(' ');
    expect(all.match(/It took until the morning\./g)).toHaveLength(9);
  }
  await expectAccessible(page);
});

const body = '[contenteditable="true"][role="textbox"]';

test('unsaved text shows on all three speech pages and stays unsaved', async ({ page, owner }) => {
  const { slug } = await owner.write({
    title: 'Typed',
    status: 'draft',
    language: 'en',
    html: '<p>Saved.</p>',
  });
  await openCompose(page, slug);
  await page.locator(body).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then one word more.');
  await composePage.button(page, 'Speech').click();
  await expect(page).toHaveURL(/\/compose\/speech\?slug=typed&unsaved=/);
  expect(page.url()).not.toContain('word');
  const main = page.getByRole('main');
  await expect(main.getByText(/^5 spoken words\. Unsaved changes as of/)).toBeVisible();
  await expect(main.getByText('Then one word more.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say.speech.podium.link }).click();
  await expect(main.getByText(/Unsaved changes as of/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Then one word more.');
  await page.getByLabel(say.speech.podium.size).selectOption('36');
  await page.getByRole('button', { name: say.speech.podium.apply }).click();
  await expect(page).toHaveURL(/unsaved=.*size=36/);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Then one word more.');
  await page.getByRole('link', { name: say.speech.podium.back }).click();
  await page.getByRole('link', { name: say.speech.stage.link }).click();
  await expect(page.getByRole('region', { name: say.speech.stage.label })).toContainText('one word more');
  await expect(page.getByText(/Unsaved changes as of/)).toBeVisible();
  const saved = await (await owner.api.get(`/api/blog/posts/${slug}`)).json();
  expect(saved.html).toBe('<p>Saved.</p>');
  // Once the autosave is discarded, the same URL shows the saved text with a notice.
  const [copy] = await (await owner.api.get('/api/blog/unsaved')).json();
  const removed = await owner.api.delete(`/api/blog/unsaved/${copy.id}?etag=${copy.etag}`);
  expect(removed.ok()).toBe(true);
  await page.goto(`/compose/speech?slug=${slug}&unsaved=${copy.id}`);
  await expect(page.getByText(/Last saved version/)).toBeVisible();
});
