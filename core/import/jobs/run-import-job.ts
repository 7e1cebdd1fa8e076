import { createRunner } from '../../jobs/pool.ts';
import type { ImportJobs } from './import-jobs.ts';

export const runImportJob = createRunner<ImportJobs>('imports');
