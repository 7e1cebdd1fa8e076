import { expect } from '@playwright/test';
import type { Review } from '../../shared/review.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { toggleRow } from '../fixtures/compose.ts';
import { respondToReview } from '../fixtures/give-for-review.ts';
import type { Stage, State } from './state.ts';

async function tick({ page }: Stage, count: number): Promise<void> {
  const select = page.locator('button[aria-pressed=false]');
  if (await select.isVisible()) await select.click();
  for (let at = 0; at < count; at += 1) await page.locator('tbody input[type=checkbox]').nth(at).check();
}

const picture = async (width: number) => ({
  ...{ name: `${width}.png`, mimeType: 'image/png' },
  buffer: await plainPicture(width, 300).png().toBuffer(),
});

/** The slug of a post on the filled site. */
const spokenSlug = 'old-1';

/** Sends a post to a reviewer, who decides, and returns the ID of the review. */
async function recordReview({ page, site }: Stage): Promise<string> {
  const path = `${site.url}/api/blog/posts/old-1/reviews`;
  const made = await page.request.post(path, { data: { reader: 'Ms Reader' } });
  const { review, address } = (await made.json()) as { review: Review; address: string };
  await respondToReview(page.request, address);
  return review.id;
}

/** States of a site with many posts and images: post list, tags, media library. */
export const articleStates: State[] = [
  {
    name: 'review records',
    isForFull: true,
    open: async (stage) => {
      await recordReview(stage);
      await stage.go('/compose/reviews');
    },
  },
  {
    name: 'review record',
    open: async (stage) => stage.go(`/compose/reviews?review=${await recordReview(stage)}`),
  },
  { name: 'posts', isForFull: true, open: ({ go }) => go('/compose/posts') },
  {
    name: 'scheduled post',
    open: async ({ page, go }) => {
      await go('/compose?slug=waits-for-its-time');
      await toggleRow(page, 'goes-live');
      await page.locator('#publish_at').fill('2101-10-30T02:30');
      await expect(page.getByRole('radiogroup')).toBeVisible();
    },
  },
  {
    name: 'block menu',
    open: async ({ page, go }) => {
      await go('/compose');
      await page.locator('#html-text').focus();
      await page.keyboard.type('/');
      await expect(page.locator('#slash-menu')).toBeVisible();
    },
  },
  {
    name: 'focus mode with outline',
    isForFull: true,
    open: async ({ page, go }) => {
      await go('/compose');
      // Disable fullscreen, because the checks resize the window.
      await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: undefined }));
      await page.locator('#html-text').focus();
      await page.keyboard.type('## One');
      const more = page.locator('[data-tool=more]');
      await more.click();
      await page.locator('[role=menu] [data-tool=outline]').click();
      const focus = page.locator('[data-tool=quiet]');
      if (!(await focus.isVisible())) await more.click();
      await focus.filter({ visible: true }).click();
      await expect(page.getByRole('navigation').filter({ hasText: 'One' })).toBeVisible();
    },
  },
  {
    name: 'keyboard shortcuts',
    open: async ({ page, go, say }) => {
      await go('/compose');
      await page.locator('#html-text').press('Control+?');
      await expect(page.getByRole('dialog', { name: say.writing.keys.heading })).toBeVisible();
    },
  },
  {
    name: 'pinned post',
    isForFull: true,
    open: async ({ page, site, say, go }) => {
      await page.request.put(`${site.url}/api/blog/posts/old-1/pin`);
      await go('/compose/posts?sort=oldest');
      await expect(page.getByRole('table').getByText(say.postList.pin.mark, { exact: true })).toHaveCount(1);
    },
  },
  {
    name: 'pre-publish checks',
    open: async ({ page, go }) => {
      await go('/compose?slug=waits-for-its-time');
      await expect(page.locator('#checks')).toBeVisible();
    },
  },
  { name: 'choosing a translation', open: ({ go }) => go('/compose/translation?slug=old-1') },
  {
    name: 'linked translation',
    open: async ({ page, site, go }) => {
      // A second request is rejected.
      await page.request.post(`${site.url}/api/blog/posts/old-3/translation/begin`);
      await go('/compose/translation?slug=old-3');
      await expect(page.locator('[data-open]').first()).toBeVisible();
    },
  },
  { name: 'no posts found', isForFull: true, open: ({ go }) => go('/compose/posts?q=zzzz') },
  {
    name: 'selected posts',
    open: async (stage) => {
      await stage.go('/compose/posts?status=draft');
      await tick(stage, 4);
    },
  },
  {
    name: 'permanent deletion',
    open: async ({ page, site, go }) => {
      await page.request.delete(`${site.url}/api/blog/posts/old-8`);
      await go('/compose/posts?status=trash');
      await page.locator('a[href*="delete="]').first().click();
      await expect(page.locator('main h2')).toBeFocused();
    },
  },
  { name: 'tags', isForFull: true, open: ({ go }) => go('/compose/tags') },
  {
    name: 'merging tags',
    open: async ({ page, go }) => {
      await go('/compose/tags');
      await page.locator('main li summary').first().click();
      await page.locator('main li input[name=name]').first().fill('Crisis');
      await page.locator('main li button[type=submit]').first().click();
      await expect(page.locator('button[name=merge]')).toBeVisible();
    },
  },
  { name: 'speech', open: (stage) => stage.go(`/compose/speech?slug=${spokenSlug}`) },
  { name: 'teleprompter', open: (stage) => stage.go(`/compose/stage?slug=${spokenSlug}`) },
  { name: 'podium printout', open: (stage) => stage.go(`/compose/podium?slug=${spokenSlug}&breaths=1`) },
  { name: 'media library', isForFull: true, open: ({ go }) => go('/media-library') },
  {
    name: 'uploads to the media library',
    isForFull: true,
    open: async ({ page, go, say, locale }) => {
      await go('/media-library');
      await page
        .locator('input[type=file]')
        .setInputFiles([
          await picture(locale === 'en' ? 801 : 802),
          { name: 'notes-from-the-meeting.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
        ]);
      await expect(page.getByText(say.mediaLibrary.uploaded, { exact: true })).toBeVisible();
    },
  },
  {
    name: 'image in the media library',
    open: async ({ page, go }) => {
      await go('/media-library');
      await page.locator('a[href*="picture="]').nth(4).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'choosing an image',
    open: async ({ page, go, say }) => {
      await go('/settings/identity');
      await page.locator('#brand').getByText(say.mediaLibrary.picker.choose).first().click();
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    },
  },
];

/** States of a site without posts, images or imports. */
export const emptyStates: State[] = [
  { name: 'no posts', isForFull: true, open: ({ go }) => go('/compose/posts') },
  { name: 'no tags', isForFull: true, open: ({ go }) => go('/compose/tags') },
  { name: 'empty media library', isForFull: true, open: ({ go }) => go('/media-library') },
  { name: 'no imports', isForFull: true, open: ({ go }) => go('/settings/imports') },
  { name: 'empty import preview', isForFull: true, open: ({ go }) => go('/blog-import-preview') },
  { name: 'empty activity log', isForFull: true, open: ({ go }) => go('/settings/activity?kind=copies') },
];
