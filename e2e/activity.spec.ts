import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { save } from './fixtures/settings-page.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'activity' });

const row = (page: Page, sentence: string) => page.getByRole('listitem').filter({ hasText: sentence });

test('the activity log opens from the settings and lists events, newest first', async ({
  page,
  request,
  signIn,
  owner,
}) => {
  await owner.write({ title: 'The first of all', slug: 'first-of-all' });
  for (const password of ['wrong', 'wronger', 'wrongest']) {
    await request.post('/api/compose/auth', { data: { password } });
  }
  await request.delete('/api/blog/posts/first-of-all');
  await signIn(page);
  await page.goto('/settings/identity');
  await hydrated(page);
  const name = page.getByLabel(say.settings.brand.founder, { exact: true });
  await name.fill('A name that stays out of it');
  await save(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: /^Activity log/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.activity.title);
  await expect(row(page, 'Changed settings: Your name')).toContainText(say.activity.own);
  await expect(row(page, 'Changed settings: Your name')).not.toContainText(say.activity.sources.api);
  await expect(row(page, 'Published “The first of all”')).toContainText(say.activity.sources.api);
  await expect(row(page, 'Published “The first of all”')).toContainText(/Session [\w-]{12}/);
  await expect(row(page, 'Wrong password (3 times)')).toContainText(/From [\w-]{12}/);
  await expect(row(page, 'Blocked a change: not signed in')).toHaveCount(1);
  const order = (await page.getByRole('main').innerText()).match(/Changed settings|Published/g);
  // The device's time zone may have been saved before.
  expect(order?.slice(-2)).toEqual(['Changed settings', 'Published']);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(page.locator('main')).not.toContainText(/stays out of it|127\.0\.0\.1|wrongest/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
