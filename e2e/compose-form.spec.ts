import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { body, editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, slug, button, status } = composePage;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.beforeEach(({ page, signIn }) => signIn(page));

test('the slug fills in from the title, and is numbered where that is taken; typed, it is normalised', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Ya está aquí' });
  await openCompose(page);
  await title(page).fill('Ya está aquí');
  await title(page).blur();
  await expect(slug(page)).toHaveValue('ya-esta-aqui');
  await expect(page.getByText(/It becomes http.*\/blog\/ya-esta-aqui$/)).toBeVisible();
  await body(page).fill('Dos.');
  await button(page, 'Save as draft').click();
  await expect(slug(page)).toHaveValue('ya-esta-aqui-2');
  await slug(page).fill(' Otra  DIRECCIÓN! ');
  await slug(page).blur();
  await expect(slug(page)).toHaveValue('otra-direccion');
  await expect(page.getByText('The old address will lead')).toHaveCount(0);
});

test('a changed slug of a public post is warned about, and the address bar follows without a reload', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Public', slug: 'public-before' });
  await openCompose(page, 'public-before');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await slug(page).fill('public-after');
  await expect(
    page.getByText('This post is already public. The old address will lead to the new one.'),
  ).toBeVisible();
  await body(page).click();
  await button(page, 'Update').click();
  await expect(page).toHaveURL('/compose?slug=public-after');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(page).not.toHaveURL(/public-before/);
});

test('what is missing gets the focus', async ({ page }) => {
  await openCompose(page);
  await button(page, 'Publish').click();
  await expect(status(page)).toHaveText('Title and body are required');
  await expect(title(page)).toBeFocused();
  await title(page).fill('A title');
  await button(page, 'Publish').click();
  await expect(editor(page)).toBeFocused();
});

test('a refused field gets the focus, also in the closed panel of a phone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400/);
  await page.setViewportSize({ width: 360, height: 740 });
  await openCompose(page);
  await title(page).fill('On a phone');
  await body(page).fill('Text.');
  await button(page, 'Show About the post').click();
  await page.getByLabel('Date').fill('tomorrow');
  await button(page, 'Hide About the post').click();
  await button(page, 'Publish').click();
  await expect(status(page)).toContainText('That date cannot be read');
  await expect(page.getByLabel('Date')).toBeFocused();
});

test('"Save as new" asks for a slug, makes one from the title when blank, and leaves the opened post as it is', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await owner.write({ title: 'Original', slug: 'original' });
  await openCompose(page, 'original');
  await title(page).fill('A copy of it');
  await button(page, 'Save as new').click();
  const dialog = page.getByRole('dialog', { name: 'Save as new' });
  await expectAccessible(page);
  await dialog.getByLabel('New address (optional)').fill('original');
  await dialog.getByRole('button', { name: 'Save as new' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save new (409)');
  await expect(dialog.getByRole('alert')).toContainText('Another post already uses');
  await dialog.getByLabel('New address (optional)').fill('');
  await dialog.getByLabel('New address (optional)').press('Enter');
  await expect(page.getByText('Editing: a-copy-of-it')).toBeVisible();
  await expect(status(page)).toHaveText('Saved as a new post: a-copy-of-it');
  await expect(page).toHaveURL('/compose?slug=a-copy-of-it');
  const read = async (at: string) => (await page.request.get(`/api/blog/posts/${at}`)).json();
  expect(await read('original')).toMatchObject({ title: 'Original', version: 1 });
  expect(await read('a-copy-of-it')).toMatchObject({ title: 'A copy of it', status: 'draft' });
});

test('Enter in the title goes on in the text', async ({ page }) => {
  await openCompose(page);
  await expect(editor(page)).toBeVisible();
  await title(page).fill('A title');
  await title(page).press('Enter');
  await expect(editor(page)).toBeFocused();
  await page.keyboard.type('And on.');
  await expect(body(page)).toHaveText('And on.');
  await expect(title(page)).toHaveValue('A title');
});

test('a date that is still to come is asked about: scheduled, now, or kept as a draft', async ({ page }) => {
  await openCompose(page);
  await title(page).fill('Next century');
  await body(page).fill('Text.');
  await page.getByLabel('Date').fill('2101-01-01');
  await button(page, 'Publish').click();
  const dialog = page.getByRole('dialog', { name: 'The date, January 1, 2101, is still to come' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page.getByText('Editing: next-century')).toBeVisible();
  const read = async () => (await page.request.get('/api/blog/posts/next-century')).json();
  expect(await read()).toMatchObject({ status: 'draft', date: '2101-01-01' });
  await button(page, 'Publish').click();
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(status(page)).toHaveText('Published. It is on the site.');
  const now = await read();
  expect(now.status).toBe('published');
  expect(now.date < '2101').toBe(true);

  await openCompose(page);
  await title(page).fill('Next century again');
  await body(page).fill('Text.');
  await page.getByLabel('Date').fill('2101-01-01');
  await button(page, 'Publish').click();
  await dialog.getByLabel('Time on that day').fill('07:30');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(status(page)).toHaveText('Scheduled. It goes live by itself at its time.');
  const scheduled = await (await page.request.get('/api/blog/posts/next-century-again')).json();
  expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: '2101-01-01T07:30:00.000Z' });
});

