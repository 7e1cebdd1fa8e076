import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find-browsers.ts';

const executablePath = findBrowser();

/** Nothing but the site under test is reached: no outside host has an address, and the browser keeps to itself. */
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
  // `*.full.spec.ts` runs in `npm run test:full` alone; docs/testing.md says what belongs there.
  testIgnore: process.env.TEST_FULL ? [] : '*.full.spec.ts',
  outputDir: 'test-results',
  reporter: 'line',
  workers: 2,
  // A file runs in one worker, on one site: starting sites costs more than an even end would bring.
  fullyParallel: false,
  retries: 0,
  // Generous, for slow and busy machines: a test that waits for what never comes fails all the same.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-US',
    // A page that does not glide is ready sooner. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
