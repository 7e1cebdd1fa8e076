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

test('a browser that cannot keep its screen on is said to', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Awake', html: longSpeech });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined });
  });
  await page.goto(`/compose/stage?slug=${slug}`);
  await expect(page.getByText(/cannot keep the screen on/)).toBeVisible();
});
