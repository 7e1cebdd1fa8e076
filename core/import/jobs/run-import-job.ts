import { createRunner } from '../../jobs/pool.ts';
import type { ImportJobs } from './import-jobs.ts';

/** Runs a job of reading foreign texts on another thread. */
export const runImportJob = createRunner<ImportJobs>('imports');
