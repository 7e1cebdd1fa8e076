import type { Page } from '@playwright/test';
import { setPassword } from '../core/auth/password.ts';
import { connect } from '../db/connect.ts';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

// Without a configured password, like a new site.
test.use({ siteOf: 'first run', variables: { OWNER_PASSWORD: '' } });
test.describe.configure({ mode: 'serial' });

const notice = (page: Page) => page.getByRole('complementary', { name: say.onboarding.title });

const own = 'four other plain words';

/** Sets a known password, temporary or chosen by the owner. */
async function knowPassword(dataDir: string, password: string, from?: 'generated'): Promise<void> {
  const db = await connect({ dataDir });
  await setPassword(db, password, from);
  await db.close();
}

async function signInWith(page: Page, password: string): Promise<void> {
  const response = await page.request.post('/api/compose/auth', { data: { password } });
  expect(response.ok()).toBe(true);
}

test.describe('the temporary password', () => {
  const printed = 'abcde-fghjk-mnpqr-stuvw';
  test.beforeEach(({ site }) => knowPassword(site.dataDir, printed, 'generated'));

  test('a temporary password only allows choosing a new one, which opens the requested page', async ({
    page,
    expectedErrors,
    browser,
    site,
  }) => {
    expectedErrors.push(/40[01]/);
    await page.goto('/settings?lang=en');
    await hydrated(page);
    await page.getByLabel(say.signIn.password, { exact: true }).fill(printed);
    await page.getByRole('button', { name: say.signIn.submit }).click();
    const first = page.getByRole('heading', { level: 1 });
    await expect(first).toHaveText(say.signIn.choose_heading);
    await expectAccessible(page);
    for (const path of ['/compose', '/content-manager', '/media-library', '/settings/first-steps']) {
      await page.goto(path);
      await expect(first).toHaveText(say.signIn.choose_heading);
    }
    expect((await page.request.get('/api/settings')).status()).toBe(403);
    await page.goto('/settings');
    await hydrated(page);
    const field = page.getByLabel(say.settings.password.new, { exact: true });
    await field.fill('short');
    const again = page.getByLabel(say.settings.password.again, { exact: true });
    await again.fill('shor');
    await page.getByRole('checkbox', { name: say.signIn.show_password }).first().check();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: say.signIn.choose }).click();
    await expect(page.getByRole('alert')).toHaveText(say.settings.password.differs);
    await again.fill('short');
    await page.getByRole('button', { name: say.signIn.choose }).click();
    await expect(page.getByRole('alert')).toHaveText('Use at least 12 characters. You’ve entered 5.');
    await expect(field).toHaveValue('short');
    await field.fill('Password1234');
    await again.fill('Password1234');
    await page.getByRole('button', { name: say.signIn.choose }).click();
    await expect(page.getByRole('alert')).toHaveText(say.settings.password.common);
    await field.fill(own);
    await again.fill(own);
    await page.getByRole('button', { name: say.signIn.choose }).click();
    await expect(first).toHaveText(say.settings.title);
    await expect(page).toHaveURL(/\/settings/);
    const other = await browser.newContext({ baseURL: site.url });
    const signedIn = (password: string) => other.request.post('/api/compose/auth', { data: { password } });
    expect((await signedIn(printed)).status()).toBe(401);
    expect((await signedIn(own)).status()).toBe(200);
    await other.close();
  });
});

test('onboarding asks four questions and then shows the next steps', async ({
  page,
  request,
  expectedErrors,
  site,
}) => {
  expectedErrors.push(/400/);
  await knowPassword(site.dataDir, own);
  await signInWith(page, own);
  await page.goto('/compose?lang=en');
  await notice(page).getByRole('link', { name: say.onboarding.begin }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say.onboarding.name.heading);
  await hydrated(page);
  await expectAccessible(page);
  const next = page.getByRole('button', { name: say.onboarding.next });
  const brand = page.getByLabel(say.settings.brand.brand);
  await brand.fill('');
  await next.click();
  await expect(brand).toHaveAccessibleDescription(/^Enter a value/);
  await expect(brand).toBeFocused();
  await brand.fill('Said by Ana');
  // The name is written over the sample.
  await expect(page.locator('ins')).toHaveText('Said by Ana');
  await page.getByLabel(say.settings.brand.founder, { exact: true }).fill('Ana Ruiz');
  await next.click();

  await expect(heading).toHaveText(say.onboarding.language.heading);
  await page.getByRole('radio', { name: say.shell.language.name_es }).check();
  await expectAccessible(page);
  await next.click();

  await expect(heading).toHaveText(say.onboarding.address.heading);
  const address = page.getByLabel(say.onboarding.address.label);
  // The example address isn't suggested, because nobody receives its email.
  await expect(address).toHaveValue('');
  await expect(address).toHaveAccessibleDescription(/a sample address/);
  await address.fill('ana@mail');
  await next.click();
  await expect(address).toHaveAccessibleDescription(/Enter an email address/);
  await address.fill('ana@mail.example.org');
  await next.click();

  await expect(heading).toHaveText(say.onboarding.blog.heading);
  const saved = await (await page.request.get('/api/settings')).json();
  expect(saved).toMatchObject({
    brand: 'Said by Ana',
    founder: 'Ana Ruiz',
    email_user: 'ana',
    email_domain: 'mail.example.org',
    language: 'es',
    first_run: 'done',
  });
  expect(await (await request.get('/?lang=en')).text()).toContain('| Said by Ana</title>');
  await page.getByLabel(say.onboarding.blog.label).fill('old.example');
  await page.getByRole('link', { name: say.onboarding.blog.preview }).click();
  await expect(page.getByLabel(say.importPreview.source)).toHaveValue(/old\.example/);
  await page.goBack();
  await page.getByRole('link', { name: say.onboarding.blog.none }).click();
  await expect(heading).toHaveText(say.onboarding.ready.heading);
  await expectAccessible(page);
  await page.getByRole('link', { name: say.onboarding.ready.article.act }).click();
  await expect(page).toHaveURL(/\/compose/);
  await expect(notice(page)).toHaveCount(0);
});

test('without JavaScript, onboarding asks the same questions', async ({ browser, site }) => {
  await knowPassword(site.dataDir, own);
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await signInWith(page, own);
  await page.goto('/settings/first-steps?lang=en');
  for (const step of ['name', 'language', 'address'] as const) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.onboarding[step].heading);
    await page.getByRole('button', { name: say.onboarding.next }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.onboarding.blog.heading);
  await context.close();
});

test('onboarding can be skipped and doesn’t come back', async ({ page, site }) => {
  await knowPassword(site.dataDir, own);
  await signInWith(page, own);
  await page.request.patch('/api/settings', { data: { first_run: 'open', language: 'en' } });
  await page.goto('/settings?lang=en');
  await notice(page).getByRole('button', { name: say.onboarding.later }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect
    .poll(async () => (await (await page.request.get('/api/settings')).json()).first_run)
    .toBe('done');
  await page.goto('/compose');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
  await expect(notice(page)).toHaveCount(0);
});
