import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, draftTitles, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'logout' });

const ask = (page: Page) => page.getByRole('dialog', { name: 'Unsaved text on this device' });

test.describe('Logout with a text that was typed and not saved', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(page);
    await openCompose(page);
    await composePage.title(page).fill('Not for everyone');
    await expect.poll(() => draftTitles(page)).toEqual(['Not for everyone']);
    await composePage.button(page, 'Logout').click();
  });

  test('asks, and staying changes nothing', async ({ page }) => {
    await expect(ask(page)).toContainText('1 text is kept in this browser');
    await expectAccessible(page);
    await composePage.button(ask(page), 'Stay').click();
    await expect(ask(page)).toHaveCount(0);
    await expect(composePage.title(page)).toHaveValue('Not for everyone');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compose');
  });

  test('throws it away where that is wanted', async ({ page, site }) => {
    await composePage.button(ask(page), 'Remove from this browser and log out').click();
    await expect(page.getByRole('status')).toHaveText('You are signed out.');
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(async () => (await keys()).filter((key) => /draft|auth/i.test(key))).toEqual([]);
    await page.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(composePage.title(page)).toHaveValue('');
    await expect(composePage.notice(page)).toHaveCount(0);
  });

  test('keeps it where that is wanted, and offers it after the next sign-in', async ({ page, site }) => {
    await composePage.button(ask(page), 'Keep and log out').click();
    await expect(page.getByRole('status')).toHaveText('You are signed out.');
    expect(await draftTitles(page)).toEqual(['Not for everyone']);
    await page.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(composePage.notice(page)).toContainText('Not for everyone');
  });
});

test('without such a text Logout asks nothing', async ({ page, signIn }) => {
  await signIn(page);
  await openCompose(page);
  await composePage.button(page, 'Logout').click();
  await expect(page.getByRole('status')).toHaveText('You are signed out.');
});

test('in Spanish the same is asked', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page);
  await page.goto('/settings?lang=es');
  await page.getByLabel('Su nombre', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('dialog', { name: 'Texto sin guardar en este dispositivo' })).toBeVisible();
  await expectAccessible(page);
});
