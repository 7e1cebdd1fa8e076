import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { field, openSettings, press, save, section, status } from './fixtures/settings-page.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'settings' });

test.beforeEach(({ page, signIn }) => openSettings(page, signIn));

test('what cannot be saved is said beside its field, which gets the focus', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  const contact = section(page, 'Contact');
  await field(contact, 'Email address').fill('ana@');
  await press(contact, 'Save');
  const address = field(contact, 'Email address');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/^That address looks incomplete/);
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('ana@');

  const printed = section(page, 'Press');
  await field(printed, 'Show mine').check();
  await press(printed, 'Add');
  const links = printed.getByLabel('Link to the piece');
  await links.last().fill('daily.example');
  await printed.getByLabel('Name of the paper or program').first().fill('A daily');
  await press(printed, 'Save');
  await expect(printed.getByText('This cannot be empty.')).toBeVisible();
  await expect(links.last()).toHaveAccessibleDescription('A web address starts with https://');
  await expect(printed.getByLabel('Name of the paper or program').last()).toBeFocused();
  await expectAccessible(page);
});

test('what is typed outlives a closed tab', async ({ page }) => {
  const brand = section(page, 'Name and brand');
  await field(brand, 'Your name').fill('Typed for an hour');
  await page.reload();
  await expect(field(brand, 'Your name')).toHaveValue('Typed for an hour');
  await expect(status(brand)).toHaveText(/^What you typed here before/);
  await press(brand, 'Discard the changes');
  await expect(field(brand, 'Your name')).not.toHaveValue('Typed for an hour');
  await page.reload();
  await expect(field(brand, 'Your name')).toBeEnabled();
  await expect(field(brand, 'Your name')).not.toHaveValue('Typed for an hour');
});

test('what is typed outlives the session', async ({ page, site, expectedErrors }) => {
  expectedErrors.push(/401/);
  const brand = section(page, 'Name and brand');
  await field(brand, 'Your name').fill('Still here');
  await page.context().clearCookies();
  await press(brand, 'Save');
  const again = page.getByRole('dialog', { name: 'Sign in again' });
  await again.getByLabel('Password').fill(site.ownerPassword);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again).toBeHidden();
  await expect(field(brand, 'Your name')).toHaveValue('Still here');
  await save(brand);
});

test('what is typed while the rest is being saved stays', async ({ page, request }) => {
  const brand = section(page, 'Name and brand');
  const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/settings.data*', async (route) => {
    if (route.request().method() === 'POST') await typed;
    await route.continue();
  });
  await field(brand, 'Your name').fill('Sent first');
  await press(brand, 'Save');
  await field(brand, 'Name of the site').fill('Typed after');
  goOn();
  await expect.poll(async () => (await request.get('/')).text()).toContain('My name is Sent first.');
  await expect(status(brand)).toHaveText('Not saved yet');
  await expect(field(brand, 'Your name')).toHaveValue('Sent first');
  await expect(field(brand, 'Name of the site')).toHaveValue('Typed after');
  await press(brand, 'Discard the changes');
  await expect(field(brand, 'Your name')).toHaveValue('Sent first');
  await expect(field(brand, 'Name of the site')).not.toHaveValue('Typed after');
});

test('what is typed outlives a lost connection', async ({ page, context, expectedErrors }) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const brand = section(page, 'Name and brand');
  await field(brand, 'Your name').fill('Off the line');
  await context.setOffline(true);
  await press(brand, 'Save');
  await expect(status(brand)).toContainText('Your text is still here.');
  await context.setOffline(false);
  await save(brand);
});
