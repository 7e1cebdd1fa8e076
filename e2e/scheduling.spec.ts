import type { Page } from '@playwright/test';
import { paths } from '../shared/paths.ts';
import { wallTime } from '../shared/zoned-time.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button, status, row } = composePage;

test.use({ siteOf: 'scheduling', timezoneId: 'America/Mexico_City' });
test.beforeEach(async ({ page, signIn, owner }) => {
  await signIn(page);
  await owner.api.patch('/api/settings', { data: { time_zone: 'Europe/Madrid' } });
});

const time = (page: Page) => page.getByLabel('Goes live at');
const read = async (page: Page, slug: string) => (await page.request.get(`/api/blog/posts/${slug}`)).json();

async function begin(page: Page, name: string) {
  await openCompose(page);
  await title(page).fill(name);
  await body(page).fill('A text that waits.');
}

test('a post is scheduled, put off, made a draft, scheduled again and published by hand', async ({
  page,
}) => {
  await begin(page, 'In good time');
  await time(page).fill('2101-07-01T09:00');
  await expect(page.getByText('On this device’s clock: Jul 1, 2101, 1:00 AM.')).toBeVisible();
  await button(page, 'Schedule').click();
  await expect(status(page)).toHaveText('Scheduled. It goes live by itself at its time.');
  await expect(page.getByText('Scheduled Jul 1, 2101, 9:00 AM').first()).toBeVisible();
  await expectAccessible(page);
  expect(await read(page, 'in-good-time')).toMatchObject({
    ...{ status: 'scheduled', publish_at: '2101-07-01T07:00:00.000Z' },
    date: '2101-07-01T09:00:00+02:00',
  });

  await time(page).fill('2101-12-01T09:00');
  await button(page, 'Change the time').click();
  await expect(page.getByText('Scheduled Dec 1, 2101, 9:00 AM').first()).toBeVisible();
  await title(page).fill('In better time');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Scheduled. It goes live by itself at its time.');
  expect(await read(page, 'in-good-time')).toMatchObject({
    ...{ title: 'In better time', publish_at: '2101-12-01T08:00:00.000Z' },
  });

  await button(page, 'Back to draft').click();
  await expect(status(page)).toHaveText('A draft again. It will not go live by itself.');
  await time(page).fill('2101-12-01T09:00');
  await button(page, 'Schedule').click();
  await expect(button(page, 'Back to draft')).toBeVisible();
  await button(page, 'Publish now').click();
  await expect(status(page)).toHaveText('Published. It is on the site.');
  const now = await read(page, 'in-good-time');
  expect(now).toMatchObject({ status: 'published', publish_at: null });
  expect(now.date < '2101').toBe(true);
  await expect(time(page)).toHaveCount(0);
});

test('it is unknown to strangers until its time, and on the site within a second of it', async ({
  page,
  request,
  owner,
}) => {
  const due = Date.now() + 6000;
  const post = await owner.write({
    title: 'An embargoed merger',
    status: 'scheduled',
    publish_at: new Date(due).toISOString(),
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
  await expect(row(page, 'An embargoed merger')).toContainText('Scheduled');
  await expectAccessible(page);

  for (;;) {
    const asked = Date.now();
    const { status: now } = await at(`/blog/${post.slug}`);
    if (now === 200) {
      expect(Date.now()).toBeGreaterThanOrEqual(due);
      break;
    }
    expect(asked).toBeLessThan(due + 1500);
    await page.waitForTimeout(50);
  }
  for (const address of ['/blog', '/sitemap.xml', '/api/blog/posts?limit=500'])
    expect((await at(address)).text).toContain('embargoed');
  await page.goto('/settings/activity');
  await expect(page.getByText('Published “an-embargoed-merger” at its time')).toBeVisible();
});

test('the night without half past two, and the one that has it twice, are named', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await begin(page, 'Two nights');
  await time(page).fill('2101-03-27T02:30');
  await expect(page.getByText('2:30 AM does not exist in Madrid')).toBeVisible();
  await button(page, 'Schedule').click();
  await expect(status(page)).toContainText('2:30 AM does not exist in Europe/Madrid');
  await expect(time(page)).toBeFocused();
  await time(page).fill('2101-10-30T02:30');
  const which = page.getByRole('radiogroup', { name: '2:30 AM comes twice in Madrid' });
  await expectAccessible(page);
  await which.getByLabel('The second, an hour later (UTC+01:00)').check();
  await button(page, 'Schedule').click();
  await expect(status(page)).toHaveText('Scheduled. It goes live by itself at its time.');
  expect((await read(page, 'two-nights')).publish_at).toBe('2101-10-30T01:30:00.000Z');
  await expect(page).toHaveURL(/slug=two-nights/);
  await page.reload();
  await expect(which.getByLabel('The second')).toBeChecked();
});

test('a time that is past is refused, with the text still there', async ({ page, expectedErrors }) => {
  expectedErrors.push(/400/);
  await begin(page, 'Too late');
  await time(page).fill('2001-01-01T09:00');
  await button(page, 'Schedule').click();
  await expect(status(page)).toContainText('That time is past.');
  await time(page).fill('');
  await button(page, 'Schedule').click();
  await expect(status(page)).toContainText('Choose the day and the time');
  await expect(title(page)).toHaveValue('Too late');
  await expect(time(page)).toBeFocused();
});

test('who has chosen no zone is offered that of the device', async ({ page, owner }) => {
  await owner.api.patch('/api/settings', { data: { time_zone: '' } });
  await openCompose(page);
  await expect(page.getByText('By UTC, as no time zone is chosen yet.')).toBeVisible();
  await button(page, 'Use America/Mexico_City, the zone of this device').click();
  await expect(page.getByText('By the clock of Mexico City (America/Mexico_City).')).toBeVisible();
  expect((await (await owner.api.get('/api/settings')).json()).time_zone).toBe('America/Mexico_City');
});

test('what went live while it was written on takes the text along', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const due = new Date(Date.now() + 4000);
  const post = await owner.write({
    title: 'Overtaken',
    status: 'scheduled',
    publish_at: due.toISOString(),
  });
  await openCompose(page, post.slug);
  await expect(time(page)).toHaveValue(wallTime(due, 'Europe/Madrid'));
  await title(page).fill('Overtaken, and mended');
  await expect.poll(async () => (await read(page, post.slug)).status, { timeout: 10_000 }).toBe('published');
  await button(page, 'Update').click();
  await expect(status(page)).toHaveText('Updated. Readers see the new text.');
  expect(await read(page, post.slug)).toMatchObject({ title: 'Overtaken, and mended', status: 'published' });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post is scheduled by the form, and a refused time comes back with what was typed', async ({
    page,
    expectedErrors,
  }) => {
    // A browser that runs no script says so of each that the page asks it to fetch beforehand.
    expectedErrors.push(/^request failed: .*\.js csp$/, /400/);
    await page.goto('/compose');
    await title(page).fill('Plain form');
    await body(page).fill('It waits.');
    await time(page).fill('2101-10-30T02:30');
    await button(page, 'Schedule').click();
    await expect(page.getByText('2:30 AM comes twice in Europe/Madrid')).toBeVisible();
    await expect(title(page)).toHaveValue('Plain form');
    await page.getByLabel('The first, before clocks are set back (UTC+02:00)').check();
    await button(page, 'Schedule').click();
    await expect(page.getByText('Scheduled. It goes live by itself at its time.')).toBeVisible();
    expect((await read(page, 'plain-form')).publish_at).toBe('2101-10-30T00:30:00.000Z');
  });
});
