import { test as base, expect, type Page } from '@playwright/test';
import { watchBrowser } from './fixtures/fail-on-console-error.ts';
import type { Site } from './fixtures/start-site.ts';
import { TestSites } from './fixtures/test-sites.ts';

interface TestFixtures {
  /** Gives a test file a separate site: `test.use({ siteOf: 'lists' })`. */
  siteOf: string;
  /** Environment variables of the site. */
  variables: Record<string, string>;
  site: Site;
  /**
   * Errors that the test causes: `expectedErrors.push(/404/)`. Any other console error or warning, uncaught
   * exception or failed request to the site fails the test.
   */
  expectedErrors: RegExp[];
  noOtherErrors: undefined;
  /** Signs the test's browser in. Tests of a site share one session until a test ends it. */
  signIn: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  sites: TestSites;
  /** Failures on pages of the worker's browser since the test began. */
  browserErrors: string[];
}

/** Playwright's `test` with a running site, whose pages `page.goto('/blog')` opens. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const sites = new TestSites();
      await use(sites);
      await sites.stop();
    },
    { scope: 'worker' },
  ],
  siteOf: ['everyone', { option: true }],
  variables: [{}, { option: true }],
  site: [
    async ({ sites, siteOf, variables }, use) => use(await sites.open(siteOf, variables)),
    { timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  expectedErrors: async ({}, use) => use([]),
  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => use([]),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, browserErrors }, use) => {
      watchBrowser(browser, browserErrors);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  noOtherErrors: [
    async ({ browserErrors, expectedErrors }, use) => {
      browserErrors.length = 0;
      await use(undefined);
      const isExpected = (error: string) => expectedErrors.some((expected) => expected.test(error));
      expect(
        browserErrors.filter((error) => !isExpected(error)),
        'unexpected errors in the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ sites, site }, use) => use((page) => sites.signIn(page, site)),
});

export { expect };
