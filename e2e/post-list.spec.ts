import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'post-list' });
test.beforeEach(({ page, signIn }) => signIn(page));

const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”` });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const bulk = (page: Page, name: string) =>
  page.getByRole('group', { name: say.postList.bulk }).getByRole('button', { name, exact: true });

async function open(page: Page, query = '') {
  await page.goto(`/compose/posts${query}`);
  await hydrated(page);
}

test('the post list shows status and languages, and tabs and a form filter it', async ({ page, owner }) => {
  await owner.write({ title: 'Whole one', slug: 'whole', excerpt: 'In short.', cover: '/favicon.ico' });
  await owner.write({ title: 'Bare draft', status: 'draft', language: 'es', tags: ['Narrow'] });
  expect((await owner.api.post('/api/blog/posts/whole/translation/begin')).ok()).toBe(true);
  await owner.api.put('/api/blog/posts/whole/next', { data: { title: 'Whole two' } });
  await open(page);
  await expect(row(page, 'Bare draft')).toContainText(say.postList.missing.en);
  await expect(row(page, 'Whole one').filter({ hasText: say.postList.next_private })).toHaveCount(1);
  await expect(row(page, 'Whole one').getByRole('link', { name: 'EN · ES' })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: say.postList.filter.status }).getByText('Drafts').click();
  await expect(page).toHaveURL(/status=draft/);
  await page.getByText(say.postList.filter.label).click();
  await page.getByLabel(say.postList.filter.tag, { exact: true }).selectOption('Narrow');
  await page.getByRole('button', { name: say.postList.filter.apply, exact: true }).click();
  await expect(row(page, 'Bare draft')).toBeVisible();
  await expect(row(page, 'Whole one')).toHaveCount(0);
  await expect(page.getByText(/^1 of \d+ posts?$/)).toBeVisible();
  await page.getByLabel(say.postList.filter.missing).selectOption(say.postList.missing.es);
  await page.getByRole('button', { name: say.postList.filter.apply, exact: true }).click();
  await expect(page.getByText(say.postList.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Remove filter: No Spanish' }).click();
  await expect(row(page, 'Bare draft')).toBeVisible();
  await page.getByRole('link', { name: 'Bare draft' }).focus();
  await page.keyboard.press('x');
  await expect(box(page, 'Bare draft')).toBeChecked();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  // The list follows what is typed, and a tab removes the query.
  await page.keyboard.type('whole');
  await expect(page).toHaveURL(/q=whole/);
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('navigation', { name: say.postList.filter.status }).getByText('All').click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(row(page, 'Bare draft')).toBeVisible();
});

test('the selected posts are published by keyboard, except those changed meanwhile', async ({
  page,
  owner,
}) => {
  for (const at of [1, 2, 3]) {
    await owner.write({ title: `Opening ${at}`, slug: `opening-${at}`, status: 'draft', tags: ['Openings'] });
  }
  await open(page, '?tag=openings');
  await page.getByRole('checkbox', { name: say.postList.tick_all }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 selected')).toBeVisible();
  await owner.change('opening-2', { title: 'Opening 2, newer' });
  await bulk(page, 'Publish').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 posts published.')).toBeVisible();
  await expect(page.getByText('Opening 2, newer: it was saved after you opened this list')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 posts published.' })).toBeFocused();
  await expectAccessible(page);
  await expect(row(page, 'Opening 2, newer')).toContainText('Draft');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect((await page.request.get('/blog/opening-1')).status()).toBe(200);
});

test('posts in the list are deleted, restored with Undo, and tagged', async ({ page, owner }) => {
  for (const at of [1, 2]) await owner.write({ title: `Doomed ${at}`, tags: ['Doomed'] });
  await open(page, '?tag=doomed');
  await box(page, 'Doomed 1').check();
  await box(page, 'Doomed 2').check();
  await expect(bulk(page, say.postList.copy)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await bulk(page, say.handover.menu).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(exported.match(/<title><!\[CDATA\[Doomed \d/g)).toHaveLength(2);
  await bulk(page, say.postList.actions.delete).click();
  await expect(page.getByText('2 posts moved to trash.')).toBeVisible();
  await expect(page.getByText(say.postList.none)).toBeVisible();
  await page.getByRole('button', { name: say.compose.toolbar.undo }).click();
  await expect(page.getByText('2 posts restored.')).toBeVisible();
  await box(page, 'Doomed 1').check();
  await page
    .getByRole('group', { name: say.postList.bulk })
    .getByText(say.postList.tags, { exact: true })
    .click();
  await page.getByLabel(say.postList.tags_label).fill('Saved, Twice');
  await bulk(page, say.postList.actions.add_tags).click();
  await expect(page.getByText('Tags added to 1 post.')).toBeVisible();
  await expect(row(page, 'Doomed 1').getByRole('link', { name: 'Twice' })).toBeVisible();
  await box(page, 'Doomed 2').check();
  await bulk(page, say.postList.pin.pin).click();
  await expect(row(page, 'Doomed 2')).toContainText(say.postList.pin.mark);
  await box(page, 'Doomed 2').check();
  await bulk(page, say.postList.pin.take_down).click();
  await expect(page.getByText('“Doomed 2” is no longer pinned.')).toBeVisible();
});

test('permanent deletion asks in place and shows what remains', async ({ page, owner }) => {
  await owner.write({ title: 'Read by a client', slug: 'read-by-client', status: 'draft' });
  await owner.api.post('/api/blog/posts/read-by-client/reviews', { data: { reader: 'A reader' } });
  await owner.api.delete('/api/blog/posts/read-by-client');
  await open(page, '?status=trash');
  await expect(row(page, 'Read by a client')).toContainText('Draft, 1 review');
  await expect(row(page, 'Read by a client')).toContainText('30 days left');
  await page.getByRole('link', { name: 'Delete permanently: “Read by a client”' }).click();
  const question = page.getByRole('heading', { name: 'Delete “Read by a client” permanently?' });
  await expect(question).toBeFocused();
  await expect(page.getByText('1 review record stays')).toBeVisible();
  await expect(page.getByText(say.postList.trash.backups.none)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.compose.trash.purge, exact: true }).click();
  await expect(page.getByText('Permanently deleted “Read by a client”')).toBeVisible();
  await expect(row(page, 'Read by a client')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the post list works as a form without JavaScript', async ({ page, owner, expectedErrors }) => {
    // The form is submitted without a selection.
    expectedErrors.push(/400/);
    await owner.write({ title: 'Plain form', slug: 'plain-form', status: 'draft', tags: ['Plain'] });
    await page.goto('/compose/posts?tag=plain');
    await box(page, 'Plain form').check();
    await bulk(page, 'Publish').click();
    await expect(page.getByText('1 post published.')).toBeVisible();
    await expect(page).toHaveURL(/tag=plain/);
    await expect(row(page, 'Plain form')).toContainText(say.compose.status.published);
    await bulk(page, say.postList.actions.delete).click();
    await expect(page.getByText(say.postList.failures.nothing_ticked)).toBeVisible();
    await box(page, 'Plain form').check();
    await bulk(page, say.postList.copy).click();
    await expect(page).toHaveURL(/slug=copy-of-plain-form/);
    expect((await owner.api.delete('/api/blog/posts/plain-form')).ok()).toBe(true);
    await page.goto('/compose/posts?status=trash');
    await page.getByRole('link', { name: 'Delete permanently: “Plain form”' }).click();
    await page.getByRole('button', { name: say.compose.trash.purge, exact: true }).click();
    await expect(page.getByText('Permanently deleted “Plain form”')).toBeVisible();
  });
});

test('tags are renamed and merged, and visitors are redirected', async ({ page, owner }) => {
  await owner.write({ title: 'First talk', slug: 'first-talk', tags: ['Speachs'] });
  await owner.write({ title: 'Second talk', tags: ['Talks'] });
  await page.goto('/compose/tags');
  await hydrated(page);
  await expectAccessible(page);
  const tag = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tag('Speachs').locator('summary').click();
  await page.getByLabel('New name for “Speachs”').fill('talks');
  await tag('Speachs').getByRole('button', { name: say.tags.rename }).click();
  await expect(page.getByText('The tag “Talks” already exists (1 post).')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say.tags.merge_yes }).click();
  await expect(page.getByText('Renamed to “Talks” in 1 post.')).toBeVisible();
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
  await page.getByRole('navigation', { name: say.blog.tags }).getByRole('link', { name: 'Talks' }).click();
  await expect(page).toHaveURL('/blog/tag/talks');
});

test.describe('the posts on the Compose page', () => {
  const { title } = composePage;
  /** Finds the options of the search box. The language field has options, too. */
  const suggestions = (page: Page, which: { selected?: boolean } = {}) =>
    page.getByRole('listbox', { name: say.compose.open_existing }).getByRole('option', which);

  test.use({ siteOf: 'compose-posts' });
  test.beforeEach(({ page, signIn }) => signIn(page));

  test.describe('the search box for existing posts', () => {
    test('the search box suggests up to 8 posts by title, keyword, tag and body, and marks matches', async ({
      page,
      owner,
    }) => {
      for (let count = 1; count <= 9; count += 1) await owner.write({ title: `Beekeeping ${count}` });
      await owner.write({ title: 'Señales', tags: ['colmenar'], html: '<p>Una palabra inconfundible.</p>' });
      await openCompose(page);
      const box = page.getByRole('combobox', { name: say.compose.open_existing });
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
      await expect(page.getByText('No posts match “zzzz”.')).toBeVisible();
    });

    test('the search box works by keyboard: arrows choose, Escape closes, Enter opens', async ({
      page,
      owner,
    }) => {
      await owner.write({ title: 'Kite one' });
      await owner.write({ title: 'Kite two', slug: 'kite-two', date: '2000-01-01' });
      await openCompose(page);
      const box = page.getByRole('combobox', { name: say.compose.open_existing });
      await box.focus();
      await page.keyboard.type('kite');
      await expect(box).toHaveAttribute('aria-expanded', 'true');
      // The results for the first letters are gone.
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
  });

  test.describe('the list of posts', () => {
    test('the post list on the Compose page shows 50 posts and is searched without changing the editor', async ({
      page,
      owner,
    }) => {
      await owner.write({ title: 'The oldest needle', date: '1990-01-01' });
      for (let batch = 0; batch < 5; batch += 1) {
        await Promise.all(
          Array.from({ length: 10 }, (_, index) => owner.write({ title: `Hay ${batch * 10 + index}` })),
        );
      }
      await openCompose(page);
      const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
      await expect(rows).toHaveCount(50);
      await expect(page.getByRole('link', { name: say.compose.all_posts })).toHaveAttribute(
        'href',
        '/compose/posts',
      );
      await title(page).fill('Being written');
      await page.getByRole('searchbox', { name: say.compose.search }).fill('needle');
      await expect(rows).toHaveCount(1);
      await expect(page.getByText('1 post found')).toBeVisible();
      await expect(title(page)).toHaveValue('Being written');
    });
  });
});

test.describe('pre-publish checks, duplicates and the pinned post', () => {
  const { title, button, row, status } = composePage;

  test.beforeEach(({ page, signIn }) => signIn(page));

  test('pre-publish checks report problems while typing, which are fixed from the report', async ({
    page,
    owner,
  }) => {
    const html = '<h3>Deep</h3><p>Read <a href="/blog/nowhere">this one</a>. [NAME]</p>';
    await owner.write({ title: 'Advised', slug: 'advised', status: 'draft', html, tags: ['Boards'] });
    await openCompose(page, 'advised');
    const panel = page.locator('#checks');
    const lines = panel.getByRole('listitem');
    await expect(lines).toHaveText([
      /No excerpt/,
      /“Deep” is a subheading/,
      /“\[NAME\]” looks/,
      /“this one” points to a page/,
    ]);
    await lines.filter({ hasText: 'this one' }).getByRole('button', { name: say.checks.mend.body }).click();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('this one');
    await panel.getByRole('button', { name: say.checks.to_heading }).press('Enter');
    await expect(page.locator('#html-text h2')).toHaveText('Deep');
    await expect(lines).toHaveCount(3);
    await expectAccessible(page);
    await panel.getByRole('button', { name: say.checks.mend.excerpt }).click();
    await expect(page.getByLabel(say.compose.fields.excerpt)).toBeFocused();
    await page.keyboard.type('In short.');
    await expect(lines).toHaveCount(2);
    // Clicking works only if nothing covers the button.
    await button(page, 'Publish').click();
    await expect(status(page)).toContainText(/published/i);
    await expect(panel).not.toHaveAttribute('open');
  });

  test('a post is duplicated in Compose, and the duplicate opens', async ({ page, owner }) => {
    await owner.write({ title: 'Copied once', slug: 'copied-once', excerpt: 'Of what.', tags: ['Boards'] });
    await openCompose(page);
    await button(page, 'Duplicate “Copied once” as a draft').click();
    await expect(page).toHaveURL(/slug=copy-of-copied-once/);
    await expect(title(page)).toHaveValue('Copy of Copied once');
    await expect(page.getByLabel(say.compose.fields.excerpt)).toHaveValue('Of what.');
    await expect(status(page)).toContainText('Duplicate saved as a draft');
    await expect(row(page, 'Copy of Copied once')).toContainText('Draft');
  });

  test('a post is pinned and unpinned in the editor, in both its languages', async ({ page, owner }) => {
    await owner.write({ title: 'Written and pinned', slug: 'written-and-pinned' });
    await owner.write({ title: 'Escrito y fijado', slug: 'escrito-y-fijado', language: 'es' });
    const paired = { data: { with: 'escrito-y-fijado' } };
    expect((await owner.api.put('/api/blog/posts/written-and-pinned/translation', paired)).ok()).toBe(true);
    await openCompose(page, 'written-and-pinned');
    const place = page.locator('#pin');
    await toggleRow(page, 'pin');
    await expect(place).toContainText(say.postList.pin.nowhere);
    await button(page, 'Pin “Written and pinned”').press('Enter');
    await expect(place).toContainText('“Written and pinned” is now pinned.');
    await expectAccessible(page);
    await openCompose(page, 'escrito-y-fijado');
    await toggleRow(page, 'pin');
    await expect(place).toContainText(say.postList.pin.here);
    await button(page, 'Unpin “Escrito y fijado”').press('Enter');
    await expect(place).toContainText('“Escrito y fijado” is no longer pinned.');
    await expect(button(page, 'Pin “Escrito y fijado”')).toBeFocused();
    expect(await (await owner.api.get('/api/blog/pinned')).json()).toEqual({ post: null });
  });
});
