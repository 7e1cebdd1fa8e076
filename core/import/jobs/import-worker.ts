import { runJobs } from '../../rendering/run-jobs.ts';
import { importJobs } from './import-jobs.ts';

runJobs(importJobs);
