import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import type { Review } from '../shared/review.ts';
import { attackStrings } from '../test/attack-strings.ts';
import { collectedVectors } from './fixtures/collected-vectors.ts';
import { openCompose } from './fixtures/compose.ts';
import { sendToReview } from './fixtures/give-for-review.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

// Wrong review links are counted, and too many lock the client out.
test.use({ siteOf: 'review' });

const say = catalogs.en;

const strings: string[] = [...attackStrings, ...collectedVectors];

/** Number of comments in a round, just under the limit. */
const atOnce = 290;

/** Records which scripts run in a page and which other sites it requests. */
async function watch(page: Page, noted: string[]): Promise<void> {
  await page.addInitScript(() => {
    const ran = () => document.documentElement.setAttribute('data-ran', 'true');
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.defineProperty(window, name, { value: ran });
  });
  page.on('dialog', async (dialog) => {
    noted.push(`dialog ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost')
      noted.push(request.url());
  });
}

/** Returns the text of each of these elements. */
const saidIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map(({ textContent }) => textContent ?? ''));

/** Selects elements that only a comment can have added. */
const foreign =
  ':is(script, img, iframe, svg, math, style, object, embed, video, audio, form form, [onerror], [onload])';

test('comments, suggestions, names and final remarks of a review are shown as plain text', async ({
  page,
  owner,
  signIn,
  browser,
  site,
}) => {
  test.setTimeout(60_000 + strings.length * 400);
  const noted: string[] = [];
  await signIn(page);
  await watch(page, noted);
  const context = await browser.newContext({ baseURL: site.url });
  const reader = await context.newPage();
  await watch(reader, noted);
  for (let start = 0; start < strings.length; start += atOnce) {
    const slug = `attack-${start}`;
    const some = strings.slice(start, start + atOnce);
    const html = '<p>A paragraph.</p>';
    await owner.write({ title: `Attack ${start}`, slug, html, status: 'draft' });
    const path = `/api/blog/posts/${slug}/reviews`;
    const name = some[0]?.slice(0, 80) ?? '';
    const made = await owner.api.post(path, { data: { reader: name } });
    const { review, address } = (await made.json()) as { review: Review; address: string };
    const link = new URL(address).pathname + new URL(address).search;
    for (const text of some.map((each) => each.slice(0, 2000))) {
      const key = crypto.randomUUID();
      await sendToReview(reader.request, link, {
        intent: 'note',
        key,
        block: '0',
        note: text,
        proposal: text,
      });
    }
    const [round] = (await (await owner.api.get(path)).json()) as Review[];
    const notes = round?.notes.map(({ note }) => note) ?? [];
    expect(notes).toHaveLength(some.length);
    const check = async (where: Page, area: string) => {
      await expect(where.locator(`${area} ${foreign}`)).toHaveCount(0);
      await expect(where.locator('html')).not.toHaveAttribute('data-ran');
      await expect(where).not.toHaveTitle(/^(owned|1)$/);
      const said = new Set(await saidIn(where, `${area} *`));
      expect(notes.filter((note) => !said.has(note))).toEqual([]);
    };
    await reader.goto(link);
    await check(reader, '[data-block] ol');
    const line = some.at(-1)?.slice(0, 1000) ?? '';
    await sendToReview(reader.request, link, { intent: 'decide', kind: 'changes', line });
    const [{ decision } = {}] = (await (await owner.api.get(path)).json()) as Review[];
    await reader.goto(link);
    expect(await saidIn(reader, '#answer p')).toContain(decision?.line);
    await check(reader, '[data-block] ol');
    await openCompose(page, slug);
    await expect(page.locator('[data-card]')).toHaveCount(notes.length);
    await check(page, '[data-card]');
    await page.goto(`/compose/reviews?review=${review.id}`);
    await expect(page.getByText(say.reviewPanel.record_facts.hash)).toBeVisible();
    await check(page, 'article');
    expect(await saidIn(page, 'article dd')).toContain(decision?.line);
    const exported = await owner.api.get(`/api/blog/reviews/${review.id}/record`);
    expect(exported.headers()).toMatchObject({ 'x-content-type-options': 'nosniff' });
    expect(exported.headers()['content-type']).toContain('application/json');
  }
  for (const path of ['/compose/reviews', '/settings/activity']) {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-ran');
  }
  expect(noted).toEqual([]);
  await context.close();
});
