import { button, colour, english, field, inPane, spanish, stored, test } from './fixtures/content-manager.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'content manager troubles' });

test.describe('sign-in', () => {
  test('asks for the password in the manager’s own words, and is listed nowhere', async ({
    page,
    site,
    expectedErrors,
    context,
  }) => {
    expectedErrors.push(/401/, /ERR_INTERNET_DISCONNECTED/);
    await page.goto('/content-manager');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('not the password');
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert')).toContainText('Invalid password.');
    await password.fill(site.ownerPassword);
    await context.setOffline(true);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('alert')).toHaveText('Connection error. Please try again.');
    await context.setOffline(false);
    await button(page, 'Sign in').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Manager');
    const since = async () => Date.now() - Number(await stored(page, 'contentManagerAuth'));
    await expect.poll(async () => Math.abs(await since())).toBeLessThan(60_000);
  });

  test('one sign-in opens both areas, and Logout clears storage', async ({ page, openManager }) => {
    await openManager();
    await page.getByRole('link', { name: 'Compose' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
    await page.getByRole('link', { name: 'Content', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Content Manager');
    await button(page, 'Logout').click();
    await expect(page).toHaveURL(/\/content-manager/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access Restricted');
    for (const key of ['contentManagerAuth', 'compose_auth', 'compose_auth_expiry']) {
      await expect.poll(() => stored(page, key)).toBeNull();
    }
  });

  test('an entry that outlived its session is removed on load', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => localStorage.setItem('contentManagerAuth', '1000'));
    await page.goto('/content-manager');
    await expect.poll(() => stored(page, 'contentManagerAuth')).toBeNull();
  });
});

test.describe('what goes wrong', () => {
  test('a text that was saved elsewhere meanwhile: both are there to be compared', async ({
    page,
    openManager,
    save,
    expectedErrors,
  }) => {
    expectedErrors.push(/409/);
    await save('service/bio_content/en', { content: 'First.' });
    await openManager('?page=service&section=bio_content');
    await save('service/bio_content/en', { content: 'From elsewhere.' });
    await field(page).fill('From here.');
    await inPane(page, 'Publish').click();
    await expect(english(page).getByRole('alert')).toHaveText(
      /^Error saving content: This text was changed in another window/,
    );
    await expect(field(page)).toHaveValue('From here.');
    await expect(english(page).getByText('From elsewhere.')).toBeVisible();

    await inPane(page, 'Load the other text').click();
    await expect(field(page)).toHaveValue('From elsewhere.');
    await inPane(page, 'Bring it back').click();
    await expect(field(page)).toHaveValue('From here.');
    await inPane(page, 'Publish').click();
    await inPane(page, 'Keep mine').click();
    await inPane(page, 'Publish').click();
    await expect(english(page).getByRole('status')).toHaveText('Published. The site shows the new text.');
    await page.goto('/services/biography-writing-services');
    await expect(page.getByText('From here.')).toBeVisible();
  });

  test('a session that ends keeps what was typed, and asks for the password in place', async ({
    page,
    site,
    openManager,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    await openManager('?page=service&section=speechwriting_content');
    await field(page).fill('<p>Every word of it.</p>');
    await page.context().clearCookies();
    await inPane(page, 'Save Draft').click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Password').fill(site.ownerPassword);
    await again.getByRole('button', { name: 'Sign in' }).click();
    await expect(again).toBeHidden();
    await expect(field(page)).toHaveValue('<p>Every word of it.</p>');
    await inPane(page, 'Save Draft').click();
    await expect(english(page).getByRole('status')).toHaveText('Draft saved. The site has not changed.');
  });

  test('is said in the words of the catalogue, in red', async ({ page, openManager, expectedErrors }) => {
    expectedErrors.push(/500|415/);
    const refuse = (pattern: string, status: number) =>
      page.route(pattern, (route) => route.fulfill({ status, json: { detail: 'the reason' } }));
    await refuse('**/api/content', 500);
    await refuse('**/api/content/media/upload', 415);
    await refuse('**/api/content/migrate-existing', 500);
    await openManager('?page=homepage&section=about_content');
    const alert = english(page).getByRole('alert');

    await field(page).fill('<p>Mine</p>');
    await spanish(page).getByRole('button', { name: 'Publish' }).click();
    await expect(spanish(page).getByRole('alert')).toHaveText(
      'Error saving content: Write something before you save.',
    );
    await inPane(page, 'Publish').click();
    await expect(alert).toHaveText('Error saving content: the reason');
    expect(await colour(page, 'Error saving content: the reason')).toBe('red');
    await expect(field(page)).toHaveValue('<p>Mine</p>');

    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('x') };
    await english(page).locator('input[type=file]').setInputFiles(file);
    await expect(alert).toHaveText('Error uploading image: the reason');

    await button(page, 'Bring in existing content').click();
    await expect(page.getByText('Migration error: the reason')).toBeVisible();
    expect(await colour(page, 'Migration error: the reason')).toBe('red');

    await page.route('**/content-manager.data?**', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByLabel('Page type').selectOption('blog');
    await expect(page.getByText('Error fetching content')).toBeVisible();
    await expect(field(page)).toHaveValue('<p>Mine</p>');
  });
});
