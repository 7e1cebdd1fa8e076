import type { Locator, Page } from '@playwright/test';
import { plainPicture } from '../test/picture-files.ts';
import { wordWithPicture } from '../test/word-with-picture.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { field, press, save, section, status } from './fixtures/settings-page.ts';
import { editor } from './fixtures/text.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'held exits' });
test.beforeEach(({ page, signIn, expectedErrors }) => {
  // What is held back is told of in words.
  expectedErrors.push(/409/);
  return signIn(page);
});

const reason = (place: Page | Locator) => place.getByLabel('Why it may leave all the same');
const letOut = (place: Page | Locator) => place.getByRole('button', { name: 'Let it out all the same' });
const told = (place: Page | Locator) => place.getByText(/that must not appear stand.* Nothing has left yet/);

/** Only from now on: what is published by then was published before. */
async function guard(owner: Owner, name: string): Promise<void> {
  const added = await owner.api.post('/api/guard/names', { data: { name } });
  expect(added.ok(), await added.text()).toBe(true);
}

async function reasons(owner: Owner): Promise<string[]> {
  const records = await (await owner.api.get('/api/guard/records')).json();
  return records.map(({ reason }: { reason: string }) => reason);
}

let widths = 100;

/** A picture of its own: the library knows a file again, whatever it is called. */
async function picture(name: string) {
  widths += 1;
  return { name, mimeType: 'image/png', buffer: await plainPicture(widths, 60).png().toBuffer() };
}

