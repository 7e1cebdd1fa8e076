import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expectStopsSeen } from '../fixtures/keyboard.ts';
import type { test as base } from '../fixtures/owner.ts';
import type { Site } from '../fixtures/start-site.ts';
import { type State, setStage } from './state.ts';

/** The texts are the Spanish ones, which are longer. */
export const phone = { width: 390, colorScheme: 'dark', forcedColors: 'none' } as const;
const looks = [
  { width: 1280, colorScheme: 'light', forcedColors: 'none' },
  phone,
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
] as const;

const ready = new WeakSet<Site>();

/** Does what a site needs before its states are looked at, once. */
export async function prepare(site: Site, work: () => Promise<void>): Promise<void> {
  if (ready.has(site)) return;
  ready.add(site);
  await work();
}

export async function removePosts(api: APIRequestContext): Promise<void> {
  const posts: { slug: string }[] = await (await api.get('/api/blog/posts')).json();
  for (const { slug } of posts) await api.delete(`/api/blog/posts/${slug}`);
}

/** The page has no accessibility violations, and does not scroll sideways. */
export async function expectFit(page: Page, { width, ...media }: (typeof looks)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia(media);
  // What lies half behind a bar that stays is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0));
  const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(over, { message: `sideways at ${width} px` }).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** A test of each state: it is accessible in every look, and every stop of the keyboard is seen. */
export function lookAt(test: typeof base, states: readonly State[], isOwner: boolean): void {
  for (const state of states) {
    test(state.name, async ({ page, site, signIn, expectedErrors }) => {
      test.slow();
      // What some of these states are about.
      expectedErrors.push(/4\d\d/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|request failed/);
      if (isOwner) await signIn(page);
      await state.open(setStage(page, site, 'es'));
      for (const look of looks) await expectFit(page, look);
      await page.setViewportSize({ width: 390, height: 800 });
      await expectStopsSeen(page);
    });
  }
}
