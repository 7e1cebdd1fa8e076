import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../scripts/browser/find-browsers.ts';
import { isOurs } from '../fixtures/fail-on-console-error.ts';
import { siteHost } from '../fixtures/tls-proxy.ts';
import type { Engine, Tab } from './tab.ts';

/** Only the site under test is reachable, motion is reduced, and the clipboard can be read. */
const preferences = {
  'network.dns.disabled': true,
  'network.dns.localDomains': siteHost,
  'ui.prefersReducedMotion': 1,
  'dom.events.testing.asyncClipboard': true,
  'intl.accept_languages': 'en-US',
};

/** Drives an installed Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findFirefox();
  if (!executablePath) return undefined;
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: preferences,
    defaultViewport: null,
    // The tests' certificate.
    acceptInsecureCerts: true,
  });
  let page: Page | undefined;
  return {
    openTab: async () => {
      const errors: string[] = [];
      const context = await browser.createBrowserContext();
      context.on('targetcreated', async (target) => {
        // Workers have no page.
        const opened = target.type() === 'page' ? await target.page() : null;
        if (opened) watchErrors(opened, errors);
      });
      page = await context.newPage();
      return tabOf(page, errors);
    },
    closeTab: async () => page?.browserContext().close(),
    stop: () => browser.close(),
  };
}

function tabOf(page: Page, errors: string[]): Tab {
  return {
    open: async (address) => void (await page.goto(address)),
    // Firefox 140 doesn't report URLs that scripts change.
    address: () => page.evaluate(() => location.href),
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        // Puppeteer also sends this command, which Firefox 140 doesn't support.
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    run: (work, ...args) => page.evaluate(work as never, ...args) as never,
    tryClick: async (find, ...args) => {
      const found = await page.evaluateHandle(find as (...args: unknown[]) => Element | undefined, ...args);
      const element = found.asElement() as ElementHandle<Element> | null;
      await element?.click();
      return Boolean(element);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    shortcut: async (letter) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(letter as 'a');
      await page.keyboard.up('Control');
    },
    chooseFile: async (css, path) => {
      const field = (await page.waitForSelector(css)) as { uploadFile(path: string): Promise<void> } | null;
      await field?.uploadFile(path);
    },
    pictures: async (css) => {
      const pictures: Buffer[] = [];
      for (const element of await page.$$(css)) pictures.push(Buffer.from(await element.screenshot()));
      return pictures;
    },
    tabCount: async () => (await page.browserContext().pages()).length,
    copiedText: () => page.evaluate(() => navigator.clipboard.readText()),
    errors: async () => errors,
  };
}

/** Collects a page's errors and warnings, and its failed requests to the site. */
function watchErrors(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warn') errors.push(`console ${type}: ${message.text()}`);
  });
  page.on('pageerror', (error) => {
    // NS_BINDING_ABORTED: a font request aborted by navigation.
    if (!/download failed .* status=2152398850/.test(String(error)))
      errors.push(`uncaught: ${String(error)}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Requests aborted by navigation aren't failures.
    if (isOurs(request.url()) && !/abort/i.test(reason)) errors.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (isOurs(response.url()) && response.status() >= 400)
      errors.push(`${response.status()}: ${response.url()}`);
  });
}
