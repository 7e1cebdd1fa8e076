import { parentPort } from 'node:worker_threads';
import { TooIntricateError } from '../../shared/rich-text/too-intricate.ts';
import { collectGarbage } from './collect-garbage.ts';

/** A thread that holds no more than its own modules stays below this, in bytes. */
const tidyBytes = 24 * 1024 * 1024;

/** How far a thread may go beyond what it really needs, which jobs can leave with it for those to come. */
const tidyGrowth = 1.5;

/** One job on its way to a worker, and what comes back. */
export interface WorkOrder {
  name: string;
  input: unknown;
}

export type WorkResult = { output: unknown } | { error: string } | { isTooIntricate: true };

/** Makes of this thread one that runs the jobs which its pool sends (`worker-pool.ts`), one after another. */
export function runJobs(jobs: Readonly<Record<string, (input: never) => unknown>>): void {
  let needed = 0;
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
    if (process.memoryUsage().heapUsed < Math.max(tidyBytes, needed * tidyGrowth)) return;
    collectGarbage();
    needed = process.memoryUsage().heapUsed;
  });
}
