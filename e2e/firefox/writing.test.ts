import { mergeTests } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { test as httpsTest } from '../fixtures/https-site.ts';
import type { Site } from '../fixtures/start-site.ts';
import { ask } from '../fixtures/tls-proxy.ts';
import { button, expect, test as firefoxTest, textOf } from './firefox.ts';

/** Behind TLS, as on a real installation. */
const test = mergeTests(firefoxTest, httpsTest);

async function signIn(tab: Page, site: Site): Promise<void> {
  await tab.goto(`${site.url}/compose`);
  await tab.locator('input[type="password"]').fill(site.ownerPassword);
  await button(tab, 'Sign in').click();
  await expect.poll(() => textOf(tab, 'h1')).toBe('Compose');
}

test('the owner signs in, and out', async ({ tab, site }) => {
  await signIn(tab, site);
  await button(tab, 'Logout').click();
  await expect.poll(() => textOf(tab, 'h1')).toBe('Access Restricted');
  await tab.goto(`${site.url}/compose`);
  expect(await textOf(tab, 'h1')).toBe('Access Restricted');
});

test('a wrong password is refused', async ({ tab, site, expectedErrors }) => {
  expectedErrors.push(/401/);
  await tab.goto(`${site.url}/compose`);
  await tab.locator('input[type="password"]').fill('not the password');
  await button(tab, 'Sign in').click();
  await expect.poll(() => textOf(tab, '[role="alert"]')).toContain('Invalid password.');
});

test('a post is written, saved as a draft, formatted, and published', async ({ tab, site, certificate }) => {
  await signIn(tab, site);
  const editor = '[contenteditable="true"][role="textbox"]';
  await tab.locator('::-p-aria([name="Title"][role="textbox"])').fill('Written in Firefox');
  await tab.locator(editor).click();
  await tab.keyboard.type('A plain beginning. ');
  await tab.keyboard.down('Control');
  await tab.keyboard.press('b');
  await tab.keyboard.up('Control');
  await tab.keyboard.type('And a bold end.');
  await expect.poll(() => textOf(tab, `${editor} strong`)).toBe('And a bold end.');
  await button(tab, 'Save as draft').click();
  await expect.poll(() => tab.url()).toContain('slug=written-in-firefox');
  const address = `${site.url}/blog/written-in-firefox`;
  expect((await ask(address, certificate)).status).toBe(404);
  await button(tab, 'Publish').click();
  await expect.poll(async () => (await ask(address, certificate)).status).toBe(200);
  await tab.goto(address);
  expect(await textOf(tab, '[data-prose]')).toBe('A plain beginning. And a bold end.');
  expect(await textOf(tab, '[data-prose] strong')).toBe('And a bold end.');
});
