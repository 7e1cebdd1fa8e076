import { type CDPSession, devices, type Page } from '@playwright/test';
import { openCompose } from './fixtures/compose.ts';
import { editor } from './fixtures/text.ts';
import { expect, test } from './site.ts';

/** Simulates an on-screen keyboard: edits without key events. */
async function screenKeyboard(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    /** Types a word that changes during composition and is committed as `taken`. */
    async compose(word: string, taken = word) {
      for (let length = 1; length <= word.length; length += 1) {
        const text = word.slice(0, length);
        await session.send('Input.imeSetComposition', { text, selectionStart: length, selectionEnd: length });
      }
      await session.send('Input.insertText', { text: taken });
    },
    async backspace() {
      await session.send('Input.dispatchKeyEvent', {
        type: 'rawKeyDown',
        key: 'Unidentified',
        windowsVirtualKeyCode: 229,
        commands: ['DeleteBackward'],
      });
      await session.send('Input.dispatchKeyEvent', {
        type: 'keyUp',
        key: 'Unidentified',
        windowsVirtualKeyCode: 229,
      });
    },
  };
}

/** The editor handles edits in Android browsers differently. */
test.use({ userAgent: devices['Pixel 7'].userAgent });

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page);
  await openCompose(page);
});

test('with an on-screen keyboard, one Backspace restores the typed text and the next deletes letters', async ({
  page,
}) => {
  const keyboard = await screenKeyboard(page);
  await editor(page).click();
  await page.keyboard.type('And then...');
  await expect(editor(page)).toHaveText('And then…');
  await keyboard.backspace();
  await expect(editor(page)).toHaveText('And then...');
  await keyboard.backspace();
  await expect(editor(page)).toHaveText('And then..');
});

test('words composed on an on-screen keyboard arrive complete and once, with their apostrophes', async ({
  page,
}) => {
  const keyboard = await screenKeyboard(page);
  await editor(page).click();
  await keyboard.compose("don't");
  await expect(editor(page)).toHaveText('don’t');
  await page.keyboard.insertText(' ');
  await keyboard.compose('qeit', 'quite');
  await expect(editor(page)).toHaveText('don’t quite');
});

test('the block menu is filtered during composition on an on-screen keyboard, and Enter chooses', async ({
  page,
}) => {
  const keyboard = await screenKeyboard(page);
  await editor(page).click();
  await page.keyboard.insertText('/');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.nth(3)).toBeVisible();
  const all = await options.count();
  await keyboard.compose('quo');
  await expect(async () => expect(await options.count()).toBeLessThan(all)).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Said so.');
  await expect(editor(page).locator('blockquote')).toHaveText('Said so.');
  await expect(editor(page)).not.toContainText('quo');
});
