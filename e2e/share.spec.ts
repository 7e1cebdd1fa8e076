import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const slug = 'write-the-last-line-first';
const title = 'Write the last line first';
const above = (page: Page) => page.getByRole('group', { name: 'Share this article', exact: true });
const below = (page: Page) => page.getByRole('group', { name: 'Share this article, end of page' });

/** Each network's own page for sharing, by its documentation; `shared` is the address of the share page, encoded. */
const providers = (shared: string): [network: string, address: string][] => [
  ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${shared}`],
  ['X', `https://x.com/intent/post?url=${shared}&text=${encodeURIComponent(title)}`],
  ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${shared}`],
  ['Threads', `https://www.threads.com/intent/post?text=${encodeURIComponent(title)}%20${shared}`],
  ['Bluesky', `https://bsky.app/intent/compose?text=${encodeURIComponent(title)}%20${shared}`],
];

/** A window of 600 by 540 that cannot reach back. It goes on to the network meanwhile, which a reading may not survive. */
async function expectSmall(popup: Page): Promise<void> {
  await expect(async () => {
    expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([600, 540, null]);
  }).toPass({ timeout: 15_000 });
}

test('the share buttons stand above and below the article and lead to the share page', async ({
  page,
  site,
}) => {
  await page.goto(`/blog/${slug}`);
  const shared = encodeURIComponent(`${site.url}/api/share/${slug}`);
  for (const row of [above(page), below(page)]) {
    const links = row.getByRole('link');
    await expect(links).toHaveText(['LinkedIn', 'X', 'Facebook', 'Threads', 'Bluesky']);
    for (const [network, address] of providers(shared)) {
      await expect(links.filter({ hasText: new RegExp(`^${network}$`) })).toHaveAttribute('href', address);
    }
    await expect(row.getByRole('button', { name: 'Copy link' })).toBeVisible();
  }
  const body = page.getByText('Ask people what they remember of a speech');
  const [first, text, last] = await Promise.all(
    [above(page), body, below(page)].map(async (part) => (await part.boundingBox())?.y ?? Number.NaN),
  );
  expect(first).toBeLessThan(text ?? 0);
  expect(text).toBeLessThan(last ?? 0);
});

test('a share link opens in a window of 600 by 540 that cannot reach back', async ({ page }) => {
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

test('the keyboard opens the same window', async ({ page }) => {
  await page.goto(`/blog/${slug}`);
  await above(page).getByRole('link', { name: 'Share on Bluesky' }).focus();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expectSmall(popup);
});

test('Copy link copies the address of the article and says so for two seconds', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/blog/${slug}`);
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const row of [above(page), below(page)]) {
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await row.getByRole('button', { name: 'Copy link' }).click();
    // The status is a live region: what appears in it is read out.
    await expect(row.getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${slug}`);
    await page.clock.runFor(1900);
    await expect(row.getByRole('status')).toHaveText('Link copied');
    await page.clock.runFor(200);
    await expect(row.getByRole('status')).toBeEmpty();
  }
});

test('copying once more keeps the copied state for two more seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(`/blog/${slug}`);
  // From here on time passes only as the test says, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const status = above(page).getByRole('status');
  await above(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(status).toHaveText('Link copied');
  await page.clock.runFor(1500);
  await page.evaluate(() => navigator.clipboard.writeText('something else'));
  await above(page).getByRole('button', { name: 'Copy link' }).click();
  // Nothing new is to be seen: the clipboard tells when it has been copied once more.
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(slug);
  await page.clock.runFor(1500);
  await expect(status).toHaveText('Link copied');
  await page.clock.runFor(600);
  await expect(status).toBeEmpty();
});

test('where the browser refuses to copy, the row says where the link is', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.goto(`/blog/${slug}`);
  await above(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(above(page).getByRole('status')).toHaveText(
    'The link could not be copied. It is in the address bar.',
  );
});

test('a shared title is told to the networks as it is written', async ({ page, owner }) => {
  const hostile = 'Profit & loss: 100% “true”? \u{1F58B} #1 +1';
  const { slug } = await owner.write({ title: hostile });
  await page.goto(`/blog/${slug}`);
  const href = await above(page).getByRole('link', { name: 'Share on X' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(hostile);
});

test.describe('the share page', () => {
  test('tells previews what the post is', async ({ page, owner, site }) => {
    const title = '</title><script>alert(1)</script> "quoted" & \u{1F58B}';
    const { slug } = await owner.write({
      title,
      excerpt: 'Said "so" & <so>.',
      cover: '/favicon.svg',
      date: '2018-04-05',
    });
    const response = await page.request.get(`/api/share/${slug}`);
    expect(response.headers()['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    await page.goto('about:blank');
    const found = await page.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        const properties = [...read.querySelectorAll('meta[property]')].map((meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]);
        return {
          properties: Object.fromEntries(properties),
          scripts: read.querySelectorAll('script').length,
        };
      },
      await response.text(),
    );
    expect(found.scripts).toBe(0);
    expect(found.properties).toMatchObject({
      'og:type': 'article',
      'og:title': title,
      'og:description': 'Said "so" & <so>.',
      'og:url': `${site.url}/blog/${slug}`,
      'og:image': `${site.url}/favicon.svg`,
      'og:image:alt': title,
    });
  });

  test('sends a person on to the article', async ({ page }) => {
    await page.goto(`/api/share/${slug}`);
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('sends a person on to a Spanish article in Spanish', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Cómo empezar', language: 'es' });
    await page.goto(`/api/share/${slug}`);
    await expect(page).toHaveURL(`/blog/${slug}?lang=es`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cómo empezar');
  });

  test('follows a renamed post, and knows no drafts', async ({ page, owner }) => {
    await owner.write({ title: 'Shared once', slug: 'shared-once' });
    await owner.change('shared-once', { slug: 'shared-again' });
    await page.goto('/api/share/shared-once');
    await expect(page).toHaveURL('/blog/shared-again');
    await owner.change('shared-again', { status: 'draft' });
    expect((await page.request.get('/api/share/shared-again')).status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the share links lead on in a tab of their own', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    const [popup, request] = await Promise.all([
      page.waitForEvent('popup'),
      page.context().waitForEvent('request', (request) => request.url().startsWith('https://bsky.app/')),
      above(page).getByRole('link', { name: 'Share on Bluesky' }).click(),
    ]);
    expect(new URL(request.url()).searchParams.get('text')).toContain(title);
    await popup.close();
  });

  test('no button is offered that would do nothing', async ({ page }) => {
    await page.goto(`/blog/${slug}`);
    await expect(above(page).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
  });

  test('the share page still sends on to the article', async ({ page }) => {
    await page.goto(`/api/share/${slug}`);
    await expect(page).toHaveURL(`/blog/${slug}`);
  });
});
