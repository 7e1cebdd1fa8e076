import { answerOrders } from './answer-orders.ts';
import { renderingJobs } from './rendering-jobs.ts';

answerOrders(renderingJobs);
