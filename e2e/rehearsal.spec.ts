import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose } from './fixtures/compose.ts';
import { hydrated } from './fixtures/hydrated.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'rehearsal' });
test.beforeEach(({ page, signIn }) => signIn(page));

const body = '[contenteditable="true"][role="textbox"]';

test('what is typed and not saved is rehearsed on all three pages, and stays unsaved', async ({
  page,
  owner,
}) => {
  const { slug } = await owner.write({
    title: 'Typed',
    status: 'draft',
    language: 'en',
    html: '<p>Saved.</p>',
  });
  await openCompose(page, slug);
  await page.locator(body).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Then one word more.');
  await composePage.button(page, 'Speech').click();
  await expect(page).toHaveURL(/\/compose\/speech\?slug=typed&unsaved=/);
  expect(page.url()).not.toContain('word');
  const main = page.getByRole('main');
  await expect(
    main.getByText(/^5 words as they are said\. This is what you have typed and not saved/),
  ).toBeVisible();
  await expect(main.getByText('Then one word more.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Podium print' }).click();
  await expect(main.getByText(/typed and not saved/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Then one word more.');
  await page.getByLabel('Size of the type').selectOption('36');
  await page.getByRole('button', { name: 'Set the pages' }).click();
  await expect(page).toHaveURL(/unsaved=.*size=36/);
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Then one word more.');
  await page.getByRole('link', { name: 'Back to the speech' }).click();
  await page.getByRole('link', { name: 'Stage view' }).click();
  await expect(page.getByRole('region', { name: 'The text to be read' })).toContainText('one word more');
  await expect(page.getByText(/typed and not saved/)).toBeVisible();
  const saved = await (await owner.api.get(`/api/blog/posts/${slug}`)).json();
  expect(saved.html).toBe('<p>Saved.</p>');
  // Once the writing is let go, its address leads to the saved text, and says so.
  const [copy] = await (await owner.api.get('/api/blog/unsaved')).json();
  const removed = await owner.api.delete(`/api/blog/unsaved/${copy.id}?etag=${copy.etag}`);
  expect(removed.ok()).toBe(true);
  await page.goto(`/compose/speech?slug=${slug}&unsaved=${copy.id}`);
  await expect(page.getByText(/This is the text as it was saved last/)).toBeVisible();
});

test('a text that was never saved is rehearsed, an empty one is not', async ({ page }) => {
  await openCompose(page);
  await composePage.button(page, 'Speech').click();
  await expect(composePage.status(page).filter({ hasText: 'nothing to say' })).toBeVisible();
  await composePage.title(page).fill('New one');
  await page.locator(body).click();
  await page.keyboard.type('Four words are here.');
  await composePage.button(page, 'Speech').click();
  await expect(page).toHaveURL(/\/compose\/speech\?unsaved=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New one');
  await expect(page.getByText(/^4 words as they are said/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^4 words as they are said/)).toBeVisible();
});

test('an earlier version is rehearsed, from the speech and from the history', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Twice', language: 'en', html: '<p>One two three.</p>' });
  await owner.change(slug, { title: 'Twice', html: '<p>One two.</p>' });
  await page.goto(`/compose/speech?slug=${slug}`);
  await hydrated(page);
  await expect(
    page.getByText(/^2 words as they are said\. This is the text as it was saved last/),
  ).toBeVisible();
  await page.getByText('Other versions').click();
  await page.getByRole('link', { name: /^Saved (?!last)/ }).click();
  await expect(page.getByText(/^3 words as they are said\. This is an earlier version/)).toBeVisible();
  await page.getByRole('link', { name: 'Stage view' }).click();
  await expect(page.getByRole('region', { name: 'The text to be read' })).toContainText('One two three.');
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('link', { name: 'Podium print' }).click();
  await expect(page.getByRole('region', { name: 'Page 1 of 1' })).toContainText('One two three.');
  await openCompose(page, slug);
  await composePage.button(page, 'Earlier versions').click();
  await page.getByRole('dialog').getByRole('button', { name: /Twice/ }).nth(1).click();
  await page.getByRole('link', { name: 'Rehearse this version' }).click();
  await expect(page.getByText(/^3 words as they are said/)).toBeVisible();
  await page.goto(`/compose/speech?slug=${slug}&version=9`);
  await expect(page.getByText('There is no such post. It may have been deleted.')).toBeVisible();
});

test('where another window has written too, nothing is lost and it is said', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/409/);
  const { id, slug } = await owner.write({ title: 'Both', status: 'draft', html: '<p>Saved.</p>' });
  await openCompose(page, slug);
  const { title, date, language } = await (await owner.api.get(`/api/blog/posts/${slug}`)).json();
  const text = { title, slug, date, cover: '', cover_alt: '', excerpt: '', tags: '', language };
  const kept = await owner.api.put(`/api/blog/unsaved/${id}`, {
    data: {
      text: { ...text, html: '<p>Theirs.</p>' },
      ...{ version: 1, writer: 'another device', written_at: new Date().toISOString() },
    },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await page.locator(body).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Mine.');
  await composePage.button(page, 'Speech').click();
  await expect(composePage.status(page).filter({ hasText: 'Another window' })).toBeVisible();
  await expect(page.locator(body)).toContainText('Saved. Mine.');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form brings the text along, and none of it is kept', async ({ page, owner, expectedErrors }) => {
    // A browser that runs no script says so of each that the page asks it to fetch beforehand.
    expectedErrors.push(/^request failed: .*\.js csp$/);
    await page.goto('/compose');
    await page.getByLabel('Title', { exact: true }).fill('Plain');
    await page.locator('textarea[name="html"]').fill('<p>Said <b onclick="x">without</b> scripts.</p>');
    await page.getByRole('button', { name: 'Speech', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain');
    await expect(page.getByText(/^3 words as they are said\. This is what you have typed/)).toBeVisible();
    expect(page.url()).not.toContain('Said');
    await page.getByLabel('Words a minute, in English').fill('90');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('0:02 at 90 words a minute')).toBeVisible();
    await page.getByRole('button', { name: 'Podium print' }).click();
    await page.getByLabel('Size of the type').selectOption('48');
    await page.getByRole('button', { name: 'Set the pages' }).click();
    await expect(page.getByLabel('Size of the type')).toHaveValue('48');
    await expect(page.getByText('Said without scripts.').last()).toBeVisible();
    await page.getByRole('button', { name: 'Back to the speech' }).click();
    await page.getByRole('button', { name: 'Stage view' }).click();
    await expect(page.getByText('Said without scripts.')).toBeVisible();
    const copies = await (await owner.api.get('/api/blog/unsaved')).json();
    expect(JSON.stringify(copies)).not.toContain('Plain');
    await owner.api.patch('/api/settings', { data: { pace_en: 130 } });
  });
});
