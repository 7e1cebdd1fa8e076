import type { Page } from '@playwright/test';
import { commandRecorder } from '../core/audit/command-recorder.ts';
import { turnPasskeysOff } from '../core/auth/manage-passkeys.ts';
import { connect } from '../db/connect.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { section } from './fixtures/settings-page.ts';
import { addVirtualAuthenticator } from './fixtures/virtual-authenticator.ts';
import { test as base, expect } from './site.ts';

/** Browsers do not make passkeys for 127.0.0.1: the same site is reached by its name. */
const test = base.extend({
  site: async ({ site }, use) => use({ ...site, url: site.url.replace('127.0.0.1', 'localhost') }),
});

test.use({ siteOf: 'passkeys' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const passkeys = (page: Page) => section(page, 'Passkeys');

/** Every test begins without a second factor. */
test.beforeEach(async ({ site, expectedErrors }) => {
  expectedErrors.push(/40[019]/);
  const db = await connect({ dataDir: site.dataDir });
  await turnPasskeysOff(db, commandRecorder());
  await db.close();
});

async function signInWithPassword(page: Page, password: string, at = '/settings'): Promise<void> {
  await page.goto(at);
  await hydrated(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign in').click();
}

/** Makes the first passkey in the settings, where the page must be, and gives the recovery codes that came with it. */
async function makePasskey(page: Page, password: string, name: string): Promise<string[]> {
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name of the passkey').fill(name);
  await dialog(page).getByLabel('Current password').fill(password);
  await button(page, 'Continue').click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  await button(page, 'I have kept them').click();
  await expect(passkeys(page).getByRole('status')).toHaveText(`Added: ${name}`);
  return codes;
}

test('a passkey is made, asked for after the password, renamed and removed', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await expect(passkeys(page)).toContainText('No passkey yet.');
  const codes = await makePasskey(page, site.ownerPassword, 'Laptop');
  expect(new Set(codes).size).toBe(10);
  await expect(passkeys(page)).toContainText('not used yet');
  await expect(passkeys(page)).toContainText('10 recovery codes left');

  await button(page, 'Logout').click();
  await signInWithPassword(page, site.ownerPassword);
  // The device confirms at once: the step is passed without a click.
  await expect(heading(page)).toHaveText('Settings');
  await expect(passkeys(page)).toContainText('last used');
  expect((await device.credentials())[0]?.signCount).toBeGreaterThan(1);

  await button(page, 'Rename: Laptop').click();
  await dialog(page).getByLabel('Name of the passkey').fill('Laptop at home');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(passkeys(page).getByRole('status')).toHaveText('Renamed: Laptop at home');

  await button(page, 'Remove: Laptop at home').click();
  await expect(dialog(page)).toContainText('It is your last passkey.');
  await dialog(page).getByLabel('Current password').fill('not the password');
  await button(page, 'Remove it and turn this off').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Invalid password.');
  await dialog(page).getByLabel('Current password').fill(site.ownerPassword);
  await button(page, 'Remove it and turn this off').click();
  await expect(passkeys(page).getByRole('status')).toContainText('The password alone opens the site again.');
  await button(page, 'Logout').click();
  await signInWithPassword(page, site.ownerPassword);
  await expect(heading(page)).toHaveText('Settings');
});

test('who does not confirm stays outside, and may try again', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await makePasskey(page, site.ownerPassword, 'Key');
  await button(page, 'Logout').click();
  await device.confirms(false);
  await signInWithPassword(page, site.ownerPassword);
  await expect(heading(page)).toHaveText('Confirm with your passkey');
  await expect(page.getByRole('alert')).toContainText('Nothing was confirmed.');
  expect(await (await page.request.get('/api/compose/auth')).json()).toMatchObject({ authenticated: false });
  await device.confirms(true);
  await button(page, 'Use my passkey').click();
  await expect(heading(page)).toHaveText('Settings');
});

test('a recovery code opens once in place of the passkey', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  const [code = ''] = await makePasskey(page, site.ownerPassword, 'Lost key');
  await button(page, 'Logout').click();
  await device.forget();
  await signInWithPassword(page, site.ownerPassword);
  await expect(page.getByRole('alert')).toContainText('Nothing was confirmed.');
  await page.getByText('Use a recovery code instead').click();
  await page.getByLabel('Recovery code').fill('abcd-abcd-abcd-abcd');
  await button(page, 'Sign in with this code').click();
  await expect(page.getByRole('alert').last()).toContainText('That code is not one of yours');
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await button(page, 'Sign in with this code').click();
  await expect(heading(page)).toHaveText('Settings');
  await expect(passkeys(page)).toContainText('9 recovery codes left');

  await button(page, 'Make new codes').click();
  await dialog(page).getByLabel('Current password').fill(site.ownerPassword);
  await dialog(page).getByRole('button', { name: 'Make new codes' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await button(page, 'I have kept them').click();
  await expect(passkeys(page)).toContainText('10 recovery codes left');
});

test('a passkey of a device that the site no longer knows is refused, and the password starts anew', async ({
  page,
  site,
}) => {
  await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await makePasskey(page, site.ownerPassword, 'Key');
  await button(page, 'Logout').click();
  await page.goto('/settings');
  await hydrated(page);
  // What is sent was signed for nobody: as if another had signed it.
  await page.route(
    (url) => url.pathname === '/settings.data',
    async (route) => {
      const body = route.request().postData();
      if (!body?.includes('intent=passkey')) return route.continue();
      const form = new URLSearchParams(body);
      const response = JSON.parse(form.get('response') ?? '');
      form.set('response', JSON.stringify({ ...response, id: 'AAAA', rawId: 'AAAA' }));
      await route.continue({ postData: form.toString() });
    },
  );
  await page.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('alert')).toContainText('That passkey is not one of yours here.');
  await page.unrouteAll();
  await button(page, 'Use my passkey').click();
  await expect(heading(page)).toHaveText('Settings');
  await button(page, 'Logout').click();
});

test('the window over the workspace asks for it too, and what was typed stays', async ({ page, site }) => {
  await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await makePasskey(page, site.ownerPassword, 'Key');
  await openCompose(page);
  await hydrated(page);
  await page.getByLabel('Title', { exact: true }).fill('A title that stays');
  await page.locator('[contenteditable="true"][role="textbox"]').fill('Every word of it.');
  await page.context().clearCookies();
  await button(page, 'Save as draft').click();
  await expect(dialog(page)).toContainText('Your text is still here');
  await dialog(page).getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await button(page, 'Sign in').click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('A title that stays');
});

test('no barrier in any of it, in both languages', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await makePasskey(page, site.ownerPassword, 'Key');
  for (const lang of ['en', 'es']) {
    await page.goto(`/settings?lang=${lang}#passkeys`);
    await hydrated(page);
    await expectAccessible(page);
  }
  await page.goto('/settings?lang=en');
  await hydrated(page);
  await button(page, 'Logout').click();
  await device.confirms(false);
  await signInWithPassword(page, site.ownerPassword);
  await expect(page.getByRole('alert')).toContainText('Nothing was confirmed.');
  await page.getByText('Use a recovery code instead').click();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recovery code opens', async ({ page, site, browser, expectedErrors, baseURL }) => {
    expectedErrors.push(/^request failed: .*\.js csp$/);
    const elsewhere = await browser.newContext({ javaScriptEnabled: true, ...(baseURL && { baseURL }) });
    const other = await elsewhere.newPage();
    await addVirtualAuthenticator(other);
    await signInWithPassword(other, site.ownerPassword);
    const [code = ''] = await makePasskey(other, site.ownerPassword, 'Key');
    await elsewhere.close();

    await page.goto('/settings');
    await page.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
    await button(page, 'Sign in').click();
    await expect(heading(page)).toHaveText('Confirm with your passkey');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(button(page, 'Use my passkey')).toBeHidden();
    await page.getByText('Use a recovery code instead').click();
    await page.getByLabel('Recovery code').fill('wrong');
    await button(page, 'Sign in with this code').click();
    await expect(page.getByRole('alert')).toContainText('That code is not one of yours');
    await page.getByLabel('Recovery code').fill(code);
    await button(page, 'Sign in with this code').click();
    await expect(heading(page)).toHaveText('Settings');
  });
});
