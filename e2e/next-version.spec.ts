import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { paths } from '../shared/paths.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { sendToReview } from './fixtures/give-for-review.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en.compose;
const { title, button, status } = composePage;

test.use({ siteOf: 'next-version' });
test.beforeEach(async ({ signIn, page }) => signIn(page));

const text = '<p>One.</p><p>Two.</p><p>Three.</p>';
const view = (page: Page, name: 'live' | 'next' | 'compare') =>
  page
    .getByRole('navigation', { name: say.next.version })
    .getByRole('button', { name: say.next.views[name] });
const readers = async (page: Page, slug: string) => (await page.request.get(`/blog/${slug}`)).text();

test('a published post is corrected, compared, discarded, restored and updated', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Corrected', html: text });
  await openCompose(page, slug);
  await expect(page.getByText(say.next.hints.none)).toBeVisible();
  await title(page).fill('Corrected twice');
  await body(page).fill('Entirely new.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status(page)).toHaveText(say.status.next_saved);
  expect(await readers(page, slug)).not.toContain('Entirely new');

  await page.reload();
  await expect(body(page)).toHaveText('Entirely new.');
  await expect(page.getByText(/^4 changes \(words: \+\d+, −\d+\)/)).toBeVisible();
  await expectAccessible(page);
  await view(page, 'live').click();
  await expect(page.getByRole('article')).toContainText('Two.');
  await view(page, 'compare').click();
  await expect(page.locator('ins').filter({ hasText: 'Entirely new.' })).toBeVisible();
  await expect(body(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Shift+D');
  await expect(body(page)).toBeVisible();
  await body(page).focus();
  for (const area of ['[role=toolbar]', '#details', '#editor-bar', '.ProseMirror']) {
    await page.keyboard.press('F6');
    await expect(page.locator(`${area}:focus, ${area} :focus`)).toHaveCount(1);
  }

  await button(page, say.next.discard).click();
  await expect(status(page)).toHaveText(say.status.next_discarded);
  await expect(body(page)).toContainText('Two.');
  await button(page, say.actions.undo).last().click();
  await expect(status(page)).toHaveText(say.status.next_saved);
  await expect(body(page)).toHaveText('Entirely new.');

  await title(page).click();
  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(status(page)).toHaveText(say.status.updated_now);
  await expect.poll(() => readers(page, slug)).toContain('Entirely new');
  await expect(page.getByText(say.next.hints.none)).toBeVisible();
});

test('Compare shows words, links, formats and fields where they changed, and lists them', async ({
  page,
  owner,
}) => {
  const html =
    '<h2>Why</h2><p>See <a href="/about">this page</a> first.</p><ul><li>One thing</li></ul><p>End.</p>';
  const { slug } = await owner.write({ title: 'Compared', html, excerpt: 'Short.' });
  await openCompose(page, slug);
  await expect(page.locator('#details').getByRole('link', { name: `/blog/${slug}` })).toBeVisible();
  const changed = html
    .replace('/about', '/contact')
    .replace('<li>One', '<li>First</li><li>One')
    .replace('End.', '<strong>End.</strong>');
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { html: changed, excerpt: 'Shorter.' } });
  await page.reload();
  await view(page, 'compare').click();
  await expect(page.locator('#details').getByRole('heading', { name: '4 changes' })).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: '(/contact)' })).toBeVisible();
  await expect(page.locator('del', { hasText: 'End.' })).toBeVisible();
  await expect(page.locator('ins strong')).toHaveText('End.');
  await expect(
    page.getByRole('region', { name: say.compare.heading }).getByRole('heading', { name: 'Why' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: say.fields.excerpt }).click();
  await expect(page.locator('#change-excerpt-0')).toBeFocused();
});

test('a correction is approved by its reviewer and scheduled', async ({ page, owner, request }) => {
  const { slug } = await owner.write({ title: 'Approved', html: text });
  await openCompose(page, slug);
  await body(page).fill('Approved words.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status(page)).toHaveText(say.status.next_saved);
  const made = await owner.api.post(`/api/blog/posts/${slug}/reviews`, { data: { reader: 'Ms Reader' } });
  const { pathname: link, search } = new URL((await made.json()).address);
  const seen = await (await request.get(link + search, { headers: { Cookie: '' } })).text();
  expect(seen).toContain('Approved words.');
  expect(seen).toContain('<del');
  await sendToReview(request, link + search, { intent: 'decide', kind: 'approved', line: '' });

  await page.reload();
  await page.locator('summary', { hasText: say.next.schedule }).click();
  await page.getByLabel(say.schedule.at).fill('2101-07-01T09:00');
  await button(page, say.schedule.schedule_update).click();
  await expect(status(page)).toHaveText(say.status.next_scheduled);
  await expect(page.getByText(/^Goes live Jul 1, 2101/)).toBeVisible();
  await page.goto(`${paths.posts}?next_version=yes`);
  await expect(page.getByRole('cell', { name: /Update goes live Jul 1, 2101/ })).toBeVisible();
  const publish_at = new Date(Date.now() + 4_000).toISOString();
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { publish_at } });
  expect(await readers(page, slug)).not.toContain('Approved words.');
  await expect.poll(() => readers(page, slug), { timeout: 10_000 }).toContain('Approved words.');
});

