import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { giveForReview } from './fixtures/give-for-review.ts';
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

test('a name that is put on the list since holds a scheduled post back at its time', async ({
  page,
  owner,
}) => {
  // To judge a name takes some seconds where the machine is busy.
  const publish_at = new Date(Date.now() + 20_000).toISOString();
  const title = 'With Brandolin to the board';
  const { slug } = await owner.write({ title, html: '<p>Text.</p>', status: 'scheduled', publish_at });
  await owner.api.post('/api/guard/names', { data: { name: 'Brandolin' } });
  const warning = page.getByRole('complementary', { name: 'Held back' });
  await expect(async () => {
    await page.goto('/compose/posts');
    await expect(warning).toContainText(`“${title}” was to go live at`, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('row', { name: title }).getByText('Held back')).toBeVisible();
  await expectAccessible(page);
  expect((await page.request.get(`/api/blog/posts/${slug}`)).status()).toBe(200);
  await warning.getByRole('link', { name: 'Open it' }).click();
  await expect(page.locator('#title')).toHaveValue(title);
  await page.goto(`/compose/posts?lang=es`);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('complementary', { name: 'Retenidos' })).toContainText(
    `«${title}» iba a salir el`,
  );
  await expectAccessible(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBe(0);
  await page.screenshot({ path: 'test-results/held-390-es.png' });
});

test.describe('what is given to somebody', () => {
  const reason = 'Why it may leave all the same';

  test.beforeEach(async ({ owner, expectedErrors }) => {
    expectedErrors.push(/409/);
    // Written down by whichever test comes first.
    await owner.api.post('/api/guard/names', { data: { name: 'Quellmar' } });
  });

  test('a link for a reader is made only with a reason', async ({ page, owner }) => {
    await owner.write({ title: 'For Quellmar', slug: 'for-review', html: '<p>Text.</p>', status: 'draft' });
    await page.setViewportSize({ width: 390, height: 844 });
    await openCompose(page, 'for-review');
    await page.getByRole('button', { name: 'Show Review' }).click();
    await page.getByLabel('Reader’s name').fill('Ms Reader');
    await page.getByRole('button', { name: 'Make a link' }).click();
    await expect(page.getByText(/stand.* Nothing has left yet/)).toBeFocused();
    await expect(page.getByRole('listitem').filter({ hasText: 'Title For Quellmar' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel(reason).fill('She is named herself');
    await page.getByRole('button', { name: 'Let it out all the same' }).click();
    await expect(page.getByLabel('Link for Ms Reader')).toHaveValue(/\/review\//);
    await expect(page.getByLabel(reason)).toHaveCount(0);
  });

  test('an answer to a reader is given only with a reason', async ({ page, browser, owner }) => {
    const { link } = await giveForReview(owner, 'to-answer');
    const reader = await (await browser.newContext()).newPage();
    await reader.goto(link);
    await reader.getByRole('link', { name: 'Write a note to paragraph 4' }).click();
    await reader.getByLabel('Note', { exact: true }).fill('Who was it?');
    await reader.getByRole('button', { name: 'Keep this note' }).click();
    await expect(reader.getByText('Who was it?')).toBeVisible();
    await reader.context().close();
    // High enough that the bar of the editor covers nothing that is looked at.
    await page.setViewportSize({ width: 390, height: 1700 });
    await openCompose(page, 'to-answer');
    await page.getByRole('button', { name: 'Show Review' }).click();
    const note = page.getByRole('listitem').filter({ hasText: 'Who was it?' });
    await note.locator('summary').click();
    await note.getByLabel('Answer').fill('It was Quellmar.');
    await note.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText(/stand.* Nothing has left yet/)).toBeFocused();
    await expectAccessible(page);
    await note.getByLabel(reason).fill('They were there');
    await note.getByLabel(reason).press('Enter');
    await expect(page.getByText('Your answer: It was Quellmar.')).toBeVisible();
    await expect(note.getByLabel(reason)).toHaveCount(0);
  });

  test('a file and a mail leave only with a reason', async ({ page, owner }) => {
    await owner.write({ title: 'To Quellmar', slug: 'to-hand', html: '<p>Text.</p>', status: 'draft' });
    await openCompose(page, 'to-hand');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByText('Hand over', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy for an e-mail' }).click();
    await expect(page.getByText(/Nothing has left yet/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Plain text', exact: true }).click();
    await expect(page).toHaveURL(/\/compose\/hand-over\?/);
    await expect(page.getByText(/Nothing has left yet/)).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await page.getByLabel(reason).fill('They asked for it');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Let it out all the same' }).click();
    expect((await download).suggestedFilename()).toBe('To Quellmar.txt');
    // What was let out once may leave again, in every form.
    await page.getByRole('link', { name: 'Back to the article' }).click();
    await page.getByText('Hand over', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy for an e-mail' }).click();
    await expect(page.getByText('The text is on the clipboard')).toBeVisible();
  });

  test.describe('without the page’s script', () => {
    test.use({ javaScriptEnabled: false });

    test('the file says where the name stands, and takes the reason in Spanish, too', async ({
      page,
      owner,
      expectedErrors,
    }) => {
      expectedErrors.push(/^request failed: .*\.js csp$/);
      const { slug } = await owner.write({ title: 'By Quellmar', html: '<p>Text.</p>', status: 'draft' });
      await page.goto(`/compose/hand-over?slug=${slug}&format=markdown&lang=es`);
      await expect(page.getByText(/Todavía no ha salido nada/)).toBeVisible();
      await page.getByLabel('Por qué puede salir a pesar de todo').fill('   ');
      await page.getByRole('button', { name: 'Dejarlo salir de todos modos' }).click();
      await expect(page.getByText('Diga por qué, con tres caracteres o más.')).toBeVisible();
      await page.getByLabel('Por qué puede salir a pesar de todo').fill('Lo pidieron');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Dejarlo salir de todos modos' }).click();
      expect((await download).suggestedFilename()).toBe('By Quellmar.md');
    });
  });
});
