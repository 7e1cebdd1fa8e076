import { createWorkerPool } from '../rendering/worker-pool.ts';
import type { HandoverJobs } from './handover-jobs.ts';

/** Runs a job of handing over on a thread of its own. One is enough: there is one owner. */
export const runHandoverJob = createWorkerPool<HandoverJobs>(
  new URL('./handover-worker.ts', import.meta.url),
  { threads: 1, megabytes: 256 },
);

/** How long one may take, in ms: a book with a hundred pictures takes a fifth of it. */
export const handoverTimeoutMs = 30_000;
