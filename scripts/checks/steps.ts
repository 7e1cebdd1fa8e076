import { readPlaywrightCounts, readVitestCounts, type TestCounts } from './read-counts.ts';

export interface Step {
  /** What runs it alone: `npm test -- unit`. */
  id: string;
  name: string;
  /** Command lines, one after the other; the programs of `node_modules/.bin` are on the path. */
  commands: string[];
  environment?: Record<string, string>;
  /** For steps that run tests: where their report goes, and how it is read. */
  report?: { path: string; read(path: string): TestCounts };
}

const reports = {
  unit: '.cache/vitest.json',
  chromium: '.cache/chromium.json',
  firefox: '.cache/firefox.json',
  webkit: '.cache/webkit.json',
};

const lint: Step = { id: 'lint', name: 'Format and lint', commands: ['biome ci --error-on-warnings .'] };
const types: Step = { id: 'types', name: 'Types', commands: ['react-router typegen', 'tsc'] };
const unused: Step = { id: 'unused', name: 'Unused code', commands: ['knip'] };
const build: Step = { id: 'build', name: 'Production build', commands: ['node scripts/prepare.mjs build'] };

const unit: Step = {
  id: 'unit',
  name: 'Unit and API tests',
  commands: [`vitest run --reporter=dot --reporter=json --outputFile.json=${reports.unit}`],
  report: { path: reports.unit, read: readVitestCounts },
};

const chromium: Step = {
  id: 'chromium',
  name: 'Browser tests in Chromium',
  commands: [
    'node scripts/prepare.mjs build',
    'node scripts/ensure-browser.ts',
    'playwright test --reporter=line,json',
  ],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.chromium },
  report: { path: reports.chromium, read: readPlaywrightCounts },
};

/** Skipped, with a notice, where the browser is not installed. */
const inInstalled = (id: 'firefox' | 'webkit', name: string): Step => ({
  id,
  name: `Browser tests in ${name}`,
  commands: [
    'node scripts/prepare.mjs build',
    `playwright test --config=e2e/engines --project=${id} --reporter=line,json`,
  ],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reports[id] },
  report: { path: reports[id], read: readPlaywrightCounts },
});

const speed: Step = {
  id: 'speed',
  name: 'Speed, as ratios',
  commands: ['node --disable-warning=ExperimentalWarning bench/main.ts --ratios'],
};

/** The steps of a stage run at the same time, the stages one after another. */
export const checkStages: Step[][] = [[lint, types, unused], [unit]];
export const testStages: Step[][] = [
  [lint, types, unused, build],
  [unit],
  [chromium],
  [inInstalled('firefox', 'Firefox')],
];
export const fullStages: Step[][] = [...testStages, [inInstalled('webkit', 'WebKit')], [speed]];
