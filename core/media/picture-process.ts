import { type JobOrder, type JobResult, pictureJobs } from './picture-jobs.ts';

/** The process that handles pictures; see `run-picture-job.ts`, which starts it. */

// Ctrl-C and systemd tell this process too, but requests under way may still need it: it ends with the site, however that ends.
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
