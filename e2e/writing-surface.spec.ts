import type { Page } from '@playwright/test';
import { openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { editor, paste } from './fixtures/text.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'the writing surface' });
test.beforeEach(({ page, signIn }) => signIn(page));

const field = (page: Page) => page.locator('textarea[name="html"]');
const address = 'https://example.com/page';
const linked = (text: string) => `<a target="_blank" rel="noopener noreferrer" href="${address}">${text}</a>`;

/** A new text with what is typed in it. */
async function write(page: Page, text: string): Promise<void> {
  await openCompose(page);
  await editor(page).focus();
  await page.keyboard.type(text);
}

test('an address that is pasted on words links them, and alone becomes a link; one Undo takes it back', async ({
  page,
}) => {
  await write(page, 'words');
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, undefined, address);
  await expect(field(page)).toHaveValue(`<p>${linked('words')}</p>`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue('<p>words</p>');
  await page.keyboard.press('End');
  await page.keyboard.type(' ');
  await paste(page, undefined, address);
  await page.keyboard.type(' goes on');
  await expect(field(page)).toHaveValue(`<p>words ${linked(address)} goes on</p>`);
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, undefined, 'javascript:alert(1)');
  await expect(field(page)).toHaveValue('<p>javascript:alert(1)</p>');
});

test('Markdown is taken as it is typed, and one Backspace gives it back', async ({ page }) => {
  await openCompose(page);
  const outcomes: [string, string, string][] = [
    ['# ', '<h2>x</h2>', '<p># x</p>'],
    ['## ', '<h2>x</h2>', '<p>## x</p>'],
    ['### ', '<h3>x</h3>', '<p>### x</p>'],
    ['- ', '<ul><li>x</li></ul>', '<p>- x</p>'],
    ['1. ', '<ol><li>x</li></ol>', '<p>1. x</p>'],
    ['> ', '<blockquote><p>x</p></blockquote>', '<p>&gt; x</p>'],
    ['**b**', '<p><strong>b</strong>x</p>', '<p>**b**x</p>'],
    ['*i*', '<p><em>i</em>x</p>', '<p>*i*x</p>'],
    [`[w](${address})`, `<p>${linked('w')}x</p>`, `<p>[w](${address})x</p>`],
  ];
  for (const [typed, taken, given] of outcomes) {
    for (const [back, html] of [
      ['', taken],
      ['Backspace', given],
    ] as const) {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      if (back) await page.keyboard.press(back);
      await page.keyboard.type('x');
      await expect(field(page), `${typed} ${back}`).toHaveValue(html);
      await page.getByRole('button', { name: 'Clear formatting' }).click();
    }
  }
});

test('spaces that must not break are set by the language of the text, and one Backspace gives them back', async ({
  page,
}) => {
  await write(page, 'Dr. Who ran 10 km, 5 % of it');
  await expect(field(page)).toHaveValue('<p>Dr.&nbsp;Who ran 10&nbsp;km, 5&nbsp;% of it</p>');
  await page.keyboard.type(' 7 km,');
  await page.keyboard.press('Backspace');
  await expect(field(page)).toHaveValue(/ 7 km,<\/p>$/);
  await page.keyboard.press('ControlOrMeta+a');
  await paste(page, undefined, 'Pasted: 10 km, as it is');
  await expect(field(page)).toHaveValue('<p>Pasted: 10 km, as it is</p>');
  await page.getByLabel('Language').selectOption('es');
  await editor(page).fill('');
  await editor(page).focus();
  await page.keyboard.type('La Sra. Ruiz vio 12 000 casas');
  await expect(field(page)).toHaveValue('<p>La Sra.&nbsp;Ruiz vio 12\u202f000 casas</p>');
});
