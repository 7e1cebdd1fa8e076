import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { editor, writeHtml } from './fixtures/text.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'finding' });
test.beforeEach(({ page, signIn }) => signIn(page));

const field = (page: Page) => page.locator('textarea[name="html"]');
const bar = (page: Page) => page.getByRole('search', { name: 'Find and replace' });

async function openWith(page: Page, html: string): Promise<void> {
  await page.goto('/compose');
  await expect(editor(page)).toBeVisible();
  await writeHtml(page, html);
  await editor(page).focus();
  await page.keyboard.press('ControlOrMeta+Home');
}

test('words are found, counted, gone through and replaced, and one Undo brings all back', async ({
  page,
}) => {
  const html = '<p>One fish, two fish,</p><ul><li>red <strong>fish</strong></li></ul><p>blue fishes</p>';
  await openWith(page, html);
  await page.keyboard.press('ControlOrMeta+f');
  const what = bar(page).getByLabel('Find', { exact: true });
  const count = bar(page).getByRole('status');
  await expect(what).toBeFocused();
  await what.fill('FISH');
  await expect(count).toHaveText('1 of 4');
  await what.press('Enter');
  await expect(count).toHaveText('2 of 4');
  await what.press('Shift+Enter');
  await what.press('Shift+Enter');
  await expect(count).toHaveText('4 of 4');
  await bar(page).getByRole('button', { name: 'Whole words' }).click();
  await expect(count).toHaveText('1 of 3');
  await bar(page).getByRole('button', { name: 'Match case' }).click();
  await expect(count).toHaveText('Not found');
  await bar(page).getByRole('button', { name: 'Match case' }).click();
  await bar(page).getByLabel('Replace with').fill('bird');
  await bar(page).getByLabel('Replace with').press('Enter');
  await expect(field(page)).toHaveValue(html.replace('fish', 'bird'));
  await expect(count).toHaveText('1 of 2');
  await bar(page).getByRole('button', { name: 'Replace all' }).click();
  await expect(count).toHaveText('2 replaced');
  await expect(field(page)).toHaveValue(html.replaceAll(/fish(?!es)/g, 'bird'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page)).toHaveValue(html.replace('fish', 'bird'));
});

test('Escape closes the search and selects what was found; what is selected is looked for', async ({
  page,
}) => {
  await openWith(page, '<p>alpha beta alpha</p>');
  await page
    .getByRole('toolbar', { name: 'Formatting' })
    .getByRole('button', { name: 'Find and replace' })
    .click();
  await bar(page).getByLabel('Find', { exact: true }).fill('beta');
  await expect(bar(page).getByRole('status')).toHaveText('1 of 1');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await expect(editor(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('beta');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(bar(page).getByLabel('Find', { exact: true })).toHaveValue('beta');
  await editor(page).focus();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await page.keyboard.type('!');
  await expect(field(page)).toHaveValue('<p>alpha ! alpha</p>');
});
