import { createWorkerPool } from '../../rendering/worker-pool.ts';
import type { ImportJobs } from './import-jobs.ts';

/** Runs a job of reading foreign texts on a thread of its own. Whole pages take more than the texts in them. */
export const runImportJob = createWorkerPool<ImportJobs>(new URL('./import-worker.ts', import.meta.url), {
  threads: 1,
  megabytes: 96,
});
