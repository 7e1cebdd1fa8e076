import { expect } from '@playwright/test';
import { setPassword } from '../../core/auth/set-password.ts';
import { connect } from '../../db/connect.ts';
import type { Stage, State } from './state.ts';

const password = (page: Stage['page']) => page.locator('#password');

/** Of a visitor who is not signed in. */
export const signInStates: State[] = [
  { name: 'sign-in', open: ({ go }) => go('/compose') },
  {
    name: 'sign-in-wrong',
    open: async ({ page, go, say, button }) => {
      await go('/settings');
      await password(page).fill('not this one');
      await button(say.signIn.show_password).click();
      await button(say.signIn.submit).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'signed-out', open: ({ go }) => go('/compose?done=signed-out') },
];

/** On a site that has had enough of this client. */
export const lockedStates: State[] = [
  {
    name: 'sign-in-locked',
    open: async ({ page, go, say, button, site }) => {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await page.request.post(`${site.url}/api/compose/auth`, { data: { password: 'not this one' } });
      }
      await go('/compose');
      await password(page).fill('not this one');
      await button(say.signIn.submit).click();
      await expect(page.getByRole('alert')).toContainText('120');
    },
  },
];

const printed = 'wxyab-cdefg-hjkmn-pqrst';
const own = 'seven other plain words';

/** The site has this password and its first steps before it. */
async function beginAnew({ site, page }: Stage, word: string, from?: 'generated'): Promise<void> {
  const db = await connect({ dataDir: site.dataDir });
  await setPassword(db, word, from);
  await db.close();
  await page.context().clearCookies();
  const signedIn = await page.request.post(`${site.url}/api/compose/auth`, { data: { password: word } });
  expect(signedIn.ok()).toBe(true);
  if (from) return;
  const patched = await page.request.patch(`${site.url}/api/settings`, { data: { first_run: 'open' } });
  expect(patched.ok()).toBe(true);
}

/** On a site without a password of its owner's. */
export const firstStates: State[] = [
  {
    name: 'choose-password',
    open: async (stage) => {
      await beginAnew(stage, printed, 'generated');
      await stage.go('/compose');
      await stage.page.locator('input[name=next]').fill('short');
      await stage.button(stage.say.signIn.choose).click();
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'first-steps',
    open: async (stage) => {
      await beginAnew(stage, own);
      await stage.go('/settings/first-steps');
    },
  },
  {
    name: 'first-steps-wrong',
    open: async (stage) => {
      await beginAnew(stage, own);
      await stage.go('/settings/first-steps');
      const { page, say, button } = stage;
      await page.getByLabel(say.settings.brand.brand, { exact: true }).fill('');
      await page.getByLabel(say.onboarding.address).fill('ana@mail');
      await button(say.onboarding.next).click();
      await expect(page.locator('[aria-invalid]').first()).toBeVisible();
    },
  },
  {
    name: 'first-steps-done',
    open: async (stage) => {
      await beginAnew(stage, own);
      await stage.go('/settings/first-steps?step=2');
    },
  },
  {
    name: 'first-steps-notice',
    open: async (stage) => {
      await beginAnew(stage, own);
      await stage.go('/media-library');
      await expect(stage.page.getByRole('complementary')).toBeVisible();
    },
  },
];
