import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expect, test } from './site.ts';

const groups = (page: Page) => page.locator('#viewer').getByRole('heading', { level: 3 });

test('the API viewer lists operations in groups with examples', async ({ page, site }) => {
  const width = 360;
  // This `test` fails on any policy violation.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/api/docs');
  await expect(groups(page).first()).toContainText('Posts');
  expect(await groups(page).count()).toBeGreaterThan(15);
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  const [across, down] = await size();
  expect(across).toBe(width);
  expect(down).toBeLessThan(4000);
  await expectAccessible(page);

  await groups(page).first().click();
  await page.getByRole('button', { name: /^POST.*Create a post/ }).click();
  const operation = page.locator('#operations-Posts-createPost');
  await expect(operation.getByText('"title": "Write the last line first"').first()).toBeVisible();
  await expect(operation.getByText('session', { exact: true })).toBeVisible();
  expect((await size())[0]).toBe(width);
  // The operation fades in while opening, so retry.
  await expect(async () => expectAccessible(page)).toPass();

  await page.getByPlaceholder('Filter by tag or path').fill('Passkeys');
  await expect(groups(page)).toHaveText([/^Passkeys/]);
  expect(asked.filter((address) => !/^data:/.test(address) && !address.startsWith(`${site.url}/`))).toEqual(
    [],
  );
});
