import { expect } from '@playwright/test';
import { commandRecorder } from '../../core/audit/command-recorder.ts';
import { turnPasskeysOff } from '../../core/auth/manage-passkeys.ts';
import { connect } from '../../db/connect.ts';
import { addVirtualAuthenticator, type VirtualAuthenticator } from '../fixtures/virtual-authenticator.ts';
import type { Stage, State } from './state.ts';

const section = (page: Stage['page'], id: string) => page.locator(`#${id}`);
const saveOf = (page: Stage['page'], id: string) =>
  section(page, id).locator('form button[type=submit]').last();

/** Of the settings and what lies behind them. */
export const settingsStates: State[] = [
  { name: 'settings', open: ({ go }) => go('/settings') },
  {
    name: 'settings-wrong',
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page.getByLabel(say.settings.brand.brand, { exact: true }).fill('');
      await saveOf(page, 'brand').click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  {
    name: 'settings-saved',
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page
        .getByLabel(say.settings.brand.founder, { exact: true })
        .fill(`Ana Ruiz ${Date.now() % 1000}`);
      await saveOf(page, 'brand').click();
      await expect(section(page, 'brand').getByText(say.settings.saved)).toBeVisible();
    },
  },
  {
    name: 'settings-list',
    open: async ({ page, go, say, button }) => {
      await go('/settings');
      const clients = section(page, 'clients');
      await clients.getByLabel(say.settings.shown.own).check();
      const names = clients.getByLabel(say.settings.home.client_name, { exact: true });
      await names.first().fill('A bank');
      for (const at of [1, 2]) {
        await clients.getByRole('button', { name: say.settings.home.add, exact: true }).click();
        await names.nth(at).fill(`Client ${at}`);
      }
      await button(`${say.settings.home.remove}: Client 1`).click();
      await expect(page.locator('[data-toast], li').filter({ hasText: 'Client 1' }).last()).toBeVisible();
    },
  },
  {
    name: 'settings-offline',
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page.getByLabel(say.settings.brand.founder, { exact: true }).fill('Ana');
      await page.context().setOffline(true);
      await saveOf(page, 'brand').click();
      await expect(section(page, 'brand').getByRole('status')).not.toHaveText('');
    },
  },
  {
    name: 'settings-session-ended',
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page.getByLabel(say.settings.brand.founder, { exact: true }).fill('Ana');
      await page.context().clearCookies();
      await saveOf(page, 'brand').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'logout-with-drafts',
    open: async ({ page, go, say, button }) => {
      await go('/settings');
      await page.evaluate(() =>
        localStorage.setItem(
          'compose_draft:new',
          JSON.stringify({ at: new Date().toISOString(), values: { title: 'T', html: '<p>x</p>' } }),
        ),
      );
      await button(say.signIn.logout).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'guarded-names', open: ({ go }) => go('/settings/names') },
  {
    name: 'guarded-names-refused',
    open: async ({ page, go }) => {
      await go('/settings/names');
      await page.locator('form input[name=name]').last().fill('Orange');
      await page.locator('button[value=save]').last().click();
      await expect(page.getByRole('status').first()).toContainText(/Orange/);
    },
  },
  { name: 'activity', open: ({ go }) => go('/settings/activity') },
  { name: 'activity-narrowed', open: ({ go }) => go('/settings/activity?kind=settings') },
];

/** On a site that is reached by a name, as passkeys want it. Each signs in for itself. */
export const passkeyStates: State[] = [
  {
    name: 'passkeys-adding',
    open: async (stage) => {
      await signInAnew(stage);
      await stage.go('/settings#passkeys');
      await stage.button(stage.say.passkeys.add).click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.locator('input[type=password]').fill('not this one');
      await dialog.locator('button[type=submit]').click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'passkeys-codes',
    open: async (stage) => {
      await makePasskey(stage);
    },
  },
  {
    name: 'passkeys',
    open: async (stage) => {
      await makePasskey(stage);
      await stage.button(stage.say.passkeys.codes.kept).click();
    },
  },
  {
    name: 'passkeys-removing',
    open: async (stage) => {
      const { page, say, button } = stage;
      await makePasskey(stage);
      await button(say.passkeys.codes.kept).click();
      await page.locator('#passkeys').getByText(say.passkeys.remove, { exact: true }).last().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'sign-in-passkey',
    open: async (stage) => {
      const { page, site, go, say, button } = stage;
      const device = await makePasskey(stage);
      await device.confirms(false);
      await page.context().clearCookies();
      await go('/settings');
      await page.locator('#password').fill(site.ownerPassword);
      await button(say.signIn.submit).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByText(say.passkeys.step.use_code).click();
      await page.getByLabel(say.passkeys.step.code).fill('abcd-abcd-abcd-abcd');
      await button(say.passkeys.step.use_this_code).click();
      await expect(page.getByText(say.passkeys.step.code_invalid)).toBeVisible();
    },
  },
];

/** Signs in where the password alone opens. */
async function signInAnew({ page, site }: Stage): Promise<void> {
  const db = await connect({ dataDir: site.dataDir });
  await turnPasskeysOff(db, commandRecorder());
  await db.close();
  await page.context().clearCookies();
  const data = { password: site.ownerPassword };
  const signedIn = await page.request.post(`${site.url}/api/compose/auth`, { data });
  expect(signedIn.ok()).toBe(true);
}

/** Makes the first passkey, and leaves its recovery codes in sight. */
async function makePasskey(stage: Stage): Promise<VirtualAuthenticator> {
  const { page, site, go, say, button } = stage;
  await signInAnew(stage);
  const device = await addVirtualAuthenticator(page);
  await go('/settings#passkeys');
  await button(say.passkeys.add).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=password]').fill(site.ownerPassword);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  return device;
}
