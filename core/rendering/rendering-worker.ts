import { answerOrders } from './answer-orders.ts';
import { renderingJobs } from './rendering-jobs.ts';

/** The thread that renders large texts; `run-rendering-job.ts` starts it. */
answerOrders(renderingJobs);
