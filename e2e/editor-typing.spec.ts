import type { Locator, Page } from '@playwright/test';
import { openDesk } from './fixtures/desk.ts';
import { editor, writeHtml } from './fixtures/text.ts';
import { expect, test } from './site.ts';

const keys = 40;
const tenThousandWords = `<p>${'word '.repeat(99)}end</p>`.repeat(100);

/** What a key in a text costs the page's main thread, in milliseconds of processor time: other programs do not count. */
async function costOfKey(page: Page, text: Locator): Promise<{ all: number; script: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const measure = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
    return { all: value('TaskDuration'), script: value('ScriptDuration') };
  };
  const type = async (count: number) => {
    for (let key = 0; key < count; key += 1) {
      await page.keyboard.press('a');
      // As fast as people type, so that the editor's pauses are theirs.
      await page.waitForTimeout(80);
    }
  };
  await text.locator('p').nth(50).click();
  await type(5);
  const before = await measure();
  await type(keys);
  const after = await measure();
  await session.detach();
  const perKey = (name: keyof typeof after) => ((after[name] - before[name]) * 1000) / keys;
  return { all: perKey('all'), script: perKey('script') };
}

test('a key in ten thousand words costs little more than the browser’s own work', async ({
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

  await openDesk(page);
  await writeHtml(page, tenThousandWords);
  await expect(page.getByText('10,000 words')).toBeVisible();
  const own = await costOfKey(page, editor(page));
  const told = ({ all, script }: typeof own) => `${all.toFixed(1)} ms, ${script.toFixed(1)} of script`;
  test.info().annotations.push({ type: 'a key', description: `${told(own)}; bare ${told(least)}` });
  // It is about twice as much. A word count or an HTML of the whole text at every key would be five times and more.
  expect(own.all / least.all, `${told(own)}; bare ${told(least)}`).toBeLessThan(3.5);
  await expect(editor(page).locator('p').nth(50)).toContainText('a'.repeat(20));
});
