import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './fixtures/accessibility.ts';
import { expectStopsSeen } from './fixtures/keyboard.ts';
import { test as base } from './fixtures/owner.ts';
import type { Site } from './fixtures/start-site.ts';
import { expect } from './site.ts';
import { firstStates, lockedStates, signInStates } from './states/access-states.ts';
import { articleStates, emptyStates } from './states/article-states.ts';
import { contentStates } from './states/content-states.ts';
import { fillSite } from './states/fill-site.ts';
import { importStates, visitorStates } from './states/import-states.ts';
import { passkeyStates, settingsStates } from './states/settings-states.ts';
import { type State, setStage } from './states/state.ts';

/** Every look that a state is seen in. The sentences are the Spanish ones, which are longer. */
const looks = [
  { width: 1280, colorScheme: 'light', forcedColors: 'none' },
  { width: 390, colorScheme: 'dark', forcedColors: 'none' },
  { width: 768, colorScheme: 'light', forcedColors: 'active' },
] as const;

const ready = new WeakSet<Site>();

/** What a site is to hold before its states are looked at, done once. */
async function prepare(site: Site, work: () => Promise<void>): Promise<void> {
  if (ready.has(site)) return;
  ready.add(site);
  await work();
}

async function removePosts(api: APIRequestContext): Promise<void> {
  const posts: { slug: string }[] = await (await api.get('/api/blog/posts')).json();
  for (const { slug } of posts) await api.delete(`/api/blog/posts/${slug}`);
}

/** The same site by its name: browsers make no passkeys for a number. */
const byName = base.extend({
  site: async ({ site }, use) => use({ ...site, url: site.url.replace('127.0.0.1', 'localhost') }),
});

function look(test: typeof base, states: readonly State[], isOwner: boolean): void {
  for (const state of states) {
    test(state.name, async ({ page, site, signIn, expectedErrors }) => {
      test.slow();
      // What some of these states are about.
      expectedErrors.push(/4\d\d/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|request failed/);
      if (isOwner) await signIn(page);
      await state.open(setStage(page, site, 'es'));
      for (const { width, ...media } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia(media);
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        // What lies half behind a bar that stays is no smaller for it.
        await page.evaluate(() => scrollTo(0, 0));
        await expect.poll(over, { message: `sideways at ${width} px` }).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 390, height: 800 });
      await expectStopsSeen(page);
    });
  }
}

base.describe('no barrier for whoever is outside', () => {
  base.use({ siteOf: 'states, outside' });
  look(base, [...signInStates, ...visitorStates], false);
  look(base, lockedStates, false);
});

base.describe('no barrier on a new site', () => {
  base.use({ siteOf: 'states, new', variables: { OWNER_PASSWORD: '' } });
  look(base, firstStates, false);
});

base.describe('no barrier where there is nothing yet', () => {
  base.use({ siteOf: 'states, empty' });
  base.beforeEach(({ site, owner }) => prepare(site, () => removePosts(owner.api)));
  look(base, emptyStates, true);
});

byName.describe('no barrier for whoever has a passkey', () => {
  byName.use({ siteOf: 'states, passkeys' });
  look(byName, passkeyStates, false);
});

base.describe('no barrier on a site that is full', () => {
  base.use({ siteOf: 'states, full' });
  base.beforeEach(({ site, owner }) => prepare(site, () => fillSite(owner.api, 60, 12)));
  look(base, [...articleStates, ...settingsStates, ...contentStates, ...importStates], true);
});
