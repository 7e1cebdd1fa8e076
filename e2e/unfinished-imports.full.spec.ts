import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.describe.configure({ mode: 'serial' });

const address = '/blog-import-preview';
const total = 900;
const name = 'all-of-it.xml';
const items = Array.from({ length: total }, (_, index) => ({
  title: `Kept ${index}`,
  content: `<p>${`Text of ${index}, which is long enough to take its time. `.repeat(60)}</p>`,
}));
const file = { name, mimeType: 'text/xml', buffer: Buffer.from(wordPressExport(items)) };

const unfinished = (page: Page) => page.getByRole('region', { name: say.unfinishedImports.label });
const report = (page: Page) => page.getByRole('region', { name: say.importPreview.report_label });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });

async function startImport(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('radio', { name: say.importPreview.modes.xml }).check({ force: true });
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('900 posts found.')).toBeVisible();
  await page.getByRole('button', { name: say.importPreview.select_all }).click();
  await page.getByRole('button', { name: say.importPreview.run }).click();
}

/** Returns the number of posts that the paused import has imported. */
async function stoppedAt(page: Page): Promise<number> {
  const sentence = unfinished(page).getByText(/^Stopped\. Posts done: \d+ of 900\.$/);
  await expect(sentence).toBeVisible();
  return Number(/\d+/.exec((await sentence.textContent()) ?? '')?.[0]);
}

test('a paused import survives leaving the page and resumes at the same post', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await startImport(page);
  await button(page, say.unfinishedImports.pause).click();
  await expect(unfinished(page)).toContainText(`“${name}” is paused`, { timeout: 30_000 });
  const before = await stoppedAt(page);
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(total);

  await page.reload();
  await expect(unfinished(page)).toContainText(`“${name}” is paused`);
  expect(await stoppedAt(page)).toBe(before);
  await expect(unfinished(page)).toContainText('The file is stored until');
  await expectAccessible(page);

  await button(page, say.unfinishedImports.go_on).click();
  await expect(unfinished(page)).toContainText(`Importing “${name}”`);
  await expect(unfinished(page).getByRole('progressbar')).toBeVisible();
  await expect(report(page)).toContainText('900 posts imported.', { timeout: 120_000 });
  await expect(report(page)).toContainText('900 new posts');
  await expect(unfinished(page)).toBeHidden();
});
