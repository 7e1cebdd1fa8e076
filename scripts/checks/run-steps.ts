import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import type { TestCounts } from './read-counts.ts';
import type { Step } from './steps.ts';

const programs = resolve('node_modules/.bin');

/** Runs the steps until one fails. Returns the exit code, after a last line like "12 passed, 0 failed, 1 skipped". */
export function runSteps(steps: Step[], environment: NodeJS.ProcessEnv): number {
  const total: TestCounts = { passed: 0, failed: 0, skipped: 0 };
  const started = performance.now();
  const failed = steps.find((step) => !succeeds(step, environment, total));
  console.log(
    failed
      ? `\n✗ ${failed.name}: failed. ${failed.hint ?? ''}`.trimEnd()
      : `\n✓ All of it, in ${seconds(started)} s.`,
  );
  console.log(summary(total));
  return failed ? 1 : 0;
}

function succeeds(step: Step, environment: NodeJS.ProcessEnv, total: TestCounts): boolean {
  console.log(`\n— ${step.name}`);
  const begun = performance.now();
  // A report of an earlier run must not speak for this one.
  if (step.report) rmSync(step.report.path, { force: true });
  const succeeded = step.commands.every((command) =>
    runCommand(command, { ...environment, ...step.environment }),
  );
  if (step.report && existsSync(step.report.path)) add(total, step.report.read(step.report.path));
  if (succeeded) console.log(`✓ ${step.name}, ${seconds(begun)} s`);
  return succeeded;
}

function runCommand(command: string, environment: NodeJS.ProcessEnv): boolean {
  const PATH = `${programs}${delimiter}${environment.PATH ?? ''}`;
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...environment, PATH } }).status === 0;
}

function add(total: TestCounts, counts: TestCounts): void {
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

function summary({ passed, failed, skipped }: TestCounts): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
