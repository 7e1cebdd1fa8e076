import type { Page } from '@playwright/test';
import { setPassword } from '../core/auth/set-password.ts';
import { connect } from '../db/connect.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { stored } from './fixtures/content-desk.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

// Without a password in its configuration, as a site starts that nobody has set up.
test.use({ siteOf: 'first run', variables: { OWNER_PASSWORD: '' } });
test.describe.configure({ mode: 'serial' });

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const notice = (page: Page) => page.getByRole('complementary', { name: /^Your site is running/ });

/** Gives a site whose password nobody has seen a known one. */
async function knowPassword(dataDir: string, password: string): Promise<void> {
  const db = await connect({ dataDir });
  await setPassword(db, password);
  await db.close();
}

test.beforeEach(async ({ page, site }) => {
  await knowPassword(site.dataDir, 'the generated one');
  const answer = await page.request.post('/api/compose/auth', { data: { password: 'the generated one' } });
  expect(answer.ok()).toBe(true);
});

test('leads by the hand through password, passkey, name, language, old blog and samples', async ({
  page,
  request,
  browser,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/40[01]/);
  await page.goto('/compose?lang=en');
  await notice(page).getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your site is running/);
  await expect(heading(page)).toHaveText('Choose a password');
  await expect(notice(page)).toHaveCount(0);
  await hydrated(page);

  await page.getByLabel('Current password').fill('the generated one');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('status')).toHaveText('That is 5 characters. It needs 12.');
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('four other plain words');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('status')).toContainText('Invalid password.');
  await page.getByLabel('Current password').fill('the generated one');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(heading(page)).toHaveText('Let a device vouch for you');
  // Browsers make none for the address of the tests, so none is offered.
  await expect(page.getByText(/^Passkeys are made and used at http:\/\/localhost:\d+\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await expect(heading(page)).toHaveText('Your name and brand');
  const other = await browser.newContext({ baseURL: site.url });
  const signedIn = (password: string) => other.request.post('/api/compose/auth', { data: { password } });
  expect((await signedIn('the generated one')).status()).toBe(401);
  expect((await signedIn('four other plain words')).status()).toBe(200);
  await other.close();

  await page.getByLabel('Name of the site').fill('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name of the site')).toHaveAccessibleDescription(/^This cannot be empty/);
  await page.getByLabel('Name of the site').fill('Said by Ana');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana Ruiz');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('The language visitors see first');
  expect(await (await request.get('/')).text()).toContain('| Said by Ana</title>');

  // What was begun goes on where it was left.
  await expect.poll(() => stored(page, 'first_run_step')).toBe('4');
  await page.goto('/settings/first-steps');
  await expect(heading(page)).toHaveText('The language visitors see first');
  await page.getByRole('radio', { name: 'Español' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(heading(page)).toHaveText('Do you have an old blog?');
  await page.getByRole('link', { name: 'No, I start fresh' }).click();
  await expect(heading(page)).toHaveText('What is still a sample');
  await page.getByRole('button', { name: 'Hide: Press coverage' }).click();
  await expect(page.getByRole('button', { name: 'Show: Press coverage' })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(heading(page)).toHaveText('Ready');
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page).toHaveURL(/\/compose/);
  await expect(notice(page)).toHaveCount(0);
});

test('can be put off, and is then offered no more', async ({ page }) => {
  await page.request.patch('/api/settings', { data: { first_run: 'open', language: 'en' } });
  await page.goto('/settings?lang=en');
  await notice(page).getByRole('button', { name: 'Later' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get('/api/settings')).json()).first_run)
    .toBe('done');
  await page.goto('/compose');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
  await expect(notice(page)).toHaveCount(0);
});

test('no barrier in any step, in both languages, on a telephone and after dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 740 });
  for (const lang of ['en', 'es']) {
    for (let step = 1; step <= 7; step += 1) {
      await page.goto(`/settings/first-steps?step=${step}&lang=${lang}`);
      await expect(heading(page).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expectAccessible(page);
    }
  }
});
