import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'import-runs' });
test.describe.configure({ mode: 'serial' });

const letter = wordPressExport([
  { name: 'whole', title: 'A whole letter', content: '<p>Nothing is missing here.</p>' },
  {
    name: 'half',
    title: 'Half a letter',
    content: `<h2>A heading</h2><p>What stays, <em>and more</em> of it.</p>
<svg><text>What goes away, word for word</text></svg>
<ul><li>One</li><li>Two</li></ul><img src="https://old.example.com/picture.jpg" alt="">`,
  },
  {
    name: 'third',
    title: 'A third letter',
    content: '<p>Almost all of it.</p><svg><text>Gone.</text></svg>',
  },
]);

async function openReport(page: Page): Promise<void> {
  await page.goto('/settings/imports');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Import report:');
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const original = (page: Page) =>
  page.getByRole('region', { name: say.importRuns.post.original, exact: true });
const ours = (page: Page) => page.getByRole('region', { name: say.importRuns.post.ours, exact: true });

test('an import report shows a score, totals by type, and posts sorted worst first', async ({
  page,
  signIn,
  owner,
}) => {
  await owner.importExport(letter);
  await signIn(page);
  await page.goto('/settings/import');
  await page.getByRole('link', { name: say.importRuns.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.importRuns.list.title);
  await openReport(page);
  await expect(
    page.getByRole('region', { name: say.importRuns.report.score_label, exact: true }),
  ).toContainText('Complete matches: 1 of 3.');
  await expect(page.getByRole('link', { name: /^Words missing: / })).toBeVisible();
  const titles = page.getByRole('region', { name: say.importRuns.report.articles }).getByRole('link');
  await expect(titles).toHaveText(['Half a letter', 'A third letter', 'A whole letter']);
  await page.getByLabel(say.importRuns.report.incomplete).check();
  await page.getByRole('button', { name: say.importRuns.report.apply, exact: true }).click();
  await expect(titles).toHaveText(['Show all', 'Half a letter', 'A third letter']);
  await page.getByLabel(say.importRuns.report.text).fill('thírd');
  await page.getByRole('button', { name: say.importRuns.report.apply, exact: true }).click();
  await expect(titles).toHaveText(['Show all', 'A third letter']);
});

test('an imported post is compared with its original, with missing parts marked', async ({
  page,
  signIn,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page);
  await openReport(page);
  await page.getByRole('link', { name: 'Half a letter' }).click();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a letter');
  await expect(original(page).locator('del').first()).toContainText('What goes away');
  await expect(original(page)).toContainText('What stays');
  await expect(ours(page)).toContainText('What stays, and more of it.');
  await expect(ours(page).locator('ins')).toHaveCount(0);
  await expect(ours(page)).not.toContainText('goes away');
  await page.getByLabel(say.importRuns.post.widths.phone, { exact: true }).check();
  const width = await original(page)
    .locator('article')
    .evaluate((sheet) => sheet.clientWidth);
  expect(width).toBe(375);
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A third letter');
  await hydrated(page);
  await page.keyboard.press('a');
  await expect(page.getByText(say.importRuns.post.accepted)).toBeVisible();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Half a letter');
  // Nothing is requested from the old blog.
  expect(asked.filter((url) => url.includes('old.example.com'))).toEqual([]);
});

test('an imported post is excluded and restored', async ({ page, signIn }) => {
  await signIn(page);
  await openReport(page);
  await page.getByRole('link', { name: 'Half a letter' }).click();
  await hydrated(page);
  await page.getByRole('button', { name: say.importRuns.post.leave_out }).click();
  await expect(page.getByText('is in the trash for 30 days')).toBeVisible();
  expect((await page.request.get('/blog/half')).status()).toBe(404);
  await page.getByRole('button', { name: say.importRuns.post.take_back }).click();
  await expect(page.getByRole('button', { name: say.importRuns.post.accept })).toBeVisible();
  expect((await page.request.get('/blog/half')).status()).toBe(200);
  await page.getByRole('link', { name: say.importRuns.post.edit, exact: true }).click();
  await expect(page).toHaveURL(/\/compose\?slug=half/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('import reports can be read and used without JavaScript', async ({ page, signIn }) => {
    await signIn(page);
    await openReport(page);
    await page.getByRole('link', { name: 'Half a letter' }).click();
    await expect(original(page).locator('del').first()).toContainText('What goes away');
    await page.getByRole('button', { name: say.importRuns.post.accept }).click();
    await expect(page.getByText(say.importRuns.post.accepted)).toBeVisible();
    await page.goto('/settings/imports');
    await row(page, 'Originals:').getByRole('button', { name: say.importRuns.list.remove_originals }).click();
    await expect(page.getByText(say.importRuns.list.removed_originals)).toBeVisible();
    await page.getByRole('button', { name: say.importRuns.list.remove }).click();
    await expect(page.getByText(say.importRuns.list.empty)).toBeVisible();
  });
});
