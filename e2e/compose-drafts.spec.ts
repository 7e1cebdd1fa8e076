import { composePage, draftTitles, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { startSite } from './fixtures/start-site.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, slug, button, status, notice, toast } = composePage;

test.describe('nothing typed is lost', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('a post is kept within a second of typing, and offered with its time when the tab was closed', async ({
    page,
    context,
    owner,
  }) => {
    const post = await owner.write({ title: 'Kept while typing' });
    await openCompose(page, post.slug);
    await body(page).fill('Half a sentence that nobody sa');
    await expect(page.getByText(/^Changes not yet published · Kept in this browser at \d/)).toBeVisible({
      timeout: 1000,
    });
    await page.close();
    const next = await context.newPage();
    await openCompose(next, post.slug);
    await expect(notice(next)).toContainText(/There is text here from .*20\d\d.* that was not saved\./);
    await expect(body(next)).toHaveText('A paragraph.');
    await button(next, 'Compare with the saved text').click();
    const comparison = next.getByRole('region', { name: 'What differs' });
    await expect(comparison.locator('del')).toContainText('A paragraph.');
    await expect(comparison.locator('ins')).toContainText('Half a sentence that nobody sa');
    await button(next, 'Bring it back').click();
    await expect(body(next)).toHaveText('Half a sentence that nobody sa');
    await button(next, 'Update').click();
    await expect(status(next)).toHaveText('Updated. Readers see the new text.');
    expect(await draftTitles(next)).not.toContain('Kept while typing');
  });

  test('text in a tab that is still closing is offered when it is gone', async ({ page, context, owner }) => {
    const post = await owner.write({ title: 'Slow to close' });
    const closing = await context.newPage();
    await closing.goto('/blog');
    await openCompose(page, post.slug);
    await title(page).fill('In the tab that closes');
    await expect.poll(() => draftTitles(page)).toContain('In the tab that closes');
    // Holds on to the text as the browser does while it takes the tab down.
    await closing.evaluate((place) => {
      const key = Object.keys(localStorage).find((name) => name.startsWith(`compose_draft:${place}:`)) ?? '';
      void navigator.locks.request(key, () => new Promise((resolve) => setTimeout(resolve, 2000)));
    }, post.id);
    await page.close();
    const next = await context.newPage();
    await openCompose(next, post.slug);
    await expect(notice(next)).toContainText('In the tab that closes');
  });

  test('text that is let go is not offered again', async ({ page, owner }) => {
    const post = await owner.write({ title: 'Let it go' });
    await openCompose(page, post.slug);
    await title(page).fill('Let it go, changed');
    await page.reload();
    await button(page, 'Let it go').click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await expect(title(page)).toHaveValue('Let it go');
    await expect(notice(page)).toHaveCount(0);
  });

  test('typing what is saved again leaves nothing unsaved', async ({ page, owner }) => {
    const post = await owner.write({ title: 'And back' });
    await openCompose(page, post.slug);
    await title(page).fill('And forth');
    await expect(page.getByText(/^Changes not yet published/)).toBeVisible();
    await title(page).fill('And back');
    await expect(page.getByText(/^Changes not yet published/)).toHaveCount(0);
    expect(await draftTitles(page)).toEqual([]);
  });

  test('two tabs with one post keep their own text each; one that is still being written is not offered', async ({
    page,
    context,
    owner,
  }) => {
    const post = await owner.write({ title: 'In two tabs' });
    const other = await context.newPage();
    await openCompose(page, post.slug);
    await openCompose(other, post.slug);
    await title(page).fill('From the first');
    await title(other).fill('From the second');
    expect((await draftTitles(page)).sort()).toEqual(['From the first', 'From the second']);
    const third = await context.newPage();
    await openCompose(third, post.slug);
    await expect(notice(third)).toHaveCount(0);
    await page.close();
    await other.close();
    await third.reload();
    await expect(notice(third)).toContainText('From the second');
    await button(third, 'Bring it back').click();
    await expect(title(third)).toHaveValue('From the second');
    await expect(notice(third)).toContainText('From the first');
  });

  test('going to another post says that the changes are kept, and they are offered on return', async ({
    page,
    owner,
  }) => {
    const first = await owner.write({ title: 'Left behind' });
    await owner.write({ title: 'Gone to' });
    await openCompose(page, first.slug);
    await title(page).fill('Left behind, unsaved');
    await page.getByRole('link', { name: 'Edit “Gone to”' }).click();
    await expect(title(page)).toHaveValue('Gone to');
    await expect(
      toast(page, 'You have changes in “Left behind, unsaved”. They are kept; you can return to them.'),
    ).toBeVisible();
    await page.goBack();
    await expect(title(page)).toHaveValue('Left behind');
    await button(page, 'Bring it back').click();
    await expect(title(page)).toHaveValue('Left behind, unsaved');
  });

  test('what is typed while a save is on its way stays, and is saved by the next', async ({
    page,
    owner,
  }) => {
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
    await expect(button(page, 'Updating')).toBeDisabled();
    await title(page).fill('First and second');
    goOn();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    await expect(title(page)).toHaveValue('First and second');
    await expect(page.getByText(/^Changes not yet published/)).toBeVisible();
    await button(page, 'Update').click();
    await expect(page.getByText(/^Saved at \d/)).toBeVisible();
    const read = await (await page.request.get(`/api/blog/posts/${post.slug}`)).json();
    expect(read).toMatchObject({ title: 'First and second', version: 3 });
  });

  test('offline, the owner is told that the text is kept; and told when the line is back', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openCompose(page);
    await context.setOffline(true);
    await expect(status(page)).toHaveText('You are offline. Your text is kept here.');
    await title(page).fill('Written on a plane');
    await body(page).fill('Above the clouds.');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(
      'Failed to save or update (0): Network error. Please check your connection and try again.',
    );
    await context.setOffline(false);
    await expect(status(page)).toHaveText('Back online');
    await button(page, 'Publish').click();
    await expect(page.getByText('Editing: written-on-a-plane')).toBeVisible();
  });

  test('a browser that keeps nothing is said to keep nothing', async ({ page }) => {
    await openCompose(page);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await title(page).fill('Nowhere to go');
    await expect(page.getByText('This browser keeps no copy of what you type. Save often.')).toBeVisible();
  });
});

test('a server that is killed while one writes costs no word, and the save goes through when it is back', async ({
  browser,
}) => {
  const site = await startSite();
  try {
    const context = await browser.newContext({ baseURL: site.url });
    await context.request.post('/api/compose/auth', { data: { password: site.ownerPassword } });
    const page = await context.newPage();
    await openCompose(page);
    await title(page).fill('Before the power cut');
    await body(page).fill('Every word.');
    await site.crash();
    await button(page, 'Publish').click();
    await expect(status(page)).toContainText('Failed to save or update (0): Network error.');
    await expect(body(page)).toHaveText('Every word.');
    // The list cannot be asked for either; the page stays.
    await page
      .getByRole('link', { name: /^Edit “/ })
      .first()
      .click();
    await expect(toast(page, 'Network error. Please check your connection and try again.')).toBeVisible();
    await expect(title(page)).toHaveValue('Before the power cut');
    await site.revive();
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    await expect(slug(page)).toHaveValue('before-the-power-cut');
    expect((await context.request.get('/blog/before-the-power-cut')).status()).toBe(200);
    await context.close();
  } finally {
    await site.stop();
  }
});
