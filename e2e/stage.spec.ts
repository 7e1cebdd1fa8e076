import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { longSpeech } from './fixtures/long-speech.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'speech' });
test.beforeEach(({ page, signIn }) => signIn(page));

const text = (page: Page) => page.getByRole('region', { name: 'The text to be read' });
const top = (page: Page) => text(page).evaluate((element) => element.scrollTop);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the text moves steadily, at the speaker’s pace', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Steady', html: longSpeech });
    await page.goto(`/compose/stage?slug=${slug}`);
    await text(page).waitFor();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    // A sample a frame: where it stands, with the part of a pixel that the text is moved by itself.
    const samples = await text(page).evaluate(
      (area) =>
        new Promise<{ at: number; time: number }[]>((resolve) => {
          const all: { at: number; time: number }[] = [];
          const sample = (time: number) => {
            const shift = Number.parseFloat(
              (area.firstElementChild as HTMLElement).style.translate.split(' ')[1] ?? '0',
            );
            all.push({ at: area.scrollTop - (shift || 0), time });
            if (all.length < 120) requestAnimationFrame(sample);
            else resolve(all);
          };
          requestAnimationFrame(sample);
        }),
    );
    const [first, last] = [samples[0], samples.at(-1)];
    const { range, words } = await text(page).evaluate((area) => ({
      range: area.scrollHeight - area.clientHeight,
      words: area.textContent?.length ?? 0,
    }));
    expect(words).toBeGreaterThan(1_000);
    const speech = await (await owner.api.get(`/api/blog/posts/${slug}/speech`)).json();
    const expected = range / ((speech.words / 130) * 60);
    const measured = ((last?.at ?? 0) - (first?.at ?? 0)) / (((last?.time ?? 0) - (first?.time ?? 0)) / 1000);
    expect(measured / expected).toBeGreaterThan(0.9);
    expect(measured / expected).toBeLessThan(1.1);
    // Never back, and never in leaps.
    for (const [index, { at }] of samples.entries()) {
      expect(at - (samples[index - 1]?.at ?? at)).toBeGreaterThanOrEqual(-0.01);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
    const stopped = await top(page);
    await page.waitForTimeout(300);
    expect(await top(page)).toBe(stopped);
  });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the text takes the time that is told, and stops at its end', async ({ page, owner }) => {
    const { slug } = await owner.write({
      ...{ title: 'Minutes', language: 'en' },
      html: `<p>${'We are here. '.repeat(5)}</p>`,
    });
    await page.goto(`/compose/stage?slug=${slug}`);
    await text(page).waitFor();
    await expect(page.getByText('0:07 left')).toBeVisible();
    const tookMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = [...document.querySelectorAll('button')].find(
            ({ textContent }) => textContent === 'Start',
          );
          const begun = performance.now();
          const watcher = new MutationObserver(() => {
            if (start?.textContent === 'Start') resolve(performance.now() - begun);
          });
          if (start) watcher.observe(start, { childList: true, characterData: true, subtree: true });
          start?.click();
        }),
    );
    // 15 words at 130 a minute.
    expect(tookMs).toBeGreaterThan(6_800);
    expect(tookMs).toBeLessThan(8_500);
    await expect(page.getByText('0:00 left')).toBeVisible();
  });
});

test('the speed follows the speaker’s pace until another is set here', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Speed', language: 'en', html: longSpeech });
  const pace = (pace_en: number) => owner.api.patch('/api/settings', { data: { pace_en } });
  await page.goto(`/compose/stage?slug=${slug}`);
  await expect(page.getByText('130 words/min')).toBeVisible();
  await pace(110);
  await page.reload();
  await expect(page.getByText('110 words/min')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('115 words/min')).toBeVisible();
  await pace(130);
  await page.reload();
  await expect(page.getByText('115 words/min')).toBeVisible();
});

