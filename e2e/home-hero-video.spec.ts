import type { Page } from '@playwright/test';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Longer than the headline's edit takes, in milliseconds. */
const longEnough = 10_000;

const heroVideo = (page: Page) => page.locator('video');
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the film' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the film' });
const isPaused = (page: Page) => heroVideo(page).evaluate((video: HTMLVideoElement) => video.paused);

/** Opens the home page on a clock that the test moves, and returns the films asked for, as they are asked for. */
async function open(page: Page, path = '/'): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  await page.clock.install();
  const enhanced = expectEnhancement(page, 'saveData');
  await page.goto(path, { waitUntil: 'load' });
  await page.clock.runFor(100);
  await enhanced();
  return asked;
}

test('the film plays without sound once the headline has come to rest, and asks for nothing before', async ({
  page,
}) => {
  const asked = await open(page);
  await page.clock.runFor(3000);
  expect(asked).toEqual([]);
  await expect(pauseButton(page)).toBeHidden();

  await page.clock.runFor(longEnough);
  await expect(pauseButton(page)).toBeVisible();
  expect(asked).toContain('/film/ink.webm');
  const state = heroVideo(page).evaluate((video: HTMLVideoElement) => ({
    ...{ muted: video.muted, loop: video.loop, inline: video.playsInline, automatic: video.autoplay },
    ...{ paused: video.paused, tracks: video.textTracks.length },
  }));
  expect(await state).toEqual({
    ...{ muted: true, loop: true, inline: true, automatic: true, paused: false, tracks: 0 },
  });
  await expect(heroVideo(page)).toHaveCSS('opacity', '1');
});

test('before the pencil writes, nothing red is seen of the words it will write', async ({ page }) => {
  for (const lang of ['en', 'es']) {
    await page.goto(`/?lang=${lang}`);
    const shares = await page.locator('h1 ins').evaluateAll((words) =>
      words.map((word) => {
        for (const animation of word.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
        const [, right = '', , left = ''] = getComputedStyle(word).clipPath.match(/-?[\d.]+(?=%)/g) ?? [];
        return Number(right) + Number(left);
      }),
    );
    expect(shares).toEqual([100, 100]);
  }
});

test('a button at its foot, reached by keyboard, pauses the film and plays it on', async ({ page }) => {
  await open(page);
  await page.clock.runFor(longEnough);
  await expect(pauseButton(page)).toBeVisible();
  expect((await pauseButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(24);
  await pauseButton(page).press('Enter');
  await expect(playButton(page)).toBeFocused();
  expect(await isPaused(page)).toBe(true);
  await playButton(page).press('Enter');
  await expect(pauseButton(page)).toBeFocused();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('the film rests while it is out of sight', async ({ page }) => {
  await open(page);
  await page.clock.runFor(longEnough);
  await expect(pauseButton(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect.poll(() => isPaused(page)).toBe(false);
});

test('a reader who prefers less motion sees the picture, and the film by the button alone; it stops for one who comes to', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = await open(page);
  await expect(playButton(page)).toBeVisible();
  await page.clock.runFor(longEnough);
  await expect(page.locator('img[src="/film/ink.avif"]')).toBeVisible();
  expect(asked).toEqual([]);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(false);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(pauseButton(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(playButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
});

test('where the browser does not let it play by itself, a button plays the film', async ({ page }) => {
  await page.addInitScript(() => {
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), { capture: true });
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (isPressed) return play.call(this);
      this.removeAttribute('autoplay');
      return Promise.reject(new DOMException('Not by itself', 'NotAllowedError'));
    };
  });
  await open(page);
  await page.clock.runFor(longEnough);
  await expect(playButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(false);
});

test('a reader who saves data is not sent the film before asking for it', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const asked = await open(page);
  await page.clock.runFor(longEnough);
  expect(asked).toEqual([]);
  await expect(heroVideo(page)).toHaveCSS('opacity', '0');
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
});

test('in a narrow window there is a corner of the picture, no film, and nothing under the words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const asked = await open(page);
  await page.clock.runFor(longEnough);
  await expect(page.locator('img[src="/film/ink.avif"]')).toBeInViewport();
  await expect(heroVideo(page)).toBeHidden();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the picture stands, with no control that would do nothing', async ({ page }) => {
    await page.goto('/');
    const picture = page.locator('img[src="/film/ink.avif"]');
    await expect(picture).toBeVisible();
    await expect(picture).toHaveJSProperty('naturalWidth', 720);
    await expect(page.getByRole('button', { name: 'the film' })).toHaveCount(0);
  });
});

test("the owner's film and picture take the place of the house's", async ({ page, site }) => {
  await saveSettingsOf(site, { hero_video: '/film/ink.mp4', hero_poster: '/icon-512.png' });
  try {
    const asked = await open(page, '/?owner');
    await expect(page.locator('img[src="/icon-512.png"]')).toBeVisible();
    await expect(page.locator('img[src="/film/ink.avif"]')).toHaveCount(0);
    await page.clock.runFor(longEnough);
    await expect(pauseButton(page)).toBeVisible();
    expect(new Set(asked)).toEqual(new Set(['/film/ink.mp4']));
  } finally {
    await saveSettingsOf(site, { hero_video: '', hero_poster: '' });
  }
});
