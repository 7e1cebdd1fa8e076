import { Histogram, type Registry } from 'prom-client';
import { watchPictureJobs } from '../../core/media/run-picture-job.ts';
import { workLoad } from '../../core/work-load.ts';
import type { WorkLoad } from '../../shared/work-load.ts';
import { purges } from '../cdn.ts';
import { type BodyBudget, lanes } from '../request-body/body-budget.ts';
import { type Reading, readGauge } from './read-metric.ts';

/** Upper bounds in seconds: a job ends after two minutes. */
const pictureBounds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];
const pictureWork = { readUpload: 'upload', makeForm: 'form', texts: 'texts' } as const;

/** What runs and what waits: the lines of this process, bodies in memory, and the caches in front. */
export function workMetrics(register: Registry, bodies: BodyBudget): void {
  const lines = (read: (load: WorkLoad) => number) => (): Reading[] =>
    Object.entries(loadsOf(bodies)).map(([line, load]) => ({ labels: { line }, value: read(load) }));
  const labelNames = ['line'];
  readGauge(
    register,
    { name: 'site_work_running', help: 'Work that is being done.', labelNames },
    lines(({ running }) => running),
  );
  readGauge(
    register,
    { name: 'site_work_waiting', help: 'Work that waits for its turn.', labelNames },
    lines(({ waiting }) => waiting),
  );
  readGauge(
    register,
    {
      name: 'site_work_longest_wait_seconds',
      help: 'How long the first of those that wait has waited.',
      labelNames,
      aggregator: 'max',
    },
    lines(({ longestWaitMs }) => longestWaitMs / 1000),
  );
  const pictures = new Histogram({
    name: 'site_picture_work_duration_seconds',
    help: 'Time until the process for pictures had read an upload or the words in it, or made a form of a picture; its start included.',
    labelNames: ['work'],
    buckets: pictureBounds,
    registers: [register],
  });
  for (const work of Object.values(pictureWork)) pictures.zero({ work });
  watchPictureJobs(({ name, ms }) => pictures.observe({ work: pictureWork[name] }, ms / 1000));
  readGauge(
    register,
    {
      name: 'site_body_bytes',
      help: 'Bytes that the bodies of requests are counted with while they are in memory.',
      labelNames: ['lane'],
    },
    () => lanes.map((lane) => ({ labels: { lane }, value: bodies.load(lane).bytes })),
  );
  readGauge(
    register,
    {
      name: 'site_cdn_purge_waiting',
      help: '1 while the caches in front have not heard of the last change.',
      aggregator: 'max',
    },
    () => [{ value: purges.waiting }],
  );
}

function loadsOf(bodies: BodyBudget): Record<string, WorkLoad> {
  const waiting = lanes
    .filter((lane) => lane !== 'strangers')
    .map((lane) => [`bodies_${lane}`, { running: 0, ...bodies.load(lane) }] as const);
  return { ...workLoad(), ...Object.fromEntries(waiting) };
}