test('Enter in a field does not publish; Ctrl+S saves a draft', async ({ page }) => {
  await openCompose(page);
  await title(page).fill('By keyboard');
  await body(page).fill('Text.');
  await page.getByLabel('Date').fill('2003-01-01');
  await page.getByLabel('Date').press('Enter');
  await page.keyboard.press('Control+s');
  await expect(status(page)).toHaveText('Draft saved');
  // Published by Enter, it would be no draft, or no first version.
  const saved = await (await page.request.get('/api/blog/posts/by-keyboard')).json();
  expect(saved).toMatchObject({ status: 'draft', version: 1 });
});

test('the cover is uploaded, shown, and removed', async ({ page }) => {
  await openCompose(page);
  await page.getByRole('button', { name: /^Upload a cover/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByLabel('Upload pictures')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByLabel('Cover picture', { exact: true })).toHaveValue(/^\/media\//);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Upload a cover/ })).toBeFocused();
  await expect(page.locator('#details img')).toBeVisible();
  await button(page, 'Remove the cover').click();
  await expect(page.getByLabel('Cover picture', { exact: true })).toHaveValue('');
  await expect(page.locator('#details img')).toHaveCount(0);
});

test('a cover says what it shows: in the library’s words, or in words of its own', async ({
  page,
  owner,
}) => {
  await owner.write({ title: 'Quay', slug: 'quay', html: '<p>Text.</p>' });
  await openCompose(page, 'quay');
  const cover = page.getByLabel('Cover picture', { exact: true });
  const words = page.getByLabel('What the cover shows');
  await expect(words).toBeHidden();
  await page.getByRole('button', { name: /^Upload a cover/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByLabel('Upload pictures')
    .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer: png });
  await expect(cover).toHaveValue(/^\/media\//);
  await expect(words).toBeVisible();
  await expect(words).toHaveValue('');
  const id = /^\/media\/([^/]+)/.exec(await cover.inputValue())?.[1];
  const described = await page.request.patch(`/api/media/${id}`, { data: { alt: 'A quay in fog' } });
  expect(described.status()).toBe(200);
  await button(page, 'Remove the cover').click();
  await expect(words).toBeHidden();

  await page.getByRole('button', { name: /^Upload a cover/ }).click();
  await dialog.getByRole('button', { name: 'A quay in fog' }).click();
  await expect(words).toHaveValue('A quay in fog');
  await expectAccessible(page);
  await button(page, 'Update').click();
  await expect(status(page)).toHaveText('Updated. Readers see the new text.');
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

test('the image host’s settings are kept in this browser under their keys', async ({ page }) => {
  await openCompose(page);
  await page.getByText('Image upload', { exact: true }).click();
  await page.getByLabel('Cloud name').fill(' my-cloud ');
  await page.getByLabel('Unsigned upload preset').fill('unsigned');
  await button(page, 'Keep in this browser').click();
  await expect(page.getByText('Kept in this browser.')).toBeVisible();
  const stored = () => page.evaluate(() => [localStorage.cloud_name, localStorage.upload_preset]);
  expect(await stored()).toEqual(['my-cloud', 'unsigned']);
  await page.reload();
  await page.getByText('Image upload', { exact: true }).click();
  await expect(page.getByLabel('Cloud name')).toHaveValue('my-cloud');
  await page.getByLabel('Cloud name').fill('');
  await button(page, 'Keep in this browser').click();
  expect(await stored()).toEqual([undefined, 'unsigned']);
});

test('the excerpt is counted, and says what stands in for it when it is empty', async ({ page }) => {
  await openCompose(page);
  const excerpt = page.getByLabel('Excerpt');
  await expect(excerpt).toHaveAccessibleDescription(/the first 160 characters are used/);
  await excerpt.fill('Ocho…😀');
  await expect(excerpt).toHaveAccessibleDescription('6 characters');
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [1280, 'dark'],
  [320, 'light'],
  [360, 'dark'],
] as const) {
  test(`the compose page is accessible and scrolls nowhere sideways, ${width} px, ${colorScheme}`, async ({
    page,
    owner,
  }) => {
    const post = await owner.write({ title: `Seen at ${width} ${colorScheme}`, tags: ['a', 'b'] });
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme });
    await openCompose(page, post.slug);
    await title(page).fill('Changed');
    for (const heading of ['About the post', 'Your posts']) {
      const show = button(page, `Show ${heading}`);
      if (await show.isVisible()) await show.click();
    }
    await expectAccessible(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
}

test('the compose page speaks Spanish, in its messages too', async ({ page }) => {
  await page.goto('/compose?lang=es');
  await expect(editor(page)).toBeVisible();
  await button(page, 'Publicar').click();
  const spanishStatus = page.getByRole('region', { name: /^(Artículo nuevo|Editando)/ }).getByRole('status');
  await expect(spanishStatus).toHaveText('El título y el texto son obligatorios');
  await page.getByLabel('Título', { exact: true }).fill('En español');
  await editor(page).fill('Un párrafo.');
  await button(page, 'Publicar').click();
  await expect(page.getByText('Editando: en-espanol')).toBeVisible();
  await expect(spanishStatus).toHaveText('Publicado. Ya está en el sitio.');
  await expect(page).toHaveURL(/lang=es/);
  await expect(page.getByText(/^Guardado a las \d/)).toBeVisible();
  expect(await (await page.request.get('/api/blog/posts/en-espanol')).json()).toMatchObject({
    language: 'es',
  });
});
