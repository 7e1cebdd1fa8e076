import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  numFailedTestSuites: z.int(),
});

/** Reads counts from Vitest's JSON report. A file that fails before its first test is one failure. */
export function readVitestCounts(path: string): TestCounts {
  const report = vitestReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, Math.min(report.numFailedTestSuites, 1)),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Reads the counts from Playwright's JSON report. A flaky test counts as failed. */
function readPlaywrightCounts(path: string): TestCounts {
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(path, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

interface Step {
  /** For running the step alone: `npm test -- unit`. */
  id: string;
  name: string;
  /** Commands in order, with `node_modules/.bin` on the path. */
  commands: string[];
  environment?: Record<string, string>;
  /** For test steps: the report's path, and a function that reads it. */
  report?: { path: string; read(path: string): TestCounts };
}

const reports = {
  unit: '.cache/vitest.json',
  chromium: '.cache/chromium.json',
  firefox: '.cache/firefox.json',
  webkit: '.cache/webkit.json',
};

const lint: Step = { id: 'lint', name: 'Format and lint', commands: ['biome ci --error-on-warnings .'] };
const wording: Step = { id: 'wording', name: 'Wording', commands: ['node scripts/checks/wording.ts'] };
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

/** Returns a step that is skipped, with a notice, if the browser isn't installed. */
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
  name: 'Speed and memory',
  commands: ['node --disable-warning=ExperimentalWarning bench/main.ts'],
};

/** The steps of a stage run in parallel, and the stages run in order. */
export const checkStages: Step[][] = [[lint, wording, types, unused], [unit]];
export const testStages: Step[][] = [
  [lint, wording, types, unused, build],
  [unit],
  [chromium],
  [inInstalled('firefox', 'Firefox')],
];
export const fullStages: Step[][] = [...testStages, [inInstalled('webkit', 'WebKit')], [speed]];

const programs = resolve('node_modules/.bin');

/**
 * Runs the stages in order and the steps of a stage in parallel, until one fails. Returns the exit code. The
 * last line printed is like "12 passed, 0 failed, 1 skipped".
 */
export async function runSteps(stages: Step[][], environment: NodeJS.ProcessEnv): Promise<number> {
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  const started = performance.now();
  let failed: Step[] = [];
  for (const stage of stages) {
    const isShownAtOnce = stage.length === 1;
    const results = await Promise.all(stage.map((step) => run(step, environment, total, isShownAtOnce)));
    failed = stage.filter((_step, at) => !results[at]);
    if (failed.length > 0) break;
  }
  console.log(failed.length === 0 ? `\n✓ All steps, ${seconds(started)} s` : '');
  for (const { name, id } of failed) console.log(`✗ ${name} failed. Run it alone: npm test -- ${id}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return failed.length > 0 ? 1 : 0;
}

/** Parallel steps print their output when they have finished, so that lines don't mix. */
async function run(
  step: Step,
  environment: NodeJS.ProcessEnv,
  total: TestCounts,
  isShownAtOnce: boolean,
): Promise<boolean> {
  console.log(`— ${step.name}`);
  const started = performance.now();
  const { report } = step;
  // Ignore the report of an earlier run.
  if (report) rmSync(report.path, { force: true });
  let succeeded = true;
  let output = '';
  for (const command of step.commands) {
    const child = start(command, { ...environment, ...step.environment }, isShownAtOnce);
    const [exit, printed] = await Promise.all([once(child, 'close'), isShownAtOnce ? '' : all(child)]);
    output += printed;
    succeeded = exit[0] === 0;
    if (!succeeded) break;
  }
  const counts = report && existsSync(report.path) ? report.read(report.path) : undefined;
  if (counts) add(total, counts);
  else if (!succeeded) total.failed += 1;
  if (!succeeded) console.log(output.trimEnd());
  const tests = counts ? `, ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped` : '';
  console.log(`${succeeded ? '✓' : '✗'} ${step.name}, ${seconds(started)} s${tests}`);
  return succeeded;
}

function start(command: string, environment: NodeJS.ProcessEnv, isShownAtOnce: boolean): ChildProcess {
  const PATH = `${programs}${delimiter}${environment.PATH ?? ''}`;
  const out = isShownAtOnce ? 'inherit' : 'pipe';
  return spawn(command, { shell: true, stdio: ['ignore', out, out], env: { ...environment, PATH } });
}

async function all({ stdout, stderr }: ChildProcess): Promise<string> {
  const parts = await Promise.all([stdout && text(stdout), stderr && text(stderr)]);
  return parts.join('');
}

function add(total: TestCounts, counts: TestCounts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
