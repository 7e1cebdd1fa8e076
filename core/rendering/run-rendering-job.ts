import type { RenderingJobs } from './rendering-jobs.ts';
import { createWorkerPool } from './worker-pool.ts';

/**
 * Runs a job of rendering on a thread of its own. One is enough: the longest honest text, 20,000 paragraphs, takes half
 * a second and some thirty megabytes.
 */
export const runRenderingJob = createWorkerPool<RenderingJobs>(
  new URL('./rendering-worker.ts', import.meta.url),
  { threads: 1, megabytes: 48 },
);
