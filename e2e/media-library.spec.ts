import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { plainPicture } from '../test/picture-files.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { save } from './fixtures/settings-page.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'media library' });

/** Creates a unique image, because the media library recognizes identical files. */
async function picture(name: string, width: number, height = 300) {
  return { name, mimeType: 'image/png', buffer: await plainPicture(width, height).png().toBuffer() };
}

const uploads = (page: Page) => page.getByRole('region', { name: say.mediaLibrary.uploads });
const chooser = (page: Page) => page.getByLabel(say.mediaLibrary.upload);
const window_ = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Uploads an image through the API and returns its URL. */
async function put(page: Page, file: Awaited<ReturnType<typeof picture>>): Promise<string> {
  const response = await page.request.post('/api/media', { multipart: { file } });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { url: string }).url;
}

test.beforeEach(({ page, signIn }) => signIn(page));

test('several images are uploaded at once, and the reason for each rejected file is shown', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/415/, /422/);
  await page.goto('/media-library');
  await hydrated(page);
  const whole = await picture('desk.png', 601);
  await chooser(page).setInputFiles([
    whole,
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: 'torn.png', mimeType: 'image/png', buffer: whole.buffer.subarray(0, 60) },
    await picture('lamp.png', 602),
  ]);
  const row = (name: string) => uploads(page).getByRole('listitem').filter({ hasText: name });
  await expect(row('lamp.png')).toContainText(say.mediaLibrary.uploaded);
  await expect(row('desk.png')).toContainText(say.mediaLibrary.uploaded);
  await expect(row('notes.png')).toContainText(say.errors.detail.file_type);
  await expect(row('torn.png')).toContainText(say.errors.detail.file_broken);
  const card = page.getByRole('listitem').filter({ hasText: 'desk.png' }).filter({ hasText: '601' });
  await expect(card).toContainText('601 × 300');
  await expect(card).toContainText(say.mediaLibrary.no_alt);
  await expect(card.locator('img')).toHaveAttribute('src', /\?w=480$/);
  await page.getByRole('button', { name: say.mediaLibrary.clear }).click();
  await expect(uploads(page)).toHaveCount(0);
});

test('images can be dropped anywhere on the media library or pasted', async ({ page }) => {
  await page.goto('/media-library');
  await hydrated(page);
  for (const [type, name, width] of [
    ['drop', 'dropped.png', 611],
    ['paste', 'pasted.png', 612],
  ] as const) {
    const { buffer } = await picture(name, width);
    await page.evaluate(
      ({ type, name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
        const more = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, ...more })
            : new ClipboardEvent('paste', { clipboardData: data, ...more }),
        );
      },
      { type, name, bytes: [...buffer] },
    );
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('alt text is saved and searchable', async ({ page }) => {
  await put(page, await picture('described.png', 621));
  await page.goto('/media-library', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'described.png', exact: true }).click();
  const details = window_(page, 'described.png');
  await expect(details).toContainText('621 × 300 px');
  await expect(details).toContainText(say.mediaLibrary.details.unused);
  await details.getByLabel(say.mediaLibrary.details.alt).fill('A lectern in an empty room');
  await details.getByRole('button', { name: say.mediaLibrary.details.alt_save }).click();
  await expect(details.getByRole('status')).toHaveText(say.mediaLibrary.details.alt_saved);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(page).not.toHaveURL(/picture=/);
  await page.getByRole('searchbox', { name: say.mediaLibrary.search }).fill('lectern');
  await expect(page.getByText('1 image', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'described.png' })).not.toContainText(
    'No alt text',
  );
  await page.getByRole('searchbox').fill('zzzz');
  await expect(page.getByText('No images match “zzzz”.')).toBeVisible();
});

test('only an unused image can be deleted; an image in use lists its uses', async ({
  page,
  owner,
  request,
}) => {
  const url = await put(page, await picture('used.png', 641));
  await owner.write({ title: 'A post with a picture', html: `<p><img src="${url}" alt=""></p>` });
  await owner.api.patch('/api/settings', { data: { portrait: url } });
  await page.goto('/media-library', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'used.png', exact: true }).click();
  const details = window_(page, 'used.png');
  await expect(details.getByRole('link', { name: 'A post with a picture' })).toHaveAttribute(
    'href',
    '/compose?slug=a-post-with-a-picture',
  );
  await expect(details.getByRole('link', { name: 'Settings: Portrait' })).toHaveAttribute(
    'href',
    '/settings/identity#field-portrait',
  );
  await details.getByRole('button', { name: say.mediaLibrary.details.delete }).click();
  await expect(details.getByRole('alert')).toContainText('A post with a picture and Settings: Portrait');
  expect((await request.get(url)).status()).toBe(200);

  await owner.change('a-post-with-a-picture', { html: '<p>Without.</p>' });
  await owner.api.patch('/api/settings', { data: { portrait: '' } });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(details).toContainText(say.mediaLibrary.details.unused);
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await details.getByRole('button', { name: say.mediaLibrary.details.delete }).click();
  expect(asked).toEqual(['Permanently delete “used.png”? This can’t be undone.']);
  page.once('dialog', (dialog) => dialog.accept());
  await details.getByRole('button', { name: say.mediaLibrary.details.delete }).click();
  await expect(details).toHaveCount(0);
  await expect(page.getByText(say.mediaLibrary.details.deleted).first()).toBeVisible();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('link', { name: 'used.png', exact: true })).toHaveCount(0);
  expect((await request.get(url)).status()).toBe(404);
});

test('an image for a setting is chosen from the media library or uploaded to it', async ({
  page,
  request,
}) => {
  await put(page, await picture('from-the-library.png', 661));
  await page.goto('/settings/identity');
  const brand = page.getByRole('region', { name: say.settings.brand.heading });
  await brand.getByRole('button', { name: 'Portrait: choose or upload an image' }).click();
  const picker = window_(page, 'Choose an image');
  await picker.getByLabel(say.mediaLibrary.search).fill('from-the');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await picker.getByRole('button', { name: 'from-the-library.png' }).click();
  await expect(picker).toHaveCount(0);
  await expect(brand.getByLabel(say.settings.brand.portrait, { exact: true })).toHaveValue(
    /\/from-the-library\.\w+$/,
  );
  await brand.getByRole('button', { name: 'Logo: choose or upload an image' }).click();
  await picker.getByLabel(say.mediaLibrary.upload).setInputFiles(await picture('logo.png', 662));
  await expect(brand.getByLabel(say.settings.brand.logo, { exact: true })).toHaveValue(/\/logo\.\w+$/);
  await save(page);
  const home = await (await request.get('/')).text();
  expect(home).toMatch(/src="\/media\/[^"]*\/from-the-library\./);
  expect(home).toMatch(/src="\/media\/[^"]*\/logo\./);
});
