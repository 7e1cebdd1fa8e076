import type { Page } from 'puppeteer-core';
import { saveSettingsOf } from '../fixtures/save-settings.ts';
import { button, clipboard, expect, test, textOf } from './firefox.ts';

const slug = 'the-apology-that-holds';

const isOpen = (tab: Page) =>
  tab.$eval('[role="dialog"]', (drawer) => drawer.checkVisibility() && document.querySelector('main')?.inert);

test('the menu opens, closes with its button and Escape, and its links work', async ({ tab, site }) => {
  await tab.setViewport({ width: 390, height: 800 });
  await tab.goto(`${site.url}/blog`);
  for (const close of [() => button(tab, 'Close menu').click(), () => tab.keyboard.press('Escape')]) {
    await button(tab, 'Open menu').click();
    await expect.poll(() => isOpen(tab)).toBe(true);
    await close();
    await expect.poll(() => isOpen(tab)).toBe(false);
  }
  await button(tab, 'Open menu').click();
  await Promise.all([tab.waitForNavigation(), tab.locator('[role="dialog"] a[href="/contact"]').click()]);
  expect(new URL(tab.url()).pathname).toBe('/contact');
});

test('the language switch works, and the choice is remembered', async ({ tab, site }) => {
  await tab.goto(`${site.url}/services`);
  for (const language of ['es', 'en']) {
    await Promise.all([tab.waitForNavigation(), tab.locator(`header a[hreflang="${language}"]`).click()]);
    expect(new URL(tab.url()).pathname).toBe('/services');
    await tab.goto(`${site.url}/blog`);
    expect(await tab.$eval('html', ({ lang }) => lang)).toBe(language);
    await tab.goto(`${site.url}/services`);
  }
});

test('buttons, dots and keys move the carousel', async ({ tab, site }) => {
  await tab.goto(site.url);
  const shown = () =>
    tab.$$eval('[data-track] > :not([inert])', (slides) =>
      slides.map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const isInSight = left >= 0 && right <= innerWidth;
        return `${slide.ariaLabel}${isInSight ? '' : ', out of sight'}`;
      }),
    );
  await tab.locator('[data-track]').scroll();
  await button(tab, 'Next testimonial').click();
  await expect.poll(shown).toEqual(['2 of 5']);
  await button(tab, 'Previous testimonial').click();
  await expect.poll(shown).toEqual(['1 of 5']);
  await button(tab, 'Testimonial 4 of 5').click();
  await expect.poll(shown).toEqual(['4 of 5']);
  await tab.keyboard.press('End');
  await expect.poll(shown).toEqual(['5 of 5']);
});

test('a press that comes before the scripts takes effect once they have run', async ({ tab, site }) => {
  const held: (() => void)[] = [];
  let isHeld = true;
  await tab.setRequestInterception(true);
  tab.on('request', (request) => {
    const go = () => void request.continue();
    if (isHeld && /\/assets\/.*\.js$/.test(request.url())) held.push(go);
    else go();
  });
  const opened = tab.goto(site.url);
  // In Firefox, finding a button by its name waits until the page has loaded.
  await tab.locator('[data-enhance="carousel"] [data-step="1"]').click();
  expect(await textOf(tab, '[data-count]')).toBe('1 of 5');
  isHeld = false;
  for (const go of held) go();
  await opened;
  await expect.poll(() => textOf(tab, '[data-count]')).toBe('2 of 5');
});

test('the mail address can be shown and copied', async ({ tab, site }) => {
  await saveSettingsOf(site, { email_user: 'ana', email_domain: 'words.example' });
  await tab.goto(`${site.url}/contact`);
  await button(tab, 'Show the address').click();
  await expect.poll(() => tab.$eval('[data-part]', (part) => part.checkVisibility())).toBe(true);
  await button(tab, 'Copy the address').click();
  await expect.poll(() => textOf(tab, '[data-toasts] li')).toContain('Address copied');
  expect(await clipboard(tab)).toBe('ana@words.example');
});

test('an article’s link can be copied, and a share link opens a window', async ({ tab, site }) => {
  await tab.goto(`${site.url}/blog/${slug}`);
  await button(tab, 'Copy link').click();
  await expect.poll(() => textOf(tab, '[data-toasts] li')).toContain('Link copied');
  expect(await clipboard(tab)).toBe(`${site.url}/blog/${slug}`);
  const context = tab.browserContext();
  const before = await context.pages();
  await tab.locator('a[data-share]').click();
  await expect.poll(async () => (await context.pages()).length).toBe(before.length + 1);
  expect(tab.url()).toBe(`${site.url}/blog/${slug}`);
});
