import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, draftTitles, openCompose } from './fixtures/compose.ts';
import { otherDevice } from './fixtures/other-device.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { title, button, status, notice } = composePage;

/** Simulates the window losing focus, which sends pending changes at once. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
const expectBackedUp = (page: Page) => expect(page.getByText(/\d.*, browser and server$/)).toBeVisible();
const comparison = (page: Page) => page.getByRole('region', { name: say.compose.compare.heading });

test.describe('unsaved changes', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('a post is backed up within a second of typing and restored after its tab was closed', async ({
    page,
    context,
    owner,
  }) => {
    const post = await owner.write({ title: 'Kept while typing' });
    await openCompose(page, post.slug);
    await body(page).fill('Half a sentence that nobody sa');
    await expect(page.getByText(/\d.*, this browser only$/)).toBeVisible({
      timeout: 1000,
    });
    await page.close();
    const next = await context.newPage();
    await openCompose(next, post.slug);
    await expect(notice(next)).toContainText(/^6 words you hadn’t saved were restored/);
    await expect(body(next)).toHaveText('Half a sentence that nobody sa');
    await button(next, say.compose.recover.compare).click();
    await expect(comparison(next).locator('del')).toContainText('A paragraph.');
    await expect(comparison(next).locator('ins')).toContainText('Half a sentence that nobody sa');
    await button(next, say.compose.recover.discard).click();
    await expect(body(next)).toHaveText('A paragraph.');
    expect(await draftTitles(next)).toEqual([]);
    await composePage
      .toast(next, say.compose.recover.discarded)
      .getByRole('button', { name: say.toasts.undo, exact: true })
      .click();
    await expect(body(next)).toHaveText('Half a sentence that nobody sa');
    await button(next, 'Update').click();
    await expect(status(next)).toHaveText(say.compose.status.updated_now);
    await expect(notice(next)).toHaveCount(0);
    expect(await draftTitles(next)).toEqual([]);
  });

  test('of two unsaved new posts, the last one is restored and the other is offered', async ({
    page,
    context,
  }) => {
    const tabs = { 'Never saved': page, 'Nor this': await context.newPage() };
    for (const tab of Object.values(tabs)) await openCompose(tab);
    for (const [name, tab] of Object.entries(tabs)) {
      await title(tab).fill(name);
      await body(tab).fill('Words.');
      await expect(tab.getByText(/, browser and server$/)).toBeVisible();
    }
    for (const tab of Object.values(tabs)) await tab.close();
    const next = await context.newPage();
    await openCompose(next);
    await expect(title(next)).toHaveValue('Nor this');
    await expect(notice(next).first()).toContainText(/^3 words you hadn’t saved were restored/);
    await expect(button(next, say.compose.recover.compare)).toHaveCount(1);
    await button(next, say.compose.recover.restore).click();
    await expect(title(next)).toHaveValue('Never saved');
    await button(next, say.compose.actions.save_draft).click();
    await expect(status(next)).toHaveText(say.toasts.draft_saved);
    const listed = next.getByRole('region', { name: say.compose.unsaved.heading });
    await expect(listed.getByText('Never saved')).toHaveCount(0);
    await openCompose(next);
    await expect(title(next)).toHaveValue('Nor this');
    await button(next, say.compose.new_post).click();
    await expect(title(next)).toHaveValue('');
    await button(next, say.compose.recover.discard).click();
    expect(await draftTitles(next)).toEqual([]);
  });

  test('unsaved text of a post that was saved since is restored and merged', async ({
    page,
    context,
    owner,
  }) => {
    const { slug } = await owner.write({ title: 'Saved since', html: '<p>One.</p><p>Two.</p>' });
    await openCompose(page, slug);
    await body(page).locator('p').first().click();
    await page.keyboard.type('And ');
    await expect(page.getByText(/, browser and server$/)).toBeVisible();
    await page.close();
    await owner.change(slug, { html: '<p>One.</p><p>Two, changed.</p>' });
    const next = await context.newPage();
    await openCompose(next, slug);
    await expect(body(next)).toHaveText(/And.*Two\./);
    await button(next, say.compose.conflict.merge).click();
    await expect(body(next)).toHaveText(/And.*Two, changed\./);
    await button(next, 'Update').click();
    await expect(status(next)).toHaveText(say.compose.status.updated_now);
    expect(await draftTitles(next)).toEqual([]);
  });

  test('text typed during a save stays in the editor and is saved next', async ({ page, owner }) => {
    const post = await owner.write({ title: 'Typed on' });
    await openCompose(page, post.slug);
    let goOn = () => {};
    const waited = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/compose.data*', async (route) => {
      await waited;
      await route.continue();
    });
    await title(page).fill('First');
    await button(page, 'Update').click();
    await expect(button(page, 'Updating…')).toBeDisabled();
    await title(page).fill('First and second');
    goOn();
    await expect(status(page)).toHaveText(say.compose.status.updated_now);
    await expect(title(page)).toHaveValue('First and second');
    await expect(page.getByText(/, (this browser only|browser and server)$/)).toBeVisible();
    await button(page, 'Update').click();
    await expect(page.getByText(say.compose.places.nothing_newer)).toBeVisible();
    const read = await (await page.request.get(`/api/blog/posts/${post.slug}`)).json();
    expect(read).toMatchObject({ title: 'First and second', version: 3 });
  });

  test('the editor shows that text is backed up while offline and when the connection is back', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openCompose(page);
    await context.setOffline(true);
    await expect(status(page)).toHaveText(say.toasts.offline);
    await title(page).fill('Written on a plane');
    await body(page).fill('Above the clouds.');
    const download = page.waitForEvent('download');
    await button(page, say.compose.actions.download).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('<h1>Written on a plane</h1>\n<p>Above the clouds.</p>');
    await expect(button(page, say.compose.actions.saves_later)).toBeDisabled();
    await expect(button(page, say.compose.actions.publish)).toBeDisabled();
    await body(page).press('ControlOrMeta+s');
    await context.setOffline(false);
    await expect(page.getByText('Editing: written-on-a-plane')).toBeVisible();
    await expect(status(page)).toHaveText(say.toasts.draft_saved);
  });
});

test.describe('on another device', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('unsaved changes are restored on another device', async ({ page, site, browser, owner }) => {
    const post = await owner.write({ title: 'On two devices' });
    await openCompose(page, post.slug);
    await body(page).fill('From the desk.');
    await leave(page);
    await expectBackedUp(page);
    const { context, page: phone } = await otherDevice(browser, site);
    await openCompose(phone, post.slug);
    await expect(notice(phone)).toContainText(/^3 words you hadn’t saved were restored/);
    await expect(body(phone)).toHaveText('From the desk.');
    await button(phone, say.compose.recover.compare).click();
    await expect(comparison(phone).locator('ins')).toContainText('From the desk.');
    await body(phone).fill('From the desk, and the phone.');
    await leave(phone);
    await expectBackedUp(phone);
    await button(phone, 'Update').click();
    await expect(status(phone)).toHaveText(say.compose.status.updated_now);
    expect((await owner.api.get(`/api/blog/unsaved/${post.id}`)).status()).toBe(404);
    await phone.reload();
    await expect(body(phone)).toHaveText('From the desk, and the phone.');
    await expect(notice(phone)).toHaveCount(0);
    await context.close();
  });
});

test.describe('version history', () => {
  const { title, button, status, notice, row, toast } = composePage;

  test.beforeEach(({ page, signIn }) => signIn(page));

  test.describe('earlier versions', () => {
    test('earlier versions are listed, compared with the editor’s text and restored', async ({
      page,
      owner,
    }) => {
      const { slug } = await owner.write({ title: 'First words', html: '<p>One two three.</p>' });
      await owner.change(slug, { title: 'Second words', html: '<p>One four.</p>' });
      await openCompose(page, slug);
      await button(page, say.compose.history.heading).click();
      const versions = page.getByRole('region', { name: say.compose.history.heading });
      await expect(versions.getByRole('listitem')).toHaveCount(2);
      await expect(versions.getByRole('listitem').first()).toContainText('Current version · −1 word');
      await page.keyboard.press('Escape');
      await expect(button(page, say.compose.history.heading)).toBeFocused();
      await page.keyboard.press('Enter');
      await versions.getByText('First words').click();
      const comparison = versions.getByRole('region', { name: say.compose.compare.heading });
      await expect(comparison.locator('del')).toContainText(['First', 'two three.']);
      await expect(comparison.locator('ins')).toContainText(['Second', 'four.']);
      await expectAccessible(page);
      await button(page, say.compose.actions.restore).click();
      await expect(versions).toBeHidden();
      await expect(title(page)).toHaveValue('First words');
      await expect(body(page)).toHaveText('One two three.');
      await expect(status(page)).toHaveText(/^Version from .* restored\. Save to keep it\.$/);
      // Visitors see the change only once it is saved.
      expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain('One four.');
      await button(page, 'Update').click();
      await expect(status(page)).toHaveText(say.compose.status.updated_now);
      expect(await (await page.request.get(`/blog/${slug}`)).text()).toContain('One two three.');
    });
  });

  test.describe('a post saved in another window', () => {
    test('in a conflict, both texts are shown, and the replaced one stays in the version history', async ({
      page,
      owner,
      expectedErrors,
    }) => {
      expectedErrors.push(/409/);
      const { slug } = await owner.write({ title: 'Kept mine' });
      await openCompose(page, slug);
      await owner.change(slug, { html: '<p>Theirs.</p>' });
      await body(page).fill('Mine.');
      await button(page, 'Update').click();
      await expect(status(page)).toHaveText(
        'Failed to save or update (409): This text was changed in another window after you opened it. Compare the two before you save.',
      );
      await expect(notice(page).locator('ins')).toContainText(['Mine.', 'Theirs.']);
      await expectAccessible(page);
      await button(page, say.compose.conflict.keep).click();
      await expect(status(page)).toHaveText(say.compose.status.updated_now);
      expect(await (await page.request.get(`/api/blog/posts/${slug}`)).json()).toMatchObject({
        html: '<p>Mine.</p>',
        version: 3,
      });
      const revisions = await (await page.request.get(`/api/blog/posts/${slug}/revisions`)).json();
      expect(revisions).toHaveLength(3);
    });
  });

  test('a paragraph that was changed in two windows is chosen', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    const { slug } = await owner.write({ title: 'Chosen', html: '<p>One.</p><p>Two.</p>' });
    await openCompose(page, slug);
    await body(page).locator('p').first().click();
    await page.keyboard.type('And ');
    await owner.change(slug, { html: '<p>One, theirs.</p><p>Two, theirs.</p>' });
    await button(page, 'Update').click();
    const choice = notice(page).getByRole('group', { name: say.compose.fields.body });
    await expect(choice.getByLabel(/^Yours:.*And/)).toBeChecked();
    await choice.getByLabel(/^The other:.*One, theirs\.$/).check();
    await expectAccessible(page);
    await button(page, say.compose.conflict.merge).click();
    await expect(body(page)).toHaveText(/^One, theirs\.\s*Two, theirs\.$/);
  });

  test('a conflict is noticed while typing, and both texts are merged', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Both', html: '<p>One.</p><p>Two.</p>' });
    await openCompose(page, slug);
    await body(page).locator('p').first().click();
    await page.keyboard.type('And ');
    await owner.change(slug, { html: '<p>One.</p><p>Two, changed.</p>' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await button(page, say.compose.conflict.merge).click();
    await expect(status(page)).toHaveText(say.compose.conflict.merged);
    await expect(body(page)).toHaveText(/And.*Two, changed\./);
    await expect(button(page, say.compose.recover.restore)).toHaveCount(0);
    await button(page, 'Update').click();
    await expect(status(page)).toHaveText(say.compose.status.updated_now);
  });

  test.describe('the trash', () => {
    test('deleting a post in the list asks first, can be undone, and moves the post to the trash', async ({
      page,
      owner,
    }) => {
      await owner.write({ title: 'From its row', slug: 'from-its-row' });
      await openCompose(page);
      await title(page).fill('Being written meanwhile');
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.accept();
      });
      await button(page, 'Delete “From its row”').click();
      await expect(toast(page, 'Post deleted')).toBeVisible();
      expect(asked).toEqual(['Delete this post?']);
      await expect(row(page, 'From its row')).toHaveCount(0);
      await expect(title(page)).toHaveValue('Being written meanwhile');
      await page.reload();
      await page.getByRole('link', { name: say.postList.filter.trash, exact: true }).click();
      await button(page, 'Restore “From its row”').click();
      await expect(page.getByText('1 post restored.')).toBeVisible();
      await expect(button(page, 'Restore “From its row”')).toHaveCount(0);
    });
  });
});
