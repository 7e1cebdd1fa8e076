import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'review' });

test('a deleted post that nobody approved as it is comes back only all the same, by every way', async ({
  page,
  owner,
  signIn,
  browser,
  site,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  expectedErrors.push(/409/);
  await owner.write({ title: 'A speech: gone', slug: 'gone', html: '<p>As it was.</p>', status: 'draft' });
  const path = '/api/blog/posts/gone';
  await owner.api.post(`${path}/reviews`, { data: { reader: 'Ms Reader' } });
  await owner.api.put(path, { data: { status: 'published', without_approval: true } });
  await owner.api.delete(path);
  const status = async () => (await page.request.get(path)).status();
  await signIn(page);
  // From the trash, by keyboard.
  await page.setViewportSize({ width: 390, height: 844 });
  await openCompose(page);
  await page.getByText('Deleted posts').click();
  await page.getByRole('button', { name: /Bring back “A speech: gone/ }).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Ms Reader has not approved this version');
  await expect(question).toContainText('would be seen on the site again');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(question).toHaveCount(0);
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: /Bring back “A speech: gone/ }).press('Enter');
  await question.getByRole('button', { name: 'Bring it back all the same' }).press('Enter');
  await expect.poll(status).toBe(200);
  // Among others, in the list.
  await page.goto('/compose/posts');
  await page.getByRole('checkbox', { name: /A speech: gone/ }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('its reader has not approved it as it is')).toBeVisible();
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Bring it back all the same' }).click();
  await expect.poll(status).toBe(200);
  // Without a script.
  const context = await browser.newContext({
    ...{ baseURL: site.url, javaScriptEnabled: false },
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  const { id } = (await (await owner.api.get(path)).json()) as { id: string };
  await owner.api.delete(path);
  await plain.goto(`/compose?done=deleted&undo=${id}`);
  await plain.getByRole('button', { name: 'Undo' }).click();
  await expect(plain.getByText('Ms Reader has not approved this version').first()).toBeVisible();
  // Publishing is not what was tried.
  await expect(plain.getByLabel(/^Publish/)).toHaveCount(0);
  expect(await status()).toBe(404);
  await plain.getByLabel('Bring it back all the same').check();
  await plain.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(status).toBe(200);
  await context.close();
});
