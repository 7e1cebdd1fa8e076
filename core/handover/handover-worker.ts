import { runJobs } from '../rendering/run-jobs.ts';
import { handoverJobs } from './handover-jobs.ts';

runJobs(handoverJobs);
