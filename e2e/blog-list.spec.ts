import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

// A separate site, whose posts aren't from 2026 like the sample content.
test.use({ siteOf: 'blog list' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const yearFilter = (page: Page) => page.getByRole('combobox', { name: say.blog.filter_label });
const countLine = (page: Page) => page.getByRole('main').getByRole('status');

test('the blog list shows every post once, newest first, with a count', async ({ page, owner }) => {
  await owner.write({ title: 'Written long ago', date: '1987-01-05' });
  await owner.write({ title: 'Not to be listed', date: '1987-01-06', status: 'draft' });
  const published = (await (await page.request.get('/api/blog/posts?page=1&limit=500')).json()) as {
    slug: string;
    title: string;
  }[];
  // The sample posts' translations are in the Spanish list.
  const translations = ['una-disculpa-que-se-sostiene', 'una-cifra-por-minuto'];
  const listed = published.filter(({ slug }) => !translations.includes(slug));
  expect(listed).toHaveLength(published.length - 2);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(countLine(page)).toHaveText(`Showing ${listed.length} posts`);
  await expect(cards(page).getByRole('heading')).toHaveText(listed.map(({ title }) => title));
  await expect(page.getByText('Not to be listed')).toHaveCount(0);
});

test('a blog card shows cover, date, title, excerpt and "Read more", and links to its post', async ({
  page,
  owner,
}) => {
  await owner.write({
    title: 'A card with everything',
    date: '1962-07-09',
    cover: '/favicon.svg',
    excerpt: 'The excerpt of the card.',
    slug: 'a-card-with-everything',
  });
  await page.goto('/blog?year=1962');
  const card = cards(page);
  await expect(card).toHaveCount(1);
  await expect(card.getByText('July 9, 1962')).toBeVisible();
  await expect(card.getByText('The excerpt of the card.')).toBeVisible();
  await expect(card.getByText(say.shell.sample_badge)).toHaveCount(0);
  const cover = card.getByRole('presentation');
  await expect(cover).toBeVisible();
  expect(
    await cover.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).not.toBe(0);
  // The title's link covers the whole card, so a click on "Read more" hits it.
  await card.getByText('Read more').click({ force: true });
  await expect(page).toHaveURL('/blog/a-card-with-everything');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A card with everything');
});

test('choosing a year filters the blog list, and All shows every post again', async ({ page, owner }) => {
  await owner.write({ title: 'Of 1975', date: '1975-02-02' });
  await page.goto('/blog');
  const all = await cards(page).count();
  await yearFilter(page).selectOption('1975');
  await expect(page).toHaveURL(/[?&]year=1975\b/);
  await expect(cards(page).getByRole('heading')).toHaveText(['Of 1975']);
  await expect(yearFilter(page)).toHaveValue('1975');
  await expect(yearFilter(page)).toBeFocused();
  await yearFilter(page).selectOption('All');
  await expect(cards(page)).toHaveCount(all);
  await page.goBack();
  await expect(countLine(page)).toHaveText('Showing 1 post');
  await expect(yearFilter(page)).toHaveValue('1975');
});

test('the blog list of a year without posts says so and offers other years', async ({ page }) => {
  await page.goto('/blog?year=1899');
  await expect(page.getByText('No posts from 1899. Choose another year, or All.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(yearFilter(page)).toHaveValue('1899');
  await yearFilter(page).selectOption('2026');
  await expect(cards(page)).toHaveCount(6);
});

test('a blog list that can’t be loaded shows an error box with a retry button', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/500/);
  const database = new DatabaseSync(`${site.dataDir}/site.db`);
  database.exec('ALTER TABLE posts RENAME TO posts_lost');
  try {
    // A URL that isn't in the page cache yet.
    const response = await page.goto('/blog?year=1902');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expect(page.getByRole('alert')).toContainText('Failed to load (500)');
  } finally {
    database.exec('ALTER TABLE posts_lost RENAME TO posts');
    database.close();
  }
  await page.getByRole('alert').getByRole('link', { name: say.blog.retry }).click();
  await expect(countLine(page)).toHaveText('Showing 0 posts');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the Show button applies the year without JavaScript', async ({ page, owner }) => {
    await owner.write({ title: 'Of 1985', date: '1985-02-02' });
    await page.goto('/blog');
    await yearFilter(page).selectOption('1985');
    await page.getByRole('button', { name: say.blog.filter_apply, exact: true }).click();
    await expect(cards(page).getByRole('heading')).toHaveText(['Of 1985']);
    await expect(countLine(page)).toHaveText('Showing 1 post');
    await cards(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Of 1985');
  });
});

test('a blog list of more than 500 posts is split into pages, with each post once', async ({
  page,
  owner,
}) => {
  const items = Array.from({ length: 520 }, (_, n) => ({
    title: `Imported ${n}`,
    date: '1990-05-06 08:00:00',
  }));
  await owner.importExport(wordPressExport(items));
  const titles = cards(page).getByRole('heading');
  await page.goto('/blog?year=1990');
  const first = await titles.allTextContents();
  expect(first).toHaveLength(500);
  const pager = page.getByRole('navigation', { name: 'Blog' });
  await expect(pager).toContainText('1 / 2');
  // Press Enter, because cards change height when scrolled into view and a mouse could miss the moving link.
  await pager.getByRole('link', { name: say.post.older }).press('Enter');
  await expect(pager).toContainText('2 / 2');
  const second = await titles.allTextContents();
  expect(new Set([...first, ...second]).size).toBe(520);
  await pager.getByRole('link', { name: say.post.newer }).press('Enter');
  await expect(titles).toHaveCount(500);
});
