import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** What the page's listeners hear of an error before the next timer fires; what is suppressed reaches none of them. */
async function heard(page: Page, script: string): Promise<string[]> {
  return page.evaluate(`new Promise((resolve) => {
    const heard = [];
    addEventListener('error', (event) => heard.push(String(event.message)));
    addEventListener('unhandledrejection', (event) => heard.push(String(event.reason?.message ?? event.reason)));
    setTimeout(() => {
      setTimeout(() => setTimeout(() => resolve(heard)));
      ${script}
    });
  })`);
}

const schemes = ['chrome-extension', 'moz-extension', 'edge-extension', 'safari-web-extension'];
const wallets = ['OKX Wallet', 'Rabby', 'Keplr', 'Coinbase Wallet', 'MetaMask', 'Phantom'];

for (const path of ['/blog', '/compose']) {
  test(`what wallets and extensions throw is suppressed at ${path}`, async ({ page }) => {
    // The `test` in use fails at any uncaught error that reaches the browser's console.
    await page.goto(path);
    await page.waitForLoadState('load');
    for (const scheme of schemes) {
      const error = `Object.assign(new Error('x'), { stack: 'Error: x\\n    at f (${scheme}://abcdef/inpage.js:1:1)' })`;
      expect(await heard(page, `Promise.reject(${error});`)).toEqual([]);
      expect(await heard(page, `throw ${error};`)).toEqual([]);
    }
    for (const wallet of wallets) {
      expect(
        await heard(page, `Promise.reject({ code: -32603, message: '${wallet}: disconnected' });`),
      ).toEqual([]);
      expect(await heard(page, `throw new Error('${wallet} is locked');`)).toEqual([]);
    }
    expect(await heard(page, 'Promise.reject({ code: 4001 });')).toEqual([]);
    expect(await heard(page, "Promise.reject(new Error('User rejected the request.'));")).toEqual([]);
  });

  test(`the site’s own errors reach the console at ${path}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/our own/);
    await page.goto(path);
    await page.waitForLoadState('load');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    expect(await heard(page, "throw new Error('our own trouble');")).toEqual([
      'Uncaught Error: our own trouble',
    ]);
    expect(await heard(page, "Promise.reject(new TypeError('our own rejection'));")).toEqual([
      'our own rejection',
    ]);
    expect(errors).toEqual(['our own trouble', 'our own rejection']);
  });
}

test('an error of the site’s own script reaches the console, whatever it says', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ethereum/);
  await page.route('**/assets/own-test.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "setTimeout(() => { throw new Error('The post on ethereum: user rejected the request'); });",
    }),
  );
  await page.goto('/blog');
  await page.waitForLoadState('load');
  const [error] = await Promise.all([
    page.waitForEvent('pageerror'),
    page.evaluate(() => import(`${location.origin}/assets/own-test.js`)),
  ]);
  expect(error.message).toContain('ethereum');
});
