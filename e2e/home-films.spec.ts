import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.describe('hero video', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Longer than the headline animation, in milliseconds. */
  const longEnough = 10_000;

  const heroVideo = (page: Page) => page.locator('video');
  const pauseButton = (page: Page) => page.getByRole('button', { name: say.home.hero.video_pause });
  const playButton = (page: Page) => page.getByRole('button', { name: say.home.hero.video_play });
  const isPaused = (page: Page) => heroVideo(page).evaluate((video: HTMLVideoElement) => video.paused);

  /** Opens the home page with a controlled clock and returns a live list of requested videos. */
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

  test('the hero video plays muted after the headline animation and loads nothing before', async ({
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

  test('the hero video pauses while out of view', async ({ page }) => {
    await open(page);
    await page.clock.runFor(longEnough);
    await expect(pauseButton(page)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(page)).toBe(false);
  });

  test('with reduced motion, the hero video plays only by its button', async ({ page }) => {
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

  test('with data saving, the hero video loads only on request', async ({ page }) => {
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

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, the hero shows its image without a useless control', async ({ page }) => {
      await page.goto('/');
      const picture = page.locator('img[src="/film/ink.avif"]');
      await expect(picture).toBeVisible();
      await expect(picture).toHaveJSProperty('naturalWidth', 720);
      await expect(page.getByRole('button', { name: 'the film' })).toHaveCount(0);
    });
  });

  test('the owner’s hero video and image replace the defaults', async ({ page, site }) => {
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
});

test.describe('human edge video', () => {
  test.use({ siteOf: 'home' });

  const id = 'a1-B_c2D3e4';
  const english = catalogs.en.home.human_edge;
  const notice = (service: string) => english.video_third_party.replace('{service}', service);

  /** Opens the home page at its human edge video and collects requests to other hosts. */
  async function openVideo(page: Page): Promise<string[]> {
    const outside: string[] = [];
    page.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) outside.push(request.url());
    });
    await page.goto('/');
    await page.getByRole('heading', { level: 2, name: english.heading }).scrollIntoViewIfNeeded();
    return outside;
  }

  const player = (page: Page) => page.locator(`iframe[title="${english.video_title}"]`);

  for (const [service, link, source, parameters] of [
    [
      'YouTube',
      `https://www.youtube.com/watch?feature=shared&v=${id}&t=1m30s`,
      `https://www.youtube-nocookie.com/embed/${id}`,
      // Related videos off, modest branding, inline playback.
      { rel: '0', modestbranding: '1', playsinline: '1', start: '90', hl: 'en' },
    ],
    [
      'Vimeo',
      'https://vimeo.com/76979871/8272103f6e#t=90s',
      'https://player.vimeo.com/video/76979871',
      { h: '8272103f6e', dnt: '1', playsinline: '1', texttrack: 'en' },
    ],
  ] as const) {
    test(`a ${service} video is embedded only once played, without tracking`, async ({ page, site }) => {
      await saveSettingsOf(site, { human_video: link });
      const outside = await openVideo(page);
      const button = page.getByRole('button', { name: english.video_load, exact: true });
      await expect(button).toBeVisible();
      await expect(page.getByText(notice(service))).toBeVisible();
      await expect(player(page)).toHaveCount(0);
      expect(outside).toEqual([]);
      await button.click();
      await expect(player(page)).toBeFocused();
      const address = new URL((await player(page).getAttribute('src')) ?? '');
      expect(address.origin + address.pathname).toBe(source);
      expect(Object.fromEntries(address.searchParams)).toMatchObject(parameters);
      // The policy allows only the player.
      const asked = () => outside.map((url) => url.split('#')[0]);
      await expect.poll(asked).toEqual([address.href.split('#')[0]]);
    });
  }

  test('any other human edge video loads when played; without a video the page says so', async ({
    page,
    site,
  }) => {
    await saveSettingsOf(site, { human_video: 'https://films.example/edge.mp4' });
    const outside = await openVideo(page);
    const homeVideo = page.locator(`video[aria-label="${english.video_title}"]`);
    await expect(homeVideo).toBeVisible();
    await expect(homeVideo).toHaveAttribute('src', 'https://films.example/edge.mp4');
    for (const name of ['controls', 'playsinline']) await expect(homeVideo).toHaveAttribute(name);
    await expect(homeVideo).toHaveAttribute('preload', 'none');
    expect(outside).toEqual([]);
    await saveSettingsOf(site, { human_video: '' });
    await openVideo(page);
    await expect(page.getByText('Video coming soon', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('iframe, video[controls]')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, the human edge video is a link to its page, opened in a new tab', async ({
      page,
      site,
    }) => {
      await saveSettingsOf(site, { human_video: `https://youtu.be/${id}?t=90` });
      await page.goto('/');
      const link = page.getByRole('link', { name: 'Play the video (opens in a new tab)' });
      await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}&t=90s`);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    });
  });
});
