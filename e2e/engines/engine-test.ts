import { mergeTests } from '@playwright/test';
import { test as httpsTest } from '../fixtures/https-site.ts';
import type { Site } from '../fixtures/start-site.ts';
import { expect, test as siteTest } from '../site.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Undefined if the browser isn't installed. */
const engines = { firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof engines;

/** The site's `test` behind TLS, with a tab of the project's browser. Unexpected errors fail the test. */
export const test = mergeTests(siteTest, httpsTest).extend<
  { tab: Tab },
  { engineName: EngineName; engine: Engine | undefined }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      // biome-ignore lint/suspicious/noConsole: for the person running the tests
      if (!engine) console.log(`No ${engineName} found, so its tests are skipped.`);
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // WebDriver doesn't report page errors, so the proxy makes the page report them.
  proxyKind: async ({ engineName }, use) => use(engineName === 'webkit' ? 'reporting' : 'node'),
  tab: async ({ engine, engineName, expectedErrors }, use, testInfo) => {
    testInfo.skip(!engine, `No ${engineName} found.`);
    if (!engine) return;
    const tab = await engine.openTab();
    await tab.resize(1280, 800);
    await use(tab);
    const errors = await tab.errors();
    await engine.closeTab();
    const isExpected = (error: string) => expectedErrors.some((expected) => expected.test(error));
    expect(
      errors.filter((error) => !isExpected(error)),
      'unexpected errors in the browser',
    ).toEqual([]);
  },
});

export { expect };

/** Returns the text of a post once the editor has loaded. */
export const editor = '[contenteditable="true"][role="textbox"]';

/** Finds the first visible button or link with this text, or field with this label. Runs in the page. */
function findNamed(css: string, name: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const labeled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const names = [...labels].map(({ textContent }) => textContent);
    names.push(element.ariaLabel ?? labeled?.textContent ?? element.textContent);
    const isCalled = names.some((text) => text?.replace(/\s/g, '') === name.replace(/\s/g, ''));
    return isCalled && element.checkVisibility({ visibilityProperty: true });
  });
}

/** Waits for the first element of a selector with this name and clicks it. */
async function clickNamed(tab: Tab, css: string, name: string): Promise<void> {
  await expect.poll(() => tab.tryClick(findNamed, css, name), `${css} “${name}”`).toBe(true);
}

export const pressButton = (tab: Tab, name: string) => clickNamed(tab, 'button, [role="button"]', name);

/** Waits for the first visible element of a selector and clicks it. */
export async function click(tab: Tab, css: string): Promise<void> {
  const find = (css: string) =>
    [...document.querySelectorAll(css)].find((element) => element.checkVisibility());
  await expect.poll(() => tab.tryClick(find, css), css).toBe(true);
}

/** Replaces the text in the field with that label. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await clickNamed(tab, 'input, textarea, [contenteditable="true"]', label);
  await tab.shortcut('a');
  await tab.type(text);
}

/** Returns the text of the first element of a selector, or an empty string. */
export function textOf(tab: Tab, css: string): Promise<string> {
  return tab.run((css) => document.querySelector(css)?.textContent?.trim() ?? '', css);
}

/** Clicks a button and waits for the page's message. */
export async function pressFor(tab: Tab, name: string, said: string): Promise<void> {
  await pressButton(tab, name);
  await expect.poll(() => textOf(tab, 'main')).toContain(said);
}

/** Opens `/compose` and signs in. */
export async function signIn(tab: Tab, site: Site): Promise<void> {
  await tab.open(`${site.url}/compose`);
  await fill(tab, 'Password', site.ownerPassword);
  await pressButton(tab, 'Sign in');
}

/** Saves posts through the API as the owner and opens an owner page once its script has loaded. */
export async function openWith(tab: Tab, site: Site, path: string, ...posts: object[]): Promise<void> {
  await tab.open(`${site.url}/compose`);
  const send = async (address: string, body: string) =>
    (await fetch(address, { method: 'POST', body: new Blob([body], { type: 'application/json' }) })).ok;
  const password = JSON.stringify({ password: site.ownerPassword });
  expect(await tab.run(send, '/api/compose/auth', password)).toBe(true);
  for (const post of posts) expect(await tab.run(send, '/api/blog/posts', JSON.stringify(post))).toBe(true);
  await tab.open(site.url + path);
  await expect.poll(() => tab.run(() => history.scrollRestoration), path).toBe('manual');
}
