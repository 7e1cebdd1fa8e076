import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'post-list' });
test.beforeEach(({ page, signIn }) => signIn(page));

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”` });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const bulk = (page: Page, name: string) =>
  page.getByRole('group', { name: 'With the selected posts' }).getByRole('button', { name, exact: true });

async function open(page: Page, query = '') {
  await page.goto(`/compose/posts${query}`);
  await hydrated(page);
}

test('shows drafts and what is missing, and is narrowed down by a form', async ({ page, owner }) => {
  await owner.write({ title: 'Whole one', excerpt: 'In short.', cover: '/favicon.ico', tags: ['Narrow'] });
  await owner.write({ title: 'Bare draft', status: 'draft', language: 'es', tags: ['Narrow'] });
  await open(page);
  await expect(row(page, 'Bare draft')).toContainText('No excerpt');
  await expect(row(page, 'Bare draft')).toContainText('No cover');
  await expect(row(page, 'Bare draft')).toContainText('Not in English');
  await expect(row(page, 'Whole one')).not.toContainText('No excerpt');
  await expectAccessible(page);
  await page.getByLabel('Status').selectOption('Drafts');
  await page.getByLabel('Tag', { exact: true }).selectOption('Narrow');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/status=draft/);
  await expect(row(page, 'Bare draft')).toBeVisible();
  await expect(row(page, 'Whole one')).toHaveCount(0);
  await page.getByLabel('Year').selectOption({ index: 1 });
  await page.getByLabel('Missing').selectOption('Not in Spanish');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('No post matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all posts' }).first().click();
  await expect(row(page, 'Whole one')).toBeVisible();
});

test('publishes the ticked posts by keyboard, and leaves what was saved meanwhile', async ({
  page,
  owner,
}) => {
  for (const at of [1, 2, 3]) {
    await owner.write({ title: `Opening ${at}`, slug: `opening-${at}`, status: 'draft', tags: ['Openings'] });
  }
  await open(page, '?tag=openings');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await owner.change('opening-2', { title: 'Opening 2, newer' });
  await bulk(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 posts are on the site now.')).toBeVisible();
  await expect(page.getByText('Opening 2, newer: saved since this list was shown')).toBeVisible();
  await expect(bulk(page, 'Publish')).toBeFocused();
  await expectAccessible(page);
  await expect(row(page, 'Opening 2, newer')).toContainText('Draft');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect((await page.request.get('/blog/opening-1')).status()).toBe(200);
});

test('deletes, takes it back, and tags', async ({ page, owner, expectedErrors }) => {
  // Of the form that was sent without a tick.
  expectedErrors.push(/400/);
  for (const at of [1, 2]) await owner.write({ title: `Doomed ${at}`, tags: ['Doomed'] });
  await open(page, '?tag=doomed');
  await bulk(page, 'Delete').click();
  await expect(page.getByText('Select the posts first.')).toBeVisible();
  await box(page, 'Doomed 1').check();
  await box(page, 'Doomed 2').check();
  await bulk(page, 'Delete').click();
  await expect(page.getByText('2 posts deleted.')).toBeVisible();
  await expect(page.getByText('No post matches')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 posts are back.')).toBeVisible();
  await box(page, 'Doomed 1').check();
  await page.getByLabel('Tags, separated by commas').fill('Saved, Twice');
  await bulk(page, 'Add tags').click();
  await expect(page.getByText('1 post has new tags.')).toBeVisible();
  await expect(row(page, 'Doomed 1').getByRole('link', { name: 'Twice' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is a form all the same', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await owner.write({ title: 'Plain form', slug: 'plain-form', status: 'draft', tags: ['Plain'] });
    await page.goto('/compose/posts?tag=plain');
    await box(page, 'Plain form').check();
    await bulk(page, 'Publish').click();
    await expect(page.getByText('1 post is on the site now.')).toBeVisible();
    await expect(page).toHaveURL(/tag=plain/);
    await expect(row(page, 'Plain form')).toContainText('Published');
  });
});

test('tags are renamed and made one, and readers follow them', async ({ page, owner }) => {
  await owner.write({ title: 'First talk', slug: 'first-talk', tags: ['Speachs'] });
  await owner.write({ title: 'Second talk', tags: ['Talks'] });
  await page.goto('/compose/tags');
  await hydrated(page);
  await expectAccessible(page);
  const tag = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tag('Speachs').locator('summary').click();
  await page.getByLabel('New name of “Speachs”').fill('talks');
  await tag('Speachs').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByText('“Talks” is already a tag (1 post).')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge them' }).click();
  await expect(page.getByText('The tag is “Talks” now, in 1 post.')).toBeVisible();
  await expect(tag('Speachs')).toHaveCount(0);

  await page.goto('/blog/first-talk');
  await page.getByRole('link', { name: 'Talks' }).click();
  await expect(page).toHaveURL('/blog/tag/talks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talks');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expectAccessible(page);
  await page.goto('/blog/tag/speachs?lang=es');
  await expect(page).toHaveURL('/blog/tag/talks?lang=es');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/tag\/talks\?lang=es$/);
  await expect(page.locator('link[hreflang=en]')).toHaveAttribute('href', /\/blog\/tag\/talks$/);
  await page.goto('/blog?lang=en');
  await page.getByRole('navigation', { name: 'Posts by tag' }).getByRole('link', { name: 'Talks' }).click();
  await expect(page).toHaveURL('/blog/tag/talks');
});

test('a tag that no published post has is not found', async ({ page, owner, expectedErrors }) => {
  expectedErrors.push(/404/);
  await owner.write({ title: 'Secret', status: 'draft', tags: ['Secret tag'] });
  const response = await page.goto('/blog/tag/secret-tag');
  expect(response?.status()).toBe(404);
});
