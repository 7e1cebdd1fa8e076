import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose, toggleRow } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'guarded-names' });
test.beforeEach(({ page, signIn }) => signIn(page));

test('a post with a confidential name is held until a reason is given', async ({ page, expectedErrors }) => {
  // The page explains these rejected requests.
  expectedErrors.push(/400|409/);
  await page.goto('/settings/names');
  await hydrated(page);
  await page.getByLabel(say.guard.name, { exact: true }).fill('Orange');
  await page.getByRole('button', { name: say.guard.add }).click();
  // The dictionaries load first, which takes a while on a busy machine.
  await expect(page.getByText('“Orange” is a common word')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.getByLabel(say.guard.name, { exact: true }).fill('Vexdale');
  await page.getByRole('button', { name: say.guard.add }).click();
  await expect(page.getByText(fill(say.guard.added, { name: 'Vexdale' }))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/compose');
  await hydrated(page);
  await page.getByLabel(say.compose.fields.title).first().fill('What Vexdale said');
  const body = page.locator('#html-text');
  await body.click();
  await page.keyboard.type('We wrote for VEXDALE, and for nobody else.');
  await page.getByRole('button', { name: say.compose.actions.publish, exact: true }).click();
  await expect(page.getByText(plural('en', say.guard.found, 3))).toBeVisible();
  await expectAccessible(page);
  const place = page.getByRole('button', { name: `${say.guard.fields.body} We wrote for VEXDALE` });
  await place.focus();
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('VEXDALE');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel(say.guard.reason).scrollIntoViewIfNeeded();
  await page.getByLabel(say.guard.reason).fill('They have named themselves');
  await page.getByRole('button', { name: say.guard.publish_anyway }).click();
  await expect(page.getByText(plural('en', say.guard.found, 3))).toHaveCount(0);
  await page.goto('/settings/names');
  await expect(page.getByText('They have named themselves')).toBeVisible();
});

test.describe('sharing a post with a confidential name', () => {
  const held = plural('en', say.guard.held, 1);

  test.beforeEach(async ({ owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    // The first test to run adds the name.
    await owner.api.post('/api/guard/names', { data: { name: 'Quellmar' } });
  });

  test('a review link for a post with a confidential name needs a reason', async ({ page, owner }) => {
    await owner.write({ title: 'For Quellmar', slug: 'for-review', html: '<p>Text.</p>', status: 'draft' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openCompose(page, 'for-review');
    await toggleRow(page, 'review');
    await page.getByLabel(say.reviewPanel.reader).fill('Ms Reader');
    await page.getByRole('button', { name: say.reviewPanel.make }).click();
    await expect(page.getByText(held)).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Title For Quellmar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(say.guard.held_reason).fill('She is named herself');
    await page.getByRole('button', { name: say.guard.let_out }).click();
    const link = page.getByLabel(fill(say.reviewPanel.link, { reader: 'Ms Reader' }));
    await expect(link).toHaveValue(/\/review\//);
    await expect(page.getByLabel(say.guard.held_reason)).toHaveCount(0);
  });

  test('an exported file or email of a post with a confidential name needs a reason', async ({
    page,
    owner,
  }) => {
    await owner.write({ title: 'To Quellmar', slug: 'to-hand', html: '<p>Text.</p>', status: 'draft' });
    await openCompose(page, 'to-hand');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText(say.handover.menu, { exact: true }).click();
    await page.getByRole('button', { name: say.handover.copy }).click();
    await expect(page.getByText(held)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: say.handover.formats.text, exact: true }).click();
    await expect(page).toHaveURL(/\/compose\/hand-over\?/);
    await expect(page.getByText(held)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByLabel(say.guard.held_reason).fill('They asked for it');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: say.guard.let_out }).click();
    expect((await download).suggestedFilename()).toBe('To Quellmar.txt');
    // An override applies to all formats.
    await page.getByRole('link', { name: say.handover.back_to_post }).click();
    await page.getByText(say.handover.menu, { exact: true }).click();
    await page.getByRole('button', { name: say.handover.copy }).click();
    await expect(page.getByText(say.handover.copied)).toBeVisible();
  });
});
