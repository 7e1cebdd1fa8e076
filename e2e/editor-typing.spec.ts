import type { Locator, Page } from '@playwright/test';
import { openCompose } from './fixtures/compose.ts';
import { editor, writeHtml } from './fixtures/text.ts';
import { expect, test } from './site.ts';

const keys = 40;
const tenThousandWords = `<p>${'word '.repeat(99)}end</p>`.repeat(100);

/** Milliseconds of the main thread's processor time: what other programs take does not count. */
interface Cost {
  all: number;
  script: number;
}

/** What a key in a text costs with all that follows it, median. */
async function costOfKey(page: Page, text: Locator): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async (): Promise<Cost> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { all: value('TaskDuration') * 1000, script: value('ScriptDuration') * 1000 };
  };
  await text.locator('p').nth(50).click();
  const costs: Cost[] = [];
  for (let key = -5; key < keys; key += 1) {
    const before = await measure();
    await page.keyboard.press('a');
    // As fast as people type, so that the editor's pauses are theirs.
    await page.waitForTimeout(80);
    const after = await measure();
    if (key >= 0) costs.push({ all: after.all - before.all, script: after.script - before.script });
  }
  await session.detach();
  const median = (name: keyof Cost) =>
    costs.map((cost) => cost[name]).sort((one, other) => one - other)[keys / 2] ?? Number.NaN;
  return { all: median('all'), script: median('script') };
}

test('a key in ten thousand words takes less script than the browser’s own work for it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  const bare = await context.newPage();
  await bare.setContent(
    `<div contenteditable style="width: 38rem; font: 20px/1.58 serif">${tenThousandWords}</div>`,
  );
  const least = await costOfKey(bare, bare.locator('[contenteditable]'));
  await bare.close();

  await openCompose(page);
  await writeHtml(page, tenThousandWords);
  await expect(page.getByText('10,000 words')).toBeVisible();
  const own = await costOfKey(page, editor(page));
  const timing = `${own.all.toFixed(1)} ms, ${own.script.toFixed(1)} of script; bare ${least.all.toFixed(1)} ms`;
  test.info().annotations.push({ type: 'a key', description: timing });
  // It is about half. The whole text counted or written anew at every key takes twice as much and more.
  expect(own.script / least.all, timing).toBeLessThan(1);
  await expect(editor(page).locator('p').nth(50)).toContainText('a'.repeat(20));
});
