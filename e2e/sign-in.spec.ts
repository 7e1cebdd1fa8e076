import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, draftTitles, openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel(say.signIn.password, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Delays the responses of an area's loader until the returned function is called. */
async function holdBack(page: Page, area: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === `/${area}.data`,
    async (route) => {
      if (route.request().method() === 'GET') await released;
      await route.continue();
    },
  );
  return release;
}

test.describe('Logout', () => {
  for (const path of ['/content-manager', '/settings/activity']) {
    test(`Logout on ${path} shows the sign-in of that page`, async ({ page, signIn, site }) => {
      await signIn(page);
      await page.goto(path);
      await button(page, 'Logout').click();
      await expect(page).toHaveURL(`${path}?done=signed-out`);
      await expect(heading(page)).toHaveText('Access Restricted');
      await expect(page.getByRole('status')).toHaveText(say.signIn.logged_out);
      await password(page).fill(site.ownerPassword);
      await button(page, say.signIn.submit).click();
      await expect(button(page, 'Logout')).toBeVisible();
      await expect(page).toHaveURL(path);
    });
  }

  test('on the public import preview, Logout is in the header', async ({ page, signIn }) => {
    await signIn(page);
    await page.goto('/blog-import-preview');
    await button(page, 'Logout').click();
    await expect(page).toHaveURL('/blog-import-preview?done=signed-out');
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(say.signIn.logged_out);
    await expect(button(page, 'Logout')).toHaveCount(0);
  });
});

test('on a phone, the menu opens with the keyboard and closes on Escape and on a link', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/compose/posts');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: say.ownerNav.label });
  const opener = button(page, say.ownerNav.menu);
  await expect(menu).toBeHidden();
  await opener.press('Enter');
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await menu.getByRole('link', { name: say.ownerNav.settings, exact: true }).click();
  await expect(heading(page)).toHaveText(say.settings.title);
  await expect(menu).toBeHidden();
});

test.describe('progress of slow pages', () => {
  test('slow pages show progress, both from a public page to a sign-in and between owner pages', async ({
    page,
    site,
  }) => {
    await page.goto('/blog-import-preview');
    await hydrated(page);
    const [toCompose, toSettings] = [await holdBack(page, 'compose'), await holdBack(page, 'settings')];
    await page.getByRole('link', { name: say.ownerNav.compose }).click();
    await expect(page.getByText(say.signIn.checking)).toBeVisible();
    await expect(heading(page)).not.toHaveText('Access Restricted');
    toCompose();
    await expect(heading(page)).toHaveText('Access Restricted');
    await expect(page.getByText(say.signIn.checking)).toHaveCount(0);

    await password(page).fill(site.ownerPassword);
    await button(page, say.signIn.submit).click();
    await expect(heading(page)).toHaveText('Compose');
    await page.getByRole('link', { name: say.ownerNav.settings, exact: true }).click();
    await expect(page.getByText(say.accessibility.loading, { exact: true })).toBeVisible();
    await expectAccessible(page);
    toSettings();
    await expect(heading(page)).toHaveText('Settings');
    await expect(page.getByText(say.accessibility.loading, { exact: true })).toHaveCount(0);
  });
});

test('the sign-in page reports a workspace that fails to load', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.goto('/compose');
  await hydrated(page);
  await page.route(
    (url) => url.pathname === '/compose.data',
    (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()),
  );
  await password(page).fill(site.ownerPassword);
  await button(page, say.signIn.submit).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Network error. Please check your connection and try again.',
  );
  await page.unrouteAll();
  await button(page, say.signIn.submit).click();
  await expect(heading(page)).toHaveText('Compose');
});

const ask = (page: Page) => page.getByRole('dialog', { name: say.signIn.leave_heading });

test.describe('Logout with unsaved changes', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page);
    await openCompose(page);
    await composePage.title(page).fill('Not for everyone');
    await expect.poll(() => draftTitles(page)).toEqual(['Not for everyone']);
    await composePage.button(page, 'Logout').click();
  });

  test('Logout discards unsaved changes on request', async ({ page, site }) => {
    await composePage.button(ask(page), 'Delete and sign out').click();
    await expect(page.getByRole('status')).toHaveText(say.signIn.logged_out);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(async () => (await keys()).filter((key) => /draft|auth/i.test(key))).toEqual([]);
    await page.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
    await page.getByRole('button', { name: say.signIn.submit }).click();
    await expect(composePage.title(page)).toHaveValue('');
    await expect(composePage.notice(page)).toHaveCount(0);
  });

  test('Logout keeps unsaved changes on request and restores them after the next sign-in', async ({
    page,
    site,
  }) => {
    await composePage.button(ask(page), 'Keep and sign out').click();
    await expect(page.getByRole('status')).toHaveText(say.signIn.logged_out);
    expect(await draftTitles(page)).toEqual(['Not for everyone']);
    await page.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
    await page.getByRole('button', { name: say.signIn.submit }).click();
    await expect(composePage.title(page)).toHaveValue('Not for everyone');
  });
});

test.describe('lockout', () => {
  // A separate site, because the lockout would affect other tests.
  test.use({ siteOf: 'lockout' });

  test('five wrong passwords lock the client out for 120 minutes, even with the right one', async ({
    page,
    site,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/, /429/);
    await page.goto('/compose');
    await hydrated(page);
    const password = page.getByLabel(say.signIn.password, { exact: true });
    const message = page.getByRole('alert');
    const signIn = async (text: string) => {
      await password.fill(text);
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: say.signIn.submit }).click();
      return (await answered).status();
    };
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await signIn(`wrong ${attempt}`)).toBe(401);
      await expect(message).toContainText('Invalid password.');
    }
    expect(await signIn(site.ownerPassword)).toBe(429);
    await expect(message).toHaveText('Access blocked for 120 minutes due to too many failed attempts.');
    const response = await page.request.post('/api/compose/auth', { data: { password: site.ownerPassword } });
    expect(response.status()).toBe(429);
    const minutes = Number(response.headers()['retry-after']) / 60;
    expect(minutes).toBeGreaterThan(118);
    expect(minutes).toBeLessThanOrEqual(120);
  });
});
