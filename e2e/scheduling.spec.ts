import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { paths } from '../shared/paths.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { title, button, status, row } = composePage;

test.use({ siteOf: 'scheduling', timezoneId: 'America/Mexico_City' });
test.beforeEach(async ({ page, signIn, owner }) => {
  await signIn(page);
  await owner.api.patch('/api/settings', { data: { time_zone: 'Europe/Madrid' } });
});

const later = (page: Page) => page.getByLabel(say.compose.panel.later);
const time = (page: Page) => page.getByLabel(say.compose.schedule.at);
const read = async (page: Page, slug: string) => (await page.request.get(`/api/blog/posts/${slug}`)).json();

async function begin(page: Page, name: string) {
  await openCompose(page);
  await title(page).fill(name);
  await body(page).fill('A text that waits.');
  await later(page).check();
}

test('a site without a time zone adopts the device’s', async ({ page, owner }) => {
  const zone = async () => (await (await owner.api.get('/api/settings')).json()).time_zone;
  await owner.api.patch('/api/settings', { data: { time_zone: '' } });
  await openCompose(page);
  await expect.poll(zone).toBe('America/Mexico_City');
  await owner.api.patch('/api/settings', { data: { time_zone: 'Europe/Madrid' } });
  await openCompose(page);
  await expect(page.locator('#publish_zone')).toHaveValue('Europe/Madrid');
  expect(await zone()).toBe('Europe/Madrid');
});

test('a post is scheduled, rescheduled, reverted to a draft, rescheduled and published by hand', async ({
  page,
}) => {
  await begin(page, 'In good time');
  // Saving a draft keeps the choice: otherwise, the main button would publish at once.
  await button(page, say.compose.actions.save_draft).click();
  await expect(status(page)).toHaveText(say.toasts.draft_saved);
  await expect(later(page)).toBeChecked();
  await expect(button(page, say.compose.schedule.schedule)).toBeVisible();
  await time(page).fill('2101-07-01T09:00');
  await expect(page.getByText('Your local time: Jul 1, 2101, 1:00 AM')).toBeVisible();
  await button(page, say.compose.schedule.schedule).click();
  await expect(status(page)).toHaveText(say.compose.status.scheduled_now);
  await expect(page.getByText('Scheduled Jul 1, 2101, 9:00 AM').first()).toBeVisible();
  await expectAccessible(page);
  expect(await read(page, 'in-good-time')).toMatchObject({
    ...{ status: 'scheduled', publish_at: '2101-07-01T07:00:00.000Z' },
    date: '2101-07-01T09:00:00+02:00',
  });

  await toggleRow(page, 'goes-live');
  await time(page).fill('2101-12-01T09:00');
  await button(page, say.compose.schedule.reschedule).click();
  await expect(page.getByText('Scheduled Dec 1, 2101, 9:00 AM').first()).toBeVisible();
  await title(page).fill('In better time');
  // The saved text goes live.
  await button(page, say.compose.actions.save).click();
  await expect(status(page)).toHaveText(say.compose.status.scheduled_now);
  expect(await read(page, 'in-good-time')).toMatchObject({
    ...{ title: 'In better time', publish_at: '2101-12-01T08:00:00.000Z' },
    date: '2101-12-01T09:00:00+01:00',
  });
  await expect(page.getByLabel(say.compose.fields.date)).toHaveValue('2101-12-01');

  await button(page, say.compose.actions.unschedule).click();
  await expect(status(page)).toHaveText(say.compose.status.unscheduled_now);
  await later(page).check();
  await time(page).fill('2101-12-01T09:00');
  await button(page, say.compose.schedule.schedule).click();
  await expect(button(page, say.compose.actions.unschedule)).toBeVisible();
  await button(page, say.compose.future_date.now).click();
  await expect(status(page)).toHaveText(say.compose.status.published_now);
  const now = await read(page, 'in-good-time');
  expect(now).toMatchObject({ status: 'published', publish_at: null });
  expect(now.date < '2101').toBe(true);
  await expect(time(page)).toHaveCount(0);
});

