import { defineConfig } from '@playwright/test';
import type { EngineName } from './engine-test.ts';

const isFull = Boolean(process.env.TEST_FULL);

/** Browsers that Playwright can't drive as installed. */
export default defineConfig<object, { engineName: EngineName }>({
  testMatch: '*.test.ts',
  testIgnore: isFull ? [] : '*.full.test.ts',
  outputDir: '../../test-results/engines',
  reporter: 'line',
  // All tests share one browser and one site.
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    ...(isFull ? [{ name: 'webkit', use: { engineName: 'webkit' as const } }] : []),
  ],
});