test('visitors find no trace of a next version, and all of it within a second after Update', async ({
  request,
  owner,
}) => {
  const date = new Date().toISOString().slice(0, 10);
  const { slug } = await owner.write({ title: 'Before', date, html: text, tags: ['Boards'] });
  const next = { title: 'Redrafted', slug: 'redrafted', html: '<p>Redrafted.</p>', tags: ['Redrafted'] };
  const at = async (address: string) => {
    const response = await request.get(address, { headers: { Cookie: '' } });
    return { status: response.status(), body: (await response.body()).toString('latin1') };
  };
  const lists = ['/blog', '/blog/rss.xml', '/sitemap.xml', '/api/blog/posts?limit=500'];
  const own = [paths.post(slug), `/api/blog/posts/${slug}`, `/api/share/${slug}`];
  const picture = paths.sharePicture(paths.post(slug), 'en');
  const before = await at(picture);
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: next });
  for (const address of ['/', '/llms.txt', ...lists, ...own])
    expect((await at(address)).body).not.toMatch(/redrafted/i);
  for (const address of ['/blog/redrafted', '/blog/tag/redrafted', '/api/blog/posts/redrafted'])
    expect((await at(address)).status).toBe(404);
  expect((await at(picture)).body).toBe(before.body);

  const published = await owner.api.post(`/api/blog/posts/${slug}/next/publish`);
  expect(published.ok()).toBe(true);
  const done = Date.now();
  for (const address of [...lists, ...own, '/blog/redrafted', '/blog/tag/redrafted'])
    await expect.poll(async () => (await at(address)).body, address).toMatch(/redrafted/i);
  expect((await at(paths.sharePicture('/blog/redrafted', 'en'))).body).not.toBe(before.body);
  expect(Date.now() - done).toBeLessThan(3_000);
});

test('a next version with a new slug is reviewed and published under it', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const { slug } = await owner.write({ title: 'Renamed', slug: 'old-name', html: text });
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { slug: 'new-name' } });
  await openCompose(page, slug);
  await expect(page.locator('#editing')).toHaveText('Editing: old-name');
  await page.getByRole('link', { name: say.next.send }).click();
  await page.keyboard.type('Ms Reader');
  await page.keyboard.press('Enter');
  await expect(page.locator('#review-link')).toHaveValue(/\/review\//);
  await title(page).fill('Renamed twice');
  await button(page, say.actions.update).click();
  await button(page, catalogs.en.reviewPanel.ask_go_on).click();
  await expect(page).toHaveURL('/compose?slug=new-name');
  await expect.poll(() => readers(page, 'old-name')).toContain('Renamed twice');
});

test('a change of the published post is merged into its next version', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const { slug } = await owner.write({ title: 'Merged', html: text });
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { html: text.replace('Three', 'Third') } });
  await openCompose(page, slug);
  await owner.change(slug, { html: text.replace('One', 'First') });
  await title(page).fill('Merged');
  await button(page, say.actions.update).click();
  await expect(button(page, say.actions.update)).toBeDisabled();
  await title(page).fill('Merged title');
  await button(page, say.conflict.merge).click();
  await expect(body(page)).toContainText('First.');
  await expect(body(page)).toContainText('Third.');
  await button(page, say.actions.update).click();
  await expect(status(page)).toHaveText(say.status.updated_now);
  const seen = await readers(page, slug);
  for (const words of ['Merged title', 'First.', 'Third.']) expect(seen).toContain(words);
});

test('unpublishing continues with the next version, and Undo shows readers the published text again', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'Taken down', html: text });
  await owner.api.put(`/api/blog/posts/${slug}/next`, { data: { title: 'Taken down, next' } });
  await openCompose(page, slug);
  await toggleRow(page, 'unpublish');
  await button(page, say.actions.unpublish).click();
  await expect(status(page)).toHaveText(say.status.unpublished_now);
  await expect(title(page)).toHaveValue('Taken down, next');
  await button(page, say.actions.undo).last().click();
  await expect(status(page)).toHaveText(say.status.published_now);
  expect(await readers(page, slug)).not.toContain('Taken down, next');
  await expect(view(page, 'live')).toBeVisible();
  await expect(title(page)).toHaveValue('Taken down, next');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the next version is saved, discarded and published', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Plain', html: text });
    await page.goto(paths.composePost(slug));
    await title(page).fill('Plain, next');
    await button(page, say.actions.save_next).click();
    await expect(status(page)).toHaveText(say.status.next_saved);
    await expect(title(page)).toHaveValue('Plain, next');
    await button(page, say.next.discard).click();
    await expect(title(page)).toHaveValue('Plain');
    await title(page).fill('Plain, again');
    await button(page, say.actions.save_next).click();
    await button(page, say.actions.update).click();
    await expect(status(page)).toHaveText(say.status.updated_now);
    expect(await readers(page, slug)).toContain('Plain, again');
  });
});
