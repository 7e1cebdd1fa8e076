import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const header = (page: Page) => page.getByRole('banner');
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
const html = (page: Page) => page.locator('html');

test('the site ignores the browser’s language', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Accept-Language': 'es' });
  await page.goto('/');
  await expect(html(page)).toHaveAttribute('lang', 'en');
});

test('lang=es shows Spanish and is remembered, so that the next visit is in Spanish', async ({ page }) => {
  await page.goto('/blog?lang=es');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  expect(await storedLanguage(page)).toBe('es');
  // The same cookies without the browser's scripts.
  const raw = await (await page.request.get('/blog')).text();
  expect(raw).toMatch(/^<!DOCTYPE html><html lang="es"/i);
  expect(raw).toContain('Mostrando');
  await page.goto('/blog/the-apology-that-holds');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  const menu = header(page).getByRole('navigation');
  await expect(menu.getByRole('link', { name: catalogs.es.shell.nav.contact })).toBeVisible();
  expect(await storedLanguage(page)).toBe('es');
});

test('the language toggle keeps the page and its query, in both directions', async ({ page }) => {
  await page.goto('/blog?year=2026');
  const spanish = header(page).getByRole('link', { name: say.shell.language.name_es });
  await spanish.click();
  await expect(page).toHaveURL('/blog?year=2026&lang=es');
  await expect(page.getByText(/^Mostrando \d+ artículos$/)).toBeVisible();
  await expect(spanish).toHaveAttribute('aria-current', 'true');
  await header(page).getByRole('link', { name: say.shell.language.name_en }).click();
  await expect(page.getByText(/^Showing \d+ posts$/)).toBeVisible();
  await expect(page).toHaveURL('/blog?year=2026&lang=en');
  await expect.poll(() => storedLanguage(page)).toBe('en');
});

test('links on a Spanish page keep the language, even without cookies', async ({ page }) => {
  await page.goto('/blog?lang=es');
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  const own = addresses.map((address) => new URL(address)).filter(({ hash }) => hash !== '#main');
  expect(own.length).toBeGreaterThan(20);
  const lost = own.filter(
    (url) => url.searchParams.get('lang') !== 'es' && url.searchParams.get('lang') !== 'en',
  );
  expect(lost.map(String)).toEqual([]);
});

for (const path of ['/', '/blog', '/blog/an-op-ed-is-one-argument']) {
  test(`no interface text is in English on the Spanish page ${path}`, async ({ page }) => {
    await page.goto(`${path}?lang=es`);
    const interfaceText = await page.evaluate(() => {
      const clone = document.body.cloneNode(true) as HTMLElement;
      // Tags are the owner's words, in any language.
      const others = '[lang="en"], script, a[href*="/blog/tag/"]';
      for (const foreign of clone.querySelectorAll(others)) foreign.remove();
      const spoken = [...clone.querySelectorAll('[aria-label]')].map((named) =>
        named.getAttribute('aria-label'),
      );
      return [clone.textContent, ...spoken].join('\n');
    });
    expect(interfaceText).toContain('Contacto');
    expect(interfaceText).not.toMatch(
      /\b(the|and|Read more|Showing|Share|Older|Newer|Book|Menu|Skip|Sample)\b/,
    );
  });
}

test('pages work with browser storage disabled', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('shut off', 'SecurityError');
      },
    });
  });
  await page.goto('/blog?lang=es');
  await page.getByRole('combobox').selectOption('2026');
  await expect(page).toHaveURL(/year=2026/);
  await expect(page.getByText(/^Mostrando \d+ artículos$/)).toBeVisible();
});

test('a missing or different language cookie is corrected once from browser storage', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'es-MX'));
  for (const cookie of [undefined, 'en']) {
    await page.goto('about:blank');
    await context.clearCookies();
    if (cookie) await context.addCookies([{ name: 'i18nextLng', value: cookie, url: site.url }]);
    const asked: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    await page.goto('/blog?year=2026#main');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await expect(page).toHaveURL('/blog?year=2026#main');
    expect(asked).toHaveLength(2);
    expect((await context.cookies()).find(({ name }) => name === 'i18nextLng')?.value).toBe('es');
    page.removeAllListeners('request');
  }
  await page.goto('/contact');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  expect(await storedLanguage(page)).toBe('es-MX');
});
