import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const post = '/blog/write-the-last-line-first';
const area = (page: Page) => page.getByRole('region', { name: /^(Notifications|Avisos) \(F8\)$/ });
const toast = (page: Page, text: string) => area(page).getByRole('listitem').filter({ hasText: text });
const copyLink = (page: Page, name = 'Copy link') => page.getByRole('button', { name }).first();

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('every page has a notification area, and F8 moves the focus to it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  for (const path of ['/', '/blog', post, '/contact', '/services/articles-opeds', '/no-such-page']) {
    await page.goto(path);
    await expect(area(page)).toBeAttached();
    await page.keyboard.press('F8');
    await expect(area(page)).toBeFocused();
  }
});

test('a toast opens, is announced for a second, and closes after five', async ({ page }) => {
  await page.clock.install();
  await page.goto(post);
  // From here on, the test controls the clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await copyLink(page).click();
  await expect(toast(page, 'Link copied')).toBeVisible();
  const announcer = page.locator('[role="status"]', { hasText: 'Notification Link copied' });
  // The announced text is invisible and set two frames later.
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

test('a toast stays while hovered, and a swipe of 50 px dismisses it', async ({ page }) => {
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
