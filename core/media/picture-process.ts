import { type JobOrder, type JobResult, pictureJobs } from './picture-jobs.ts';

/** The process that handles images; see `run-picture-job.ts`, which starts it. */

// Ctrl-C and systemd signal this process too, but running requests may still need it. It ends when the site's
// process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (order: JobOrder) => {
  const run = pictureJobs[order.name] as (input: unknown) => Promise<unknown>;
  const result: JobResult = await run(order.input).then(
    (output) => ({ number: order.number, output }),
    (error: unknown) => ({ number: order.number, error: String(error) }),
  );
  process.send?.(result);
});