test('text typed after a post went live is the start of its next version', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Live', status: 'scheduled', publish_at: '2101-03-01T09:00' });
  await owner.change(slug, { publish_at: new Date(Date.now() + 4_000).toISOString() });
  await openCompose(page, slug);
  await title(page).fill('Live, and unfin');
  await expect(status(page)).toContainText(say.compose.status.went_live_unsaved);
  await expect(page.getByRole('region', { name: /^This post went live at / })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status(page)).toHaveText(say.compose.status.next_saved);
  expect(await read(page, slug)).toMatchObject({ title: 'Live', status: 'published' });
  await button(page, say.compose.actions.update).click();
  await expect(status(page)).toHaveText(say.compose.status.updated_now);
  expect(await read(page, slug)).toMatchObject({ title: 'Live, and unfin' });
});

test('a scheduled post is hidden from visitors until its time', async ({ page, request, owner }) => {
  const post = await owner.write({
    ...{ title: 'An embargoed merger', status: 'scheduled', publish_at: '2101-03-01T09:00' },
    tags: ['Embargo'],
  });
  const at = async (address: string) => {
    const response = await request.get(address, { maxRedirects: 0 });
    return { status: response.status(), text: await response.text() };
  };
  const unknown = await at(`/blog/${'x'.repeat(post.slug.length)}`);
  const hidden = await at(`/blog/${post.slug}`);
  const plain = (text: string, slug: string) =>
    text.replaceAll(slug, '').replaceAll(/nonce="[^"]*"|[0-9a-f-]{36}/g, '');
  expect(hidden.status).toBe(404);
  expect(plain(hidden.text, post.slug)).toBe(plain(unknown.text, 'x'.repeat(post.slug.length)));
  const open = ['/blog', '/blog/rss.xml', '/sitemap.xml', '/llms.txt', '/', '/api/blog/posts?limit=500'];
  for (const address of open) expect((await at(address)).text).not.toContain('embargoed');
  for (const address of [
    paths.sharePicture(paths.post(post.slug), 'en'),
    `/api/blog/posts/${post.slug}`,
    `/api/share/${post.slug}`,
    '/blog/tag/embargo',
  ])
    expect((await at(address)).status).toBe(404);

  await page.goto('/compose/posts?status=scheduled');
  await hydrated(page);
  await expect(row(page, 'An embargoed merger')).toContainText(say.compose.status.scheduled);
  await expectAccessible(page);

  const due = Date.now() + 3000;
  await owner.change(post.slug, { status: 'scheduled', publish_at: new Date(due).toISOString() });
  await expect.poll(async () => (await at(`/blog/${post.slug}`)).status).toBe(200);
  expect(Date.now()).toBeGreaterThanOrEqual(due);
  for (const address of ['/blog', '/sitemap.xml', '/api/blog/posts?limit=500'])
    expect((await at(address)).text).toContain('embargoed');
  await page.goto('/settings/activity');
  await expect(page.getByText('Published “An embargoed merger” on schedule')).toBeVisible();
});

test('a local time that is skipped or repeated is explained', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/);
  await begin(page, 'Two nights');
  await time(page).fill('2101-03-27T02:30');
  await expect(page.getByText('2:30 AM doesn’t exist in Madrid')).toBeVisible();
  await button(page, say.compose.schedule.schedule).click();
  await expect(status(page)).toContainText('2:30 AM doesn’t exist in Europe/Madrid');
  await expect(time(page)).toBeFocused();
  await time(page).fill('2101-10-30T02:30');
  const which = page.getByRole('radiogroup', { name: '2:30 AM happens twice in Madrid' });
  await expectAccessible(page);
  await which.getByLabel('The second, an hour later (UTC+01:00)').check();
  await button(page, say.compose.schedule.schedule).click();
  await expect(status(page)).toHaveText(say.compose.status.scheduled_now);
  expect((await read(page, 'two-nights')).publish_at).toBe('2101-10-30T01:30:00.000Z');
  await expect(page).toHaveURL(/slug=two-nights/);
  await page.reload();
  await toggleRow(page, 'goes-live');
  await expect(which.getByLabel('The second')).toBeChecked();
});
