import type { Page } from '@playwright/test';
import { connect } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { field, openSettings, press, save, saveBar, section, status } from './fixtures/settings-page.ts';
import type { Site } from './fixtures/start-site.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'other devices' });

async function signInAgain(page: Page, { ownerPassword }: Site): Promise<void> {
  const response = await page.request.post('/api/compose/auth', { data: { password: ownerPassword } });
  expect(response.status()).toBe(200);
}

const part = (page: Page) => page.getByRole('region', { name: say.settings.sessions.heading, exact: true });

test('signing out everywhere else keeps the current session', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await signInAgain(page, site);
  await page.goto('/settings/security');
  await expect(part(page)).toContainText(say.settings.sessions.none);
  await expect(part(page).getByRole('button', { name: say.settings.sessions.end_one })).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: site.url });
  const other = await elsewhere.newPage();
  await signInAgain(other, site);
  await other.goto('/settings/security');
  await expect(part(other)).toContainText('Also signed in on 1 other device or browser.');
  await other.goto('/settings/identity');
  await hydrated(other);
  const name = other.getByLabel(say.settings.brand.founder, { exact: true });
  await name.fill('Typed over there');

  await page.reload();
  await expect(part(page)).toContainText('Also signed in on 1 other device or browser.');
  await expectAccessible(page);
  await hydrated(page);
  await part(page).getByRole('button', { name: say.settings.sessions.end }).click();
  const status = part(page).getByRole('status').first();
  await expect(status).toHaveText('Signed out 1 other device or browser.');
  await expect(status).toBeFocused();
  await expect(part(page)).toContainText(say.settings.sessions.none);

  // Unsaved text on the other device stays there for the owner.
  await press(saveBar(other), say.settings.save);
  await expect(other.getByRole('region', { name: say.signIn.again_heading })).toBeVisible();
  await expect(name).toHaveValue('Typed over there');
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.settings.subjects.security);
});

test('one device is signed out from the list of sessions', async ({ page, site, browser }) => {
  await signInAgain(page, site);
  const elsewhere = await browser.newContext({
    baseURL: site.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await signInAgain(other, site);
  await page.goto('/settings/security');
  await hydrated(page);
  const entries = part(page).getByRole('list', { name: say.settings.sessions.list }).getByRole('listitem');
  const count = await entries.count();
  expect(count).toBeGreaterThan(1);
  await expect(entries.filter({ hasText: say.settings.sessions.here }).getByRole('button')).toHaveCount(0);
  await expect(entries.filter({ hasText: 'Firefox on Windows' })).toContainText(/Signed in .* · last used /);
  await part(page).getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  const status = part(page).getByRole('status').first();
  await expect(status).toHaveText('Signed out Firefox on Windows');
  await expect(status).toBeFocused();
  await expect(entries).toHaveCount(count - 1);
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
  await elsewhere.close();
});

/** Makes the sign-in eleven minutes old. */
async function waitElevenMinutes({ dataDir }: Site): Promise<void> {
  const db = await connect({ dataDir });
  const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.kysely.updateTable('sessions').set({ proved_at: earlier }).execute();
  await db.close();
}

const savedLink = async (page: Page) => (await (await page.request.get('/api/settings')).json()).payment_link;

test('changing the payment link asks for the password in place', async ({
  page,
  site,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/40[013]/);
  await openSettings(page, signIn, 'prompts');
  await waitElevenMinutes(site);
  const prompts = section(page, say.settings.prompts.offer);
  await field(prompts, say.settings.prompts.link).fill('https://pay.example/second');
  await field(prompts, 'Price (USD)').fill('75');
  await press(saveBar(page), 'Save');
  const dialog = page.getByRole('dialog', { name: say.settings.confirm.heading });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(await savedLink(page)).toBe('');

  await press(dialog, say.settings.confirm.cancel);
  await expect(dialog).toHaveCount(0);
  await expect(status(saveBar(page))).toHaveText(say.settings.confirm.needed);
  await expect(field(prompts, say.settings.prompts.link)).toHaveValue('https://pay.example/second');

  await press(saveBar(page), 'Save');
  await press(dialog, 'Save');
  await expect(dialog.getByRole('alert')).toHaveText(say.signIn.password_required);
  await dialog.getByLabel(say.signIn.password, { exact: true }).fill('not this one');
  await press(dialog, 'Save');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid password.');
  await dialog.getByLabel(say.signIn.password, { exact: true }).fill(site.ownerPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(saveBar(page)).toHaveCount(0);
  expect(await savedLink(page)).toBe('https://pay.example/second');

  // The password counts for ten minutes, so changing the email address doesn't ask again.
  await page.goto('/settings/identity');
  await hydrated(page);
  const contact = section(page, 'Contact');
  await field(contact, say.settings.contact.email).fill('ana@elsewhere.example');
  await save(page);
});
