import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const slug = 'write-the-last-line-first';
const title = 'Write the last line first';
const above = (page: Page) => page.getByRole('group', { name: say.share.label_above, exact: true });
const below = (page: Page) => page.getByRole('group', { name: say.share.label_below });

/** Returns each network's documented share URL. `shared` is the encoded URL of the share page. */
const providers = (shared: string): [network: string, address: string][] => [
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`],
  ['X', `https://x.com/intent/post?url=${shared}&text=${encodeURIComponent(title)}`],
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${shared}`],
  ['Threads', `https://www.threads.com/intent/post?text=${encodeURIComponent(title)}%20${shared}`],
  ['Bluesky', `https://bsky.app/intent/compose?text=${encodeURIComponent(title)}%20${shared}`],
];

/** Expects a window of 600 × 540 px without access to the page. Retries, because the window navigates. */
async function expectSmall(popup: Page): Promise<void> {
  await expect(async () => {
    expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([600, 540, null]);
  }).toPass({ timeout: 15_000 });
}

test('share buttons are above and below the article and link to the share page', async ({ page, site }) => {
  await page.goto(`/blog/${slug}`);
  const shared = encodeURIComponent(`${site.url}/api/share/${slug}`);
  for (const row of [above(page), below(page)]) {
    const links = row.getByRole('link');
    await expect(links).toHaveText(['LinkedIn', 'X', 'Facebook', 'Threads', 'Bluesky']);
    for (const [network, address] of providers(shared)) {
      await expect(links.filter({ hasText: new RegExp(`^${network}$`) })).toHaveAttribute('href', address);
    }
    await expect(row.getByRole('button', { name: say.share.copy_link })).toBeVisible();
  }
  const body = page.getByText('Ask people what they remember of a speech');
  const [first, text, last] = await Promise.all(
    [above(page), body, below(page)].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(first).toBeLessThan(text ?? 0);
  expect(text).toBeLessThan(last ?? 0);
});

test('a share link opens in a window of 600 × 540 px without access to the page', async ({ page }) => {
  await page.goto(`/blog/${slug}`);
  for (const row of [above(page), below(page)]) {
    const [popup, request] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .context()
        .waitForEvent('request', (request) => request.url().startsWith('https://www.linkedin.com/')),
      row.getByRole('link', { name: 'Share on LinkedIn' }).click(),
    ]);
    expect(request.isNavigationRequest()).toBe(true);
    await expectSmall(popup);
    await popup.close();
  }
  await expect(page).toHaveURL(`/blog/${slug}`);
});

test('Copy link copies the article’s URL and says so for two seconds', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/blog/${slug}`);
  // From here on, the test controls the clock, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const row of [above(page), below(page)]) {
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await row.getByRole('button', { name: say.share.copy_link }).click();
    // The status is a live region, so screen readers announce changes.
    await expect(row.getByRole('status')).toHaveText(say.share.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${slug}`);
    await page.clock.runFor(1900);
    await expect(row.getByRole('status')).toHaveText(say.share.copied);
    await page.clock.runFor(200);
    await expect(row.getByRole('status')).toBeEmpty();
  }
});

test.describe('the share page', () => {
  test('the share page redirects people to the article', async ({ page }) => {
    await page.goto(`/api/share/${slug}`);
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});
