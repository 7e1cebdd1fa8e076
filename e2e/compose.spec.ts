import type { FrameLocator, Locator, Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { body, editor, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const password = (page: Page) => page.getByLabel(say.signIn.password, { exact: true });
const title = (page: Page) => page.getByLabel(say.compose.fields.title, { exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^(New post|Editing)/ }).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const stored = (page: Page) =>
  page.evaluate(() => ({
    auth: localStorage.getItem('compose_auth'),
    expiry: localStorage.getItem('compose_auth_expiry'),
  }));

/** Opens the workspace and waits for its script, which sets the storage hint and may take over the form. */
async function openWorkspace(page: Page, slug?: string): Promise<void> {
  await page.goto(slug ? `/compose?slug=${slug}` : '/compose');
  await expect.poll(() => stored(page)).toMatchObject({ auth: 'true' });
  await expect(editor(page)).toBeVisible();
}

test.describe('sign-in', () => {
  test('"Access Restricted" is shown before the workspace, which is noindex', async ({ page }) => {
    const response = await page.goto('/compose');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    await expect(password(page)).toHaveAttribute('required');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a wrong password is rejected, the right one opens the workspace for 24 hours', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await page.goto('/compose');
    await password(page).fill('not the password');
    await button(page, say.signIn.submit).click();
    await expect(page.getByRole('alert')).toContainText('Invalid password.');
    await expect(page.getByRole('table')).toHaveCount(0);
    expect(await stored(page)).toEqual({ auth: null, expiry: null });

    await password(page).fill(site.ownerPassword);
    await password(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
    const day = 86_400_000;
    const { auth, expiry } = await stored(page);
    expect(auth).toBe('true');
    expect(Math.abs(Number(expiry) - Date.now() - day)).toBeLessThan(60_000);
    const cookie = (await page.context().cookies()).find(({ httpOnly }) => httpOnly);
    expect(cookie).toMatchObject({ sameSite: 'Lax' });
    expect(Math.abs((cookie?.expires ?? 0) * 1000 - Date.now() - day)).toBeLessThan(60_000);
  });

  test('Logout clears storage and closes the workspace', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/compose');
    await expect.poll(() => stored(page)).toMatchObject({ auth: 'true' });
    await button(page, 'Logout').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    await expect(page.getByText(say.signIn.logged_out)).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ auth: null, expiry: null });
    await page.goto('/compose');
    await expect(password(page)).toBeVisible();
    expect(await (await page.request.get('/api/compose/auth')).json()).toEqual({ authenticated: false });
  });
});

