import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.describe.configure({ mode: 'serial' });

const address = '/blog-import-preview';

const items = [
  { id: 1, name: 'one', title: 'One' },
  { id: 2, type: 'page', name: 'about', title: 'About me', path: '/about-me/', content: '<p>It is me.</p>' },
  { id: 3, type: 'page', name: 'team', title: 'The team', path: '/about-me/team/' },
  { id: 4, type: 'portfolio', name: 'bridge', title: 'A bridge', path: '/work/bridge/' },
];

const report = (page: Page) => page.getByRole('region', { name: say.importPreview.report_label });
const useOf = (page: Page, title: string) => page.getByLabel(`Import “${title}” as`);

/** Chooses a file in the import preview. */
async function choose(page: Page, xml: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('radio', { name: say.importPreview.modes.xml }).check({ force: true });
  const file = { name: 'old.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('the import preview lists a file’s pages and custom types for anyone', async ({ page }) => {
  await page.goto(address);
  await choose(page, wordPressExport(items));
  await expect(page.getByRole('status').first()).toHaveText('1 post found.');
  await expect(page.getByRole('heading', { name: say.importPreview.others.heading })).toBeVisible();
  await expect(page.getByText('1 item of type “portfolio”')).toBeVisible();
  await page.getByText('2 pages', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'old.example.com/about-me/team/' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('the owner imports pages as drafts and as sections, and undoes the import', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signIn(page);
  await page.goto(address);
  await choose(page, wordPressExport(items));
  // From here on, use only the keyboard.
  await page.getByText('2 pages', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say.importPreview.others.all }).first().focus();
  await page.keyboard.press('Enter');
  await expect(useOf(page, 'The team')).toHaveValue('draft');
  await page.getByRole('button', { name: 'Use as: About the founder' }).focus();
  await page.keyboard.press('Enter');
  await expect(useOf(page, 'About me')).toHaveValue('about_content');
  await expect(page.getByText('0 selected, 2 pages and other items')).toBeVisible();
  await page.getByRole('radio', { name: say.importPreview.as_published }).check();
  await page.getByRole('button', { name: say.importPreview.run }).click();
  await expect(report(page)).toContainText('0 posts imported.');
  await expect(report(page)).toContainText('2 pages and other items imported as drafts.');
  await expect(report(page)).toContainText('2 pages: 1 draft post, 1 draft page section');
  await expect(report(page)).toContainText('new, draft of section “About the founder” (English)');
  await expect(report(page)).toContainText('Skipped (not posts): 1 item of type “portfolio”.');
  await expectAccessible(page);

  const led = await page.request.get('/about-me/', { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/#about']);
  await report(page).getByRole('link', { name: 'About me' }).click();
  await expect(page.getByRole('heading', { name: 'About the founder' })).toBeVisible();
  await expect(page.locator('body')).toContainText('Draft');

  await page.goto(address);
  await choose(page, wordPressExport(items));
  await page.getByText('2 pages', { exact: true }).click();
  await expect(page.getByRole('link', { name: say.importPreview.exists })).toHaveCount(1);
  await useOf(page, 'The team').selectOption(say.importPreview.others.draft);
  await useOf(page, 'About me').selectOption('About the founder');
  await page.getByText('1 item of type “portfolio”').click();
  await useOf(page, 'A bridge').selectOption(say.importPreview.others.draft);
  await page.getByRole('button', { name: say.importPreview.run }).click();
  await expect(report(page)).toContainText('2 pages: 2 already imported');
  await page.getByRole('button', { name: say.importPreview.undo }).click();
  await expect(report(page)).toContainText('Import undone.');
  expect((await page.request.get('/about-me/', { maxRedirects: 0 })).status()).toBe(301);
});

test('without a configured blog, the import preview loads nothing and asks for a URL', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/blog-import-preview');
  await hydrated(page);
  await expect(page.getByText(say.importPreview.no_source)).toBeVisible();
  await page.getByRole('radio', { name: say.importPreview.modes.xml }).check();
  await expect(page.getByText(say.importPreview.no_file)).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('radio', { name: say.importPreview.modes.scrape }).check();
  await page.getByLabel(say.importPreview.source).fill('old.example.com');
  await page.getByRole('button', { name: say.importPreview.read, exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Scrape failed (403)');
  expect(asked.map((url) => new URL(url).searchParams.get('source'))).toEqual(['https://old.example.com']);
});
