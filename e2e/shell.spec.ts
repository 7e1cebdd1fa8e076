import type { Page } from '@playwright/test';
import { layoutFaults } from './fixtures/layout-faults.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'the shell' });

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** The main navigation in its order (docs/specification.md 2.2), and where each item leads. */
const navigation = [
  ['Services', '/#experiences'],
  ['When It Mattered', '/#when-it-mattered'],
  ['About the writer', '/#about'],
  ['Resources', '/resources'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

test('the header holds the navigation in its order, and marks where one is', async ({ page }) => {
  await page.goto('/blog');
  const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(navigation.map(([label]) => label));
  for (const [position, [, address]] of navigation.entries()) {
    await expect(links.nth(position)).toHaveAttribute('href', address);
  }
  await expect(links.and(page.locator('[aria-current="page"]'))).toHaveText(['Blog']);
  await expect(header(page).getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('in a low window, as on a screen enlarged four times, the header leaves its room to the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/blog/the-apology-that-holds');
  await expect(header(page)).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(header(page)).not.toBeInViewport();
  await page.goto('/#about');
  const top = await page.locator('#about').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the header stays in sight, and the logo leads home, to the top', async ({ page }) => {
  await page.goto('/blog/the-apology-that-holds');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const logo = header(page).getByRole('link', { name: 'Under Your Name, home' });
  await expect(logo).toBeInViewport();
  await logo.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('on the home page the logo scrolls to the top, and nothing is loaded anew', async ({ page }) => {
  await page.goto('/#about');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await header(page).getByRole('link', { name: 'Under Your Name, home' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

for (const [label, id] of [
  ['Services', 'experiences'],
  ['When It Mattered', 'when-it-mattered'],
  ['About the writer', 'about'],
] as const) {
  test(`${label} goes home first and scrolls to its section, whose heading is not under the header`, async ({
    page,
  }) => {
    await page.goto('/blog');
    await header(page).getByRole('navigation').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(400);
    await expect.poll(top).toBeGreaterThan(72);
  });
}

test('a logo of the owner’s takes the place of the brand in type', async ({ page, site }) => {
  await saveSettingsOf(site, { logo: '/favicon.svg' });
  await page.goto('/blog');
  const logo = header(page).getByRole('link', { name: 'Under Your Name, home' }).locator('img');
  await expect(logo).toBeVisible();
  await saveSettingsOf(site, { logo: '' });
});

test('a founder’s name and a long brand have room in the header, and are whole', async ({ page, site }) => {
  for (const brand of [
    'Under Your Name',
    'The Executive Ghostwriting & Speechwriting Company of Montevideo',
  ]) {
    for (const founder of ['Alejandra Montenegro', 'María Fernanda Rodríguez-Etcheverry']) {
      await saveSettingsOf(site, { brand, founder });
      for (const width of [1217, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/contact?lang=es');
        expect(await layoutFaults(page), `${brand}, ${founder}, ${width} px`).toEqual([]);
        await expect(header(page).getByRole('link', { name: `Sobre ${founder}` })).toBeVisible();
      }
    }
  }
  await saveSettingsOf(site, { brand: 'Under Your Name', founder: '' });
});

test('a new page opens at its top, and going back returns to where one was', async ({ page }) => {
  await page.goto('/blog');
  const link = page.getByRole('link', { name: 'The apology that holds' });
  await link.scrollIntoViewIfNeeded();
  // Cards that come into view find their heights: the place counts once nothing moves any more.
  await link.click({ trial: true });
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The apology that holds');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('the footer repeats the navigation and adds its own lines', async ({ page }) => {
  await page.goto('/blog');
  await expect(footer(page).getByText('Executive ghostwriting for leaders who move markets.')).toBeVisible();
  await expect(footer(page).getByRole('navigation').getByRole('link')).toHaveText([
    ...navigation.map(([label]) => label),
    'Privacy',
    'Terms',
  ]);
  await expect(footer(page).getByText('Deliverables are in English only.')).toBeVisible();
  await expect(footer(page).getByText(`© ${new Date().getUTCFullYear()} Under Your Name.`)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/rss.xml');
});

test('the skip link is the first thing the keyboard meets, and leads past the header', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Filter by year' })).toBeFocused();
});

for (const [lang, heading, home] of [
  ['en', 'Unexpected Application Error!', 'Back to the home page'],
  ['es', '¡Error inesperado de la aplicación!', 'Volver al inicio'],
] as const) {
  test(`an unknown route answers 404 in the visitor's language (${lang}), with a way back`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const response = await page.goto(`/no/such/page?lang=${lang}`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(lang === 'es' ? '/?lang=es' : '/');
  });
}

for (const path of [
  '/',
  '/blog',
  '/blog/linkedin-for-people-who-dislike-linkedin',
  '/compose',
  '/no-such-page',
]) {
  test(`nothing has to be scrolled sideways at 320 px: ${path}`, async ({ page, expectedErrors }) => {
    if (path === '/no-such-page') expectedErrors.push(/404/);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const query of ['', '?lang=es']) {
      await page.goto(path + query);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
}
