import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

const say = catalogs.en;

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** The main navigation in order (docs/specification.md 2.2) with its targets. */
const navigation = [
  ['Services', '/#experiences'],
  ['When It Mattered', '/#when-it-mattered'],
  ['About the writer', '/#about'],
  ['Resources', '/resources'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

test('the header has the navigation in order and marks the current page', async ({ page }) => {
  await page.goto('/blog');
  const links = header(page).getByRole('navigation', { name: say.shell.nav.label }).getByRole('link');
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

test('the header stays visible, and the logo links to the top of the home page', async ({ page }) => {
  await page.goto('/blog/the-apology-that-holds');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const logo = header(page).getByRole('link', { name: 'Under Your Name, home' });
  await expect(logo).toBeInViewport();
  await logo.click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('links to sections of the home page show their headings below the header', async ({ page }) => {
  for (const [label, id] of [
    ['Services', 'experiences'],
    ['When It Mattered', 'when-it-mattered'],
    ['About the writer', 'about'],
  ] as const) {
    await page.goto('/blog');
    await header(page).getByRole('navigation').getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(`/#${id}`);
    const heading = page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(400);
    await expect.poll(top).toBeGreaterThan(72);
  }
});

test('the footer repeats the navigation and adds links', async ({ page }) => {
  await page.goto('/blog');
  await expect(footer(page).getByText('Executive ghostwriting for leaders who move markets.')).toBeVisible();
  await expect(footer(page).getByRole('navigation').getByRole('link')).toHaveText([
    ...navigation.map(([label]) => label),
    'Privacy',
    'Terms',
  ]);
  await expect(footer(page).getByText('Deliverables are in English only.')).toBeVisible();
  await expect(footer(page).getByText(`© ${new Date().getUTCFullYear()} Under Your Name.`)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: say.shell.footer.feed })).toHaveAttribute(
    'href',
    '/blog/rss.xml',
  );
});

test('the skip link comes first in the tab order and skips the header', async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say.shell.skip_link });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: say.blog.filter_label })).toBeFocused();
});

for (const [lang, heading, home] of [
  ['en', 'Unexpected Application Error!', 'Back to the home page'],
  ['es', '¡Error inesperado de la aplicación!', 'Volver al inicio'],
] as const) {
  test(`an unknown route returns 404 in the visitor's language (${lang}), with a link home`, async ({
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

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: say.shell.drawer.title });
  const opener = (page: Page) => page.getByRole('button', { name: say.shell.drawer.open });
  const closer = (page: Page) => drawer(page).getByRole('button', { name: say.shell.drawer.close });

  test('on a phone, the navigation is behind a menu button', async ({ page }) => {
    await page.goto('/blog');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeHidden();
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await expect(drawer(page).getByRole('navigation').getByRole('link')).toHaveText([
      'Services',
      'When It Mattered',
      'About the writer',
      'Resources',
      'Blog',
      'Contact',
    ]);
    await expect(drawer(page).getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
      'href',
      '/contact',
    );
    await closer(page).click();
    await expect(drawer(page)).toBeHidden();
  });

  test('by keyboard, the menu opens, traps the focus and returns it when Escape closes it', async ({
    page,
  }) => {
    await page.goto('/blog');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toBeFocused();
    const inside = () =>
      page.evaluate(() => {
        const active = document.activeElement;
        // Between the last control and the first, the focus may pass through the browser's toolbar.
        return active === document.body || active?.closest('[role=dialog]') !== null;
      });
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      expect(await inside()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('the links of the menu work, and its language buttons keep the article open', async ({ page }) => {
    await page.goto('/blog/the-apology-that-holds');
    await opener(page).click();
    await drawer(page).getByRole('link', { name: say.shell.language.name_es }).click();
    await expect(page).toHaveURL('/blog/una-disculpa-que-se-sostiene?lang=es');
    await page.getByRole('button', { name: 'Abrir el menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await menu.getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog?lang=es');
    await expect(menu).toBeHidden();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('without JavaScript, the menu opens, closes, and its links work', async ({ page }) => {
      await page.goto('/blog');
      await opener(page).click();
      await expect(drawer(page)).toBeVisible();
      await closer(page).click();
      await expect(drawer(page)).toBeHidden();
      await opener(page).click();
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await opener(page).click();
      await drawer(page).getByRole('link', { name: say.shell.language.name_es }).click();
      await expect(page).toHaveURL('/blog?lang=es');
    });
  });
});
