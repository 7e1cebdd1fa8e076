import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { otherDevice } from './fixtures/other-device.ts';
import { test } from './fixtures/owner.ts';
import { startSite } from './fixtures/start-site.ts';
import { body } from './fixtures/text.ts';
import { expect } from './site.ts';

const { title, button, status, notice, toast } = composePage;

test.use({ siteOf: 'unsaved writing' });

/** As when the window is left: what waits is sent at once. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
const isKept = (page: Page) => expect(page.getByText(/Kept on the server at \d/)).toBeVisible();
const list = (page: Page) => page.getByRole('region', { name: 'Unsaved writing' });
const comparison = (page: Page) => page.getByRole('region', { name: 'What differs' });

test.describe('what is typed on one device', () => {
  test.beforeEach(({ page, signIn }) => signIn(page));

  test('is kept on the server within seconds, and said to be unpublished, not saved', async ({
    page,
    owner,
  }) => {
    const post = await owner.write({ title: 'Kept far away' });
    await openCompose(page, post.slug);
    await body(page).fill('Not for readers yet.');
    await expect(page.getByText(/^Changes not yet published · Kept in this browser at \d/)).toBeVisible();
    await expect(page.getByText(/^Changes not yet published · Kept on the server at \d/)).toBeVisible();
    const kept = await (await owner.api.get(`/api/blog/unsaved/${post.id}`)).json();
    expect(kept.text.html).toBe('<p>Not for readers yet.</p>');
    expect(await (await page.request.get(`/blog/${post.slug}`)).text()).not.toContain('Not for readers yet');
  });

  test('a title alone goes on on another, from the start of Compose', async ({ page, site, browser }) => {
    await openCompose(page);
    await title(page).fill('Only a title so far');
    await leave(page);
    await isKept(page);
    const { context, page: phone } = await otherDevice(browser, site);
    await openCompose(phone);
    await expect(list(phone)).toContainText(/Only a title so far.*New post · Written .*20\d\d/);
    await expectAccessible(phone);
    await phone.getByRole('link', { name: 'Continue “Only a title so far”' }).click();
    await expect(title(phone)).toHaveValue('Only a title so far');
    await expect(list(phone).getByText('Only a title so far')).toHaveCount(0);
    await body(phone).fill('And a text.');
    await button(phone, 'Publish').click();
    await expect(status(phone)).toHaveText('Published. It is on the site.');
    // What was on its way when it was published goes as soon as it has come.
    await expect
      .poll(async () => (await context.request.get('/api/blog/unsaved')).text())
      .not.toContain('Only a title so far');
    await context.close();
  });

  test('is offered when the post is opened on another, and never put in its place unasked', async ({
    page,
    site,
    browser,
    owner,
  }) => {
    const post = await owner.write({ title: 'On two devices' });
    await openCompose(page, post.slug);
    await body(page).fill('From the desk.');
    await leave(page);
    await isKept(page);
    const { context, page: phone } = await otherDevice(browser, site);
    await openCompose(phone, post.slug);
    await expect(notice(phone)).toContainText(/There is newer writing from another device \(.*20\d\d.*\)\./);
    await expect(body(phone)).toHaveText('A paragraph.');
    await expectAccessible(phone);
    await button(phone, 'Compare with the saved text').click();
    await expect(comparison(phone).locator('ins')).toContainText('From the desk.');
    await button(phone, 'Continue').click();
    await expect(body(phone)).toHaveText('From the desk.');
    await body(phone).fill('From the desk, and the phone.');
    await leave(phone);
    await isKept(phone);
    await button(phone, 'Update').click();
    await expect(status(phone)).toHaveText('Updated. Readers see the new text.');
    expect((await owner.api.get(`/api/blog/unsaved/${post.id}`)).status()).toBe(404);
    await phone.reload();
    await expect(body(phone)).toHaveText('From the desk, and the phone.');
    await expect(notice(phone)).toHaveCount(0);
    await context.close();
  });

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

  test('is told to the other when that is looked at again', async ({ page, site, browser, owner }) => {
    const post = await owner.write({ title: 'Looked at again' });
    await openCompose(page, post.slug);
    const { context, page: phone } = await otherDevice(browser, site);
    await openCompose(phone, post.slug);
    await body(phone).fill('Meanwhile, elsewhere.');
    await leave(phone);
    await isKept(phone);
    await expect(notice(page)).toHaveCount(0);
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expect(notice(page)).toContainText('There is newer writing from another device');
    await context.close();
  });

  test('is not offered to the browser that has it, and goes with what is let go there', async ({
    page,
    owner,
  }) => {
    const post = await owner.write({ title: 'Its own' });
    await openCompose(page, post.slug);
    await title(page).fill('Its own, changed');
    await leave(page);
    await isKept(page);
    await page.reload();
    await expect(notice(page)).toContainText('There is text here from');
    await expect(notice(page)).toHaveCount(1);
    await button(page, 'Bring it back').click();
    await title(page).fill('Its own, changed again');
    await leave(page);
    await isKept(page);
    await page.reload();
    await button(page, 'Let it go').click();
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(async () => (await owner.api.get(`/api/blog/unsaved/${post.id}`)).status()).toBe(404);
  });

  test('without a line stays in the browser, and is sent when the line is back', async ({
    page,
    context,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const post = await owner.write({ title: 'On a plane' });
    await openCompose(page, post.slug);
    await context.setOffline(true);
    await title(page).fill('Above the clouds');
    await leave(page);
    await expect(page.getByText(/Kept in this browser at/)).toBeVisible();
    await context.setOffline(false);
    await isKept(page);
    const kept = await (await owner.api.get(`/api/blog/unsaved/${post.id}`)).json();
    expect(kept.title).toBe('Above the clouds');
  });

  test('after the end of the session stays in the browser, without a word, until one signs in', async ({
    page,
    site,
    owner,
    expectedErrors,
  }) => {
    expectedErrors.push(/401/);
    const post = await owner.write({ title: 'Signed out meanwhile' });
    await openCompose(page, post.slug);
    await page.context().clearCookies();
    await title(page).fill('Typed without a session');
    await leave(page);
    await expect(page.getByText(/Kept in this browser at/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(page, 'Update').click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Password', { exact: true }).fill(site.ownerPassword);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(status(page)).toHaveText('Updated. Readers see the new text.');
    expect((await owner.api.get(`/api/blog/unsaved/${post.id}`)).status()).toBe(404);
  });
});

test('a server that is killed has what it said it keeps', async ({ browser }) => {
  const site = await startSite();
  try {
    const { context, page } = await otherDevice(browser, site);
    await openCompose(page);
    await title(page).fill('Kept through a power cut');
    await leave(page);
    await isKept(page);
    await site.crash();
    await title(page).fill('Kept through a power cut, typed on');
    await leave(page);
    await expect(page.getByText(/Kept in this browser at/)).toBeVisible();
    await site.revive();
    const { context: phones, page: phone } = await otherDevice(browser, site);
    await openCompose(phone);
    await expect(list(phone)).toContainText('Kept through a power cut');
    await phones.close();
    await context.close();
  } finally {
    await site.stop();
  }
});

test('in Spanish the same is offered', async ({ page, site, browser, owner, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const post = await owner.write({ title: 'Dos mesas', language: 'es' });
  const { context, page: desk } = await otherDevice(browser, site);
  await openCompose(desk, post.slug);
  await title(desk).fill('Dos mesas y un teléfono');
  await leave(desk);
  await isKept(desk);
  await signIn(page);
  await page.goto(`/compose?slug=${post.slug}&lang=es`);
  await expect(page.getByText('Hay un texto más reciente de otro dispositivo')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Continuar').click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Dos mesas y un teléfono');
  await context.close();
});
