import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './read-counts.ts';

export interface Step {
  name: string;
  /** Command lines, one after the other; the programs of `node_modules/.bin` are on the path. */
  commands: string[];
  environment?: Record<string, string>;
  hint?: string;
  /** For steps that run tests: where their report goes, and how it is read. */
  report?: { path: string; read(path: string): TestCounts };
}

const vitestReport = '.cache/vitest-report.json';
const playwrightReport = '.cache/playwright-report.json';
const firefoxReport = '.cache/firefox-report.json';

const format: Step = {
  name: 'Format and lint',
  commands: ['biome ci --error-on-warnings .'],
  hint: '`npm run format` mends most of it.',
};

const types: Step = { name: 'Types', commands: ['react-router typegen', 'tsc'] };

const unused: Step = { name: 'Unused code', commands: ['knip'] };

const unit: Step = {
  name: 'Unit, API and architecture tests',
  commands: [`vitest run --reporter=default --reporter=json --outputFile.json=${vitestReport}`],
  report: { path: vitestReport, read: readVitestCounts },
};

const build: Step = { name: 'Production build', commands: ['node scripts/prepare.mjs build'] };

const speed: Step = {
  name: 'Speed, as ratios',
  commands: ['node --disable-warning=ExperimentalWarning bench/main.ts --ratios'],
  hint: '`npm run bench` measures all of it.',
};

const browser: Step = { name: 'Browser', commands: ['node scripts/ensure-browser.ts'] };

const endToEnd: Step = {
  name: 'End-to-end tests in Chromium',
  commands: ['playwright test --reporter=line,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  report: { path: playwrightReport, read: readPlaywrightCounts },
};

/** Skipped, with a notice, where no Firefox is installed. */
const firefox: Step = {
  name: 'End-to-end tests in Firefox',
  commands: ['playwright test --config=e2e/firefox --reporter=line,json'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: firefoxReport },
  report: { path: firefoxReport, read: readPlaywrightCounts },
};

export const fastSteps = [format, types, unused, unit];
export const allSteps = [...fastSteps, build, speed, browser, endToEnd, firefox];
