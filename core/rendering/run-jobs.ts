import { parentPort } from 'node:worker_threads';
import { TooIntricateError } from '../../shared/rich-text/parse-html.ts';

/** One job on its way to a worker, and what comes back. */
export interface WorkOrder {
  name: string;
  input: unknown;
}

export type WorkResult = { output: unknown } | { error: string } | { isTooIntricate: true };

const moved = new WeakMap<object, ArrayBuffer[]>();

/** Has what a job gives take its buffers along, where copying them would hold the thread that gets them. */
export function moving<Output extends object>(output: Output, buffers: ArrayBuffer[]): Output {
  moved.set(output, buffers);
  return output;
}

/** Makes of this thread one that runs the jobs which its pool sends (`worker-pool.ts`), one after another. */
export function runJobs(jobs: Readonly<Record<string, (input: never) => unknown>>): void {
  parentPort?.on('message', async ({ name, input }: WorkOrder) => {
    let result: WorkResult;
    try {
      const run = jobs[name] as (input: unknown) => unknown;
      result = { output: await run(input) };
    } catch (error) {
      if (error instanceof TooIntricateError) result = { isTooIntricate: true };
      else result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    const { output } = result as { output?: unknown };
    const isObject = typeof output === 'object' && output !== null;
    parentPort?.postMessage(result, isObject ? (moved.get(output) ?? []) : []);
  });
}
