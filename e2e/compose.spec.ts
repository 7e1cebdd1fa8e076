import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { body, editor, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const title = (page: Page) => page.getByLabel('Title', { exact: true });
const status = (page: Page) => page.getByRole('region', { name: /^(New post|Editing)/ }).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const stored = (page: Page) =>
  page.evaluate(() => ({
    auth: localStorage.getItem('compose_auth'),
    expiry: localStorage.getItem('compose_auth_expiry'),
  }));

/** Opens the workspace and waits for its script, which keeps the storage hint: until then it may still take over the form. */
async function openWorkspace(page: Page, slug?: string): Promise<void> {
  await page.goto(slug ? `/compose?slug=${slug}` : '/compose');
  await expect.poll(() => stored(page)).toMatchObject({ auth: 'true' });
  await expect(editor(page)).toBeVisible();
}

test.describe('sign-in', () => {
  test('"Access Restricted" stands before the workspace, and no search engine lists it', async ({ page }) => {
    const response = await page.goto('/compose');
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toBe('no-store');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    await expect(password(page)).toHaveAttribute('required');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('a wrong password is refused, the right one opens the workspace for 24 hours', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await page.goto('/compose');
    await password(page).fill('not the password');
    await button(page, 'Sign in').click();
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
    await expect(page.getByText('You are signed out.')).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ auth: null, expiry: null });
    await page.goto('/compose');
    await expect(password(page)).toBeVisible();
    expect(await (await page.request.get('/api/compose/auth')).json()).toEqual({ authenticated: false });
  });

  test('an entry that outlived its session is removed on load', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => {
      localStorage.setItem('compose_auth', 'true');
      localStorage.setItem('compose_auth_expiry', '1000');
    });
    await page.goto('/compose');
    await expect(password(page)).toBeVisible();
    await expect.poll(() => stored(page)).toEqual({ auth: null, expiry: null });
  });

  test('a lost connection is told, and another try goes through', async ({
    page,
    context,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await page.goto('/compose', { waitUntil: 'networkidle' });
    await password(page).fill(site.ownerPassword);
    await context.setOffline(true);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert')).toHaveText(
      'Network error. Please check your connection and try again.',
    );
    await context.setOffline(false);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
  });

  test('speaks Spanish', async ({ page, site }) => {
    await page.goto('/compose?lang=es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acceso restringido');
    await page.getByLabel('Contraseña').fill(site.ownerPassword);
    await button(page, 'Entrar').click();
    await expect(button(page, 'Cerrar sesión')).toBeVisible();
    await expect(page).toHaveURL('/compose?lang=es');
  });
});

