import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'activity' });

const row = (page: Page, sentence: string) => page.getByRole('listitem').filter({ hasText: sentence });

test('is reached from the settings, and tells what was done, by whom, newest first', async ({
  page,
  request,
  signIn,
  owner,
}) => {
  await owner.write({ title: 'Nobody reads this title here', slug: 'first-of-all' });
  for (const password of ['wrong', 'wronger', 'wrongest']) {
    await request.post('/api/compose/auth', { data: { password } });
  }
  await request.delete('/api/blog/posts/first-of-all');
  await signIn(page);
  await page.goto('/settings');
  await hydrated(page);
  const name = page.getByLabel('Your name', { exact: true });
  await name.fill('A name that stays out of it');
  const brand = page.getByRole('region', { name: 'Name and brand' });
  await brand.getByRole('button', { name: 'Save' }).click();
  await expect(brand.getByRole('status')).toHaveText('Saved. The site has changed.');
  await page.getByRole('link', { name: 'See what was done on the site' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  await expect(row(page, 'Changed settings: Your name')).toContainText('This session');
  await expect(row(page, 'Changed settings: Your name')).not.toContainText('Through the API');
  await expect(row(page, 'Published “first-of-all”')).toContainText('Through the API');
  await expect(row(page, 'Published “first-of-all”')).toContainText(/Session [\w-]{12}/);
  await expect(row(page, 'A wrong password, 3 times')).toContainText(/From [\w-]{12}/);
  await expect(row(page, 'Refused a change by someone who is not signed in')).toHaveCount(1);
  await expect(row(page, 'Changed the password')).toContainText('On the server');
  const order = (await page.getByRole('main').innerText()).match(
    /Changed settings|Published|Changed the password/g,
  );
  expect(order).toEqual(['Changed settings', 'Published', 'Changed the password']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.locator('main')).not.toContainText(/Nobody reads|stays out of it|127\.0\.0\.1|wrongest/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('is narrowed down, and says so where nothing of a kind has happened', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings/activity');
  await hydrated(page);
  await page.getByLabel('Show', { exact: true }).selectOption('Sign-ins and passwords');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/kind=door/);
  await expect(row(page, 'Changed settings')).toHaveCount(0);
  await expect(row(page, 'Signed in').first()).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Imports and copies');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Nothing of this kind has happened')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Show', { exact: true })).toHaveValue('door');
});

test('goes on to what is older, and back to the newest', async ({ page, signIn, owner }) => {
  for (let count = 0; count < 55; count += 1) {
    await owner.write({ title: `Post ${count}`, slug: `of-many-${count}` });
  }
  await signIn(page);
  await page.goto('/settings/activity?kind=published');
  await hydrated(page);
  await expect(row(page, '“of-many-54”')).toBeVisible();
  await expect(row(page, '“of-many-')).toHaveCount(50);
  const pager = page.getByRole('navigation', { name: 'Pages of the activity' });
  await pager.getByRole('link', { name: 'Older' }).click();
  await expect(row(page, '“of-many-4”')).toBeVisible();
  await expect(row(page, '“of-many-5”')).toHaveCount(0);
  await expect(page).toHaveURL(/kind=published/);
  await pager.getByRole('link', { name: 'Newest' }).click();
  await expect(row(page, '“of-many-54”')).toBeVisible();
});

test('comes as a file', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings/activity');
  await hydrated(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('activity.csv');
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('id,at,last_at,name,count,source,session,client,what');
  expect(lines.length).toBeGreaterThan(50);
});

test('speaks Spanish', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings/activity?lang=es');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');
  await expect(row(page, 'Publicado: «of-many-54»')).toBeVisible();
  await page.getByLabel('Mostrar', { exact: true }).selectOption('Ajustes');
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page).toHaveURL(/lang=es/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is read, narrowed down and paged all the same, in UTC', async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await signIn(page);
    await page.goto('/settings/activity?kind=published');
    await expect(row(page, '“of-many-54”')).toBeVisible();
    await expect(page.getByText('Times are in UTC.')).toBeVisible();
    await page.getByRole('link', { name: 'Older' }).click();
    await expect(row(page, '“of-many-4”')).toBeVisible();
    await page.getByLabel('Show', { exact: true }).selectOption('Settings');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(row(page, 'Changed settings').first()).toBeVisible();
    await expect(row(page, 'Published')).toHaveCount(0);
  });
});