test('keys and a clicker do what their list says', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Keys', html: longSpeech });
  await page.goto(`/compose/stage?slug=${slug}`);
  await text(page).waitFor();
  await page.keyboard.press('m');
  await expect(page.getByRole('button', { name: 'Mirror' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('135 words/min')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('125 words/min')).toBeVisible();
  const size = await text(page).evaluate((area) => Number.parseFloat(getComputedStyle(area).fontSize));
  await page.keyboard.press('+');
  await expect(text(page)).toHaveCSS('font-size', `${size + 4}px`);
  await page.keyboard.press('PageDown');
  const turned = await top(page);
  expect(turned).toBeGreaterThan(100);
  await page.keyboard.press('PageUp');
  expect(await top(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await top(page)).toBeGreaterThan(0);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  for (const [key, name] of [
    ['b', 'Start'],
    ['Shift+F5', 'Pause'],
    ['Escape', 'Start'],
    ['Escape', 'Start'],
    ['Enter', 'Pause'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
  await page.keyboard.press('F5');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  // A tool that was pressed with the mouse does not take the space bar.
  await page.getByRole('button', { name: 'Larger' }).click();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await text(page).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('the place, the size and the mirror are there again', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Memory', html: longSpeech });
  await page.goto(`/compose/stage?slug=${slug}`);
  await text(page).waitFor();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('m');
  const before = await top(page);
  await page.reload();
  await text(page).waitFor();
  await expect(page.getByRole('button', { name: 'Mirror' })).toHaveAttribute('aria-pressed', 'true');
  expect(Math.abs((await top(page)) - before)).toBeLessThan(3);
  // The same sentence stands at the line when the lines are longer or shorter.
  const remembered = () =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').sentence, `stage:${slug}`);
  const sentence = await remembered();
  expect(sentence).toBeGreaterThan(4);
  for (const key of ['-', '-', '+', '+', '+']) await page.keyboard.press(key);
  await expect.poll(remembered).toBe(sentence);
  const line = await page.locator(`[data-sentence="${sentence}"]`).evaluate((found) => {
    const area = found.closest('section[tabindex]');
    return (
      ((found.getClientRects()[0]?.top ?? 0) - (area?.getBoundingClientRect().top ?? 0)) /
      (area?.clientHeight ?? 1)
    );
  });
  expect(line).toBeCloseTo(0.32, 1);
});

test('who asks for less motion gets pages, and is told', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Pages', html: longSpeech });
  await page.goto(`/compose/stage?slug=${slug}`);
  await expect(page.getByText(/It turns page by page/)).toBeVisible();
  await page.keyboard.press('Space');
  await page.waitForTimeout(600);
  expect(await top(page)).toBe(0);
});

/** Puts a wake lock in the place of the browser's own, with a record of what was asked of it, and lets the test hide the page. */
async function stubWakeLock(page: Page, isRefused = false): Promise<void> {
  await page.addInitScript((isRefused) => {
    const log: string[] = [];
    const locks: EventTarget[] = [];
    let visibility = 'visible';
    class Lock extends EventTarget {
      async release() {
        log.push('release');
        this.dispatchEvent(new Event('release'));
      }
    }
    const request = async (kind: string) => {
      log.push(`request ${kind}`);
      if (isRefused) throw new DOMException('The battery is low.', 'NotAllowedError');
      const lock = new Lock();
      locks.push(lock);
      return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
    const setVisibility = (now: string) => {
      visibility = now;
      // A browser takes the lock of a page that is not seen.
      if (now === 'hidden') locks.at(-1)?.dispatchEvent(new Event('release'));
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const takeAway = () => locks.at(-1)?.dispatchEvent(new Event('release'));
    Object.assign(window, { wakeLockLog: log, setVisibility, takeAway });
  }, isRefused);
}

type Stubbed = { wakeLockLog: string[]; setVisibility(now: string): void; takeAway(): void };
const wakeLockLog = (page: Page) => page.evaluate(() => (window as unknown as Stubbed).wakeLockLog);

test.describe('the screen', () => {
  test('is kept on from the start, again when the page is seen again, and let go at the end', async ({
    page,
    owner,
  }) => {
    await stubWakeLock(page);
    const { slug } = await owner.write({ title: 'Light', html: longSpeech });
    await page.goto(`/compose/stage?slug=${slug}`);
    await expect(page.getByText('The screen stays on.')).toBeVisible();
    expect(await wakeLockLog(page)).toEqual(['request screen']);
    const see = (now: string) =>
      page.evaluate((now) => (window as unknown as Stubbed).setVisibility(now), now);
    await see('hidden');
    expect(await wakeLockLog(page)).toEqual(['request screen']);
    await see('visible');
    await expect.poll(() => wakeLockLog(page)).toEqual(['request screen', 'request screen']);
    await expect(page.getByText('The screen stays on.')).toBeVisible();
    await page.getByRole('link', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Light' })).toBeVisible();
    await expect.poll(() => wakeLockLog(page)).toEqual(['request screen', 'request screen', 'release']);
    await see('visible');
    expect(await wakeLockLog(page)).toHaveLength(3);
  });

  test('that the browser takes away, or will not keep on, is told without an alarm', async ({
    page,
    owner,
  }) => {
    await stubWakeLock(page);
    const { slug } = await owner.write({ title: 'Battery', html: longSpeech });
    await page.goto(`/compose/stage?slug=${slug}`);
    await expect(page.getByText('The screen stays on.')).toBeVisible();
    await page.evaluate(() => (window as unknown as Stubbed).takeAway());
    const told = page.getByRole('status').filter({ hasText: 'cannot keep the screen on' });
    await expect(told).toBeVisible();
    await stubWakeLock(page, true);
    await page.reload();
    await expect(told).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a browser that cannot keep it on is said to', async ({ page, owner }) => {
    const { slug } = await owner.write({ title: 'Awake', html: longSpeech });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined });
    });
    await page.goto(`/compose/stage?slug=${slug}`);
    await expect(page.getByText(/cannot keep the screen on/)).toBeVisible();
  });
});
