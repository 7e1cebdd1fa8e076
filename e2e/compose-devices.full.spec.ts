import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { otherDevice } from './fixtures/other-device.ts';
import { test } from './fixtures/owner.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const { button, notice } = composePage;

test.use({ siteOf: 'unsaved writing' });

/** Simulates the window losing focus, which sends pending changes at once. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
const expectBackedUp = (page: Page) => expect(page.getByText(/\d.*, browser and server$/)).toBeVisible();
const comparison = (page: Page) => page.getByRole('region', { name: say.compose.compare.heading });

test.describe('typing on two devices', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('typing in one post on two devices keeps both texts', async ({
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
    await expectBackedUp(phone);
    await body(page).fill('By the desk.');
    await leave(page);
    await expect(notice(page)).toContainText('Also edited on another device');
    await expect(page.getByText(/, this browser only$/)).toBeVisible();
    await expect(body(page)).toHaveText('By the desk.');
    await button(page, say.compose.unsaved.compare).click();
    await expect(comparison(page).locator('ins')).toContainText('phone');
    await button(page, say.compose.unsaved.go_on_there).click();
    await expect(body(page)).toHaveText('By the phone.');
    // The replaced text is stored in this browser and offered.
    await expect(notice(page)).toContainText('You have unsaved changes from');
    await button(page, say.compose.recover.restore).click();
    await expect(body(page)).toHaveText('By the desk.');
    await leave(page);
    await expectBackedUp(page);
    await body(phone).fill('By the phone, once more.');
    await leave(phone);
    await expect(notice(phone)).toContainText('Also edited on another device');
    await button(phone, say.compose.unsaved.keep_this).click();
    await expectBackedUp(phone);
    const kept = await (await owner.api.get(`/api/blog/unsaved/${post.id}`)).json();
    expect(kept.text.html).toBe('<p>By the phone, once more.</p>');
    await context.close();
  });
});
