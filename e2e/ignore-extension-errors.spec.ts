import { expect, test } from './site.ts';

/** Errors as a browser extension's script throws them into a page: from its own address. */
const fromExtension = `
  const error = new Error('Cannot read properties of undefined');
  error.stack = 'Error: x\\n    at inject (chrome-extension://abcdef/inpage.js:1:1)';`;

test('what wallets and extensions throw is silenced', async ({ page }) => {
  // The `test` in use fails at any uncaught error that reaches the browser's console.
  await page.goto('/blog');
  await page.waitForLoadState('load');
  await page.evaluate(`{ ${fromExtension} Promise.reject(error); setTimeout(() => { throw error; }); }`);
  await page.evaluate(() => {
    void Promise.reject({ code: -32603, message: 'MetaMask: Disconnected from chain' });
  });
  // A listener hears of an error before the next timer fires.
  const heard = await page.evaluate(`new Promise((resolve) => {
    ${fromExtension}
    addEventListener('error', () => resolve('heard'));
    setTimeout(() => {
      setTimeout(() => resolve('silence'));
      throw error;
    });
  })`);
  expect(heard).toBe('silence');
});

test('the site’s own errors are not', async ({ page, expectedErrors }) => {
  expectedErrors.push(/our own trouble/);
  await page.goto('/blog');
  const [error] = await Promise.all([
    page.waitForEvent('pageerror'),
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('our own trouble');
      });
    }),
  ]);
  expect(error.message).toBe('our own trouble');
});
