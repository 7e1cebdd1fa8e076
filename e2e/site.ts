import { test as base, expect, type Page } from '@playwright/test';
import { type Site, startSite } from './fixtures/start-site.ts';
import { watchForTrouble } from './fixtures/watch-for-trouble.ts';

interface TestFixtures {
  /**
   * Troubles that the test provokes on purpose, to be pushed onto: `expectedErrors.push(/404/)`. Any other error or
   * warning in the console, uncaught exception or failed request of the site fails the test.
   */
  expectedErrors: RegExp[];
  /** Opens the owner's session in the browser of the test. */
  signIn: (page: Page) => Promise<void>;
}

interface WorkerFixtures {
  site: Site;
  /** Variables that the site is started with. */
  variables: Record<string, string>;
}

/** Playwright's `test` with a running site of the worker's own, whose pages `page.goto('/blog')` opens. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  variables: [{}, { scope: 'worker', option: true }],
  site: [
    async ({ variables }, use) => {
      const { stop, ...site } = await startSite(variables);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, site, expectedErrors }, use) => {
    const troubles = watchForTrouble(context, site.url);
    await use(context);
    expect(
      troubles.filter((trouble) => !expectedErrors.some((expected) => expected.test(trouble))),
      'unexpected errors in the browser',
    ).toEqual([]);
  },
  signIn: async ({ site }, use) =>
    use(async (page) => {
      const answer = await page.request.post('/api/compose/auth', { data: { password: site.ownerPassword } });
      expect(answer.ok(), await answer.text()).toBe(true);
    }),
});

export { expect };
