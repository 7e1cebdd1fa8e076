import { createWorkerPool } from '../../rendering/worker-pool.ts';
import type { ImportJobs } from './import-jobs.ts';

export const runImportJob = createWorkerPool<ImportJobs>(new URL('./import-worker.ts', import.meta.url), 1);
