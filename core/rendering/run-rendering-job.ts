import type { RenderingJobs } from './rendering-jobs.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Runs a rendering job on a thread of its own. One is enough: 20,000 paragraphs take half a second. Two million
 * characters, the most a post may have, need up to 60 MB; the limit leaves room for a slower garbage collector.
 */
export const runRenderingJob = createWorkerPool<RenderingJobs>(
  new URL('./rendering-worker.ts', import.meta.url),
  { threads: 1, megabytes: 128 },
);
