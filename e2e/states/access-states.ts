import { expect } from '@playwright/test';
import type { Stage, State } from './state.ts';

const password = (page: Stage['page']) => page.locator('#password');

/** States for visitors who aren't signed in. */
export const signInStates: State[] = [
  { name: 'sign-in', open: ({ go }) => go('/compose') },
  {
    name: 'wrong password',
    open: async ({ page, go, say, button }) => {
      await go('/settings');
      await password(page).fill('not this one');
      await page.getByRole('checkbox', { name: say.signIn.show_password }).first().check();
      await button(say.signIn.submit).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'signed out', open: ({ go }) => go('/compose?done=signed-out') },
];
