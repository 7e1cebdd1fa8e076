import { answerOrders } from '../../rendering/answer-orders.ts';
import { importJobs } from './import-jobs.ts';

answerOrders(importJobs);
