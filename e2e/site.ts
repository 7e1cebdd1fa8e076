import { test as base, expect, type Page } from '@playwright/test';
import { failOnConsoleError } from './fixtures/fail-on-console-error.ts';
import type { Site } from './fixtures/start-site.ts';
import { TestSites } from './fixtures/test-sites.ts';

interface TestFixtures {
  /**
   * Any text of its own gives a file a site of its own, which the tests of no other file disturb:
   * `test.use({ siteOf: 'lists' })`.
   */
  siteOf: string;
  /** Variables that the site is started with. */
  variables: Record<string, string>;
  site: Site;
  /**
   * Errors that the test provokes on purpose: `expectedErrors.push(/404/)`. Any other error or warning in the console,
   * uncaught exception or failed request of the site fails the test.
   */
  expectedErrors: RegExp[];
  /** Opens the owner's session in the browser of the test: one for all tests of a site, unless it was ended. */
  signIn: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  sites: TestSites;
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
  context: async ({ context, site, expectedErrors }, use) => {
    const failOnErrors = failOnConsoleError(context, site.url, expectedErrors);
    await use(context);
    failOnErrors();
  },
  signIn: async ({ sites, site }, use) => use((page) => sites.signIn(page, site)),
});

export { expect };
