import { parentPort } from 'node:worker_threads';
import { TooIntricateError } from '../../shared/rich-text/too-intricate.ts';
import { collectGarbage } from './collect-garbage.ts';
import { createTidier } from './tidy-heap.ts';

/** One job on its way to a worker, and what comes back. */
export interface WorkOrder {
  name: string;
  input: unknown;
}

export type WorkResult = { output: unknown } | { error: string } | { isTooIntricate: true };

/** Makes of this thread one that runs the jobs which its pool sends (`worker-pool.ts`), one after another. */
export function runJobs(jobs: Readonly<Record<string, (input: never) => unknown>>): void {
  const tidy = createTidier({ used: () => process.memoryUsage().heapUsed, collect: collectGarbage });
  parentPort?.on('message', ({ name, input }: WorkOrder) => {
    let result: WorkResult;
    try {
      const run = jobs[name] as (input: unknown) => unknown;
      result = { output: run(input) };
    } catch (error) {
      if (error instanceof TooIntricateError) result = { isTooIntricate: true };
      else result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(result);
    // The thread lives on for a while: what a long text took need not.
    tidy();
  });
}