test.describe('the workspace', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('lists the posts, drafts too, each with a way to view it', async ({ page, owner }) => {
    await owner.write({ title: 'Still a draft here', status: 'draft', date: '2019-01-01' });
    await openWorkspace(page);
    const row = page.getByRole('row').filter({ hasText: 'Still a draft here' });
    await expect(row).toContainText('Draft');
    await expect(row).toContainText('2019-01-01');
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      row.getByRole('link', { name: 'View “Still a draft here” in a new tab' }).click(),
    ]);
    await expect(tab).toHaveURL('/blog/still-a-draft-here');
  });

  test('the search finds posts by title, tag and body', async ({ page, owner }) => {
    await owner.write({
      title: 'Señales de humo',
      tags: ['beekeeping'],
      html: '<p>An <b>unmistakable</b> word.</p>',
    });
    await openWorkspace(page);
    const rows = page.getByRole('table').getByRole('rowgroup').last().getByRole('row');
    const search = page.getByRole('searchbox', { name: 'Search your posts' });
    for (const query of ['SENALES', 'beekeep', 'unmistakable', 'humo unmistakable']) {
      await search.fill(query);
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Señales de humo');
    }
    await search.fill('zzzz');
    await expect(page.getByText('Nothing matches “zzzz”.')).toBeVisible();
    await search.fill('');
    await expect(rows.nth(5)).toBeVisible();
  });

  test('a new post is on the blog at once, and its slug is in the address', async ({ page }) => {
    await openWorkspace(page);
    await expect(page.getByText('New post').and(page.getByRole('paragraph'))).toBeVisible();
    await title(page).fill('  Published: just now!  ');
    await page.getByLabel('Date').fill('2016-02-29');
    await page.getByLabel('Tags').fill('one, , two ,one');
    await page.getByLabel('Excerpt').fill('What it is about.');
    await writeHtml(page, '<p>Hello, <strong>readers</strong>.</p><script>alert(1)</script>');
    await button(page, 'Publish').click();
    await expect(page).toHaveURL(/\/compose\?(.*&)?slug=published-just-now(&|$)/);
    await expect(page.getByText('Editing: published-just-now')).toBeVisible();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    await expect(page.getByLabel('Tags')).toHaveValue('one, two');
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

  test('an update is read at once, also where the old text was read just before', async ({
    page,
    owner,
    request,
  }) => {
    const { slug } = await owner.write({ title: 'To be changed' });
    expect(await (await request.get(`/blog/${slug}`)).text()).toContain('A paragraph.');
    await openWorkspace(page, slug);
    await expect(page.getByText(`Editing: ${slug}`)).toBeVisible();
    await body(page).fill('Another paragraph.');
    await button(page, 'Update').click();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    const read = await (await request.get(`/blog/${slug}`)).text();
    expect(read).toContain('Another paragraph.');
    expect(read).not.toContain('A paragraph.');
  });

  test('a changed slug moves the editor and the readers', async ({ page, owner }) => {
    await owner.write({ title: 'Moved', slug: 'moved-from' });
    await openWorkspace(page, 'moved-from');
    await page.getByLabel('Address (slug)').fill('Moved To');
    await button(page, 'Update').click();
    await expect(page.getByText('Editing: moved-to')).toBeVisible();
    await expect(page).toHaveURL(/slug=moved-to/);
    await page.goto('/blog/moved-from');
    await expect(page).toHaveURL('/blog/moved-to');
  });

  test('a draft is hidden from visitors, and a published post can become one', async ({ page, request }) => {
    await openWorkspace(page);
    await title(page).fill('Not yet for everyone');
    await body(page).fill('Quiet.');
    await button(page, 'Save as draft').click();
    await expect(page.getByText('Editing: not-yet-for-everyone')).toBeVisible();
    const visit = async () => (await request.get('/blog/not-yet-for-everyone')).status();
    expect(await visit()).toBe(404);
    expect(await (await request.get('/blog')).text()).not.toContain('Not yet for everyone');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    expect(await visit()).toBe(200);
    await button(page, 'Take off the site').click();
    await expect(status(page)).toHaveText('Draft saved');
    expect(await visit()).toBe(404);
  });

  test('deleting asks first, clears the form, and can be undone', async ({ page, owner, request }) => {
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
    await expect(status(page)).toHaveText('Deleted: Soon gone');
    await expect(page.getByRole('listitem').filter({ hasText: 'Post deleted' })).toBeVisible();
    await expect(title(page)).toHaveValue('');
    await expect(page).not.toHaveURL(/slug=/);
    await expect(page.getByRole('row').filter({ hasText: 'Soon gone' })).toHaveCount(0);
    expect((await request.get(`/blog/${slug}`)).status()).toBe(404);

    // The first is the editor's own.
    await button(page, 'Undo').last().click();
    await expect(status(page)).toHaveText('Brought back: Soon gone');
    await expect(page.getByText(`Editing: ${slug}`)).toBeVisible();
    expect((await request.get(`/blog/${slug}`)).status()).toBe(200);
  });

  test('title and body are both required', async ({ page, expectedErrors }) => {
    expectedErrors.push(/400/);
    await openWorkspace(page);
    await title(page).fill('Only a title');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Title and body are required');
    await expect(title(page)).toHaveValue('Only a title');
    await title(page).fill('   ');
    await body(page).fill('Only a body.');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText('Title and body are required');
    await expect(body(page)).toHaveText('Only a body.');
    expect(await (await page.request.get('/blog')).text()).not.toContain('Only a');
  });

  test('a save that fails tells why, and keeps what was typed', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/, /400/);
    await owner.write({ title: 'First come', slug: 'first-come' });
    await openWorkspace(page);
    await title(page).fill('Second come');
    await body(page).fill('Late.');
    await page.getByLabel('Address (slug)').fill('first-come');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(/^Failed to save or update \(409\): .*first-come/);
    await page.getByLabel('Address (slug)').fill('');
    await page.getByLabel('Date').fill('yesterday');
    await button(page, 'Publish').click();
    await expect(status(page)).toHaveText(/^Failed to save or update \(400\): That date cannot be read/);
    await expect(body(page)).toHaveText('Late.');
  });

  test('a post that is not there cannot be opened', async ({ page }) => {
    await openWorkspace(page, 'never-written');
    await expect(page.getByRole('alert')).toHaveText('Failed to load post');
    await expect(title(page)).toHaveValue('');
    const notice = page.getByRole('region', { name: 'Notification', exact: true });
    await notice.getByRole('link', { name: 'New post' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL('/compose');
  });

  test('two windows do not overwrite each other unseen', async ({ page, owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    const { slug } = await owner.write({ title: 'In two windows' });
    await openWorkspace(page, slug);
    await owner.change(slug, { html: '<p>From elsewhere.</p>' });
    await body(page).fill('From here.');
    await button(page, 'Update').click();
    await expect(status(page)).toContainText('Failed to save or update (409)');
    await expect(body(page)).toHaveText('From here.');
  });

  test('a session that ends keeps what was typed, and asks for the password in place', async ({
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
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(again).toBeVisible();
    await again.getByLabel('Password').fill('wrong');
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again.getByRole('alert')).toContainText('Invalid password.');
    await again.getByLabel('Password').fill(site.ownerPassword);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(title(page)).toHaveValue('Typed for an hour');
    await expect(body(page)).toHaveText('Every word of it.');
    // The save that met the closed door goes through by itself.
    await expect(page.getByText('Editing: typed-for-an-hour')).toBeVisible();
    await expect(status(page)).toHaveText('Published. It is on the site.');
    expect((await page.request.get('/blog/typed-for-an-hour')).status()).toBe(200);
  });

  test('what is typed before the script has come stays typed', async ({ page }) => {
    let comeOn = () => {};
    const typed = new Promise<void>((resolve) => {
      comeOn = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/compose', { waitUntil: 'commit' });
    await title(page).fill('Typed early');
    await body(page).fill('Typed early, too.');
    comeOn();
    await expect.poll(() => stored(page)).toMatchObject({ auth: 'true' });
    await expect(title(page)).toHaveValue('Typed early');
    await expect(body(page)).toHaveText('Typed early, too.');
  });

  test('text that was never saved is offered again after the page was closed', async ({ page, context }) => {
    await openWorkspace(page);
    await title(page).fill('Interrupted');
    await body(page).fill('In the middle of a');
    const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(storage).toContain('In the middle of a');
    await page.close();
    const next = await context.newPage();
    await next.goto('/compose');
    await expect(title(next)).toHaveValue('');
    await button(next, 'Bring it back').click();
    await expect(title(next)).toHaveValue('Interrupted');
    await expect(body(next)).toHaveText('In the middle of a');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the owner signs in, publishes, and logs out', async ({ page, site, expectedErrors }) => {
    // A browser that runs no script says so of each that the page asks it to fetch beforehand.
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await page.goto('/compose');
    await password(page).fill(site.ownerPassword);
    await button(page, 'Sign in').click();
    await title(page).fill('Sent as a plain form');
    await body(page).fill('It works.');
    await button(page, 'Publish').click();
    await expect(page.getByText('Editing: sent-as-a-plain-form')).toBeVisible();
    await button(page, 'Logout').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    expect((await page.goto('/blog/sent-as-a-plain-form'))?.status()).toBe(200);
  });
});
