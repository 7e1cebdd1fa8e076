import type { BrowserContext, Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { fill, plural } from '../messages/fill.ts';
import type { Review } from '../shared/review.ts';
import { expectAccessible } from './fixtures/accessibility.ts';
import { composePage, openCompose, toggleRow } from './fixtures/compose.ts';
import { giveForReview as give, reviewedHtml as html, sendToReview } from './fixtures/give-for-review.ts';
import { type Owner, test } from './fixtures/owner.ts';
import { editor } from './fixtures/text.ts';
import { expect } from './site.ts';

// Wrong review links are counted, and too many lock the client out.
test.use({ siteOf: 'review' });

const say = catalogs.en;

const madeLink = (page: Page) => page.getByLabel(fill(say.reviewPanel.link, { reader: 'Ms Reader' }));
const roundsOf = async (owner: Owner, slug: string) =>
  (await (await owner.api.get(`/api/blog/posts/${slug}/reviews`)).json()) as Review[];

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Never reached by Tab');
}

test('a whole review works at 390 px, from the first comment to approval in the second round', async ({
  page,
  browser,
  owner,
  signIn,
  site,
  expectedErrors,
}) => {
  test.setTimeout(120_000);
  // Publishing asks first.
  expectedErrors.push(/409/);
  // The owner creates the link in Compose.
  await owner.write({ title: 'The speech', slug: 'speech', html, status: 'draft' });
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openCompose(page, 'speech');
  await toggleRow(page, 'review');
  await page.getByLabel(say.reviewPanel.reader).fill('Ms Reader');
  await page.getByRole('button', { name: say.reviewPanel.make }).click();
  await expect(page.getByRole('button', { name: say.reviewPanel.copy })).toBeFocused();
  const link = await madeLink(page).inputValue();
  expect(link).toMatch(/\/review\/[0-9a-f]{64}\?lang=en$/);

  await toggleRow(page, 'review');

  // The reviewer uses a phone and has no account.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const reader = await phone.newPage();
  const foreign: string[] = [];
  reader.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  const answer = await reader.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(reader.getByText('would like you, Ms Reader, to review this text')).toBeVisible();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The speech');
  // The page shows the site's name and languages, but no menu. Only a person's action counts as opening the
  // link.
  await expect(reader.getByRole('navigation')).toHaveCount(0);
  expect((await roundsOf(owner, 'speech'))[0]?.state).toBe('waiting');
  await reader.mouse.move(90, 90);
  await expect.poll(async () => (await roundsOf(owner, 'speech'))[0]?.state).toBe('opened');
  await expectAccessible(reader);
  // The reviewer selects words and writes a suggestion.
  await reader.locator('[data-block="2"] [data-text] p').evaluate((paragraph) => {
    const range = document.createRange();
    range.setStart(paragraph.firstChild as Node, 3);
    range.setEnd(paragraph.querySelector('b')?.firstChild as Node, 5);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  });
  await reader.getByRole('button', { name: say.review.bar_proposal }).click();
  await expect(reader.getByLabel(say.review.form_quote)).toHaveValue('spring the numbers were plain');
  await reader.getByLabel(say.review.form_proposal).fill('March the figures were plain');
  await reader.getByRole('button', { name: say.review.form_send }).click();
  await expect(reader.locator('[data-block="2"] ins').first()).toContainText('March');
  // The reviewer comments on a whole paragraph.
  await reader.getByRole('link', { name: 'Comment on paragraph 4' }).click();
  await reader.getByLabel(say.review.form_note, { exact: true }).fill('Is this so?');
  await reader.getByRole('button', { name: say.review.form_send }).click();
  await expect(reader.getByText('Is this so?')).toBeVisible();
  await expectAccessible(reader);
  await reader.getByRole('link', { name: say.review.finish }).click();
  await expect(reader.getByRole('radio', { name: say.review.changes })).toBeChecked();
  await expect(reader.getByText('Approve this text, without my 2 comments')).toBeVisible();
  await reader.getByRole('button', { name: say.review.send }).click();
  await expect(reader.getByText('You requested changes on')).toBeVisible();
  await expect(reader.getByRole('button', { name: say.review.form_send })).toHaveCount(0);

  // The open window counts new responses until they are shown.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(composePage.toast(page, 'Ms Reader: Changes requested')).toBeVisible();
  const responses = plural('en', say.reviewPanel.new_responses, 3);
  await expect(page.getByRole('button', { name: `${say.ownerNav.menu} (${responses})` })).toBeVisible();
  await expect(page.locator('#review > summary')).toContainText(responses);
  await expect(page).toHaveTitle(/^\(3\) /);
  await toggleRow(page, 'review');
  await expect(page.getByRole('link', { name: responses })).toHaveCount(0);
  // The owner sees each comment next to its passage and accepts the suggestion with one key.
  await expect(page.getByText(plural('en', say.reviewPanel.notes, 2))).toBeVisible();
  await expect(editor(page).locator('[data-note]').first()).toBeVisible();
  const proposal = page.getByRole('group', { name: 'Ms Reader: March' });
  await proposal.focus();
  await page.keyboard.press('j');
  await expect(proposal).not.toBeFocused();
  await page.keyboard.press('k');
  await expect(proposal).toBeFocused();
  await page.keyboard.press('a');
  await expect(editor(page)).toContainText('In March the figures were plain to everyone');
  await expect(editor(page).locator('b, strong')).toHaveText(/plain/);
  await expect.poll(async () => (await roundsOf(owner, 'speech'))[0]?.notes[0]?.state).toBe('accepted');
  await editor(page).focus();
  await page.keyboard.press('Control+z');
  await expect(editor(page)).toContainText('In spring the numbers were plain to everyone');
  await page.keyboard.press('Control+Shift+z');
  await expect(editor(page)).toContainText('In March the figures were plain');
  const other = page.getByRole('listitem').filter({ hasText: 'Is this so?' });
  await other.locator('summary').click();
  await other.getByLabel(say.reviewPanel.own_answer).fill('Yes, I was there.');
  await other.getByRole('button', { name: say.reviewPanel.own_answer_send }).click();
  await expect(page.getByText('Your reply: Yes, I was there.')).toBeVisible();
  await other.getByRole('button', { name: say.reviewPanel.resolve }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(say.toasts.draft_saved).first()).toBeVisible();

  // The second round shows the changes; this time the reviewer approves.
  await page.getByRole('link', { name: fill(say.compose.next.send_round, { round: 2 }) }).click();
  await expect(page.getByLabel(say.reviewPanel.reader)).toBeFocused();
  await expect(page.getByLabel(say.reviewPanel.reader)).toHaveValue('Ms Reader');
  await page.getByRole('button', { name: say.reviewPanel.make }).click();
  await expect(madeLink(page)).not.toHaveValue(link);
  await reader.goto(await madeLink(page).inputValue());
  await expect(reader.getByText(say.review.changed_heading)).toBeVisible();
  await expect(reader.locator('details ins').first()).toContainText('March');
  await expect(reader.locator('[data-changed]')).toHaveText(/In March the figures/);
  await expect(reader.getByText('Yes, I was there.')).toBeVisible();
  await reader.getByRole('radio', { name: say.review.approve }).check();
  await reader.getByRole('button', { name: say.review.send }).click();
  await expect(reader.getByText('You approved this text on')).toBeVisible();
  expect(foreign).toEqual([]);
  await phone.close();

  // Publishing the approved text needs no confirmation; any other text shows the difference first.
  await page.getByRole('button', { name: say.compose.actions.publish, exact: true }).click();
  await expect(page.getByText(say.compose.status.published, { exact: true }).first()).toBeVisible();
  await editor(page).press('Control+End');
  await page.keyboard.type(' But somebody did.');
  await page.getByRole('button', { name: say.compose.actions.update, exact: true }).click();
  const question = page.getByRole('region', { name: 'Ms Reader approved a different version' });
  await expect(question.locator('ins')).toContainText('But somebody did.');
  await question.getByRole('button', { name: say.reviewPanel.ask_go_on }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await (await owner.api.get('/api/blog/posts/speech')).json()) as object)
    .toMatchObject({ html: expect.stringContaining('But somebody did.') });
});

