import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { scan } from '../fixtures/accessibility.ts';
import { expectStopsSeen } from '../fixtures/keyboard.ts';
import type { test as base } from '../fixtures/owner.ts';
import type { Site } from '../fixtures/start-site.ts';
import { type State, setStage } from './state.ts';

const isFull = Boolean(process.env.TEST_FULL);
const phone = { width: 390, colorScheme: 'dark', forcedColors: 'none' } as const;

/** Windows in which each state is checked, in Spanish because its texts are longer. */
const looks = isFull
  ? ([
      { width: 1280, colorScheme: 'light', forcedColors: 'none' },
      phone,
      { width: 768, colorScheme: 'light', forcedColors: 'active' },
    ] as const)
  : [phone];

const ready = new WeakSet<Site>();

/** Prepares a site for its states, once. */
export async function prepare(site: Site, work: () => Promise<void>): Promise<void> {
  if (ready.has(site)) return;
  ready.add(site);
  await work();
}

export async function removePosts(api: APIRequestContext): Promise<void> {
  const posts: { slug: string }[] = await (await api.get('/api/blog/posts')).json();
  for (const { slug } of posts) await api.delete(`/api/blog/posts/${slug}`);
}

/** Checks at every size that the page is accessible, doesn't scroll sideways, and shows each tab stop. */
export async function expectFit(page: Page): Promise<void> {
  for (const { width, ...media } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia(media);
    // Scroll up, because an element half hidden behind a sticky bar looks smaller.
    await page.evaluate(() => scrollTo(0, 0));
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, { message: `sideways at ${width} px` }).toBeLessThanOrEqual(0);
    await scan(page);
  }
  if (!isFull) return;
  await page.setViewportSize({ width: 390, height: 800 });
  await expectStopsSeen(page);
}

/** Creates a test for each state. `npm test` runs one per page and window size. */
export function lookAt(test: typeof base, states: readonly State[], isOwner = true): void {
  for (const { name, open } of states.filter(({ isForFull }) => isFull || !isForFull)) {
    test(`the page state “${name}” is accessible`, async ({ page, site, signIn, expectedErrors }) => {
      test.slow(isFull);
      // Some states are error states.
      expectedErrors.push(/4\d\d/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|request failed/);
      if (isOwner) await signIn(page);
      await open(setStage(page, site, 'es'));
      await expectFit(page);
    });
  }
}
