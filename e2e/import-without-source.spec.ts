import { expectAccessible } from './fixtures/accessibility.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { expect, test } from './site.ts';

test('without an old blog nothing is read, and its address is asked for', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  await page.goto('/blog-import-preview');
  await hydrated(page);
  await expect(page.getByText('Enter the address of the old blog to begin.')).toBeVisible();
  await page.getByRole('radio', { name: /^XML/ }).check();
  await expect(page.getByText('Enter the address of the export file to begin.')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('radio', { name: /^Scrape/ }).check();
  await page.getByLabel('Address of the old blog').fill('old.example.com');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Scrape failed (403)');
  expect(asked.map((url) => new URL(url).searchParams.get('source'))).toEqual(['https://old.example.com']);
});
