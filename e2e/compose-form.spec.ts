import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { body, editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { title, slug, button, status } = composePage;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ page, signIn }) => signIn(page));

test('the slug follows the title, with a number if taken; a typed slug is normalized', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Ya está aquí' });
  await openCompose(page);
  await title(page).fill('Ya está aquí');
  await title(page).blur();
  await expect(slug(page)).toHaveValue('ya-esta-aqui');
  await expect(page.getByText(/will be http.*\/blog\/ya-esta-aqui$/)).toBeVisible();
  await body(page).fill('Dos.');
  await button(page, say.compose.actions.save_draft).click();
  await expect(slug(page)).toHaveValue('ya-esta-aqui-2');
  await slug(page).fill(' Otra  DIRECCIÓN! ');
  await slug(page).blur();
  await expect(slug(page)).toHaveValue('otra-direccion');
  await expect(page.getByText('The old URL will redirect')).toHaveCount(0);
});

test('changing a public post’s slug shows a warning and updates the address bar without a reload', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Public', slug: 'public-before' });
  await openCompose(page, 'public-before');
  await toggleRow(page, 'slug-row');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await slug(page).fill('public-after');
  await expect(page.getByText(say.compose.fields.slug_changed)).toBeVisible();
  await body(page).click();
  await button(page, 'Update').click();
  await expect(page).toHaveURL('/compose?slug=public-after');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/public-before/);
});

test('a missing field gets the focus', async ({ page }) => {
  await openCompose(page);
  await button(page, 'Publish').click();
  await expect(status(page)).toHaveText('Title and body are required');
  await expect(title(page)).toBeFocused();
  await title(page).fill('A title');
  await button(page, 'Publish').click();
  await expect(editor(page)).toBeFocused();
});

test('"Save as new" asks for a slug, generates one if blank, and leaves the open post unchanged', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await owner.write({ title: 'Original', slug: 'original' });
  await openCompose(page, 'original');
  await title(page).fill('A copy of it');
  await toggleRow(page, 'save-as-new');
  const row = page.locator('#save-as-new');
  await expectAccessible(page);
  await row.getByLabel(say.compose.save_as_new_dialog.slug).fill('original');
  await row.getByRole('button', { name: say.compose.save_as_new_dialog.confirm }).click();
  await expect(row.getByRole('alert')).toContainText('Failed to save new (409)');
  await expect(row.getByRole('alert')).toContainText('Another post already uses');
  await row.getByLabel(say.compose.save_as_new_dialog.slug).fill('');
  await row.getByLabel(say.compose.save_as_new_dialog.slug).press('Enter');
  await expect(page.getByText('Editing: a-copy-of-it')).toBeVisible();
  await expect(status(page)).toHaveText('Saved as a new post: a-copy-of-it');
  await expect(page).toHaveURL('/compose?slug=a-copy-of-it');
  const read = async (at: string) => (await page.request.get(`/api/blog/posts/${at}`)).json();
  expect(await read('original')).toMatchObject({ title: 'Original', version: 1 });
  expect(await read('a-copy-of-it')).toMatchObject({ title: 'A copy of it', status: 'draft' });
});

test('a future date asks whether to schedule the post, publish it now or keep a draft', async ({ page }) => {
  await openCompose(page);
  await title(page).fill('Next century');
  await body(page).fill('Text.');
  await toggleRow(page, 'date-row');
  await page.getByLabel(say.compose.fields.date).fill('2101-01-01');
  await button(page, 'Publish').click();
  const question = page.getByRole('region', { name: 'January 1, 2101 is in the future' });
  await expectAccessible(page);
  await question.getByRole('button', { name: say.compose.future_date.draft }).click();
  await expect(page.getByText('Editing: next-century')).toBeVisible();
  const read = async () => (await page.request.get('/api/blog/posts/next-century')).json();
  expect(await read()).toMatchObject({ status: 'draft', date: '2101-01-01' });
  await button(page, 'Publish').click();
  await question.getByRole('button', { name: say.compose.future_date.now }).click();
  await expect(status(page)).toHaveText(say.compose.status.published_now);
  const now = await read();
  expect(now.status).toBe('published');
  expect(now.date < '2101').toBe(true);

  await openCompose(page);
  await title(page).fill('Next century again');
  await body(page).fill('Text.');
  await toggleRow(page, 'date-row');
  await page.getByLabel(say.compose.fields.date).fill('2101-01-01');
  await button(page, 'Publish').click();
  await question.getByLabel(say.compose.future_date.time).fill('07:30');
  await question.getByRole('button', { name: say.compose.schedule.schedule }).click();
  await expect(status(page)).toHaveText(say.compose.status.scheduled_now);
  const scheduled = await (await page.request.get('/api/blog/posts/next-century-again')).json();
  expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: '2101-01-01T07:30:00.000Z' });
});

test('a cover image’s alt text comes from the media library or is entered for the post', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Quay', slug: 'quay', html: '<p>Text.</p>' });
  await openCompose(page, 'quay');
  await toggleRow(page, 'cover-row');
  const cover = page.getByLabel(say.compose.fields.cover, { exact: true });
  const words = page.getByLabel(say.compose.fields.cover_alt);
  await expect(words).toBeHidden();
  await page.getByRole('button', { name: say.compose.fields.cover_upload }).click();
  const dialog = page.getByRole('dialog', { name: say.mediaLibrary.picker.heading });
  await dialog
    .getByLabel(say.mediaLibrary.upload)
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: png });
  await expect(cover).toHaveValue(/^\/media\//);
  await expect(words).toBeVisible();
  await expect(words).toHaveValue('');
  const id = /^\/media\/([^/]+)/.exec(await cover.inputValue())?.[1];
  const described = await page.request.patch(`/api/media/${id}`, { data: { alt: 'A quay in fog' } });
  expect(described.status()).toBe(200);
  await button(page, say.compose.fields.cover_remove).click();
  await expect(words).toBeHidden();

  await page.getByRole('button', { name: say.compose.fields.cover_upload }).click();
  await dialog.getByRole('button', { name: 'A quay in fog' }).click();
  await expect(words).toHaveValue('A quay in fog');
  await expectAccessible(page);
  await button(page, 'Update').click();
  await expect(status(page)).toHaveText(say.compose.status.updated_now);
  const alt = async () => (await (await page.request.get('/api/blog/posts/quay')).json()).cover_alt;
  expect(await alt()).toBe('A quay in fog');

  await words.fill('Boats,\nand no wind');
  await button(page, 'Update').click();
  await expect.poll(alt).toBe('Boats, and no wind');
  await expect(words).toHaveValue('Boats, and no wind');
  await page.goto('/blog/quay');
  await expect(page.getByRole('img', { name: 'Boats, and no wind' })).toBeVisible();
  await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute(
    'content',
    'Boats, and no wind',
  );
  await page.goto('/blog');
  await expect(page.getByRole('img', { name: 'Boats, and no wind' })).toBeVisible();
});
