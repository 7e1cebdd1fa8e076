import type { RenderingJobs } from './rendering-jobs.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Runs a rendering job on its own thread. One is enough: 20,000 paragraphs take half a second. Two million characters,
 * the most a post may have, failed with 48 MB and fit in 56; the limit leaves room for other machines.
 */
export const runRenderingJob = createWorkerPool<RenderingJobs>(
  new URL('./rendering-worker.ts', import.meta.url),
  { threads: 1, megabytes: 128 },
);