/** Drops a file somewhere on the page, as a hand would. */
async function drop(page: Page, target: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ([name, base64, type]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    [file.name, file.buffer.toString('base64'), file.mimeType] as const,
  );
  const { x, y, width, height } = (await page.locator(target).boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const at = { dataTransfer, clientX: x + width / 2, clientY: y + height - 8 };
  await page.dispatchEvent(target, 'dragover', at);
  await page.dispatchEvent(target, 'drop', at);
}

test('the library asks beside the file, keeps it when it is left, and takes it for a reason', async ({
  page,
  owner,
}) => {
  await guard(owner, 'Quellmar');
  await page.goto('/media-library');
  await hydrated(page);
  const chooser = page.getByLabel('Upload pictures');
  await chooser.setInputFiles([await picture('at-quellmar.png'), await picture('desk.png')]);
  const row = (name: string) =>
    page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
  const held = page.getByRole('group', { name: 'at-quellmar.png' });
  await expect(row('desk.png')).toContainText('Uploaded');
  await expect(held.getByText('quellmar', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.screenshot({ path: 'test-results/held-upload-390.png', fullPage: true });

  await reason(held).focus();
  await page.keyboard.press('Escape');
  const again = row('at-quellmar.png').getByRole('button', { name: 'See where, and say why' });
  await expect(again).toBeFocused();
  await expect(row('at-quellmar.png')).toContainText('names somebody who must not appear');
  await page.keyboard.press('Enter');
  await expect(told(held)).toBeFocused();
  await reason(held).fill('no');
  await page.keyboard.press('Enter');
  await expect(held.getByText('Say why, in three characters or more.')).toBeVisible();
  await reason(held).fill('They have shown it themselves');
  await page.keyboard.press('Enter');
  await expect(row('at-quellmar.png')).toContainText('Uploaded');
  await expect(page.getByRole('link', { name: 'at-quellmar.png' })).toHaveCount(1);
  expect(await reasons(owner)).toContain('They have shown it themselves');
});

test('a cover is chosen as soon as there is a reason', async ({ page, owner }) => {
  await guard(owner, 'Brandolin');
  await openCompose(page);
  await page.getByRole('button', { name: /^Upload a cover/ }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Upload pictures').setInputFiles(await picture('brandolin.png'));
  await expect(told(window)).toBeVisible();
  await expectAccessible(page);
  await reason(window).fill('The company asked for it');
  await letOut(window).click();
  await expect(window).toHaveCount(0);
  await expect(page.getByLabel('Cover picture', { exact: true })).toHaveValue(/\/brandolin\.jpg$/);
});

test.describe('in the text', () => {
  const note = (page: Page) => editor(page).getByText(/names somebody who must not appear/);
  const ask = (page: Page) => editor(page).getByRole('button', { name: 'See where, and say why' });
  const window = (page: Page) => page.getByRole('dialog', { name: /is not in the library yet/ });

  test('a picture waits where it was put, however often it is left, and comes for a reason', async ({
    page,
    owner,
  }) => {
    await guard(owner, 'Tarquenza');
    await openCompose(page);
    await editor(page).fill('Before.');
    await page.getByRole('button', { name: 'Insert a picture', exact: true }).click();
    const file = await picture('with-tarquenza.png');
    await page.getByRole('dialog').getByLabel('From this device').setInputFiles(file);
    await expect(note(page)).toBeVisible();
    await expectAccessible(page);
    // What is written on meanwhile stays.
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
    await page.screenshot({ path: 'test-results/held-picture-390.png' });
    await reason(window(page)).fill('It hangs in their hall');
    await page.keyboard.press('Enter');
    await expect(editor(page).locator('figure img')).toHaveAttribute('src', /with-tarquenza\.jpg$/);
    await expect(note(page)).toHaveCount(0);
    await expect(editor(page)).toContainText('Before. And more.');
    expect(await reasons(owner)).toContain('It hangs in their hall');
  });

  test('so do one that is dropped, and the file of one that is missing', async ({ page, owner }) => {
    await guard(owner, 'Ostrevant');
    const html = '<p>Before.</p><figure><img src="#missing-picture=a1/board.png" alt="A board"></figure>';
    const { slug } = await owner.write({ title: 'With a gap', status: 'draft', html });
    await openCompose(page, slug);
    const given = await picture('ostrevant-board.png');
    await editor(page).locator('figure').getByLabel('Choose the file').setInputFiles(given);
    await expect(note(page)).toBeVisible();
    await ask(page).click();
    await reason(window(page)).fill('On their own site');
    await letOut(window(page)).click();
    await expect(editor(page).locator('figure img')).toHaveAttribute('src', /ostrevant-board\.jpg$/);
    await expect(editor(page).locator('figure img')).toHaveAttribute('alt', 'A board');
    await drop(page, '#html-text', await picture('ostrevant-hall.png'));
    await expect(note(page)).toBeVisible();
    await editor(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(note(page)).toHaveCount(0);
  });
});

test('the content manager asks for a text and for its pictures', async ({ page, owner }) => {
  await guard(owner, 'Velmonti');
  await page.goto('/content-manager?page=homepage&section=about_content');
  await hydrated(page);
  const pane = page.getByRole('region', { name: 'English' });
  await pane.getByLabel('Written in').selectOption('markdown');
  await pane.getByRole('textbox').first().fill('We wrote for Velmonti.');
  await pane.getByLabel('Upload a picture').setInputFiles(await picture('velmonti.png'));
  await expect(told(pane)).toBeFocused();
  await expect(pane.getByRole('group', { name: 'velmonti.png' })).toBeVisible();
  await expectAccessible(page);
  await reason(pane).fill('They gave it to us');
  await page.keyboard.press('Enter');
  await expect(pane.getByRole('textbox').first()).toHaveValue(
    /We wrote for Velmonti\.!\[\]\(\/media\/.*velmonti\.jpg\)/,
  );
  await pane.getByRole('button', { name: 'Publish' }).click();
  await expect(told(pane)).toBeFocused();
  await pane.getByRole('button', { name: 'Leave it' }).click();
  await expect(told(pane)).toHaveCount(0);
  await pane.getByRole('button', { name: 'Publish' }).click();
  await reason(pane).fill('They have named themselves');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await letOut(pane).click();
  await expect(pane.getByRole('status')).toHaveText('Published. The site shows the new text.');
});

test.describe('a Word file with a picture that names somebody', () => {
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const window = (page: Page) => page.getByRole('dialog', { name: 'Pictures in “board.docx” name somebody' });

  test('is asked about where it is dropped, and read with its picture or without', async ({
    page,
    owner,
  }) => {
    await guard(owner, 'Karsholt');
    const file = { name: 'board.docx', mimeType, buffer: await wordWithPicture('karsholt.png', 31) };
    await openCompose(page);
    await drop(page, 'main', file);
    await expect(told(window(page))).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take the text without these pictures' }).click();
    await expect(editor(page)).toHaveText('Before it.');
    await drop(page, 'main', file);
    await reason(window(page)).fill('Their own slide');
    await page.keyboard.press('Enter');
    await expect(editor(page).locator('figure img')).toHaveAttribute('src', /karsholt\.jpg$/);
  });

  test('is kept on its page meanwhile', async ({ page, owner }) => {
    await guard(owner, 'Dunmarrow');
    await page.goto('/compose/word');
    await hydrated(page);
    const buffer = await wordWithPicture('dunmarrow.png', 32);
    await page.getByLabel(/^Word file/).setInputFiles({ name: 'board.docx', mimeType, buffer });
    await page.getByRole('button', { name: 'Make a draft of it' }).click();
    await expect(told(page)).toBeFocused();
    await expectAccessible(page);
    await reason(page).fill('Their own slide');
    await letOut(page).click();
    await expect(page.getByRole('status')).toContainText('“board” is a draft now.');
  });

  test.describe('without the page’s script', () => {
    test.use({ javaScriptEnabled: false });

    test('is chosen once more, and comes without its picture', async ({ page, owner, expectedErrors }) => {
      expectedErrors.push(/^request failed: .*\.js csp$/);
      await guard(owner, 'Ferrowick');
      await page.goto('/compose/word?lang=es');
      const buffer = await wordWithPicture('ferrowick.png', 33);
      const choose = () =>
        page.locator('input[type="file"]').setInputFiles({ name: 'board.docx', mimeType, buffer });
      await choose();
      await page.getByRole('button', { name: 'Convertirlo en borrador' }).click();
      await expect(page.getByText(/Todavía no ha salido nada/)).toBeVisible();
      await expect(page.locator('noscript p')).toHaveText(/^Elija otra vez el archivo/);
      await choose();
      await page.getByRole('button', { name: 'Tomar el texto sin estas imágenes' }).click();
      await expect(page.getByRole('status')).toContainText('board');
    });
  });
});

test.describe('the trash', () => {
  const deleted = async (owner: Owner, title: string, slug: string) => {
    await owner.write({ title, slug, html: '<p>Text.</p>' });
    await owner.api.delete(`/api/blog/posts/${slug}`);
  };

  test('gives a post that names somebody back for a reason', async ({ page, owner }) => {
    await deleted(owner, 'For Ambrelline', 'back-one');
    await guard(owner, 'Ambrelline');
    await openCompose(page);
    await page.getByText('Deleted posts', { exact: true }).click();
    await page.getByRole('button', { name: 'Bring back “For Ambrelline”' }).click();
    const window = page.getByRole('dialog', { name: '“For Ambrelline” was not brought back yet' });
    await expect(told(window)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(window).toHaveCount(0);
    await page.getByRole('button', { name: 'Bring back “For Ambrelline”' }).click();
    await reason(window).fill('It was public before');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('For Ambrelline');
    expect((await page.request.get('/blog/back-one')).status()).toBe(200);
  });

  test.describe('without the page’s script', () => {
    test.use({ javaScriptEnabled: false });

    test('asks where Undo stands, in Spanish', async ({ page, owner, expectedErrors }) => {
      expectedErrors.push(/^request failed: .*\.js csp$/);
      const { id } = await owner.write({ title: 'For Ravenscliffe', slug: 'back-two', html: '<p>Text.</p>' });
      await owner.api.delete('/api/blog/posts/back-two');
      await guard(owner, 'Ravenscliffe');
      await page.goto(`/compose?done=deleted&undo=${id}&lang=es`);
      await page.getByRole('button', { name: 'Deshacer' }).click();
      await expect(page.getByText(/Todavía no ha salido nada/)).toBeVisible();
      await page.getByLabel('Por qué puede salir a pesar de todo').fill('Ya era público');
      await page.getByRole('button', { name: 'Dejarlo salir de todos modos' }).click();
      await expect(page.locator('#title')).toHaveValue('For Ravenscliffe');
      expect(await reasons(owner)).toContain('Ya era público');
    });
  });
});

test.describe('of many posts', () => {
  const drafts = async (owner: Owner, name: string, tag: string) => {
    for (const at of [1, 2]) {
      const slug = `${tag}-${at}`;
      await owner.write({ title: `Letter ${at} to ${name}`, slug, status: 'draft', tags: [tag] });
    }
    await owner.write({ title: 'To nobody', slug: `${tag}-3`, status: 'draft', tags: [tag] });
    await guard(owner, name);
  };

  test('those with a reason are published, the others stay and are asked about again', async ({
    page,
    owner,
  }) => {
    await drafts(owner, 'Jorundal', 'many');
    await page.goto('/compose/posts?tag=many');
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('1 post is on the site now.')).toBeVisible();
    await expect(page.getByText('2 posts were left as they are:')).toBeVisible();
    const held = (at: number) => page.getByRole('group', { name: `Letter ${at} to Jorundal` });
    await expect(held(1).getByText('Jorundal', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.screenshot({ path: 'test-results/held-posts-390.png', fullPage: true });
    await letOut(page).click();
    await expect(page.getByText('Say why, in three characters or more.')).toBeVisible();
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

  test.describe('without the page’s script', () => {
    test.use({ javaScriptEnabled: false });

    test('so it is in Spanish', async ({ page, owner, expectedErrors }) => {
      expectedErrors.push(/^request failed: .*\.js csp$/);
      await drafts(owner, 'Hollowmere', 'muchos');
      await page.goto('/compose/posts?tag=muchos&lang=es');
      await page.getByRole('checkbox', { name: /Letter 1/ }).check();
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      const held = page.getByRole('group', { name: 'Letter 1 to Hollowmere' });
      await held.getByLabel('Por qué puede salir a pesar de todo').fill('Lo pidieron');
      await page.getByRole('button', { name: 'Dejarlo salir de todos modos' }).click();
      await expect(held).toHaveCount(0);
      expect((await page.request.get('/blog/muchos-1')).status()).toBe(200);
    });
  });
});

test('a setting that is undone waits for a reason, and goes back then', async ({ page, owner }) => {
  await page.goto('/settings');
  await hydrated(page);
  const brand = section(page, 'Name and brand');
  const name = field(brand, 'Name of the site');
  await name.fill('Written for Grimbault');
  await save(brand);
  await name.fill('Written for nobody');
  await save(brand);
  await guard(owner, 'Grimbault');
  await press(brand, 'Undo');
  await expect(told(brand)).toBeFocused();
  await expect(name).toHaveValue('Written for nobody');
  await expectAccessible(page);
  await reason(brand).fill('It was public before');
  await page.keyboard.press('Enter');
  await expect(status(brand)).toHaveText('As it was before. The site has changed back.');
  await expect(name).toHaveValue('Written for Grimbault');
  await owner.api.patch('/api/settings', { data: { brand: 'Under Your Name' } });
});
