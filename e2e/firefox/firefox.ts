import { type Browser, type Locator, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser/find-firefox.ts';
import { siteHost } from '../fixtures/tls-proxy.ts';
import { test as base, expect } from '../site.ts';

const executablePath = findFirefox();

/** Nothing but the site under test is reached, motion is reduced, and the clipboard can be read. */
const preferences = {
  'network.dns.disabled': true,
  'network.dns.localDomains': siteHost,
  'ui.prefersReducedMotion': 1,
  'dom.events.testing.asyncClipboard': true,
  'intl.accept_languages': 'en-US',
};

interface TestFixtures {
  /** A tab with storage of its own. Errors in its console or failed requests to the site fail the test, unless expected. */
  tab: Page;
}

interface WorkerFixtures {
  firefox: Browser | undefined;
}

/**
 * The site's `test` with a tab in Firefox. Playwright can only drive its own build of Firefox; Puppeteer drives an installed one, over
 * WebDriver BiDi. Where there is none, the tests are skipped.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      if (!executablePath) return use(undefined);
      const browser = await launch({
        browser: 'firefox',
        executablePath,
        extraPrefsFirefox: preferences,
        // The certificate of the tests.
        acceptInsecureCerts: true,
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  tab: async ({ firefox, site, expectedErrors }, use, testInfo) => {
    testInfo.skip(!firefox, 'No Firefox found.');
    if (!firefox) return;
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    const errors = watchErrors(tab, site.url);
    await tab.setViewport({ width: 1280, height: 800 });
    await use(tab);
    await context.close();
    const isExpected = (error: string) => expectedErrors.some((expected) => expected.test(error));
    expect(
      errors.filter((error) => !isExpected(error)),
      'unexpected errors in the browser',
    ).toEqual([]);
  },
});

export { expect };

/** Collects the page's errors and warnings, and failed requests to the site, in the list that it returns. */
function watchErrors(tab: Page, siteUrl: string): string[] {
  const errors: string[] = [];
  const isOurs = (address: string) => address.startsWith(`${siteUrl}/`);
  tab.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') errors.push(`console ${type}: ${message.text()}`);
  });
  tab.on('pageerror', (error) => errors.push(`uncaught: ${String(error)}`));
  tab.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests of a page that was left are no failures.
    if (isOurs(request.url()) && !/abort/i.test(reason)) errors.push(`failed: ${request.url()} ${reason}`);
  });
  tab.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      errors.push(`${response.status()}: ${response.url()}`);
  });
  return errors;
}

/** The first button of that name, once it can be pressed. */
export function button(tab: Page, name: string): Locator<Element> {
  return tab.locator(`::-p-aria([name="${name}"][role="button"])`);
}

/** The text of the first element of a selector; empty where there is none. */
export function textOf(tab: Page, selector: string): Promise<string> {
  return tab.evaluate((css) => document.querySelector(css)?.textContent?.trim() ?? '', selector);
}

export function clipboard(tab: Page): Promise<string> {
  return tab.evaluate(() => navigator.clipboard.readText());
}
