import type { Page } from '@playwright/test';
import { commandRecorder } from '../core/audit/audit.ts';
import { turnPasskeysOff } from '../core/auth/manage-passkeys.ts';
import { connect } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { section } from './fixtures/settings-page.ts';
import { addVirtualAuthenticator } from './fixtures/virtual-authenticator.ts';
import { test as base, expect } from './site.ts';

const say = catalogs.en;

/** Browsers can't create passkeys for 127.0.0.1, so the test opens the site by name. */
const test = base.extend({
  site: async ({ site }, use) => use({ ...site, url: site.url.replace('127.0.0.1', 'localhost') }),
});

test.use({ siteOf: 'passkeys' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const passkeys = (page: Page) => section(page, say.passkeys.heading);

/** Every test starts without a second factor. */
test.beforeEach(async ({ site, expectedErrors }) => {
  expectedErrors.push(/40[019]/);
  const db = await connect({ dataDir: site.dataDir });
  await turnPasskeysOff(db, commandRecorder());
  await db.close();
});

async function signInWithPassword(page: Page, password: string, at = '/settings/security'): Promise<void> {
  await page.goto(at);
  await hydrated(page);
  await page.getByLabel(say.signIn.password, { exact: true }).fill(password);
  await button(page, say.signIn.submit).click();
}

/** Creates the first passkey on the open settings page and returns the recovery codes. */
async function makePasskey(page: Page, password: string, name: string): Promise<string[]> {
  await passkeys(page).getByRole('button', { name: say.passkeys.add }).click();
  await dialog(page).getByLabel(say.passkeys.name).fill(name);
  await dialog(page).getByLabel(say.passkeys.password).fill(password);
  await button(page, say.passkeys.add_dialog.submit).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  const codes = await dialog(page).getByRole('listitem').allTextContents();
  await button(page, say.passkeys.codes.kept).click();
  await expect(passkeys(page).getByRole('status')).toHaveText(`Added ${name}`);
  return codes;
}

test('a passkey is created, required after the password, renamed and removed', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  await expect(passkeys(page)).toContainText('No passkeys yet.');
  const codes = await makePasskey(page, site.ownerPassword, 'Laptop');
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await expect(passkeys(page)).toContainText(say.passkeys.not_used);
  await expect(passkeys(page)).toContainText('10 recovery codes left');

  await button(page, 'Logout').click();
  await signInWithPassword(page, site.ownerPassword);
  // The virtual device confirms at once.
  await expect(heading(page)).toHaveText(say.settings.subjects.security);
  await expect(passkeys(page)).toContainText('last used');
  expect((await device.credentials())[0]?.signCount).toBeGreaterThan(1);

  await button(page, 'Rename: Laptop').click();
  await dialog(page).getByLabel(say.passkeys.name).fill('Laptop at home');
  await dialog(page).getByRole('button', { name: say.passkeys.rename_dialog.submit }).click();
  await expect(passkeys(page).getByRole('status')).toHaveText('Renamed to Laptop at home');

  await button(page, 'Remove: Laptop at home').click();
  await expect(dialog(page)).toContainText('This is your last passkey.');
  await dialog(page).getByLabel(say.passkeys.password).fill('not the password');
  await button(page, say.passkeys.remove_dialog.submit_last).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Invalid password.');
  await dialog(page).getByLabel(say.passkeys.password).fill(site.ownerPassword);
  await button(page, say.passkeys.remove_dialog.submit_last).click();
  await expect(passkeys(page).getByRole('status')).toContainText('Only your password is needed now.');
  await button(page, 'Logout').click();
  await signInWithPassword(page, site.ownerPassword);
  await expect(heading(page)).toHaveText(say.settings.subjects.security);
});

test('a recovery code replaces the passkey once', async ({ page, site }) => {
  const device = await addVirtualAuthenticator(page);
  await signInWithPassword(page, site.ownerPassword);
  const [code = ''] = await makePasskey(page, site.ownerPassword, 'Lost key');
  await button(page, 'Logout').click();
  await device.forget();
  await signInWithPassword(page, site.ownerPassword);
  await expect(page.getByRole('alert')).toContainText('Canceled.');
  await page.getByText(say.passkeys.step.use_code).click();
  await expectAccessible(page);
  await page.getByLabel(say.passkeys.step.code).fill('abcd-abcd-abcd-abcd');
  await button(page, say.passkeys.step.use_this_code).click();
  await expect(page.getByRole('alert').last()).toContainText('That code isn’t valid');
  await page.getByLabel(say.passkeys.step.code).fill(code.toUpperCase());
  await button(page, say.passkeys.step.use_this_code).click();
  await expect(heading(page)).toHaveText(say.settings.subjects.security);
  await expect(passkeys(page)).toContainText('9 recovery codes left');

  await button(page, say.passkeys.codes.renew).click();
  await dialog(page).getByLabel(say.passkeys.password).fill(site.ownerPassword);
  await dialog(page).getByRole('button', { name: say.passkeys.codes.renew }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('link', { name: say.passkeys.codes.download }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await button(page, say.passkeys.codes.kept).click();
  await expect(passkeys(page)).toContainText('10 recovery codes left');
});
