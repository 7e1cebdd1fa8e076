import type { RenderingJobs } from './rendering-jobs.ts';
import { createWorkerPool } from './worker-pool.ts';

export const runRenderingJob = createWorkerPool<RenderingJobs>(
  new URL('./rendering-worker.ts', import.meta.url),
  2,
);
