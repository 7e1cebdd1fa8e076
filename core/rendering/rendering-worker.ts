import { parentPort } from 'node:worker_threads';
import { type RenderingAnswer, type RenderingOrder, renderingJobs } from './rendering-jobs.ts';

/** The thread that renders large texts; see `run-rendering-job.ts`, which starts it. */
parentPort?.on('message', ({ name, input }: RenderingOrder) => {
  let answer: RenderingAnswer;
  try {
    const run = renderingJobs[name] as (input: unknown) => unknown;
    answer = { output: run(input) };
  } catch (error) {
    answer = { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(answer);
});
