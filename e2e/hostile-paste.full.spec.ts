import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { editor, paste, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/compose');
  await expect(editor(page)).toBeVisible();
});

const field = (page: Page) => page.locator('textarea[name="html"]');

async function clear(page: Page): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** Returns the protocol of every link and image in the editor. */
function protocols(page: Page): Promise<string[]> {
  return editor(page).evaluate((root) =>
    [...root.querySelectorAll('a[href], img[src]')].map(
      (element) =>
        new URL(element.getAttribute('href') ?? element.getAttribute('src') ?? '', 'https://site.test/')
          .protocol,
    ),
  );
}

const bad = [
  'javascript:ran()',
  '&#1;javascript:ran()',
  '&#x1f; javascript:ran()',
  'java&Tab;script:ran()',
  'java&NewLine;script&colon;ran()',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
];

test('the editor accepts no dangerous URL, however it is entered, and keeps all words', async ({ page }) => {
  for (const address of bad) {
    const html = `<p>one <a href="${address}">two</a> three</p>`;
    await clear(page);
    await paste(page, html);
    await expect(field(page)).toHaveValue('<p>one two three</p>');
    await clear(page);
    await paste(page, html.replace('<p>', '<p data-pm-slice="0 0 []">'));
    await expect(field(page)).toHaveValue('<p>one two three</p>');
    await clear(page);
    await writeHtml(page, html);
    await expect(field(page)).toHaveValue('<p>one two three</p>');
    expect(await protocols(page)).toEqual([]);
  }
});

test('a pasted form field can’t replace DOM properties of its form', async ({ page }) => {
  const names = await page.evaluate(() => {
    const all = new Set<string>();
    for (let at: unknown = document.createElement('form'); at; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) all.add(name);
    return [...all];
  });
  expect(names).toEqual(expect.arrayContaining(['childNodes', 'localName', 'ownerDocument', 'parentNode']));
  for (let start = 0; start < names.length; start += 60) {
    const part = names.slice(start, start + 60);
    const forms = part.map(
      (name) => `<form name=${name}><input name=${name}><img id=${name}>w${name}</form>`,
    );
    const expected = part.map((name) => `w${name}`).join(' ');
    await clear(page);
    await paste(page, forms.join(''));
    await expect
      .poll(async () => (await editor(page).innerText()).replace(/\s+/g, ' ').trim())
      .toBe(expected);
    await clear(page);
    await paste(page, `<p data-pm-slice="0 0 []"></p>${forms.join('')}`);
    await expect
      .poll(async () => (await editor(page).innerText()).replace(/\s+/g, ' ').trim())
      .toBe(expected);
  }
});
