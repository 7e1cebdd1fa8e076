import { expect } from '@playwright/test';
import type { Stage, State } from './state.ts';

const section = (page: Stage['page'], id: string) => page.locator(`#${id}`);
const saveButton = ({ page, say }: Pick<Stage, 'page' | 'say'>) =>
  page.getByRole('button', { name: say.settings.save, exact: true });

/** States of the settings and their pages. */
export const settingsStates: State[] = [
  { name: 'settings', open: ({ go }) => go('/settings') },
  {
    name: 'found settings',
    isForFull: true,
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page.getByLabel(say.settings.search.label).fill(say.settings.brand.logo);
      await expect(page.locator('#found')).toBeVisible();
    },
  },
  ...(['services', 'prompts', 'legal', 'samples', 'backups', 'security', 'images', 'import'] as const).map(
    (subject): State => ({
      name: `settings: ${subject}`,
      isForFull: true,
      open: ({ go }) => go(`/settings/${subject}`),
    }),
  ),
  {
    name: 'invalid setting',
    open: async ({ page, go, say }) => {
      await go('/settings/identity');
      await page.getByLabel(say.settings.brand.brand, { exact: true }).fill('');
      await saveButton({ page, say }).click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  {
    name: 'saved settings',
    isForFull: true,
    open: async ({ page, go, say }) => {
      await go('/settings/identity');
      await page
        .getByLabel(say.settings.brand.founder, { exact: true })
        .fill(`Ana Ruiz ${Date.now() % 1000}`);
      await saveButton({ page, say }).click();
      await expect(page.locator('[data-state=open]').getByText(say.settings.saved)).toBeVisible();
    },
  },
  {
    name: 'edited list in the settings',
    open: async ({ page, go, say, button }) => {
      await go('/settings/home');
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
    name: 'settings after the session ended',
    isForFull: true,
    open: async ({ page, go, say }) => {
      await go('/settings/identity');
      await page.getByLabel(say.settings.brand.founder, { exact: true }).fill('Ana');
      await page.context().clearCookies();
      await saveButton({ page, say }).click();
      await expect(page.getByRole('region', { name: say.signIn.again_heading })).toBeVisible();
    },
  },
  {
    name: 'Logout with unsaved changes',
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
  { name: 'confidential names', open: ({ go }) => go('/settings/names') },
  {
    name: 'rejected confidential name',
    isForFull: true,
    open: async ({ page, go }) => {
      await go('/settings/names');
      await page.locator('form input[name=name]').last().fill('Orange');
      await page.locator('button[value=save]').last().click();
      // Loading the dictionaries takes a while on a busy machine.
      await expect(page.getByRole('status').first()).toContainText(/Orange/, { timeout: 60_000 });
    },
  },
  { name: 'activity log', open: ({ go }) => go('/settings/activity') },
  {
    name: 'filtered activity log',
    isForFull: true,
    open: ({ go }) => go('/settings/activity?kind=settings'),
  },
];
