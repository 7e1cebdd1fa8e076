import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const { title, button, row } = composePage;
/** Of the box; the language field has options, too. */
const suggestions = (page: Page, which: { selected?: boolean } = {}) =>
  page.getByRole('listbox', { name: 'Open an existing post' }).getByRole('option', which);

test.use({ siteOf: 'compose-posts' });
test.beforeEach(({ page, signIn }) => signIn(page));

test.describe('the open-existing box', () => {
  test('suggests at most 8 posts by title, keyword, tag and body, and marks the words', async ({
    page,
    owner,
  }) => {
    for (let count = 1; count <= 9; count += 1) await owner.write({ title: `Beekeeping ${count}` });
    await owner.write({ title: 'Señales', tags: ['colmenar'], html: '<p>Una palabra inconfundible.</p>' });
    await openCompose(page);
    const box = page.getByRole('combobox', { name: 'Open an existing post' });
    const options = suggestions(page);
    await box.fill('beekeep');
    await expect(options).toHaveCount(8);
    await expect(page.getByText('8 suggestions. Use the arrow keys.')).toBeAttached();
    await expect(options.first().locator('mark')).toHaveText('Beekeep');
    await expectAccessible(page);
    for (const words of ['SENALES', 'colmenar', 'inconfundible', 'señales palabra']) {
      await box.fill(words);
      await expect(options).toHaveCount(1);
      await expect(options).toContainText('Señales');
    }
    await expect(options).toContainText('Una palabra inconfundible.');
    await box.fill('zzzz');
    await expect(options).toHaveCount(0);
    await expect(page.getByText('Nothing matches “zzzz”. Try one word of the title.')).toBeVisible();
  });

  test('is used by keyboard alone: arrows choose, Escape closes, Enter opens', async ({ page, owner }) => {
    await owner.write({ title: 'Kite one' });
    await owner.write({ title: 'Kite two', slug: 'kite-two', date: '2000-01-01' });
    await openCompose(page);
    const box = page.getByRole('combobox', { name: 'Open an existing post' });
    await box.focus();
    await page.keyboard.type('kite');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    // No more what was found for its first letters.
    await expect(suggestions(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page, { selected: true })).toContainText('Kite one');
    await page.keyboard.press('ArrowUp');
    await expect(suggestions(page, { selected: true })).toContainText('Kite two');
    const active = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active}`)).toContainText('Kite two');
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveValue('kite');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page, { selected: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box).toHaveValue('');
    await page.keyboard.type('kite two');
    await expect(suggestions(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Editing: kite-two')).toBeVisible();
    await expect(page).toHaveURL('/compose?slug=kite-two');
    await expect(box).toHaveValue('');
  });

  test('opens by a click, and before a word is typed suggests what was changed last', async ({
    page,
    owner,
  }) => {
    await owner.write({ title: 'Changed last of all' });
    await openCompose(page);
    await page.getByRole('combobox', { name: 'Open an existing post' }).click();
    await suggestions(page).first().click();
    await expect(title(page)).toHaveValue('Changed last of all');
  });
});

test.describe('the list of posts', () => {
  test('shows title, date, language, status and change; a row is viewed, edited or deleted', async ({
    page,
    owner,
  }) => {
    await owner.write({ title: 'En español', language: 'es', date: '2002-03-04', status: 'draft' });
    await openCompose(page);
    for (const column of ['Title', 'Date', 'Language', 'Status', 'Changed', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: column, exact: true })).toBeVisible();
    }
    await expect(row(page, 'En español')).toContainText('2002-03-04');
    await expect(row(page, 'En español')).toContainText('ES');
    await expect(row(page, 'En español')).toContainText('Draft');
    await expect(row(page, 'En español')).toContainText(String(new Date().getFullYear()));
    await expect(button(page, 'Delete “En español”')).toBeVisible();
    await page.getByRole('link', { name: 'Edit “En español”' }).click();
    await expect(title(page)).toHaveValue('En español');
    await expect(row(page, 'En español')).toHaveAttribute('aria-current', 'true');
  });

  test('is found by searching, also when there are more than 250, and the editor stays as it is', async ({
    page,
    owner,
    expectedErrors,
  }) => {
    test.slow();
    expectedErrors.push(/own-posts/);
    await owner.write({ title: 'The oldest needle', date: '1990-01-01' });
    for (let batch = 0; batch < 26; batch += 1) {
      await Promise.all(
        Array.from({ length: 10 }, (_, index) => owner.write({ title: `Hay ${batch * 10 + index}` })),
      );
    }
    await openCompose(page);
    const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
    await expect(rows).toHaveCount(50);
    await button(page, 'Show more').click();
    await expect(rows).toHaveCount(100);
    await page.route('**/api/blog/own-posts*', (route) => route.abort());
    await button(page, 'Show more').click();
    await expect(page.getByText('The next posts could not be read.')).toBeVisible();
    await expect(rows).toHaveCount(100);
    await page.unroute('**/api/blog/own-posts*');
    await button(page, 'Show more').click();
    await expect(rows).toHaveCount(150);
    await expect(page.getByText('The next posts could not be read.')).toHaveCount(0);
    for (let pages = 4; pages <= 5; pages += 1) {
      await button(page, 'Show more').click();
      await expect(rows).toHaveCount(pages * 50);
    }
    await expect(button(page, 'Show more')).toHaveCount(0);
    await expect(row(page, 'The oldest needle')).toHaveCount(0);
    await title(page).fill('Being written');
    await page.getByRole('searchbox', { name: 'Search your posts' }).fill('needle');
    await expect(rows).toHaveCount(1);
    await expect(page.getByText('1 post found')).toBeVisible();
    await expect(title(page)).toHaveValue('Being written');
  });

  test('comes after the editor on phones, behind a button', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openCompose(page);
    await expect(page.getByRole('table')).toBeHidden();
    const editorTop = (await title(page).boundingBox())?.y ?? 0;
    const show = button(page, 'Show Your posts');
    expect((await show.boundingBox())?.y).toBeGreaterThan(editorTop);
    await page.getByRole('link', { name: 'Your posts' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await button(page, 'Hide Your posts').click();
    await expect(page.getByRole('table')).toBeHidden();
  });
});
