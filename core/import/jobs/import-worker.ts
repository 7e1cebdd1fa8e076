import { answerOrders } from '../../rendering/answer-orders.ts';
import { importJobs } from './import-jobs.ts';

/** The thread that reads what other blogs sent; `run-import-job.ts` starts it. */
answerOrders(importJobs);