test('a text is commented on and approved by keyboard and without JavaScript', async ({
  browser,
  owner,
  site,
  expectedErrors,
}) => {
  // Comments on words that aren't in the text are rejected.
  expectedErrors.push(/409/);
  const { link } = await give(owner, 'keys');
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(link);
    await tabTo(page, page.getByRole('link', { name: 'Comment on paragraph 1' }));
    await page.keyboard.press('Enter');
    const note = page.getByLabel(say.review.form_note, { exact: true });
    await expect(note).toBeVisible();
    await tabTo(page, note);
    await page.keyboard.type(`Typed ${javaScriptEnabled ? 'with' : 'without'} a script`);
    await page.keyboard.press('Tab');
    await page.keyboard.type('nowhere to be found');
    await page.keyboard.press('Tab');
    await page.keyboard.type('<b>Better</b>');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Those words aren’t in this paragraph')).toBeVisible();
    await expect(page.getByLabel(say.review.form_note, { exact: true })).toHaveValue(/^Typed/);
    await tabTo(page, page.getByLabel(say.review.form_quote));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('decided  this');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('ins').last()).toContainText('<b>Better</b>');
    await expect(page.locator('del').last()).toContainText('decided this');
    await context.close();
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(link);
  const name = fill(say.review.note_withdraw_label, { note: 'Typed with a' });
  await tabTo(page, page.getByRole('button', { name }));
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(page.getByText('Typed with a script')).toHaveCount(0);
  await tabTo(page, page.getByRole('radio', { name: say.review.changes }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: say.review.send }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('You approved this text on')).toBeVisible();
  await context.close();
  const [round] = await roundsOf(owner, 'keys');
  expect(round).toMatchObject({ state: 'approved', networks: 1, notes: [{ quote: 'decided this' }] });
});

