import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browsers.ts';

const executablePath = findBrowser();

/** Only the site under test can be reached: other hosts don't resolve, and the browser makes no requests of its own. */
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // `*.full.spec.ts` runs only in `npm run test:full`. docs/testing.md explains what belongs there.
  testIgnore: process.env.TEST_FULL ? [] : '*.full.spec.ts',
  outputDir: 'test-results',
  reporter: 'line',
  workers: 2,
  // A file runs in one worker on one site, because starting sites costs more than an even distribution would
  // save.
  fullyParallel: false,
  retries: 0,
  // Long enough for slow machines. A test that waits for nothing fails anyway.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-US',
    // Pages without animation are ready sooner. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
