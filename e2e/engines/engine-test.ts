import { mergeTests } from '@playwright/test';
import { test as httpsTest } from '../fixtures/https-site.ts';
import type { Site } from '../fixtures/start-site.ts';
import { expect, test as siteTest } from '../site.ts';
import { startFirefox } from './firefox.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** Each tells nothing where its browser is not installed. */
const engines = { firefox: startFirefox, webkit: startWebKit };
export type EngineName = keyof typeof engines;

/** The site's `test` behind TLS, with a tab of the project's browser. Unexpected errors in it fail the test. */
export const test = mergeTests(siteTest, httpsTest).extend<
  { tab: Tab },
  { engineName: EngineName; engine: Engine | undefined }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]();
      // biome-ignore lint/suspicious/noConsole: tells the person running the tests
      if (!engine) console.log(`No ${engineName} found, so its tests are skipped.`);
      await use(engine);
      await engine?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  // WebDriver does not tell what goes wrong in a page, so the proxy has the page itself report it.
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

/** The text of a post, once the editor's script has come. */
export const editor = '[contenteditable="true"][role="textbox"]';

/** The first element in sight that is called this: a button or link by its words, a field by its label. Runs in the page. */
function findNamed(css: string, name: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const names = [...labels].map(({ textContent }) => textContent);
    names.push(element.ariaLabel ?? labelled?.textContent ?? element.textContent);
    const isCalled = names.some((text) => text?.replace(/\s/g, '') === name.replace(/\s/g, ''));
    return isCalled && element.checkVisibility({ visibilityProperty: true });
  });
}

/** Clicks the first element of a selector that is called `name`, once there is one. */
async function clickNamed(tab: Tab, css: string, name: string): Promise<void> {
  await expect.poll(() => tab.tryClick(findNamed, css, name), `${css} “${name}”`).toBe(true);
}

export const pressButton = (tab: Tab, name: string) => clickNamed(tab, 'button, [role="button"]', name);

/** Clicks the first visible element of a selector, once there is one. */
export async function click(tab: Tab, css: string): Promise<void> {
  const find = (css: string) =>
    [...document.querySelectorAll(css)].find((element) => element.checkVisibility());
  await expect.poll(() => tab.tryClick(find, css), css).toBe(true);
}

/** Types into the field with that label, in the place of what stands there. */
export async function fill(tab: Tab, label: string, text: string): Promise<void> {
  await clickNamed(tab, 'input, textarea, [contenteditable="true"]', label);
  await tab.shortcut('a');
  await tab.type(text);
}

/** The text of the first element of a selector; empty where there is none. */
export function textOf(tab: Tab, css: string): Promise<string> {
  return tab.run((css) => document.querySelector(css)?.textContent?.trim() ?? '', css);
}

/** Presses a button, and waits until the page says what came of it. */
export async function pressFor(tab: Tab, name: string, said: string): Promise<void> {
  await pressButton(tab, name);
  await expect.poll(() => textOf(tab, 'main')).toContain(said);
}

/** Opens `/compose`, and signs in there. */
export async function signIn(tab: Tab, site: Site): Promise<void> {
  await tab.open(`${site.url}/compose`);
  await fill(tab, 'Password', site.ownerPassword);
  await pressButton(tab, 'Sign in');
}

/** Saves posts through the API, as the owner, and opens a page of the owner's, once its script has come. */
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
