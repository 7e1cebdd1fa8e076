import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import type { Site } from './fixtures/start-site.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'other devices' });

async function signInAnew(page: Page, { ownerPassword }: Site): Promise<void> {
  const answer = await page.request.post('/api/compose/auth', { data: { password: ownerPassword } });
  expect(answer.status()).toBe(200);
}

const part = (page: Page) => page.getByRole('region', { name: 'Other devices', exact: true });

test('signing out on all other devices leaves this one signed in', async ({
  page,
  site,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  await signInAnew(page, site);
  await page.goto('/settings');
  const password = page.getByRole('region', { name: 'Password', exact: true });
  await expect(password.getByText('A new password signs you out everywhere else.')).toBeVisible();
  await expect(part(page)).toContainText('You are signed in nowhere else.');
  await expect(part(page).getByRole('button')).toHaveCount(0);

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
  const said = part(page).getByRole('status');
  await expect(said).toHaveText('Signed out on 1 other device or browser.');
  await expect(said).toBeFocused();
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
