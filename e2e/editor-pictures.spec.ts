import type { Page, Route } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { test } from './fixtures/owner.ts';
import { editor, expectTool, paste, pressTool, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

const field = (page: Page) => page.locator('textarea[name="html"]');
const picture = (page: Page) => editor(page).locator('figure img');

async function openEditor(page: Page): Promise<void> {
  await page.goto('/compose');
  await expect(editor(page)).toBeVisible();
}

/** A 1 × 1 px PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: pixel });

async function choose(page: Page, ...names: string[]): Promise<void> {
  await pressTool(page, say.compose.image.insert);
  await page.getByLabel(say.compose.image.files).setInputFiles(names.map(file));
}

/** Drops files on the middle of the text. */
async function drop(page: Page, name: string): Promise<void> {
  await editor(page).evaluate(
    (element, [name, bytes]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], name, { type: 'image/png' }));
      const { left, bottom } = (element.firstElementChild ?? element).getBoundingClientRect();
      const at = { clientX: left + 5, clientY: bottom - 3, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', { ...at, dataTransfer }));
    },
    [name, [...pixel]] as const,
  );
}

test('visitors see an image with the size, alignment and alt text set by the owner', async ({ page }) => {
  await openEditor(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  for (const size of ['33%', '66%', '100%']) await pressTool(page, `Image size: ${size}`);
  expect(asked).toEqual(Array(3).fill('Select an image first.'));

  await page.getByLabel(say.compose.fields.title, { exact: true }).fill('With a picture');
  await editor(page).fill('Before.');
  await pressTool(page, say.compose.image.insert);
  await page.getByLabel('Or paste an image URL').fill('/icon-512.png');
  await page.keyboard.press('Enter');
  await expect(picture(page)).toBeVisible();
  await page.getByLabel(say.compose.image.alt, { exact: true }).fill('A caret in red');
  await expect(field(page)).toHaveValue(
    '<p>Before.</p><figure><img src="/icon-512.png" alt="A caret in red"></figure>',
  );
  await pressTool(page, 'Image size: 33%');
  await expectTool(page, 'Image size: 33%', true);
  const sizes = page.getByRole('group', { name: say.compose.image.size });
  await expect(sizes.getByRole('button', { pressed: true })).toHaveText(['33%']);
  await expect(page.getByText('Image selected: A caret in red. Width 33%.')).toBeAttached();
  await expectAccessible(page);
  await pressTool(page, say.compose.toolbar.align_center);
  await picture(page).click();
  await page.keyboard.type('Our ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('mark');
  await expect(field(page)).toHaveValue(
    '<p>Before.</p><figure style="text-align: center"><img src="/icon-512.png" alt="A caret in red" width="33%">' +
      '<figcaption>Our <strong>mark</strong></figcaption></figure>',
  );
  await page.keyboard.press('Enter');
  await page.keyboard.type('After.');
  await page.getByRole('button', { name: say.compose.actions.publish, exact: true }).click();
  await expect(page.getByText('Editing: with-a-picture')).toBeVisible();

  await page.goto('/blog/with-a-picture');
  const shown = page.getByRole('img', { name: 'A caret in red' });
  const widths = await shown.evaluate((image) => [
    image.clientWidth,
    image.closest('figure')?.clientWidth ?? 0,
  ]);
  expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(0.33, 1);
  await expect(page.getByRole('figure')).toContainText('Our mark');
});

test('a library image is inserted at the cursor with its alt text, and typing continues after it', async ({
  page,
}) => {
  const response = await page.request.post('/api/media', {
    multipart: { file: file('from-the-library.png') },
  });
  const { id, url } = await response.json();
  await page.request.patch(`/api/media/${id}`, { data: { alt: 'One red dot' } });
  await page.goto('/compose?lang=es');
  await editor(page).fill('Antes.');
  await page.getByRole('button', { name: 'Insertar una imagen' }).click();
  const ask = page.getByRole('region', { name: 'Insertar una imagen' });
  await expect(ask.getByLabel('Desde este dispositivo')).toBeAttached();
  await ask.getByRole('button', { name: 'Desde la biblioteca' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'One red dot' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page)).toHaveValue(
    `<p>Antes.</p><figure><img src="${url}" alt="One red dot" width="1" height="1"></figure>`,
  );
  await expect(editor(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(picture(page)).toHaveCount(0);
});

test('an image is resized by mouse and keyboard, never below 80 px, and removed', async ({ page }) => {
  await openEditor(page);
  await writeHtml(page, '<p>One.</p><figure><img src="/icon-512.png" alt="x"></figure><p>Two.</p>');
  // The width is known once the image has loaded.
  await expect(picture(page)).toHaveJSProperty('naturalWidth', 512);
  await picture(page).click();
  const handle = page.getByRole('slider', { name: say.compose.image.resize_handle });
  const width = () => picture(page).evaluate((image) => image.clientWidth);
  const before = await width();
  // Scroll the image away from the bars at the window's edges.
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const grip = await handle.boundingBox();
  const [x, y] = [(grip?.x ?? 0) + 12, (grip?.y ?? 0) + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await width()) - (before - 100))).toBeLessThan(8);
  await expect(field(page)).toHaveValue(/width="\d\d%"/);
  await handle.focus();
  await page.keyboard.press('Home');
  await expect.poll(width).toBeLessThan(90);
  const smallest = await width();
  expect(smallest).toBeGreaterThanOrEqual(80);
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(smallest);
  await page.keyboard.press('End');
  await expect(handle).toHaveAttribute('aria-valuenow', '100');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: say.compose.image.remove }).click();
  await expect(field(page)).toHaveValue('<p>One.</p><p>Two.</p>');
  await pressTool(page, say.compose.toolbar.undo);
  await expect(picture(page)).toBeVisible();
});

