import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/browser/find-firefox.ts';

// Workers read this file, too.
if (!findFirefox() && !process.env.TEST_WORKER_INDEX) {
  // biome-ignore lint/suspicious/noConsole: tells whoever runs the tests
  console.log('No Firefox found, so its tests are skipped. FIREFOX can name one.');
}

export default defineConfig({
  testMatch: '*.test.ts',
  outputDir: '../../test-results/firefox',
  reporter: 'line',
  // One browser and one site for all.
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
});
