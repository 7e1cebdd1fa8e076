import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectEnhancement } from './fixtures/enhancement.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'edge' });

const id = 'a1-B_c2D3e4';
const languages = [
  {
    lang: 'en',
    heading: 'The part you cannot prompt',
    play: 'Play the video',
    title: 'The human edge, a short film',
    soon: 'Video coming soon',
    notice: 'Playing it connects you to YouTube, which has its own privacy rules.',
  },
  {
    lang: 'es',
    heading: 'Lo que ninguna máquina pregunta',
    play: 'Ver el video',
    title: 'La parte humana, en un video breve',
    soon: 'Video disponible próximamente',
    notice: 'Al reproducirlo, se conecta con YouTube, que tiene sus propias normas de privacidad.',
  },
] as const;

/** Opens the home page at its video, and collects what is asked of other hosts than the site's own. */
async function openVideo(page: Page, lang: string, heading: string): Promise<string[]> {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !host.startsWith('127.0.0.1')) outside.push(request.url());
  });
  await page.goto(`/?lang=${lang}`);
  await page.getByRole('heading', { level: 2, name: heading }).scrollIntoViewIfNeeded();
  return outside;
}

const player = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`);

for (const [form, link, start] of [
  ['short', `https://youtu.be/${id}?si=x`, null],
  ['watch', `https://www.youtube.com/watch?feature=shared&v=${id}&t=1m30s`, '90'],
  ['embed', `https://www.youtube.com/embed/${id}?start=5`, '5'],
] as const) {
  for (const { lang, heading, play, title, notice } of languages) {
    test(`a video link in its ${form} form is embedded, once it is played (${lang})`, async ({
      page,
      site,
    }) => {
      await saveSettingsOf(site, { human_video: link });
      const outside = await openVideo(page, lang, heading);
      const button = page.getByRole('button', { name: play, exact: true });
      await expect(button).toBeVisible();
      await expect(page.getByText(notice)).toBeVisible();
      await expect(player(page, title)).toHaveCount(0);
      expect(outside).toEqual([]);

      await button.click();
      await expect(player(page, title)).toBeFocused();
      await expect(button).toHaveCount(0);
      const address = new URL((await player(page, title).getAttribute('src')) ?? '');
      expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
      // Related videos off, modest branding, inline playback.
      for (const [name, value] of [
        ['rel', '0'],
        ['modestbranding', '1'],
        ['playsinline', '1'],
        ['start', start],
        ['hl', lang],
      ] as const) {
        expect(address.searchParams.get(name), name).toBe(value);
      }
      await expect.poll(() => outside).toEqual([address.href]);
    });
  }
}

for (const { lang, heading, play, title, notice } of languages) {
  test(`a link of Vimeo is played as those of YouTube are, without tracking (${lang})`, async ({
    page,
    site,
  }) => {
    await saveSettingsOf(site, { human_video: 'https://vimeo.com/76979871/8272103f6e#t=90s' });
    const outside = await openVideo(page, lang, heading);
    await expect(page.getByText(notice.replace('YouTube', 'Vimeo'))).toBeVisible();
    const button = page.getByRole('button', { name: play, exact: true });
    await expect(button).toBeVisible();
    expect(outside).toEqual([]);
    await button.click();
    await expect(player(page, title)).toBeFocused();
    const address = new URL((await player(page, title).getAttribute('src')) ?? '');
    expect(address.origin + address.pathname).toBe('https://player.vimeo.com/video/76979871');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      h: '8272103f6e',
      dnt: '1',
      playsinline: '1',
      texttrack: lang,
    });
    expect(address.hash).toBe('#t=90s');
    // The policy lets the player be asked for, and nothing else.
    await expect
      .poll(() => outside.map((asked) => asked.split('#')[0]))
      .toEqual([address.href.split('#')[0]]);
  });
}

for (const key of ['Enter', ' ']) {
  test(`the video is played from the keyboard with ${JSON.stringify(key)}`, async ({ page, site }) => {
    await saveSettingsOf(site, { human_video: `https://youtu.be/${id}` });
    await openVideo(page, 'en', languages[0].heading);
    await page.getByRole('button', { name: 'Play the video' }).focus();
    await page.keyboard.press(key);
    await expect(player(page, languages[0].title)).toBeFocused();
  });
}

for (const { lang, heading, title, soon, notice } of languages) {
  test(`any other link is a plain video, of which nothing is fetched before it plays (${lang})`, async ({
    page,
    site,
  }) => {
    await saveSettingsOf(site, { human_video: 'https://films.example/edge.mp4' });
    const outside = await openVideo(page, lang, heading);
    const homeVideo = page.locator(`video[aria-label="${title}"]`);
    await expect(homeVideo).toBeVisible();
    await expect(homeVideo).toHaveAttribute('src', 'https://films.example/edge.mp4');
    await expect(homeVideo).toHaveAttribute('controls');
    await expect(homeVideo).toHaveAttribute('playsinline');
    await expect(homeVideo).toHaveAttribute('preload', 'none');
    await expect(page.getByText(notice)).toHaveCount(0);
    await expect(page.getByText(soon)).toHaveCount(0);
    expect(outside).toEqual([]);
  });

  test(`where nothing is available it says so (${lang})`, async ({ page, site }) => {
    await saveSettingsOf(site, { human_video: '' });
    await openVideo(page, lang, heading);
    await expect(page.getByText(soon, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('iframe, video[controls]')).toHaveCount(0);
  });
}

test('a film that cannot be fetched turns out not to be available', async ({
  page,
  site,
  expectedErrors,
}) => {
  expectedErrors.push(/films\.example/);
  await saveSettingsOf(site, { human_video: 'https://films.example/edge.mp4' });
  const enhanced = expectEnhancement(page, 'iframe');
  await openVideo(page, 'en', languages[0].heading);
  const homeVideo = page.locator('video[controls]');
  await homeVideo.scrollIntoViewIfNeeded();
  await enhanced();
  await homeVideo.evaluate((video: HTMLVideoElement) => video.play().catch(() => undefined));
  await expect(page.getByText('Video coming soon', { exact: true })).toBeVisible();
});

test('no barrier beside the film, and nothing to scroll sideways', async ({ page, site }) => {
  for (const human_video of ['', `https://youtu.be/${id}`, '/film.mp4']) {
    await saveSettingsOf(site, { human_video });
    await openVideo(page, 'es', languages[1].heading);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video is a link to its page at the service, in a new tab', async ({ page, site }) => {
    await saveSettingsOf(site, { human_video: `https://youtu.be/${id}?t=90` });
    await page.goto('/');
    const link = page.getByRole('link', { name: 'Play the video (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}&t=90s`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
});