test('revoked, expired and guessed review links get the same response', async ({
  page,
  owner,
  expectedErrors,
}) => {
  expectedErrors.push(/404/, /401/);
  const { link, review } = await give(owner, 'ended');
  const [path = ''] = link.split('?');
  expect((await owner.api.post(`/api/blog/reviews/${review.id}/end`)).status()).toBe(204);
  const texts: string[] = [];
  for (const address of [link, `/review/${'0123456789abcdef'.repeat(4)}?lang=en`, '/review/short?lang=en']) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    texts.push((await page.locator('main').innerText()).trim());
  }
  expect(new Set(texts).size).toBe(1);
  // Images on other sites don't count as attempts. An approval that doesn't mention a new comment is rejected.
  const open = await give(owner, 'open');
  const wrong = `/review/${'fedcba9876543210'.repeat(4)}`;
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image', Cookie: '' };
  for (let tries = 0; tries < 7; tries += 1)
    expect((await page.request.get(wrong, { headers })).status()).toBe(404);
  await sendToReview(page.request, open.link, {
    intent: 'note',
    key: 'a key of mine',
    block: '0',
    note: 'Why?',
  });
  const multipart = { intent: 'decide', kind: 'approved' };
  const approve = await page.request.post(open.link, {
    headers: { 'Sec-Fetch-Site': 'same-origin', Cookie: '' },
    multipart,
  });
  expect([approve.status(), await approve.text()]).toEqual([
    400,
    expect.stringContaining(say.review.problems.open_notes),
  ]);
  await sendToReview(page.request, open.link, { ...multipart, open_notes: '1' });
  expect(texts[0]).toContain('This link isn’t working');
  await expectAccessible(page);
  // A review link in capitals or with a trailing slash isn't found.
  expect((await page.goto(`${path}/`))?.status()).toBe(404);
});

test('a review page asks for its passphrase and shows nothing after a wrong one', async ({
  browser,
  owner,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  const { link } = await give(owner, 'sealed', { passphrase: 'quartz lantern 41' });
  const context: BrowserContext = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  expect((await page.goto(link))?.status()).toBe(401);
  await expect(page.getByText('We decided')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/speech/);
  await page.getByLabel(say.review.passphrase).fill('quartz lantern 42');
  await page.getByRole('button', { name: say.review.passphrase_open }).click();
  await expect(page.getByText('Wrong passphrase')).toBeVisible();
  await page.getByLabel(say.review.passphrase).fill('quartz lantern 41');
  await page.getByRole('button', { name: say.review.passphrase_open }).click();
  await expect(page.getByText('We decided this together')).toBeVisible();
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: link.split('?')[0] });
  await context.close();
});

test('the owner sees the reviewer’s page but can’t respond on it', async ({ page, owner, signIn }) => {
  const { link } = await give(owner, 'look');
  await signIn(page);
  await page.goto(link);
  await expect(page.getByText('This is what Ms Reader sees.')).toBeVisible();
  await expect(page.getByRole('button', { name: say.review.send })).toHaveCount(0);
  const forced = await page.request.post(link, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    form: { intent: 'decide', kind: 'approved' },
  });
  expect(forced.status()).toBe(403);
  expect((await roundsOf(owner, 'look'))[0]).toMatchObject({ state: 'waiting', networks: 0 });
});
