import { parentPort } from 'node:worker_threads';

/** One job on its way to a worker, and what comes back. */
export interface WorkOrder {
  name: string;
  input: unknown;
}

export type WorkResult = { output: unknown } | { error: string };

/** Makes of this thread one that runs the jobs which its pool sends (`worker-pool.ts`), one after another. */
export function runJobs(jobs: Readonly<Record<string, (input: never) => unknown>>): void {
  parentPort?.on('message', ({ name, input }: WorkOrder) => {
    let result: WorkResult;
    try {
      const run = jobs[name] as (input: unknown) => unknown;
      result = { output: run(input) };
    } catch (error) {
      result = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(result);
  });
}
