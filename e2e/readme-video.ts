/**
 * Makes docs/readme.webp: a line is written in Compose, corrected by a client, approved and published. Drives
 * the built site on a new database: `npm run prestart && node e2e/readme-video.ts`.
 */
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { catalogs } from '../messages/catalogs.ts';
import { fill } from '../messages/fill.ts';
import { findBrowser } from '../scripts/browser/find-browsers.ts';
import { slugify } from '../shared/slug.ts';
import { startSite } from './fixtures/start-site.ts';

const { compose, review, reviewPanel } = catalogs.en;
const reader = 'Ms. Moreno';
const title = 'The first line of an apology';
const before = 'regret any inconvenience this may have caused';
const after = 'were wrong';

const frames: Buffer[] = [];
const delays: number[] = [];

async function show(page: Page, ms: number): Promise<void> {
  frames.push(await page.screenshot({ caret: 'initial' }));
  delays.push(ms);
}

/** Types into the focused field, with a frame every few letters. */
async function type(page: Page, text: string): Promise<void> {
  for (const letters of text.match(/.{1,4}/gs) ?? []) {
    await page.keyboard.type(letters);
    await show(page, 130);
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const executablePath = findBrowser();
const site = await startSite();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
try {
  const viewport = { width: 960, height: 600 };
  const context = { viewport, baseURL: site.url, reducedMotion: 'reduce' } as const;
  const owner = await browser.newPage(context);
  const client = await browser.newPage(context);
  const headers = { Origin: site.url };
  await owner.request.post('/api/compose/auth', { headers, data: { password: site.ownerPassword } });
  await owner.request.patch('/api/settings', { headers, data: { first_run: 'done' } });
  await owner.goto('/compose');
  const text = owner.locator('[contenteditable="true"]');
  await text.waitFor();
  await owner.getByLabel(compose.fields.title, { exact: true }).click();
  await show(owner, 700);
  await type(owner, title);
  await text.click();
  await type(owner, `We ${before}.`);
  await show(owner, 900);
  await button(owner, compose.actions.save_draft).click();
  await owner.waitForURL(/slug=/);
  await owner.locator('#review > summary').click();
  await owner.getByLabel(reviewPanel.reader).fill(reader);
  await show(owner, 800);
  const makeLink = async (last = '') => {
    await button(owner, reviewPanel.make).click();
    const link = owner.getByLabel(fill(reviewPanel.link, { reader }));
    while ((await link.inputValue()) === last) await owner.waitForTimeout(100);
    return link.inputValue();
  };
  const link = await makeLink();
  await show(owner, 1400);
  await client.goto(link);
  await show(client, 1500);
  await client.evaluate((words) => {
    const text = document.querySelector('[data-block] p')?.firstChild as Node;
    getSelection()?.setBaseAndExtent(text, 3, text, 3 + words.length);
  }, before);
  await button(client, review.bar_proposal).waitFor();
  await show(client, 1000);
  await button(client, review.bar_proposal).click();
  await client.getByLabel(review.form_proposal).fill('');
  await type(client, after);
  await button(client, review.form_send).click();
  await client.locator('[data-block] ins').first().waitFor();
  await show(client, 2200);
  await client.getByRole('link', { name: review.finish }).click();
  await button(client, review.send).click();
  await client.getByText(review.changes_asked.split('{')[0] ?? '').waitFor();
  await owner.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await owner.getByRole('group', { name: reader }).focus();
  await show(owner, 1800);
  await owner.keyboard.press('a');
  await owner.getByText(`We ${after}.`).first().waitFor();
  await owner.keyboard.press('Control+s');
  await owner.evaluate(() => scrollTo(0, 0));
  await show(owner, 1400);
  await owner.getByRole('link', { name: fill(compose.next.send_round, { round: 2 }) }).click();
  await client.goto(await makeLink(link));
  await client.getByRole('radio', { name: review.approve }).check();
  await show(client, 1200);
  await button(client, review.send).click();
  await client.getByText(review.approved.split('{')[0] ?? '').waitFor();
  await show(client, 1600);
  await button(owner, compose.actions.publish).click();
  await button(owner, compose.actions.update).waitFor();
  await owner.evaluate(() => scrollTo(0, 0));
  await show(owner, 1200);
  await client.goto(`/blog/${slugify(title)}`);
  await client.getByText(`We ${after}.`).waitFor();
  await show(client, 3000);
} finally {
  await browser.close();
  await site.stop();
}

await sharp(frames, { join: { animated: true } })
  .webp({ delay: delays, loop: 0, quality: 70, effort: 6, minSize: true })
  .toFile('docs/readme.webp');
