import { catalogs } from '../../messages/catalogs.ts';
import { fill as fillIn } from '../../messages/fill.ts';
import { saveSettingsOf } from '../fixtures/save-settings.ts';
import { click, expect, pressButton, test, textOf } from './engine-test.ts';
import type { Tab } from './tab.ts';

const en = catalogs.en;
const slug = 'the-apology-that-holds';
const { carousel } = en.accessibility;

const isMenuOpen = (tab: Tab) =>
  tab.run(() => {
    const menu = document.querySelector('[role="dialog"]');
    return Boolean(menu?.checkVisibility() && document.querySelector('main')?.inert);
  });
const language = (tab: Tab) => tab.run(() => document.documentElement?.lang);
const path = async (tab: Tab) => new URL(await tab.address()).pathname;

test('the menu opens, closes with its button and Escape, and its links work', async ({ tab, site }) => {
  await tab.resize(390, 800);
  await tab.open(`${site.url}/blog`);
  for (const close of [() => pressButton(tab, en.shell.drawer.close), () => tab.press('Escape')]) {
    await pressButton(tab, en.shell.drawer.open);
    await expect.poll(() => isMenuOpen(tab)).toBe(true);
    await close();
    await expect.poll(() => isMenuOpen(tab)).toBe(false);
  }
  await pressButton(tab, en.shell.drawer.open);
  await click(tab, '[role="dialog"] a[href="/contact"]');
  await expect.poll(() => path(tab)).toBe('/contact');
});

test('the language switch works, and the choice is remembered', async ({ tab, site }) => {
  await tab.open(`${site.url}/services`);
  for (const locale of ['es', 'en']) {
    await click(tab, `header a[hreflang="${locale}"]`);
    await expect.poll(() => language(tab)).toBe(locale);
    expect(await path(tab)).toBe('/services');
    await tab.open(`${site.url}/blog`);
    expect(await language(tab)).toBe(locale);
    await tab.open(`${site.url}/services`);
  }
});

test('buttons, dots and keys move the testimonials carousel', async ({ tab, site }) => {
  await tab.open(site.url);
  const shown = () =>
    tab.run(() =>
      [...document.querySelectorAll('[data-track] > :not([inert])')].map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const isInSight = left >= 0 && right <= innerWidth;
        return `${slide.ariaLabel}${isInSight ? '' : ', out of sight'}`;
      }),
    );
  await pressButton(tab, carousel.next);
  await expect.poll(shown).toEqual(['2 of 5']);
  await pressButton(tab, carousel.previous);
  await expect.poll(shown).toEqual(['1 of 5']);
  await pressButton(tab, fillIn(carousel.dot, { n: 4, total: 5 }));
  await expect.poll(shown).toEqual(['4 of 5']);
  await tab.press('End');
  await expect.poll(shown).toEqual(['5 of 5']);
});

test('a year is chosen in the blog list, and an article opens', async ({ tab, site }) => {
  await tab.open(`${site.url}/blog`);
  await tab.run((name) => {
    const field = document.querySelector('select');
    if (!field) throw new Error(`No list of years: ${name}`);
    field.value = '2026';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, 'year');
  await expect.poll(() => tab.address()).toContain('year=2026');
  await click(tab, `main a[href="/blog/${slug}"]`);
  await expect.poll(() => path(tab)).toBe(`/blog/${slug}`);
  await expect.poll(() => textOf(tab, '[data-prose]')).not.toBe('');
});

test('the email address can be shown and copied', async ({ tab, site }) => {
  await saveSettingsOf(site, { email_user: 'ana', email_domain: 'words.example' });
  await tab.open(`${site.url}/contact`);
  await pressButton(tab, en.contact.show);
  await expect
    .poll(() => tab.run(() => Boolean(document.querySelector('[data-part]')?.checkVisibility())))
    .toBe(true);
  await pressButton(tab, en.contact.copy);
  await expect.poll(() => textOf(tab, '[data-toasts] li')).toContain(en.toasts.address_copied);
  expect(await tab.copiedText()).toBe('ana@words.example');
});

test('an article’s link can be copied, and a share link opens a window', async ({ tab, site }) => {
  await tab.open(`${site.url}/blog/${slug}`);
  const before = await tab.tabCount();
  await click(tab, 'a[data-share]');
  await expect.poll(() => tab.tabCount()).toBe(before + 1);
  expect(await tab.address()).toBe(`${site.url}/blog/${slug}`);
  await pressButton(tab, en.share.copy_link);
  await expect.poll(() => textOf(tab, '[data-toasts] li')).toContain(en.toasts.link_copied);
  expect(await tab.copiedText()).toBe(`${site.url}/blog/${slug}`);
});
