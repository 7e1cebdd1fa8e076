import { expect } from '@playwright/test';
import type { Review } from '../../shared/review.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { respondToReview } from '../fixtures/give-for-review.ts';
import type { Stage, State } from './state.ts';

async function tick({ page }: Stage, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await page.locator('tbody input[type=checkbox]').nth(at).check();
}

const picture = async (width: number) => ({
  ...{ name: `${width}.png`, mimeType: 'image/png' },
  buffer: await plainPicture(width, 300).png().toBuffer(),
});

/** A post of the filled site. */
const spokenSlug = 'old-1';

/** Sends a post to a reviewer, who decides, and returns the record. */
async function recordReview({ page, site }: Stage): Promise<string> {
  const path = `${site.url}/api/blog/posts/old-1/reviews`;
  const made = await page.request.post(path, { data: { reader: 'Ms Reader' } });
  const { review, address } = (await made.json()) as { review: Review; address: string };
  await respondToReview(page.request, address);
  return review.id;
}

/** On a site with many posts and images: the list, the tags, the library. */
export const articleStates: State[] = [
  {
    name: 'review-records',
    isForFull: true,
    open: async (stage) => {
      await recordReview(stage);
      await stage.go('/compose/reviews');
    },
  },
  {
    name: 'review-record',
    open: async (stage) => stage.go(`/compose/reviews?review=${await recordReview(stage)}`),
  },
  { name: 'posts', isForFull: true, open: ({ go }) => go('/compose/posts') },
  {
    name: 'compose-scheduled',
    open: async ({ page, go }) => {
      await go('/compose?slug=waits-for-its-time');
      const toggle = page.locator('#details-toggle');
      if (await toggle.isVisible()) await toggle.click();
      await page.locator('#publish_at').fill('2101-10-30T02:30');
      await expect(page.getByRole('radiogroup')).toBeVisible();
    },
  },
  {
    name: 'compose-slash-menu',
    open: async ({ page, go }) => {
      await go('/compose');
      await page.locator('#html-text').focus();
      await page.keyboard.type('/');
      await expect(page.locator('#slash-menu')).toBeVisible();
    },
  },
  {
    name: 'compose-quiet-outline',
    isForFull: true,
    open: async ({ page, go }) => {
      await go('/compose');
      // As on a device without fullscreen: the walk resizes its window.
      await page.evaluate(() => Object.assign(document.documentElement, { requestFullscreen: undefined }));
      await page.locator('#html-text').focus();
      await page.keyboard.type('## One');
      const more = page.locator('[role=toolbar] button').last();
      if (await more.isVisible()) await more.click();
      await page.locator('[data-tool=outline]').click();
      await page.locator('[data-tool=quiet]').click();
      await expect(page.getByRole('navigation').filter({ hasText: 'One' })).toBeVisible();
    },
  },
  {
    name: 'compose-keys',
    open: async ({ page, go, say }) => {
      await go('/compose');
      await page.locator('#html-text').press('Control+?');
      await expect(page.getByRole('dialog', { name: say.writing.keys.heading })).toBeVisible();
    },
  },
  {
    name: 'posts-pinned',
    isForFull: true,
    open: async ({ page, site, say, go }) => {
      await page.request.put(`${site.url}/api/blog/posts/old-1/pin`);
      await go('/compose/posts?sort=oldest');
      await expect(page.getByRole('table').getByText(say.postList.pin.mark, { exact: true })).toHaveCount(1);
    },
  },
  {
    name: 'compose-advised',
    open: async ({ page, go }) => {
      await go('/compose?slug=waits-for-its-time');
      await expect(page.locator('#checks')).toBeVisible();
    },
  },
  { name: 'translation-choice', open: ({ go }) => go('/compose/translation?slug=old-1') },
  {
    name: 'translation-pair',
    open: async ({ page, site, go }) => {
      // A second request is rejected.
      await page.request.post(`${site.url}/api/blog/posts/old-3/translation/begin`);
      await go('/compose/translation?slug=old-3');
      await expect(page.locator('[data-mark]').first()).toBeVisible();
    },
  },
  { name: 'posts-none-found', isForFull: true, open: ({ go }) => go('/compose/posts?q=zzzz') },
  {
    name: 'posts-ticked',
    open: async (stage) => {
      await stage.go('/compose/posts?status=draft');
      await tick(stage, 4);
    },
  },
  {
    name: 'posts-nothing-ticked',
    isForFull: true,
    open: async (stage) => {
      await stage.go('/compose/posts');
      await stage.page.locator('button[value=add_tags]').click();
      await expect(stage.page.getByText(stage.say.postList.failures.nothing_ticked)).toBeVisible();
    },
  },
  { name: 'tags', isForFull: true, open: ({ go }) => go('/compose/tags') },
  {
    name: 'tags-merging',
    open: async ({ page, go }) => {
      await go('/compose/tags');
      await page.locator('main li summary').first().click();
      await page.locator('main li input[name=name]').first().fill('Crisis');
      await page.locator('main li button[type=submit]').first().click();
      await expect(page.locator('button[name=merge]')).toBeVisible();
    },
  },
  { name: 'speech', open: (stage) => stage.go(`/compose/speech?slug=${spokenSlug}`) },
  { name: 'stage', open: (stage) => stage.go(`/compose/stage?slug=${spokenSlug}`) },
  { name: 'podium', open: (stage) => stage.go(`/compose/podium?slug=${spokenSlug}&breaths=1`) },
  { name: 'library', isForFull: true, open: ({ go }) => go('/media-library') },
  {
    name: 'library-uploads',
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
    name: 'library-picture',
    open: async ({ page, go }) => {
      await go('/media-library');
      await page.locator('a[href*="picture="]').nth(4).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'library-choosing',
    open: async ({ page, go, say }) => {
      await go('/settings');
      await page.locator('#brand').getByText(say.mediaLibrary.picker.choose).first().click();
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    },
  },
];

/** On a site whose posts were all deleted, without images or imports. */
export const emptyStates: State[] = [
  { name: 'posts-empty', isForFull: true, open: ({ go }) => go('/compose/posts') },
  { name: 'tags-empty', isForFull: true, open: ({ go }) => go('/compose/tags') },
  { name: 'library-empty', isForFull: true, open: ({ go }) => go('/media-library') },
  { name: 'runs-empty', isForFull: true, open: ({ go }) => go('/settings/imports') },
  { name: 'import-empty', isForFull: true, open: ({ go }) => go('/blog-import-preview') },
  { name: 'activity-none', isForFull: true, open: ({ go }) => go('/settings/activity?kind=copies') },
];
