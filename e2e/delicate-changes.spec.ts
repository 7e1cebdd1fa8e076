import type { Page } from '@playwright/test';
import { connect } from '../db/connect.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { field, openSettings, press, save, section, status } from './fixtures/settings-page.ts';
import type { Site } from './fixtures/start-site.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'delicate changes' });

/** As if the owner had signed in eleven minutes ago. */
async function waitElevenMinutes({ dataDir }: Site): Promise<void> {
  const db = await connect({ dataDir });
  const earlier = new Date(Date.now() - 11 * 60_000).toISOString();
  await db.kysely.updateTable('sessions').set({ proved_at: earlier }).execute();
  await db.close();
}

const savedLink = async (page: Page) => (await (await page.request.get('/api/settings')).json()).payment_link;

test('right after the sign-in nothing more is asked', async ({ page, site }) => {
  await openSettings(page, async () => {
    const response = await page.request.post('/api/compose/auth', { data: { password: site.ownerPassword } });
    expect(response.ok()).toBe(true);
  });
  const prompts = section(page, 'AI prompts pack');
  await field(prompts, 'Payment link').fill('https://pay.example/first');
  await save(prompts);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another payment link asks for the password in place, and is saved as it was typed', async ({
  page,
  site,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/40[013]/);
  await openSettings(page, signIn);
  await waitElevenMinutes(site);
  const prompts = section(page, 'AI prompts pack');
  await field(prompts, 'Payment link').fill('https://pay.example/second');
  await field(prompts, 'Price (USD)').fill('75');
  await press(prompts, 'Save');
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  expect(await savedLink(page)).toBe('https://pay.example/first');

  await press(dialog, 'Not now');
  await expect(dialog).toHaveCount(0);
  await expect(status(prompts)).toHaveText('Not saved yet: this change needs your password.');
  await expect(field(prompts, 'Payment link')).toHaveValue('https://pay.example/second');

  await press(prompts, 'Save');
  await press(dialog, 'Save');
  await expect(dialog.getByRole('alert')).toHaveText('Please enter the password.');
  await dialog.getByLabel('Password', { exact: true }).fill('not this one');
  await press(dialog, 'Save');
  await expect(dialog.getByRole('alert')).toHaveText('Invalid password.');
  await dialog.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(status(prompts)).toHaveText('Saved. The site has changed.');
  expect(await savedLink(page)).toBe('https://pay.example/second');

  // The password counts for ten minutes: the mail address needs no other.
  const contact = section(page, 'Contact');
  await field(contact, 'Email address').fill('ana@elsewhere.example');
  await save(contact);
});

test('what leads nobody anywhere is saved as ever', async ({ page, site, signIn }) => {
  await openSettings(page, signIn);
  await waitElevenMinutes(site);
  const prompts = section(page, 'AI prompts pack');
  await field(prompts, 'Price (USD)').fill('85');
  await save(prompts);
});

test('taking a link back asks as well, and takes it back then', async ({
  page,
  site,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openSettings(page, signIn);
  const confirmed = await page.request.post('/api/compose/auth/confirm', {
    data: { password: site.ownerPassword },
  });
  expect(confirmed.ok()).toBe(true);
  const before = await savedLink(page);
  const prompts = section(page, 'AI prompts pack');
  await field(prompts, 'Payment link').fill('https://pay.example/third');
  await save(prompts);
  await waitElevenMinutes(site);
  await press(prompts, 'Undo');
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await dialog.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await press(dialog, 'Save');
  await expect(status(prompts)).toHaveText('As it was before. The site has changed back.');
  await expect(field(prompts, 'Payment link')).toHaveValue(before);
});

test('a form that comes without a script is answered with a field for the password', async ({
  page,
  site,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await openSettings(page, signIn);
  await waitElevenMinutes(site);
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/settings' });
    for (const [name, value] of [
      ['intent', 'save'],
      ['patch', JSON.stringify({ payment_link: 'https://pay.example/"plain"' })],
    ]) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  });
  const asking = page.getByRole('region', { name: 'Your password, please' });
  await asking.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await press(asking, 'Save');
  await expect(asking).toHaveCount(0);
  await expect.poll(() => savedLink(page)).toContain('https://pay.example/');
  expect(await savedLink(page)).toContain('plain');
});
