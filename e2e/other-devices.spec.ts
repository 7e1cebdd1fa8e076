import type { Page } from '@playwright/test';
import { connect } from '../db/connect.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import type { Site } from './fixtures/start-site.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'other devices' });

async function signInAnew(page: Page, { ownerPassword }: Site): Promise<void> {
  const response = await page.request.post('/api/compose/auth', { data: { password: ownerPassword } });
  expect(response.status()).toBe(200);
}

/** As if the owner had given the password eleven minutes ago. */
async function waitElevenMinutes({ dataDir }: Site): Promise<void> {
  const db = await connect({ dataDir });
  const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.kysely.updateTable('sessions').set({ proved_at: earlier }).execute();
  await db.close();
}

const part = (page: Page) => page.getByRole('region', { name: 'Where you are signed in', exact: true });

test('signing out on all other devices leaves this one signed in', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await signInAnew(page, site);
  await page.goto('/settings');
  await expect(part(page)).toContainText('You are signed in nowhere else.');
  await expect(part(page).getByRole('button', { name: /^Sign out/ })).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await signInAnew(other, site);
  await other.goto('/settings');
  await expect(part(other)).toContainText('You are also signed in on 1 other device or browser.');
  const name = other.getByLabel('Your name', { exact: true });
  await name.fill('Typed over there');

  await page.reload();
  await expect(part(page)).toContainText('You are also signed in on 1 other device or browser.');
  await expectAccessible(page);
  await hydrated(page);
  await part(page).getByRole('button', { name: 'Sign out on all other devices' }).click();
  const status = part(page).getByRole('status').first();
  await expect(status).toHaveText('Signed out on 1 other device or browser.');
  await expect(status).toBeFocused();
  await expect(part(page)).toContainText('You are signed in nowhere else.');

  // What was being typed over there waits for its owner.
  await other.getByRole('region', { name: 'Name and brand' }).getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await expect(name).toHaveValue('Typed over there');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('one device is signed out from the list of them, by its name', async ({ page, site, browser }) => {
  await signInAnew(page, site);
  const elsewhere = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signInAnew(other, site);
  await page.goto('/settings');
  await hydrated(page);
  const entries = part(page).getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  const count = await entries.count();
  expect(count).toBeGreaterThan(1);
  await expect(entries.filter({ hasText: 'This browser' }).getByRole('button')).toHaveCount(0);
  await expect(entries.filter({ hasText: 'Firefox on Windows' })).toContainText(/Signed in .*; last used /);
  await part(page).getByRole('button', { name: 'Sign out: Firefox on Windows' }).click();
  const status = part(page).getByRole('status').first();
  await expect(status).toHaveText('Signed out: Firefox on Windows');
  await expect(status).toBeFocused();
  await expect(entries).toHaveCount(count - 1);
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await elsewhere.close();
});

test('ten minutes after the password was given, it is asked for in place', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[13]/);
  await signInAnew(page, site);
  const elsewhere = await browser.newContext({ baseURL: site.url, userAgent: 'curl/8' });
  await signInAnew(await elsewhere.newPage(), site);
  const isOpen = async () => (await (await elsewhere.request.get('/api/compose/auth')).json()).authenticated;
  await waitElevenMinutes(site);
  await page.goto('/settings');
  await hydrated(page);
  const status = part(page).getByRole('status').first();
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await part(page).getByRole('button', { name: 'Sign out: curl' }).click();
  await expect(dialog).toContainText('This signs somebody out.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(status).toHaveText('Still signed in there: signing out needs your password.');
  expect(await isOpen()).toBe(true);

  await part(page).getByRole('button', { name: 'Sign out on all other devices' }).click();
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Invalid password.');
  await dialog.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(status).toHaveText(/^Signed out on \d other devices? or browsers?\.$/);
  await expect(status).toBeFocused();
  expect(await isOpen()).toBe(false);
  await elsewhere.close();
});

test('the hours without use are set there, from 1 to 24', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/400/);
  await signInAnew(page, site);
  await page.goto('/settings');
  await hydrated(page);
  const hours = part(page).getByLabel('Hours without use until a session ends');
  await expect(hours).toHaveValue('8');
  await hours.fill('25');
  await part(page).getByRole('button', { name: 'Save' }).click();
  await expect(hours).toHaveAccessibleDescription(/A whole number from 1 to 24/);
  await hours.fill('2');
  await part(page).getByRole('button', { name: 'Save' }).click();
  await expect(part(page).getByRole('status').last()).toHaveText('Saved. The site has changed.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one device is signed out too', async ({ page, site, browser, expectedErrors }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/, /403/);
    await signInAnew(page, site);
    const elsewhere = await browser.newContext({ baseURL: site.url, userAgent: 'curl/8' });
    await signInAnew(await elsewhere.newPage(), site);
    await page.goto('/settings');
    await waitElevenMinutes(site);
    await part(page).getByRole('button', { name: 'Sign out: curl' }).click();
    const asking = page.getByRole('region', { name: 'Your password, please' });
    await asking.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
    await asking.getByRole('button', { name: 'Sign out' }).click();
    await expect(part(page).getByText('curl')).toHaveCount(0);
    expect((await (await elsewhere.request.get('/api/compose/auth')).json()).authenticated).toBe(false);
    await elsewhere.close();
  });
});