test.describe('the workspace', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('a new post is on the blog at once, and its slug is in the URL', async ({ page }) => {
    await openWorkspace(page);
    await expect(page.getByText(say.compose.new_post).and(page.getByRole('paragraph'))).toBeVisible();
    await expect(title(page)).toBeFocused();
    await title(page).fill('  Published: just now!  ');
    await toggleRow(page, 'date-row');
    await page.getByLabel(say.compose.fields.date).fill('2016-02-29');
    await page.getByLabel(say.compose.fields.tags).fill('one, , two ,one');
    await page.getByLabel(say.compose.fields.excerpt).fill('What it is about.');
    await writeHtml(page, '<p>Hello, <strong>readers</strong>.</p><script>alert(1)</script>');
    await button(page, 'Publish').click();
    await expect(page).toHaveURL(/\/compose\?(.*&)?slug=published-just-now(&|$)/);
    await expect(page.getByText('Editing: published-just-now')).toBeVisible();
    await expect(status(page)).toHaveText(say.compose.status.published_now);
    await expect(page.getByLabel(say.compose.fields.tags)).toHaveValue('one, two');
    await expect(body(page).locator('strong')).toHaveText('readers');
    await expect(body(page)).toHaveText('Hello, readers.');
    await expect(page.getByRole('row').filter({ hasText: 'Published: just now!' })).toHaveCount(1);
    await expect(button(page, 'Update')).toBeVisible();

    await page.goto('/blog?year=2016');
    await expect(page.getByRole('article')).toContainText('What it is about.');
    await page.getByRole('link', { name: 'Published: just now!' }).click();
    await expect(page.getByText('Hello, readers.')).toBeVisible();
    await expect(page.getByText('February 29, 2016')).toBeVisible();
  });

  test('visitors see neither drafts nor unpublished posts', async ({ page, request }) => {
    await openWorkspace(page);
    await title(page).fill('Not yet for everyone');
    await body(page).fill('Quiet.');
    await button(page, say.compose.actions.save_draft).click();
    await expect(page.getByText('Editing: not-yet-for-everyone')).toBeVisible();
    const visit = async () => (await request.get('/blog/not-yet-for-everyone')).status();
    expect(await visit()).toBe(404);
    expect(await (await request.get('/blog')).text()).not.toContain('Not yet for everyone');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(say.compose.status.published_now);
    expect(await visit()).toBe(200);
    const path = '/blog/not-yet-for-everyone';
    await expect(page.getByRole('link', { name: say.compose.row.view_post })).toHaveAttribute('href', path);

    // Ctrl+S saves the next version; readers see it after Update.
    await body(page).fill('Quiet, but unfin');
    await body(page).blur();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(status(page)).toHaveText(say.compose.status.next_saved);
    expect(await (await request.get(path)).text()).not.toContain('unfin');
    await toggleRow(page, 'unpublish');
    await button(page, say.compose.actions.unpublish).click();
    await expect(status(page)).toHaveText(say.compose.status.unpublished_now);
    await expect(body(page)).toHaveText('Quiet, but unfin');
    expect(await visit()).toBe(404);
    // The first Undo button is the editor's.
    await button(page, say.compose.actions.undo).last().click();
    await expect(status(page)).toHaveText(say.compose.status.published_now);
    expect(await visit()).toBe(200);
    expect(await (await request.get(path)).text()).not.toContain('unfin');
  });

  test('deleting a post asks first, clears the form, and can be undone', async ({ page, owner, request }) => {
    const { slug } = await owner.write({ title: 'Soon gone' });
    await openWorkspace(page, slug);
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await button(page, 'Delete').click();
    expect(asked).toEqual(['Delete this post? This cannot be undone.']);
    await expect(page.getByText(`Editing: ${slug}`)).toBeVisible();
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);

    page.once('dialog', (dialog) => dialog.accept());
    await button(page, 'Delete').click();
    await expect(status(page)).toHaveText('Deleted “Soon gone”');
    await expect(page.getByRole('listitem').filter({ hasText: say.toasts.post_deleted })).toBeVisible();
    await expect(title(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/slug=/);
    await expect(page.getByRole('row').filter({ hasText: 'Soon gone' })).toHaveCount(0);
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

    // The first Undo button is the editor's.
    await button(page, say.compose.toolbar.undo).last().click();
    await expect(status(page)).toHaveText('Restored “Soon gone”');
    await expect(page.getByText(`Editing: ${slug}`)).toBeVisible();
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  });

  test('a failed save shows the reason and keeps the text', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/, /400/);
    await owner.write({ title: 'First come', slug: 'first-come' });
    await openWorkspace(page);
    await title(page).fill('Second come');
    await body(page).fill('Late.');
    await page.getByLabel(say.compose.fields.slug).fill('first-come');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(/^Failed to save or update \(409\): .*first-come/);
    await page.getByLabel(say.compose.fields.slug).fill('');
    await toggleRow(page, 'date-row');
    await page.getByLabel(say.compose.fields.date).fill('yesterday');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(/^Failed to save or update \(400\): Enter a date like/);
    await expect(body(page)).toHaveText('Late.');
  });

  test('when the session expires, the text stays and Compose asks for the password in place', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await openWorkspace(page);
    await title(page).fill('Typed for an hour');
    await body(page).fill('Every word of it.');
    await page.context().clearCookies();
    await button(page, 'Publish').click();
    const again = page.getByRole('region', { name: say.signIn.again_heading });
    await expect(again).toBeVisible();
    await again.getByLabel(say.signIn.password, { exact: true }).fill('wrong');
    await again.getByRole('button', { name: say.signIn.submit, exact: true }).click();
    await expect(again.getByText('Invalid password.')).toBeVisible();
    await again.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
    await again.getByRole('button', { name: say.signIn.submit, exact: true }).click();
    await expect(again).toBeHidden();
    await expect(title(page)).toHaveValue('Typed for an hour');
    await expect(body(page)).toHaveText('Every word of it.');
    // The rejected save is repeated automatically.
    await expect(page.getByText('Editing: typed-for-an-hour')).toBeVisible();
    await expect(status(page)).toHaveText(say.compose.status.published_now);
    expect((await page.request.get('/blog/typed-for-an-hour')).status()).toBe(200);
  });

  test('after the session expires, typing goes on, and signing in returns to the text', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await openWorkspace(page);
    await title(page).fill('Still typing');
    await body(page).click();
    await page.keyboard.type('First. ');
    await page.context().clearCookies();
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    const again = page.getByRole('region', { name: say.signIn.again_heading });
    await expect(again).toBeVisible();
    await expect(body(page)).toBeFocused();
    for (let line = 0; line < 30; line++) await page.keyboard.press('Enter');
    await page.keyboard.type('Second.');
    // The notice is now above the window.
    await again.getByRole('button', { name: new RegExp(`^${say.signIn.again_heading}`) }).click();
    await page.keyboard.type(site.ownerPassword);
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
    await expect(body(page)).toBeFocused();
    await expect(body(page)).toContainText('Second.');
    // Text that was typed since isn't published by the earlier press.
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Editing: still-typing')).toBeVisible();
    const saved = await page.request.get('/api/blog/posts/still-typing');
    expect((await saved.json()).status).toBe('draft');
  });

  test('text typed before the editor’s script loads is kept', async ({ page }) => {
    let continueLoading = () => {};
    const typed = new Promise<void>((resolve) => {
      continueLoading = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/compose', { waitUntil: 'commit' });
    await title(page).fill('Typed early');
    await body(page).fill('Typed early, too.');
    continueLoading();
    await expect.poll(() => stored(page)).toMatchObject({ auth: 'true' });
    await expect(title(page)).toHaveValue('Typed early');
    await expect(body(page)).toHaveText('Typed early, too.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner signs in, publishes and signs out without JavaScript', async ({ page, site }) => {
    await page.goto('/compose');
    await password(page).fill(site.ownerPassword);
    await button(page, say.signIn.submit).click();
    await title(page).fill('Sent as a plain form');
    await body(page).fill('It works.');
    await button(page, 'Publish').click();
    await expect(page.getByText('Editing: sent-as-a-plain-form')).toBeVisible();
    await button(page, 'Logout').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    expect((await page.goto('/blog/sent-as-a-plain-form'))?.status()).toBe(200);
  });
});

test.describe('the preview of a post', () => {
  const { title, button } = composePage;

  const window = (page: Page): Locator => page.getByRole('dialog', { name: say.compose.preview.heading });
  const preview = (page: Page): FrameLocator => window(page).frameLocator('iframe');

  async function openPreview(page: Page): Promise<FrameLocator> {
    await button(page, 'Preview').click();
    const article = preview(page);
    await expect(article.getByText(say.contentManager.draft_note)).toBeVisible();
    // Wait for the frame to load, because only then are links and keys handled.
    await expect.poll(() => article.locator('html').evaluate(() => document.readyState)).toBe('complete');
    return article;
  }

  test.describe('the preview', () => {
    test.beforeEach(({ page, signIn }) => signIn(page));

    test('the preview shows the article as on the blog and saves nothing', async ({
      page,
      request,
      owner,
    }) => {
      await openCompose(page);
      await title(page).fill('Seen before it is saved');
      await writeHtml(page, '<h2>A heading</h2><p>First <em>line</em>.</p>');
      await page.getByLabel(say.compose.fields.excerpt).fill('What it is about.');
      await toggleRow(page, 'date-row');
      await page.getByLabel(say.compose.fields.date, { exact: true }).fill('2024-05-06');
      await page.getByLabel(say.compose.fields.tags).fill('craft, drafts');
      await page.getByRole('textbox', { name: say.compose.fields.cover }).fill('/icon-512.png');
      const article = await openPreview(page);
      await expect(article.getByRole('heading', { level: 1 })).toHaveText('Seen before it is saved');
      await expect(article.getByRole('heading', { level: 2 }).first()).toHaveText('A heading');
      await expect(article.getByText('What it is about.')).toBeVisible();
      await expect(article.getByText('May 6, 2024')).toBeVisible();
      await expect(article.getByText('drafts', { exact: true })).toBeVisible();
      await expect(article.locator('[data-cover] img')).toHaveAttribute('src', '/icon-512.png');
      await expect(article.getByRole('navigation').getByRole('link', { name: 'Blog' }).first()).toBeVisible();
      // The owner's tools on a post's page aren't part of the article.
      await expect(article.getByRole('link', { name: say.post.edit })).toHaveCount(0);

      await page.keyboard.press('Escape');
      await expect(window(page)).toHaveCount(0);
      await expect(button(page, 'Preview')).toBeFocused();
      await expect(title(page)).toHaveValue('Seen before it is saved');
      expect((await request.get('/blog/seen-before-it-is-saved')).status()).toBe(404);
      const posts = await (await owner.api.get('/api/blog/posts?limit=500')).text();
      expect(posts).not.toContain('Seen before it is saved');
    });
  });

  test('visitors, other sites and caches get no preview', async ({ page, request, owner, site }) => {
    const form = { title: 'Not for visitors', html: '<p>Secret words.</p>' };
    const address = '/compose/preview?preview=drafts';
    const refused = await request.post(address, { form });
    expect(refused.status()).toBe(401);
    expect(await refused.text()).not.toContain('Secret words');
    const foreign = await owner.api.post(address, { form, headers: { Origin: 'https://elsewhere.example' } });
    expect(foreign.status()).toBe(403);
    const made = await owner.api.post(address, { form, headers: { Origin: site.url } });
    const html = await made.text();
    expect([made.status(), made.headers()['cache-control']]).toEqual([200, 'no-store']);
    expect(html).toContain('Secret words');
    expect(html).toMatch(/<meta name="robots" content="noindex"/);
    expect(html).not.toContain('rel="canonical"');
    const long = await owner.api.post(address, { form: { ...form, html: 'x'.repeat(13 * 1024 * 1024) } });
    expect(long.status()).toBe(413);
    // A preview URL opened without a form redirects to Compose.
    for (const reader of [request, owner.api]) {
      const response = await reader.get(address, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([302, '/compose']);
    }
    await page.goto('/compose/preview');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the preview opens in a separate tab without JavaScript', async ({ page, signIn }) => {
      await signIn(page);
      await page.goto('/compose');
      await title(page).fill('Seen plainly');
      await body(page).fill('It works.');
      const [tab] = await Promise.all([page.waitForEvent('popup'), button(page, 'Preview').click()]);
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Seen plainly');
      await expect(tab.getByText(say.contentManager.draft_note)).toBeVisible();
      await expect(title(page)).toHaveValue('Seen plainly');
    });
  });
});
