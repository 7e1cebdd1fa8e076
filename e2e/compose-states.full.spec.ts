import type { BrowserContext, Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, draftTitles, openCompose, toggleRow } from './fixtures/compose.ts';
import { giveForReview, sendToReview } from './fixtures/give-for-review.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { editor, rowTool } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;
const { compose } = say;
const { button, title } = composePage;

test.use({ siteOf: 'compose states' });
test.beforeEach(async ({ page, signIn }) => signIn(page));

interface Stage {
  page: Page;
  owner: Owner;
  context: BrowserContext;
  /** The state's name, as the slug of its post. */
  slug: string;
}

const html = '<p>One.</p><p>Two.</p>';
const far = '2101-07-01T09:00:00Z';

/** Opens a post, published unless `more` says otherwise. */
async function openPost({ page, owner, slug }: Stage, more: object = {}): Promise<void> {
  await owner.write({ title: `State: ${slug}`, slug, html, ...more });
  await openCompose(page, slug);
}

/** Opens a published post with a next version. */
async function openNext(stage: Stage, more: object = {}): Promise<void> {
  const { page, owner, slug } = stage;
  await owner.write({ title: `State: ${slug}`, slug, html });
  await owner.api.put(`/api/blog/posts/${slug}/next`, {
    data: { html: html.replace('Two', 'Three'), ...more },
  });
  await openCompose(page, slug);
}

const type = (page: Page, words: string) =>
  editor(page)
    .press('End')
    .then(() => page.keyboard.type(words));
const look = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

/** How the owner reaches each state of Compose, and what shows it. */
const states: Record<string, (stage: Stage) => Promise<void>> = {
  new: async ({ page }) => {
    await openCompose(page);
    await expect(title(page)).toBeFocused();
    await expect(button(page, compose.actions.publish)).toBeVisible();
  },
  draft: async (stage) => {
    await openPost(stage, { status: 'draft' });
    await expect(button(stage.page, compose.actions.save_draft)).toBeVisible();
  },
  image: async (stage) => {
    await openPost(stage, { html: '<figure><img src="/icon-512.png" alt="A caret"></figure>' });
    await editor(stage.page).locator('figure img').click();
    await expect(stage.page.getByRole('group', { name: compose.image.size })).toBeVisible();
  },
  scheduled: async (stage) => {
    await openPost(stage, { status: 'scheduled', publish_at: far });
    await sees(stage.page, /^Jul 1, 2101/);
  },
  live: async (stage) => {
    await openPost(stage);
    await sees(stage.page, compose.next.hints.none);
  },
  next: async (stage) => {
    await openNext(stage);
    await sees(stage.page, compose.next.hints.next);
  },
  compare: async (stage) => {
    await openNext(stage);
    await stage.page.keyboard.press('ControlOrMeta+Shift+D');
    await expect(stage.page.locator('main ins')).toHaveText(/Three/);
  },
  more: async (stage) => {
    await openNext(stage);
    await rowTool(stage.page, compose.toolbar.more).click();
    await expect(stage.page.getByRole('menu')).toBeVisible();
  },
  answered: async ({ page, owner, slug }) => {
    const { link } = await giveForReview(owner, slug);
    await openCompose(page, slug);
    await sendToReview(page.request, link, { intent: 'decide', kind: 'changes', line: 'Shorter.' });
    await look(page);
    await expect(composePage.toast(page, 'Ms Reader: Changes requested')).toBeVisible();
  },
  schedule: async (stage) => {
    await openNext(stage);
    await stage.page.locator('summary', { hasText: compose.next.schedule }).click();
    await expect(stage.page.getByLabel(compose.schedule.at)).toBeVisible();
  },
  send: async (stage) => {
    await openNext(stage);
    await stage.page.getByRole('link', { name: compose.next.send }).click();
    await expect(stage.page.getByLabel(say.reviewPanel.reader)).toBeFocused();
  },
  planned: async (stage) => {
    await openNext(stage, { publish_at: far });
    await sees(stage.page, /^Goes live Jul 1, 2101/);
  },
  wentlive: async ({ page, owner, slug }) => {
    await owner.write({ title: 'Live', slug, html, status: 'scheduled', publish_at: far });
    await owner.change(slug, { publish_at: new Date(Date.now() + 4_000).toISOString() });
    await openCompose(page, slug);
    await title(page).fill('Live, and unfin');
    await expect(page.getByRole('region', { name: /^This post went live at / })).toBeVisible();
  },
  conflict: async (stage) => {
    const { page, owner, slug } = stage;
    await openPost(stage);
    await type(page, ' Mine.');
    await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { html: html.replace('Two', 'Theirs') } });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.locator('#conflict')).toBeVisible();
  },
  offline: async (stage) => {
    await openNext(stage);
    await stage.context.setOffline(true);
    await type(stage.page, ' Offline.');
    await expect(button(stage.page, compose.actions.saves_later)).toBeDisabled();
  },
  session: async (stage) => {
    await openNext(stage);
    await type(stage.page, ' Unsaved.');
    await stage.context.clearCookies();
    await stage.page.keyboard.press('ControlOrMeta+s');
    await expect(stage.page.getByRole('region', { name: say.signIn.again_heading })).toBeVisible();
  },
  restored: async (stage) => {
    await openNext(stage);
    await type(stage.page, ' Unsaved.');
    await expect.poll(() => draftTitles(stage.page)).toHaveLength(1);
    await stage.page.reload();
    await expect(composePage.notice(stage.page)).toBeVisible();
  },
  unpublish: async (stage) => {
    await openPost(stage);
    await toggleRow(stage.page, 'unpublish');
    await sees(stage.page, compose.actions.unpublish_help);
  },
  unpublished: async (stage) => {
    await openPost(stage);
    await toggleRow(stage.page, 'unpublish');
    await button(stage.page, compose.actions.unpublish).click();
    await sees(stage.page, compose.status.unpublished_now);
    await expect(button(stage.page, compose.actions.undo).last()).toBeVisible();
  },
};

for (const [slug, reach] of Object.entries(states)) {
  test(`the state “${slug}” of Compose is accessible on a desktop and on a phone`, async ({
    page,
    owner,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/401|409|ERR_INTERNET_DISCONNECTED/);
    await reach({ page, owner, context, slug });
    for (const width of [1280, 390]) {
      // The whole page, because axe reports what the bar covers.
      await page.setViewportSize({ width, height: 2_400 });
      await expectAccessible(page);
      if (process.env.SCREENSHOTS)
        await page.screenshot({ path: `${process.env.SCREENSHOTS}/${slug}-${width}.png` });
    }
  });
}
