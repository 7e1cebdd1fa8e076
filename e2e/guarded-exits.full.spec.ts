import type { Locator, Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import { plainPicture } from '../test/picture-files.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const { guard: say, mediaLibrary, postList, compose, errors } = catalogs.en;

test.use({ siteOf: 'held exits' });
test.beforeEach(({ page, signIn, expectedErrors }) => {
  // The page explains these rejected requests.
  expectedErrors.push(/409/);
  return signIn(page);
});

const reason = (place: Page | Locator) => place.getByLabel(say.held_reason);
const letOut = (place: Page | Locator) => place.getByRole('button', { name: say.let_out });
const told = (place: Page | Locator) => place.getByText(plural('en', say.held, 1));

/** Adds a confidential name. Posts that are already public stay public. */
async function guard(owner: Owner, name: string): Promise<void> {
  const added = await owner.api.post('/api/guard/names', { data: { name } });
  expect(added.ok(), await added.text()).toBe(true);
}

async function reasons(owner: Owner): Promise<string[]> {
  const records = await (await owner.api.get('/api/guard/records')).json();
  return records.map(({ reason }: { reason: string }) => reason);
}

let widths = 100;

/** Creates a unique image, because the media library recognizes identical files. */
async function picture(name: string) {
  widths += 1;
  return { name, mimeType: 'image/png', buffer: await plainPicture(widths, 60).png().toBuffer() };
}

test('an image with a confidential name is uploaded to the media library only with a reason', async ({
  page,
  owner,
}) => {
  await guard(owner, 'Quellmar');
  await page.goto('/media-library');
  await hydrated(page);
  const chooser = page.getByLabel(mediaLibrary.upload);
  await chooser.setInputFiles([await picture('at-quellmar.png'), await picture('desk.png')]);
  const uploads = page.getByRole('region', { name: mediaLibrary.uploads });
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  const held = page.getByRole('group', { name: 'at-quellmar.png' });
  await expect(row('desk.png')).toContainText(mediaLibrary.uploaded);
  await expect(held.getByText('quellmar', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await reason(held).focus();
  await page.keyboard.press('Escape');
  const again = row('at-quellmar.png').getByRole('button', { name: say.say_why });
  await expect(again).toBeFocused();
  await expect(row('at-quellmar.png')).toContainText(errors.detail.picture_named);
  await page.keyboard.press('Enter');
  await expect(told(held)).toBeFocused();
  await reason(held).fill('no');
  await page.keyboard.press('Enter');
  await expect(held.getByText(say.reason_missing)).toBeVisible();
  await reason(held).fill('They have shown it themselves');
  await page.keyboard.press('Enter');
  await expect(row('at-quellmar.png')).toContainText(mediaLibrary.uploaded);
  await expect(page.getByRole('link', { name: 'at-quellmar.png' })).toHaveCount(1);
  expect(await reasons(owner)).toContain('They have shown it themselves');
});

test.describe('confidential names in images', () => {
  const note = (page: Page) => editor(page).getByText(errors.detail.picture_named);
  const ask = (page: Page) => editor(page).getByRole('button', { name: say.say_why });
  const heading = fill(say.held_picture, { name: 'with-tarquenza.png' });
  const window = (page: Page) => page.getByRole('dialog', { name: heading });

  test('an image with a confidential name is inserted in a post only with a reason', async ({
    page,
    owner,
  }) => {
    await guard(owner, 'Tarquenza');
    await openCompose(page);
    await editor(page).fill('Before.');
    await page.getByRole('button', { name: compose.image.insert, exact: true }).click();
    const file = await picture('with-tarquenza.png');
    await page.getByLabel(compose.image.files).setInputFiles(file);
    await expect(note(page)).toBeVisible();
    await expectAccessible(page);
    // Text typed in the meantime stays.
    await editor(page).getByText('Before.').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' And more.');
    await ask(page).focus();
    await page.keyboard.press('Enter');
    await expect(told(window(page))).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(window(page)).toHaveCount(0);
    await expect(note(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page).click();
    await expectAccessible(page);
    await reason(window(page)).fill('It hangs in their hall');
    await page.keyboard.press('Enter');
    await expect(editor(page).locator('figure img')).toHaveAttribute('src', /with-tarquenza\.jpg$/);
    await expect(note(page)).toHaveCount(0);
    await expect(editor(page)).toContainText('Before. And more.');
    expect(await reasons(owner)).toContain('It hangs in their hall');
  });
});

test.describe('confidential names in bulk changes', () => {
  test('a bulk change publishes held posts with a reason and keeps holding the others', async ({
    page,
    owner,
  }) => {
    const titles = ['Letter 1 to Jorundal', 'Letter 2 to Jorundal', 'To nobody'];
    for (const [at, title] of titles.entries())
      await owner.write({ title, slug: `many-${at + 1}`, status: 'draft', tags: ['many'] });
    await guard(owner, 'Jorundal');
    await page.goto('/compose/posts?tag=many');
    await hydrated(page);
    await page.getByRole('checkbox', { name: postList.tick_all }).check();
    await page.getByRole('button', { name: postList.actions.publish, exact: true }).click();
    await expect(page.getByText(plural('en', postList.done.publish, 1))).toBeVisible();
    await expect(page.getByText(plural('en', postList.refused, 2))).toBeVisible();
    const held = (at: number) => page.getByRole('group', { name: `Letter ${at} to Jorundal` });
    await expect(held(1).getByText('Jorundal', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await letOut(page).click();
    await expect(page.getByText(say.reason_missing)).toBeVisible();
    await expect(letOut(page)).not.toHaveAttribute('aria-disabled');
    await reason(held(2)).fill('The second one may');
    await page.keyboard.press('Enter');
    await expect(held(2)).toHaveCount(0);
    await expect(held(1)).toBeVisible();
    expect((await page.request.get('/blog/many-2')).status()).toBe(200);
    await reason(held(1)).fill('The first one, too');
    await letOut(page).click();
    await expect(held(1)).toHaveCount(0);
    expect(await reasons(owner)).toEqual(
      expect.arrayContaining(['The first one, too', 'The second one may']),
    );
  });
});

test('a confidential name added later holds a scheduled post', async ({ page, owner }) => {
  // Checking a new name takes seconds on a busy machine.
  const publish_at = new Date(Date.now() + 20_000).toISOString();
  const title = 'With Brandolin to the board';
  const { slug } = await owner.write({ title, html: '<p>Text.</p>', status: 'scheduled', publish_at });
  await owner.api.post('/api/guard/names', { data: { name: 'Brandolin' } });
  const warning = page.getByRole('complementary', { name: postList.held_label });
  const [held = ''] = fill(postList.held_first, { title }).split('{time}');
  await expect(async () => {
    await page.goto('/compose/posts');
    await expect(warning).toContainText(held, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('row', { name: title }).getByText(compose.status.held)).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/api/blog/posts/${slug}`)).status()).toBe(200);
  await warning.getByRole('link', { name: postList.held_see }).click();
  await expect(page.locator('#title')).toHaveValue(title);
});
