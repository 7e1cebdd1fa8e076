import { expect } from '@playwright/test';
import type { Stage, State } from './state.ts';

const shown = ({ page }: Stage) => page.frameLocator('iframe');

async function openPage(stage: Stage, query = ''): Promise<void> {
  await stage.go(`/content-manager/page${query}`);
  await expect(shown(stage).locator('h1')).toBeAttached();
}

/** Page sections, on the page and in the specified form. */
export const contentStates: State[] = [
  { name: 'page', isForFull: true, open: (stage) => openPage(stage) },
  {
    name: 'page-line',
    open: async (stage) => {
      await openPage(stage, '?page=home&text=hero_title');
      await expect(stage.page.locator('form [contenteditable=true]').first()).toBeFocused();
      await stage.page.keyboard.press('Control+a');
      await stage.page.keyboard.type('Say much');
    },
  },
  {
    name: 'page-prose',
    open: async (stage) => {
      await openPage(stage, '?page=articles&text=articles_content');
      await expect(stage.page.locator('form [contenteditable=true]').first()).toBeFocused();
    },
  },
  {
    name: 'page-other-language',
    isForFull: true,
    open: async (stage) => {
      await openPage(stage, '?page=articles&text=articles_content');
      await stage.button(stage.say.pageTexts.other_edit).click();
      await expect(stage.page.locator('#other-language ~ form')).toBeVisible();
    },
  },
  {
    name: 'page-publish-all',
    open: async (stage) => {
      await openPage(stage);
      await stage.page.locator('form:has([value=publish-all]) button').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'page-failed',
    isForFull: true,
    open: async (stage) => {
      await stage.page.route(/preview|\?.*drafts/, (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      );
      await stage.go('/content-manager/page?page=blog');
      await expect(stage.page.getByText(stage.say.pageTexts.not_loaded)).toBeVisible();
    },
  },
  { name: 'form', isForFull: true, open: ({ go }) => go('/content-manager') },
  {
    name: 'form-built-in',
    isForFull: true,
    open: ({ go }) => go('/content-manager?page=homepage&section=hero_title'),
  },
  { name: 'form-draft', open: ({ go }) => go('/content-manager?page=homepage&section=hero_subtitle') },
  {
    name: 'form-older',
    isForFull: true,
    open: async ({ page, go }) => {
      await go('/content-manager?page=service&section=articles_content');
      await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
    },
  },
  {
    name: 'form-markdown',
    open: async ({ page, go, say }) => {
      await go('/content-manager?page=service&section=linkedin_content');
      await page.getByText(say.contentManager.preview, { exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
    },
  },
  { name: 'form-new', open: ({ go }) => go('/content-manager?page=service&section=bio_content&new=en') },
];
