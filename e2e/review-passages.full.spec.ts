import { catalogs } from '../messages/catalogs.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { openCompose } from './fixtures/compose.ts';
import { giveForReview as give } from './fixtures/give-for-review.ts';
import { test } from './fixtures/owner.ts';
import { editor } from './fixtures/text.ts';
import { expect } from './site.ts';

const say = catalogs.en.review;

// Wrong review links are counted, and too many lock the client out.
test.use({ siteOf: 'review' });

test('a passage across a heading and a list item is commented on, reworded, and accepted', async ({
  page,
  browser,
  owner,
  signIn,
  site,
}) => {
  const { link } = await give(owner, 'across');
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ baseURL: site.url, viewport, hasTouch: true, isMobile: true });
  const reader = await phone.newPage();
  await reader.goto(link);
  const select = () =>
    reader.locator('article').evaluate((article) => {
      const [first, last] = ['[data-block="0"] p', '[data-block="2"] p'].map((at) =>
        article.querySelector(at),
      );
      const range = document.createRange();
      range.setStart(first?.firstChild as Node, 29);
      range.setEnd(last?.firstChild as Node, 9);
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(range);
    });
  const quoted = 'I want to say why it took so long.\nWhat we knew\nIn spring';
  await select();
  await reader.getByRole('group', { name: say.bar }).getByRole('button', { name: say.bar_note }).click();
  await expect(reader.getByLabel(say.form_quote)).toHaveValue(quoted);
  await reader.getByLabel(say.form_note, { exact: true }).fill('Does all of this belong here?');
  await reader.getByRole('button', { name: say.form_send }).click();
  await expect(reader.locator('[data-block="0"] blockquote')).toHaveText(quoted);
  await select();
  await reader.getByRole('button', { name: say.bar_proposal }).click();
  const wording = reader.getByLabel(say.form_proposal).last();
  await expect(wording).toHaveValue(quoted.replaceAll('\n', '\n\n'));
  await wording.fill('I will say why.\n\nWhat everyone knew\n\nIn March');
  await reader.getByRole('button', { name: say.form_send }).click();
  await expect(reader.locator('[data-block="0"] ins').first()).toContainText('will');
  await expectAccessible(reader);

  await signIn(page);
  await openCompose(page, 'across');
  await expect(editor(page).locator('h2[data-note], h2 [data-note]')).toHaveCount(1);
  await page.getByRole('group', { name: 'Ms Reader: I will say' }).focus();
  await page.keyboard.press('a');
  await expect(editor(page).locator('h2')).toHaveText('What everyone knew');
  await expect(editor(page).locator('p').nth(0)).toHaveText('We decided this together, and I will say why.');
  await expect(editor(page).locator('p').nth(1)).toHaveText(/^In March the numbers were plain/);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(catalogs.en.toasts.draft_saved).first()).toBeVisible();
  await phone.close();
});

test('an unsent comment is shown for copying if the review link was revoked or the round ended', async ({
  page,
  browser,
  owner,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /409/);
  const { link, review } = await give(owner, 'late');
  const other = await (await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })).newPage();
  for (const reader of [page, other]) {
    await reader.goto(link);
    await reader.goto(`${link}&note=2#note`);
    await reader.getByLabel(say.form_note, { exact: true }).fill('A long thought.');
    await reader.getByLabel(say.form_proposal).last().fill('In March\nthe numbers');
  }
  const third = await (await browser.newContext({ baseURL: site.url })).newPage();
  await third.goto(link);
  await third.getByRole('radio', { name: say.approve }).check();
  await third.getByRole('button', { name: say.send }).click();
  await page.getByRole('button', { name: say.form_send }).click();
  await expect(page.getByRole('alert')).toHaveText(say.problems.review_decided);
  await expect(page.getByLabel(say.kept)).toHaveValue('A long thought.\n\nIn March\nthe numbers');
  await expectAccessible(page);
  expect((await owner.api.post(`/api/blog/reviews/${review.id}/end`)).status()).toBe(204);
  await other.getByRole('button', { name: say.form_send }).click();
  await expect(other.getByRole('heading', { name: say.gone_heading })).toBeVisible();
  await expect(other.getByLabel(say.kept)).toHaveValue('A long thought.\n\nIn March\nthe numbers');
  await third.context().close();
  await other.context().close();
});
