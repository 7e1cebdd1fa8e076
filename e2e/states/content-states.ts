import { expect } from '@playwright/test';
import type { Stage, State } from './state.ts';

const shown = ({ page }: Stage) => page.frameLocator('iframe');

async function openPage(stage: Stage, query = ''): Promise<void> {
  await stage.go(`/content-manager/page${query}`);
  await expect(shown(stage).locator('h1')).toBeAttached();
}

/** States of page sections, on the page and in the content manager. */
export const contentStates: State[] = [
  { name: 'page editor', isForFull: true, open: (stage) => openPage(stage) },
  {
    name: 'headline in the page editor',
    open: async (stage) => {
      await openPage(stage, '?page=home&text=hero_title');
      await expect(stage.page.locator('form [contenteditable=true]').first()).toBeFocused();
      await stage.page.keyboard.press('Control+a');
      await stage.page.keyboard.type('Say much');
    },
  },
  {
    name: 'section with paragraphs in the page editor',
    open: async (stage) => {
      await openPage(stage, '?page=articles&text=articles_content');
      await expect(stage.page.locator('form [contenteditable=true]').first()).toBeFocused();
    },
  },
  {
    name: 'section in both languages',
    isForFull: true,
    open: async (stage) => {
      await openPage(stage, '?page=articles&text=articles_content');
      await stage.button(stage.say.pageTexts.other_edit).click();
      await expect(stage.page.locator('#other-language ~ form')).toBeVisible();
    },
  },
  {
    name: 'publishing all section drafts',
    open: async (stage) => {
      await openPage(stage);
      await stage.page.locator('form:has([value=publish-all]) button').click();
      await expect(stage.page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'page editor that failed to load',
    isForFull: true,
    open: async (stage) => {
      await stage.page.route(/preview|\?.*drafts/, (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      );
      await stage.go('/content-manager/page?page=blog');
      await expect(stage.page.getByText(stage.say.pageTexts.not_loaded)).toBeVisible();
    },
  },
  { name: 'content manager', isForFull: true, open: ({ go }) => go('/content-manager') },
  {
    name: 'section with default text',
    isForFull: true,
    open: ({ go }) => go('/content-manager?page=homepage&section=hero_title'),
  },
  { name: 'section draft', open: ({ go }) => go('/content-manager?page=homepage&section=hero_subtitle') },
  {
    name: 'outdated section',
    isForFull: true,
    open: async ({ page, go }) => {
      await go('/content-manager?page=service&section=articles_content');
      await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
    },
  },
  {
    name: 'Markdown section',
    open: async ({ page, go, say }) => {
      await go('/content-manager?page=service&section=linkedin_content');
      await page.getByText(say.contentManager.preview, { exact: true }).first().click();
      await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
    },
  },
  { name: 'new section', open: ({ go }) => go('/content-manager?page=service&section=bio_content&new=en') },
];
