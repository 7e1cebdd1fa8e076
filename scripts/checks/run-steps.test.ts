import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readVitestCounts } from './read-counts.ts';
import { runSteps } from './run-steps.ts';

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

describe('runSteps', () => {
  test('runs all commands in order and ends with the sum of the tests', () => {
    const counts = [
      { passed: 3, failed: 0, skipped: 1 },
      { passed: 4, failed: 0, skipped: 0 },
    ];
    const read = () => counts.shift() ?? { passed: 0, failed: 0, skipped: 0 };
    const write = `node -e "fs.writeFileSync('${report}', '')"`;
    const steps = [
      { name: 'one', commands: [mark('a'), mark('b')] },
      { name: 'two', commands: [write, mark('c')], report: { path: report, read } },
      { name: 'three', commands: [write], report: { path: report, read } },
    ];
    expect(runSteps(steps, process.env)).toBe(0);
    expect(readFileSync(trace, 'utf8')).toBe('abc');
    expect(printed.at(-1)).toBe('7 passed, 0 failed, 1 skipped');
  });

  test('stops at the first command that fails, names its step, and returns 1', () => {
    rmSync(trace, { force: true });
    const steps = [
      { name: 'one', commands: [mark('a')] },
      { name: 'two', commands: ['node -e "process.exit(3)"', mark('b')], hint: 'Mend it.' },
      { name: 'three', commands: [mark('c')] },
    ];
    expect(runSteps(steps, process.env)).toBe(1);
    expect(readFileSync(trace, 'utf8')).toBe('a');
    expect(printed.join('\n')).toContain('two: failed. Mend it.');
    expect(printed.at(-1)).toBe('0 passed, 0 failed');
  });

  test('does not take the report of an earlier run for its own', () => {
    writeFileSync(report, '');
    const read = () => ({ passed: 99, failed: 0, skipped: 0 });
    runSteps(
      [{ name: 'one', commands: ['node -e "process.exit(1)"'], report: { path: report, read } }],
      process.env,
    );
    expect(printed.at(-1)).toBe('0 passed, 0 failed');
  });
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
