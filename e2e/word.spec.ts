import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { wordFiles, wordItem, wordNumbering, wordParagraph, wordRun } from '../test/word-file.ts';
import { zipArchive } from '../test/zip-archive.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function wordBytes(body: string): Buffer {
  return zipArchive(wordFiles({ body, numbering: wordNumbering }));
}

const speech = wordBytes(
  wordParagraph('The quiet harbor', 'Title') +
    wordParagraph('What it keeps', 'Ttulo1') +
    wordParagraph('Some words.') +
    wordItem('one', 2) +
    wordItem('two', 2) +
    `<w:p>${wordRun('struck', '<w:strike/>')}</w:p>`,
);
const tracked = wordBytes(
  `<w:p>${wordRun('We ')}<w:del w:id="1"><w:r><w:delText>may</w:delText></w:r></w:del><w:ins w:id="2">${wordRun('will')}</w:ins>${wordRun(' act.')}</w:p>`,
);

/** Drops a file on the page. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const files = await page.evaluateHandle(
    ([name, base64, type]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
      data.items.add(new File([bytes], name ?? '', { type: type ?? '' }));
      return data;
    },
    [name, bytes.toString('base64'), type],
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

const text = (page: Page) => page.locator('#html-text');

test('a Word file dropped on Compose becomes the post’s text, with a report of the losses', async ({
  page,
}) => {
  await page.goto('/compose');
  await hydrated(page);
  await drop(page, 'harbor.docx', speech);
  await expect(page.getByRole('region', { name: 'Imported “harbor.docx”' })).toContainText(
    '1 struck-through passage was skipped: struck',
  );
  await expect(page.getByLabel(say.compose.fields.title, { exact: true })).toHaveValue('The quiet harbor');
  await expect(text(page).getByRole('heading', { name: 'What it keeps' })).toBeVisible();
  await expect(text(page).getByRole('listitem')).toHaveText(['one', 'two']);
  await expectAccessible(page);
});

test('a Word file with tracked changes asks whether to accept or reject them', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  await page.goto('/compose');
  await hydrated(page);
  await drop(page, 'act.docx', tracked);
  const asked = page.getByRole('region', { name: '“act.docx” has 2 tracked changes' });
  await expect(asked).toBeVisible();
  await expectAccessible(page);
  await asked.getByRole('button', { name: say.handover.reject }).click();
  await expect(text(page)).toHaveText('We may act.');
});

test('a saved post is exported by keyboard, in every format', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Año nuevo', status: 'draft', html: '<p>One <b>two</b>.</p>' });
  await page.goto(`/compose?slug=${slug}`);
  await hydrated(page);
  await page.locator('#export > summary').focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  const names: string[] = [];
  for (const form of ['Word (.docx)', 'PDF', 'Markdown', 'Plain text', 'Email draft (.eml)']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: form, exact: true }).press('Enter');
    names.push((await download).suggestedFilename());
  }
  expect(names).toEqual(['docx', 'pdf', 'md', 'txt', 'eml'].map((end) => `Año nuevo.${end}`));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: say.handover.copy }).click();
  await expect(page.getByText('Copied with formatting')).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item?.getType(type))?.text();
    return [await read('text/html'), await read('text/plain')];
  });
  expect(copied[0]).toMatch(/One <strong>two<\/strong>\./);
  expect(copied[1]?.trim()).toBe('One two.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: say.handover.formats.pdf, exact: true })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a Word file is uploaded with a form and becomes a draft', async ({ page }) => {
    await page.goto('/compose/word');
    await page.getByLabel('Word file').setInputFiles({ name: 'act.docx', mimeType: type, buffer: tracked });
    await page.getByRole('radio', { name: say.handover.rejected }).check();
    await page.getByRole('button', { name: say.handover.submit }).click();
    await expect(page.getByText('Draft “act” created.')).toBeVisible();
    await expect(page.getByText('2 tracked changes were resolved')).toBeVisible();
    await page.getByRole('link', { name: say.handover.open }).click();
    await expect(page.locator('#html')).toHaveValue('<p>We may act.</p>');
    await page.getByText(say.handover.menu, { exact: true }).click();
    await expect(page.getByRole('link', { name: say.handover.formats.word })).toBeVisible();
  });
});