test('images are uploaded to the media library by default, chosen or dropped, several at once', async ({
  page,
}) => {
  await openEditor(page);
  await editor(page).fill('Above.');
  await choose(page, 'first.png', 'second.png');
  await expect(picture(page)).toHaveCount(2);
  await drop(page, 'third.png');
  await expect(picture(page)).toHaveCount(3);
  await expect(page.getByText(/Uploading/)).toHaveCount(0);
  const sources = await picture(page).evaluateAll((images) =>
    images.map((image) => image.getAttribute('src')),
  );
  for (const source of sources) expect((await page.request.get(source ?? '')).status()).toBe(200);
  await expect(editor(page).locator('p').first()).toHaveText('Above.');
});

test('missing images are named where they belong in the text and inserted once provided', async ({
  page,
}) => {
  await openEditor(page);
  await page.getByLabel(say.compose.fields.title, { exact: true }).fill('Left behind');
  const image = (name: string) => `<p><img src="file:///C:/Users/me/${name}" alt="${name}"></p>`;
  await paste(page, `<p>One.</p>${image('image001.png')}<p>Two.</p>${image('image002.png')}`);
  await expect(page.getByText('2 images in this post are still on your computer')).toBeInViewport();
  await expect(
    page.getByText(/^Drop these files where they belong: image001.png, image002.png$/),
  ).toBeVisible();
  await expect(editor(page).getByText('“image002.png” wasn’t included')).toBeVisible();
  await expectAccessible(page);
  const published = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/compose'),
  );
  await page.getByRole('button', { name: say.compose.actions.save_draft, exact: true }).click();
  await published;
  await expect(page.getByText('Editing: left-behind')).toBeVisible();
  const post = await (await page.request.get('/api/blog/posts/left-behind')).json();
  expect(post.html).not.toContain('missing-picture');
  expect(post.html).toContain('Two.');
  // Wait for the URL, which is set after the text: an earlier reload would empty the editor.
  await expect(page).toHaveURL(/slug=left-behind/);
  await page.reload();
  await expect(page.getByText('2 images in this post are still on your computer')).toBeVisible();
  await expect(page.getByText(say.compose.places.nothing_newer)).toBeVisible();
  // Choose the second file first, because files are matched by name.
  await editor(page)
    .getByLabel(say.compose.image.missing_choose)
    .first()
    .setInputFiles(['image002.png', 'image001.png'].map(file));
  await expect(picture(page).and(page.locator('[src^="/media/"]'))).toHaveCount(2);
  await expect(field(page)).toHaveValue(
    /^<p>One.<.p><figure><img src="[^"]+" alt="image001.png"[^>]*><.figure><p>Two.<.p><figure><img src="[^"]+" alt="image002.png"[^>]*><.figure>$/,
  );
  await expect(page.getByText('still on your computer')).toHaveCount(0);
});

test.describe('with Cloudinary', () => {
  const endpoint = 'https://api.cloudinary.com/v1_1/demo/image/upload';
  const fulfill = (route: Route, status: number, body = {}) =>
    route.fulfill({ status, json: body, headers: { 'Access-Control-Allow-Origin': '*' } });

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem('cloud_name', 'demo');
      localStorage.setItem('upload_preset', 'letters');
    }),
  );

  // The test can't reach the service, so it only checks that the policy allows it.
  test('images are uploaded to Cloudinary if it is set up, and inserted in an optimized format', async ({
    page,
  }) => {
    let sent = '';
    await page.route(endpoint, (route) => {
      sent = route.request().postData() ?? '';
      return fulfill(route, 200, { secure_url: 'https://res.example.com/demo/image/upload/v1/a.png' });
    });
    await openEditor(page);
    await choose(page, 'a.png');
    await expect(field(page)).toHaveValue(
      '<figure><img src="https://res.example.com/demo/image/upload/f_auto,q_auto/v1/a.png" alt=""></figure>',
    );
    expect(sent).toContain('letters');
  });
});
