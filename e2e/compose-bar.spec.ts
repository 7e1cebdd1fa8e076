import type { Page } from '@playwright/test';
import { composePage, openCompose } from './fixtures/compose.ts';
import { test } from './fixtures/owner.ts';
import { editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button, status, notice } = composePage;

test.use({ siteOf: 'the bar of the editor' });
test.beforeEach(({ page, signIn }) => signIn(page));

const long = '<p>A line of a long text.</p>'.repeat(60);

test('the focus stays where it was after publishing, and after signing in anew', async ({
  page,
  context,
  site,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const { slug } = await owner.write({ title: 'Under the hands' });
  await openCompose(page, slug);
  await title(page).fill('Under the hands, changed');
  await button(page, 'Update').focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Updated. Readers see the new text.');
  await expect(button(page, 'Update')).toBeFocused();
  await editor(page).focus();
  await page.keyboard.type('More. ');
  await context.clearCookies();
  await page.keyboard.press('ControlOrMeta+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(status(page)).toHaveText('Updated. Readers see the new text.');
  await expect(editor(page)).toBeFocused();
});

test('text that was not saved is offered in view after a reload, where the keyboard begins', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({ title: 'Far below', html: long });
  await openCompose(page, slug);
  await title(page).fill('Far below, changed');
  await expect(page.getByText(/Kept in this browser/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await page.reload();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(button(page, 'Bring it back')).toBeFocused();
});

/** Whether both ends of a field can be seen, with nothing over them. */
function isUncovered(page: Page, label: string): Promise<boolean> {
  return page.getByLabel(label, { exact: true }).evaluate((field) => {
    const { left, top, bottom } = field.getBoundingClientRect();
    return [top + 2, bottom - 3].every((y) => document.elementFromPoint(left + 10, y) === field);
  });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} no field of the details is hidden by the bar, and the bar has one row`, async ({
    page,
    owner,
  }) => {
    await page.setViewportSize({ width, height });
    const { slug } = await owner.write({ title: `Details at ${width}`, html: long });
    await openCompose(page, slug);
    if (width < 500) await button(page, 'Show About the post').click();
    for (const label of ['Address (slug)', 'Cover picture', 'Excerpt', 'Tags']) {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByLabel(label, { exact: true }).focus();
      await expect.poll(() => isUncovered(page, label), label).toBe(true);
    }
    const tops = [];
    for (const name of ['Update', 'Take off the site', 'Preview']) {
      const box = await button(page, name).boundingBox();
      tops.push((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(4);
  });
}

test('the details keep their height when the window changes far down a long text', async ({
  page,
  owner,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { slug } = await owner.write({ title: 'Details far down', html: long });
  await openCompose(page, slug);
  const cover = page.getByLabel('Cover picture', { exact: true });
  const height = () => cover.evaluate((field) => field.closest('form > div > div')?.clientHeight ?? 0);
  await expect.poll(height).toBeGreaterThan(300);
  const before = await height();
  await page.evaluate(() => scrollTo(0, 1200));
  await page.setViewportSize({ width: 1280, height: 790 });
  await expect.poll(height).toBe(before - 10);
});

test('what a line that was gone has prevented is forgotten when it is back', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await openCompose(page);
  await title(page).fill('Offline');
  await editor(page).fill('Text.');
  await context.setOffline(true);
  await button(page, 'Save as draft').click();
  await expect(status(page)).toContainText('Network error');
  await context.setOffline(false);
  await expect(status(page)).not.toContainText('Network error');
});
