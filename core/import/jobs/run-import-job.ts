import { createWorkerPool } from '../../rendering/worker-pool.ts';
import type { ImportJobs } from './import-jobs.ts';

/** Runs a job of reading foreign texts on a thread of its own. */
export const runImportJob = createWorkerPool<ImportJobs>(new URL('./import-worker.ts', import.meta.url), 1);
