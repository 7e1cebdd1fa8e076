import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { editor, pressTool, rowTool } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.beforeEach(({ page, signIn }) => signIn(page));

const field = (page: Page) => page.locator('textarea[name="html"]');
const address = 'https://example.com/page';
const linked = (text: string) => `<a target="_blank" rel="noopener noreferrer" href="${address}">${text}</a>`;

/** Types in a new post. */
async function write(page: Page, text: string): Promise<void> {
  await openCompose(page);
  await editor(page).focus();
  await page.keyboard.type(text);
}

test('Markdown is converted while typing, and one Backspace restores the typed text', async ({ page }) => {
  await write(page, '');
  const outcomes: [string, string, string][] = [
    ['# ', '<h2>x</h2>', '<p># x</p>'],
    ['- ', '<ul><li>x</li></ul>', '<p>- x</p>'],
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
      await pressTool(page, say.compose.toolbar.clear);
    }
  }
});

const menu = (page: Page) => page.getByRole('listbox', { name: say.writing.slash.label });
const option = (page: Page, name: string) => menu(page).getByRole('option', { name, exact: true });

test('a slash opens the block menu, which is filtered, used by keyboard, closed and undone', async ({
  page,
}) => {
  await write(page, 'One.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(menu(page).getByRole('option')).toHaveCount(7);
  await expect(option(page, say.compose.toolbar.paragraph)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Heading')).toHaveAttribute('aria-selected', 'true');
  const active = await editor(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`#${active}`)).toHaveText('Heading');
  await expect(editor(page)).toHaveAttribute('aria-controls', (await menu(page).getAttribute('id')) ?? '');
  await expectAccessible(page);
  await page.keyboard.type('list');
  await expect(menu(page).getByRole('option')).toHaveText(['Bulleted list', 'Numbered list']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('<p>One.</p><ol><li>x</li></ol>');
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue('<p>One.</p><p>/list</p>');
  await page.keyboard.type(' /');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await page.keyboard.type('x and/or 1 / 2');
  await expect(menu(page)).toBeHidden();
  await expect(field(page)).toHaveValue('<p>One.</p><p>/list /x and/or 1 / 2</p>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/imag');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say.compose.image.insert })).toBeVisible();
});

test('focus mode shows only the text and its save status, and Escape ends it', async ({ page }) => {
  await write(page, 'Words');
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  await pressTool(page, say.writing.quiet.begin);
  await expect(header).toBeHidden();
  await expect(page.getByLabel(say.compose.fields.slug)).toBeHidden();
  await expect(rowTool(page, say.compose.toolbar.bold)).toBeHidden();
  await expect(editor(page)).toBeInViewport();
  await page.getByLabel(say.compose.fields.title, { exact: true }).fill('Quiet');
  await expect(page.getByText(say.compose.places.not_yet)).toBeInViewport();
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText(say.compose.places.nothing_newer)).toBeInViewport();
  await expectAccessible(page);
  // Escape closes the menu opened last.
  await page.keyboard.press('Enter');
  await page.keyboard.type('/');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(header).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(header).toBeVisible();
  await expect(editor(page)).toBeFocused();
});
