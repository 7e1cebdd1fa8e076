import type { Page } from '@playwright/test';
import { wordPressExport } from '../test/wordpress-export.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.describe.configure({ mode: 'serial' });

const address = '/blog-import-preview';

const items = [
  { id: 1, name: 'one', title: 'One' },
  { id: 2, type: 'page', name: 'about', title: 'About me', path: '/about-me/', content: '<p>It is me.</p>' },
  { id: 3, type: 'page', name: 'team', title: 'The team', path: '/about-me/team/' },
  { id: 4, type: 'portfolio', name: 'bridge', title: 'A bridge', path: '/work/bridge/' },
];

const report = (page: Page) => page.getByRole('region', { name: 'Report of the import' });
const useOf = (page: Page, title: string) => page.getByLabel(`What becomes of “${title}”`);

/** Gives the page a file, as the owner chooses one. */
async function choose(page: Page, xml: string): Promise<void> {
  await hydrated(page);
  await page.getByRole('radio', { name: 'XML' }).check({ force: true });
  const file = { name: 'old.xml', mimeType: 'text/xml', buffer: Buffer.from(xml) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('anyone sees what a file holds besides its articles, by its kinds', async ({ page }) => {
  await page.goto(address);
  await choose(page, wordPressExport(items));
  await expect(page.getByRole('status').first()).toHaveText('1 post found.');
  await expect(page.getByRole('heading', { name: 'Pages and other kinds' })).toBeVisible();
  await expect(page.getByText('1 item of the kind “portfolio”')).toBeVisible();
  await page.getByText('2 pages', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'old.example.com/about-me/team/' })).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('the owner brings pages as drafts and as texts of the site, and takes them back', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  await signIn(page);
  await page.goto(address);
  await choose(page, wordPressExport(items));
  // The keyboard alone opens the kinds and chooses.
  await page.getByText('2 pages', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All as draft articles' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(useOf(page, 'The team')).toHaveValue('draft');
  await page.getByRole('button', { name: 'Use as: About the founder' }).focus();
  await page.keyboard.press('Enter');
  await expect(useOf(page, 'About me')).toHaveValue('about_content');
  await expect(page.getByText('0 selected, 2 pages and other items')).toBeVisible();
  await page.getByRole('radio', { name: 'published posts' }).check();
  await page.getByRole('button', { name: 'Import the selected posts' }).click();
  await expect(report(page)).toContainText('0 posts imported.');
  await expect(report(page)).toContainText('2 pages and other items came as drafts.');
  await expect(report(page)).toContainText('2 pages: 1 draft article, 1 draft of a text of the site');
  await expect(report(page)).toContainText('new, draft of the text “About the founder” (English)');
  await expect(report(page)).toContainText('Not articles, left out: 1 item of the kind “portfolio”.');
  await expectAccessible(page);

  const led = await page.request.get('/about-me/', { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([301, '/#about']);
  await report(page).getByRole('link', { name: 'About me' }).click();
  await expect(page.getByRole('heading', { name: 'About the founder' })).toBeVisible();
  await expect(page.locator('body')).toContainText('Draft');

  await page.goto(address);
  await choose(page, wordPressExport(items));
  await page.getByText('2 pages', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Already here' })).toHaveCount(1);
  await useOf(page, 'The team').selectOption('Draft article');
  await useOf(page, 'About me').selectOption('About the founder');
  await page.getByText('1 item of the kind “portfolio”').click();
  await useOf(page, 'A bridge').selectOption('Draft article');
  await page.getByRole('button', { name: 'Import the selected posts' }).click();
  await expect(report(page)).toContainText('2 pages: 2 already here');
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(report(page)).toContainText('Import undone.');
  expect((await page.request.get('/about-me/', { maxRedirects: 0 })).status()).toBe(301);
});

test('ten thousand pages are found and chosen', async ({ page, signIn }) => {
  test.slow();
  await signIn(page);
  await page.goto(address);
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ id: at + 1, type: 'page', name: `page-${at}`, title: `Page ${at}`, path: `/page-${at}/` },
    content: '<p>x</p>',
  }));
  await choose(page, wordPressExport(many));
  await page.getByText('10,000 pages', { exact: true }).click({ timeout: 60_000 });
  await expect(page.getByRole('combobox')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show 50 more' }).click();
  await expect(page.getByRole('combobox')).toHaveCount(100);
  await page.getByLabel('Find by title or address').fill('page 9999');
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await page.getByRole('button', { name: 'All as draft articles' }).click();
  await expect(page.getByText('0 selected, 10,000 pages and other items')).toBeVisible();
  await page.getByRole('button', { name: 'Leave all out' }).click();
  await useOf(page, 'Page 9999').selectOption('Draft article');
  await page.getByRole('button', { name: 'Import the selected posts' }).click();
  await expect(report(page)).toContainText('1 page or other item came as a draft.', { timeout: 60_000 });
});

test('no barrier for anyone, on any screen, in either language', async ({ page, signIn }) => {
  await signIn(page);
  for (const [lang, width, colorScheme] of [
    ['en', 1280, 'light'],
    ['es', 360, 'dark'],
    ['es', 768, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${address}?lang=${lang}`);
    await choose(page, wordPressExport(items));
    await page.getByText(lang === 'en' ? '2 pages' : '2 páginas', { exact: true }).click();
    await expect(page.getByRole('combobox')).toHaveCount(2);
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${lang} ${width}`).toBeLessThanOrEqual(0);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/${lang}-${width}.png`, fullPage: true });
  }
});
