import { wordPressExport } from '../test/wordpress-export.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'many posts' });

test('the list shows 500 posts on a page and leads to the rest, each of them once', async ({
  page,
  owner,
}) => {
  const items = Array.from({ length: 520 }, (_, n) => ({ title: `Imported ${n}` }));
  await owner.importExport(wordPressExport(items));
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await page.goto('/blog');
  const first = await titles.allTextContents();
  expect(first).toHaveLength(500);
  const pager = page.getByRole('navigation', { name: 'Blog' });
  await expect(pager).toContainText('1 / 2');
  // By keyboard: cards that come into view find their heights, and a mouse could miss what they move.
  await pager.getByRole('link', { name: 'Older' }).press('Enter');
  await expect(pager).toContainText('2 / 2');
  const second = await titles.allTextContents();
  // 520 and the six English samples.
  expect(new Set([...first, ...second]).size).toBe(526);
  await pager.getByRole('link', { name: 'Newer' }).press('Enter');
  await expect(titles).toHaveCount(500);
});
