import type { Page } from '@playwright/test';
import { catalogs } from '../messages/catalogs.ts';
import { voiceLab } from '../messages/en/home.ts';
import { test } from './fixtures/owner.ts';
import { saveSettingsOf } from './fixtures/save-settings.ts';
import { expect } from './site.ts';

const say = catalogs.en;

test.use({ siteOf: 'early presses', permissions: ['clipboard-read', 'clipboard-write'] });

const allScripts = /\/assets\/[^/]+\.js$/;
const sectionScripts = /\/assets\/(?!site-)[^/]+\.js$/;

/** Delays the scripts of the page's sections, or all scripts, until the returned function is called. */
async function holdBack(page: Page, scripts: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page with delayed scripts. Once its script has run, `earlyPresses` is no longer an array. */
async function open(page: Page, address: string, scripts: RegExp): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    (isLate) => document.readyState !== 'loading' && Array.isArray(window.earlyPresses) === isLate,
    scripts === allScripts,
  );
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' });
const shown = (page: Page) => carousel(page).locator('[data-count]');

const next = (page: Page) => button(page, say.accessibility.carousel.next);

test.describe('presses before a script has loaded', () => {
  for (const [late, scripts] of [
    ['all scripts have', allScripts],
    ['the section’s script has', sectionScripts],
  ] as const) {
    test(`moving testimonials by mouse and keyboard takes effect once ${late} loaded`, async ({ page }) => {
      const release = await holdBack(page, scripts);
      await open(page, '/', scripts);
      await next(page).click();
      for (const key of ['Enter', 'Space', 'ArrowRight']) await next(page).press(key);
      await expect(shown(page)).toHaveText('1 of 5');
      release();
      await expect(shown(page)).toHaveText('5 of 5');
      // Later presses aren't recorded, and nothing is replayed after them.
      await next(page).click();
      await expect(shown(page)).toHaveText('1 of 5');
    });
  }

  test('choosing and copying a text takes effect once after the scripts load', async ({ page }) => {
    const release = await holdBack(page, allScripts);
    await open(page, '/', allScripts);
    for (const name of [voiceLab.tones.confident, voiceLab.formats.speech]) {
      await page.getByRole('radio', { name, exact: true }).check();
    }
    await button(page, voiceLab.copy).click();
    release();
    await expect(page.locator('form[data-announce] > [role="status"]')).toContainText(
      voiceLab.tones.confident,
    );
    await expect(toasts(page)).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(voiceLab.texts.confident.speech);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 800 } });
    const menu = (page: Page) => page.getByRole('dialog', { name: say.shell.drawer.title });

    test('opening the menu takes effect once after its script loads and makes the page behind inert', async ({
      page,
    }) => {
      const release = await holdBack(page, allScripts);
      await open(page, '/', allScripts);
      await button(page, say.shell.drawer.open).click();
      await expect(menu(page)).toBeVisible();
      release();
      await expect(page.locator('main')).toHaveAttribute('inert');
      await expect(button(page, say.shell.drawer.close)).toBeFocused();
      await button(page, say.shell.drawer.close).click();
      await expect(page.locator('main')).not.toHaveAttribute('inert');
    });
  });
});

test.describe('scripts that fail to load', () => {
  /** Makes the first request for each script fail. */
  async function failFirst(page: Page, scripts: RegExp): Promise<void> {
    const asked = new Set<string>();
    await page.route(scripts, (route) => {
      const address = route.request().url();
      if (asked.has(address)) return route.continue();
      asked.add(address);
      return route.abort('failed');
    });
  }

  test('a press reloads the page’s script if it failed to load', async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|dynamically imported module/);
    await saveSettingsOf(site, { email_user: 'ana', email_domain: 'words.example' });
    const failed = page.waitForEvent('requestfailed');
    await failFirst(page, /\/assets\/site-[^/]+\.js$/);
    await open(page, '/contact', allScripts);
    await failed;
    await button(page, say.contact.show).click();
    await expect(button(page, say.contact.hide)).toBeVisible();
  });

  test('a press reloads a section’s script if it failed to load', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|dynamically imported module/);
    await failFirst(page, sectionScripts);
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed');
    await carousel(page).scrollIntoViewIfNeeded();
    await failed;
    await next(page).click();
    await expect(shown(page)).toHaveText('2 of 5');
  });
});
