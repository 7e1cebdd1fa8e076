import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './site.ts';

const post = '/blog/write-the-last-line-first';
const area = (page: Page) => page.getByRole('region', { name: /^(Notifications|Avisos) \(F8\)$/ });
const toast = (page: Page, text: string) => area(page).getByRole('listitem').filter({ hasText: text });
const copyLink = (page: Page, name = 'Copy link') => page.getByRole('button', { name }).first();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('a notification area is on every page, and F8 leads to it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  for (const path of ['/', '/blog', post, '/contact', '/services/articles-opeds', '/no-such-page']) {
    await page.goto(path);
    await expect(area(page)).toBeAttached();
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
  }
});

test('a toast opens, says so to screen readers for a second, and closes after five', async ({ page }) => {
  await page.clock.install();
  await page.goto(post);
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const announcer = page.locator('[role="status"]', { hasText: 'Notification Link copied' });
  // It is given its words two frames later, and is not to be seen.
  await page.clock.runFor(100);
  await expect(announcer).toHaveCSS('width', '1px');
  await page.clock.runFor(800);
  await expect(announcer).toBeAttached();
  await page.clock.runFor(200);
  await expect(announcer).not.toBeAttached();
  await page.clock.runFor(3800);
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.clock.runFor(300);
  await expect(toast(page, 'Link copied')).toHaveCount(0);
});

test('no framework script comes before the first toast, and at most 75 kB with it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(post, { waitUntil: 'networkidle' });
  const bytes = async () => {
    const sizes = scripts.map(async (url) => {
      const response = await page.request.get(url, { headers: { 'Accept-Encoding': 'br' } });
      return Number(response.headers()['content-length']);
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  // What an article has beside it: reading aloud, and without a connection (docs/decisions/0051).
  expect(await bytes()).toBeLessThanOrEqual(5000);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(1);
  expect(await bytes()).toBeLessThanOrEqual(75_000);
});

test('one toast at once: the newer takes the place of the older', async ({ page }) => {
  await page.goto(post);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).last().click();
  await expect(area(page).getByRole('listitem')).toHaveCount(1);
});

test('a toast is reached by F8, and dismissed by its button or Escape', async ({ page }) => {
  await page.goto(post);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast(page, 'Link copied')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(area(page).getByRole('listitem')).toHaveCount(0);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(area(page).getByRole('listitem')).toHaveCount(0);
});

test('a toast stays while it is pointed at, and a swipe of 50 px dismisses it', async ({ page }) => {
  await page.goto(post);
  await copyLink(page).click();
  const box = await toast(page, 'Link copied').boundingBox();
  if (!box) throw new Error('No toast to be swiped.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 6 });
  await page.mouse.up();
  await expect(toast(page, 'Link copied')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x + 90, y, { steps: 9 });
  await page.mouse.up();
  await expect(area(page).getByRole('listitem')).toHaveCount(0);
});

for (const [lang, button, text] of [
  ['en', 'Copy link', 'Link copied'],
  ['es', 'Copiar enlace', 'Enlace copiado'],
] as const) {
  test(`no barrier with a toast shown, in the language of the page (${lang})`, async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${post}?lang=${lang}`);
      await copyLink(page, button).click();
      await expect(toast(page, text)).toBeVisible();
      await expectAccessible(page);
    }
  });
}
