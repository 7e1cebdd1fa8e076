import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'guarded-names' });
test.beforeEach(({ page, signIn }) => signIn(page));

test('a name is put on the list, and a post that has it is held back until there is a reason', async ({
  page,
  expectedErrors,
}) => {
  // Answers of the server that the page tells of in words.
  expectedErrors.push(/400|409/);
  await page.goto('/settings/names');
  await hydrated(page);
  await page.getByLabel('Name', { exact: true }).fill('Orange');
  await page.getByRole('button', { name: 'Add a name' }).click();
  await expect(page.getByText('“Orange” is an ordinary word')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Name', { exact: true }).fill('Vexdale');
  await page.getByRole('button', { name: 'Add a name' }).click();
  await expect(page.getByText('On the list: Vexdale')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/compose');
  await hydrated(page);
  await page.getByLabel('Title').first().fill('What Vexdale said');
  const body = page.locator('#html-text');
  await body.click();
  await page.keyboard.type('We wrote for VEXDALE, and for nobody else.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/Names that must not appear stand in 3 places/)).toBeVisible();
  await expectAccessible(page);
  const place = page.getByRole('button', { name: /^Text We wrote for VEXDALE/ });
  await place.focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('VEXDALE');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Why it may be published all the same').scrollIntoViewIfNeeded();
  await page.getByLabel('Why it may be published all the same').fill('They have named themselves');
  await page.getByRole('button', { name: 'Publish all the same' }).click();
  await expect(page.getByText(/Names that must not appear/)).toHaveCount(0);
  await page.goto('/settings/names');
  await expect(page.getByText('They have named themselves')).toBeVisible();
});
