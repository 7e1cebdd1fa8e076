import type { FrameLocator, Locator, Page } from '@playwright/test';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { body, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, slug, button, status } = composePage;

const window = (page: Page): Locator => page.getByRole('dialog', { name: 'Preview' });
const preview = (page: Page): FrameLocator => window(page).frameLocator('iframe');

async function openPreview(page: Page): Promise<FrameLocator> {
  await button(page, 'Preview').click();
  const article = preview(page);
  await expect(article.getByText('Draft preview: only you see this page.')).toBeVisible();
  // Its links and keys are seen to once it has loaded.
  await expect.poll(() => article.locator('html').evaluate(() => document.readyState)).toBe('complete');
  return article;
}

test.describe('the preview', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('is the article as readers would get it, and saves nothing', async ({ page, request, owner }) => {
    await openCompose(page);
    await title(page).fill('Seen before it is saved');
    await writeHtml(page, '<h2>A heading</h2><p>First <em>line</em>.</p>');
    await page.getByLabel('Excerpt').fill('What it is about.');
    await page.getByLabel('Date', { exact: true }).fill('2024-05-06');
    await page.getByLabel('Tags').fill('craft, drafts');
    await page.getByRole('textbox', { name: 'Cover picture' }).fill('/icon-512.png');
    const article = await openPreview(page);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Seen before it is saved');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText('A heading');
    await expect(article.getByText('What it is about.')).toBeVisible();
    await expect(article.getByText('May 6, 2024')).toBeVisible();
    await expect(article.getByText('drafts', { exact: true })).toBeVisible();
    await expect(article.locator('[data-cover] img')).toHaveAttribute('src', '/icon-512.png');
    await expect(article.getByRole('navigation').getByRole('link', { name: 'Blog' }).first()).toBeVisible();
    // What only the owner is offered on a post's page is no part of it.
    await expect(article.getByRole('link', { name: 'Edit' })).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
    await expect(button(page, 'Preview')).toBeFocused();
    await expect(title(page)).toHaveValue('Seen before it is saved');
    expect((await request.get('/blog/seen-before-it-is-saved')).status()).toBe(404);
    const posts = await (await owner.api.get('/api/blog/posts?limit=500')).text();
    expect(posts).not.toContain('Seen before it is saved');
  });

  test('is as wide as a phone or a desktop, whatever the window is', async ({ page }) => {
    await openCompose(page);
    await title(page).fill('Two widths');
    await body(page).fill('One text.');
    const article = await openPreview(page);
    const room = () => article.locator('html').evaluate((page) => page.clientWidth);
    const choice = window(page).getByRole('group', { name: 'Width' });
    await expect(button(choice, 'Desktop')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(room).toBeGreaterThanOrEqual(1280);
    await button(choice, 'Phone').click();
    await expect.poll(room).toBe(390);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(room).toBe(360);
    await button(choice, 'Desktop').click();
    await expect.poll(room).toBeGreaterThanOrEqual(1279);
    const outside = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await outside()).toBeLessThanOrEqual(0);
  });

  test('of an opened post shows what is typed, in its language, and leaves readers the saved text', async ({
    page,
    request,
    owner,
  }) => {
    const post = await owner.write({ title: 'Ya publicado', html: '<p>Lo de antes.</p>', language: 'es' });
    await openCompose(page, post.slug);
    await body(page).fill('Lo de ahora.');
    await button(page, 'Preview').click();
    await expect(preview(page).getByText('Vista previa del borrador')).toBeVisible();
    await expect(preview(page).getByText('Lo de ahora.')).toBeVisible();
    expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain('Lo de antes.');
    // The owner goes on in their own language.
    await page.reload();
    await expect(button(page, 'Update')).toBeVisible();
  });

  test('holds nothing that the public page would not', async ({ page }) => {
    await openCompose(page);
    await title(page).fill('<img src=x onerror=alert(1)>');
    await button(page, 'HTML').click();
    const hostile =
      '<p onclick="alert(1)">Kept</p><script>alert(2)</script><a href="javascript:alert(3)">x</a>';
    await page.getByRole('textbox', { name: 'Text (HTML)' }).fill(hostile);
    const article = await openPreview(page);
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)>');
    const text = article.locator('p', { hasText: /^Kept$/ });
    await expect(text).toBeVisible();
    await expect(text).not.toHaveAttribute('onclick');
    await expect(article.locator('script:not([src])')).toHaveCount(0);
    await expect(article.locator('a[href^="javascript"]')).toHaveCount(0);
  });

  test('keeps to its window: links open beside it, and Escape closes it from within', async ({ page }) => {
    await openCompose(page);
    await title(page).fill('Held in its frame');
    await writeHtml(page, '<p>A <a href="/contact">way out</a>.</p>');
    const article = await openPreview(page);
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      article.getByRole('link', { name: 'way out' }).click(),
    ]);
    await expect(tab).toHaveURL('/contact');
    await article.getByRole('link', { name: /^ES/ }).first().click();
    await article.getByText('A way out.').click();
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('Held in its frame');
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
  });

  test('tells which field cannot be used, and goes there', async ({ page, expectedErrors }) => {
    expectedErrors.push(/400/);
    await openCompose(page);
    await title(page).fill('A wrong date');
    await page.getByLabel('Date', { exact: true }).fill('someday');
    await button(page, 'Preview').click();
    await expect(status(page)).toHaveText('That date cannot be read. Use the form 2026-03-31.');
    await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
    await expect(window(page)).toHaveCount(0);
  });

  test('asks for the password in place when the session has ended, and goes on', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await openCompose(page);
    await title(page).fill('Typed all day');
    await body(page).fill('Every word.');
    await page.context().clearCookies();
    await button(page, 'Preview').click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password').fill(site.ownerPassword);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(preview(page).getByText('Every word.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(title(page)).toHaveValue('Typed all day');
    await expect(body(page)).toHaveText('Every word.');
    await expect(slug(page)).toHaveValue('typed-all-day');
  });

  test('that cannot be had says so, and costs nothing', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openCompose(page);
    await title(page).fill('On a plane');
    await context.setOffline(true);
    await button(page, 'Preview').click();
    await expect(status(page)).toHaveText('Network error. Please check your connection and try again.');
    await context.setOffline(false);
    await openPreview(page);
  });
});

test('no visitor, no other site and no cache gets the preview', async ({ page, request, owner, site }) => {
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
  // Asked for without a form it leads to where previews are made.
  for (const reader of [request, owner.api]) {
    const response = await reader.get(address, { maxRedirects: 0 });
    expect([response.status(), response.headers().location]).toEqual([302, '/compose']);
  }
  await page.goto('/compose/preview');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the article opens in a tab of its own', async ({ page, signIn, expectedErrors }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await signIn(page);
    await page.goto('/compose');
    await title(page).fill('Seen plainly');
    await body(page).fill('It works.');
    const [tab] = await Promise.all([page.waitForEvent('popup'), button(page, 'Preview').click()]);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Seen plainly');
    await expect(tab.getByText('Draft preview: only you see this page.')).toBeVisible();
    await expect(title(page)).toHaveValue('Seen plainly');
  });
});
