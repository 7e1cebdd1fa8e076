import type { Page } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const opener = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closer = (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' });

test('on a phone the navigation is behind a button', async ({ page }) => {
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

test('the drawer covers the page, which does not scroll behind it', async ({ page }) => {
  await page.goto('/blog');
  await opener(page).click();
  expect(await drawer(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await page.mouse.move(180, 300);
  await page.mouse.wheel(0, 900);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('by keyboard: it opens, keeps the focus inside, and gives it back when Escape closes it', async ({
  page,
}) => {
  await page.goto('/blog');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(closer(page)).toBeFocused();
  const inside = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      // Between the last control and the first the focus may pass the browser's own bars.
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

test('nothing behind the open drawer can take the focus', async ({ page }) => {
  await page.goto('/blog');
  const behind = page.getByRole('link', { name: 'The apology that holds' });
  await opener(page).click();
  await expect(closer(page)).toBeFocused();
  await behind.focus();
  await expect(behind).not.toBeFocused();
  await closer(page).click();
  await expect(opener(page)).toBeFocused();
  await behind.focus();
  await expect(behind).toBeFocused();
});

test('a link of the drawer leads on, and its language buttons keep the article', async ({ page }) => {
  await page.goto('/blog/the-apology-that-holds');
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/blog/una-disculpa-que-se-sostiene?lang=es');
  await page.getByRole('button', { name: 'Abrir el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog?lang=es');
  await expect(menu).toBeHidden();
});

test('a link to a section of the page at hand closes the drawer', async ({ page }) => {
  await page.goto('/');
  await opener(page).click();
  await drawer(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/#experiences');
  await expect(drawer(page)).toBeHidden();
});

test('its controls are large enough for a thumb', async ({ page }) => {
  await page.goto('/blog');
  const opening = await opener(page).boundingBox();
  expect(Math.min(opening?.width ?? 0, opening?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await opener(page).click();
  for (const control of await drawer(page).getByRole('link').or(closer(page)).all()) {
    const box = await control.boundingBox();
    expect(box?.height, await control.innerText()).toBeGreaterThanOrEqual(24);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawer opens, closes and leads on', async ({ page }) => {
    await page.goto('/blog');
    await opener(page).click();
    await expect(drawer(page)).toBeVisible();
    await closer(page).click();
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await opener(page).click();
    await drawer(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/blog?lang=es');
  });
});

test('the drawer closes when the window has room for the navigation itself', async ({ page }) => {
  await page.goto('/blog');
  await opener(page).click();
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('in a browser without popovers', () => {
  /** As such a browser sees the page: no API, no styles of the browser's own, and `@supports` says no. */
  async function withoutPopovers(page: Page): Promise<void> {
    await page.addInitScript(() => {
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
        Reflect.deleteProperty(HTMLElement.prototype, name);
      }
    });
    await page.route(/127\.0\.0\.1/, async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const text = (await response.text())
        .replaceAll(':popover-open', ':not-known')
        .replaceAll(/ (popover\w*=)/g, ' data-$1');
      // The page's styles are no longer those that its policy knows; pages fetched ahead would not come by here.
      const { 'content-security-policy': _, 'speculation-rules': __, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: text });
    });
  }

  const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Open menu' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('the menu starts closed, and links open and close it', async ({ page }) => {
        await withoutPopovers(page);
        for (const path of ['/', '/blog', '/contact', '/services']) {
          await page.goto(path);
          await expect(drawer(page)).toBeHidden();
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        }
        await expect(opener(page)).toBeHidden();
        await link(page).click();
        await expect(drawer(page)).toBeVisible();
        expect(await drawer(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360 });
        await drawer(page).getByRole('link', { name: 'Close menu' }).click();
        await expect(drawer(page)).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        await link(page).click();
        await drawer(page).getByRole('link', { name: 'Español' }).click();
        await expect(page).toHaveURL('/services?lang=es');
        await page.goto('/?lang=en');
        await link(page).click();
        await drawer(page).getByRole('link', { name: 'Services' }).click();
        await expect(page).toHaveURL('/#experiences');
        await expect(drawer(page)).toBeHidden();
      });
    });
  }
});
