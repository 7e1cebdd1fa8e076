import type { Page } from '@playwright/test';
import { composePage, openCompose } from './fixtures/compose.ts';
import { otherDevice } from './fixtures/other-device.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button, notice, toast } = composePage;

test.use({ siteOf: 'unsaved writing' });

/** As when the window is left: what waits is sent at once. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
const isKept = (page: Page) => expect(page.getByText(/Kept on the server at \d/)).toBeVisible();
const list = (page: Page) => page.getByRole('region', { name: 'Unsaved writing' });
const comparison = (page: Page) => page.getByRole('region', { name: 'What differs' });

test.describe('what is typed on one device', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('is let go where the saved text is wanted, there or from the list, with Undo', async ({
    page,
    site,
    browser,
    owner,
  }) => {
    const post = await owner.write({ title: 'Not wanted' });
    const other = await owner.write({ title: 'Wanted after all' });
    for (const { slug } of [post, other]) {
      await openCompose(page, slug);
      await title(page).fill(`${slug}, changed`);
      await leave(page);
      await isKept(page);
    }
    const { context, page: phone } = await otherDevice(browser, site);
    await openCompose(phone, post.slug);
    await button(phone, 'Keep what is saved').click();
    await expect(notice(phone)).toHaveCount(0);
    expect((await owner.api.get(`/api/blog/unsaved/${post.id}`)).status()).toBe(404);
    await button(phone, 'Let it go: “wanted-after-all, changed”').click();
    await expect(list(phone).getByText('wanted-after-all')).toHaveCount(0);
    expect((await owner.api.get(`/api/blog/unsaved/${other.id}`)).status()).toBe(404);
    const said = toast(phone, 'Let go: wanted-after-all, changed');
    await said.getByRole('button', { name: 'Undo' }).click();
    await expect(list(phone)).toContainText(/wanted-after-all, changed.*Changes to a post/);
    await context.close();
  });

  test('stands beside what another writes at once; neither is lost', async ({
    page,
    site,
    browser,
    owner,
    expectedErrors,
  }) => {
    const post = await owner.write({ title: 'At once' });
    const { context, page: phone } = await otherDevice(browser, site);
    expectedErrors.push(/409/);
    await openCompose(page, post.slug);
    await openCompose(phone, post.slug);
    await body(phone).fill('By the phone.');
    await leave(phone);
    await isKept(phone);
    await body(page).fill('By the desk.');
    await leave(page);
    await expect(notice(page)).toContainText('This text was also written on another device');
    await expect(page.getByText(/Kept in this browser at/)).toBeVisible();
    await expect(body(page)).toHaveText('By the desk.');
    await button(page, 'Compare the two').click();
    await expect(comparison(page).locator('ins')).toContainText('phone');
    await button(page, 'Continue with that one').click();
    await expect(body(page)).toHaveText('By the phone.');
    // What stood here is kept by this browser, and offered.
    await expect(notice(page)).toContainText('There is text here from');
    await button(page, 'Bring it back').click();
    await expect(body(page)).toHaveText('By the desk.');
    await leave(page);
    await isKept(page);
    await body(phone).fill('By the phone, once more.');
    await leave(phone);
    await expect(notice(phone)).toContainText('This text was also written on another device');
    await button(phone, 'Keep this one').click();
    await isKept(phone);
    const kept = await (await owner.api.get(`/api/blog/unsaved/${post.id}`)).json();
    expect(kept.text.html).toBe('<p>By the phone, once more.</p>');
    await context.close();
  });
});
