import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { readVitestCounts, runSteps } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

const trace = join(folder, 'trace');
const mark = (text: string) => `node -e "fs.appendFileSync('${trace}', '${text}')"`;
const report = join(folder, 'report.json');

const counts = (passed: number) => () => ({ passed, failed: 0, skipped: 1 });
const last = () => printed.at(-1);

test('stages run in order, and the last line sums up the tests', async () => {
  const write = `node -e "fs.writeFileSync('${report}', '')"`;
  const stages = [
    [
      { id: 'one', name: 'One', commands: [mark('a'), mark('b')] },
      { id: 'two', name: 'Two', commands: [write], report: { path: report, read: counts(3) } },
    ],
    [{ id: 'three', name: 'Three', commands: [write, mark('c')], report: { path: report, read: counts(4) } }],
  ];
  expect(await runSteps(stages, process.env)).toBe(0);
  expect(readFileSync(trace, 'utf8')).toBe('abc');
  expect(last()).toBe('7 passed, 0 failed, 2 skipped');
});

test('a failure ends the run after its stage and shows how to run that step alone', async () => {
  rmSync(trace, { force: true });
  const stages = [
    [
      { id: 'one', name: 'One', commands: [mark('a')] },
      { id: 'two', name: 'Two', commands: ['node -e "console.log(40 + 2); process.exit(3)"', mark('b')] },
    ],
    [{ id: 'three', name: 'Three', commands: [mark('c')] }],
  ];
  expect(await runSteps(stages, process.env)).toBe(1);
  expect(readFileSync(trace, 'utf8')).toBe('a');
  expect(printed).toContain('42');
  expect(printed).toContain('✗ Two failed. Run it alone: npm test -- two');
  expect(last()).toBe('0 passed, 1 failed, 0 skipped');
});

test('the report of an earlier run is ignored', async () => {
  writeFileSync(report, '');
  const step = { id: 'one', name: 'One', commands: ['node -e "process.exit(1)"'] };
  await runSteps([[{ ...step, report: { path: report, read: counts(99) } }]], process.env);
  expect(last()).toBe('0 passed, 1 failed, 0 skipped');
});

test('readVitestCounts counts a file that broke before its first test as a failure', () => {
  const counts = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 1,
    numTodoTests: 1,
    numFailedTestSuites: 1,
  };
  writeFileSync(report, JSON.stringify(counts));
  expect(readVitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 2 });
});
