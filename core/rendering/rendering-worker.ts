import { renderingJobs } from './rendering-jobs.ts';
import { runJobs } from './run-jobs.ts';

runJobs(renderingJobs);
