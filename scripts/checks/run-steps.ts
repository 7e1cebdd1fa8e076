import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { TestCounts } from './read-counts.ts';
import type { Step } from './steps.ts';

const programs = resolve('node_modules/.bin');

/**
 * Runs the stages one after another, the steps of a stage at the same time, until one fails. Returns the exit code, after a
 * last line like "12 passed, 0 failed, 1 skipped".
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

/** Steps that run beside others print what they have to say once they are done, so that lines do not mix. */
async function run(
  step: Step,
  environment: NodeJS.ProcessEnv,
  total: TestCounts,
  isShownAtOnce: boolean,
): Promise<boolean> {
  console.log(`— ${step.name}`);
  const started = performance.now();
  const { report } = step;
  // The report of an earlier run must not count for this one.
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
