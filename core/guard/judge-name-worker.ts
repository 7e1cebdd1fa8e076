import { runJobs } from '../rendering/run-jobs.ts';
import { nameJobs } from './name-jobs.ts';

runJobs(nameJobs);
