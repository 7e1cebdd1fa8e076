import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import type { MetricsReport } from './create-metrics.ts';
import { WorkerSums } from './worker-sums.ts';

/** What a worker reports that has answered so many requests, each in ten milliseconds. */
async function reportOf(requests: number): Promise<MetricsReport> {
  const register = new Registry();
  const registers = [register];
  new Counter({ name: 'requests_total', help: 'x', labelNames: ['kind'], registers }).inc(
    { kind: 'page' },
    requests,
  );
  const duration = new Histogram({ name: 'duration_seconds', help: 'x', buckets: [0.1, 1], registers });
  for (let count = 0; count < requests; count += 1) duration.observe(0.01);
  new Gauge({ name: 'memory_bytes', help: 'x', registers }).set(100);
  new Gauge({ name: 'delay_seconds', help: 'x', aggregator: 'max', registers }).set(requests);
  // As it comes over the channel between processes.
  return JSON.parse(JSON.stringify(await register.getMetricsAsJSON())) as MetricsReport;
}

const lineOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1),
  );

test('several workers give one sum', async () => {
  const sums = new WorkerSums();
  sums.note(1, await reportOf(3));
  sums.note(2, await reportOf(4));
  sums.note(2, await reportOf(5));
  const text = await sums.text([]);
  expect(lineOf(text, 'requests_total{kind="page"}')).toBe(8);
  expect(lineOf(text, 'duration_seconds_bucket{le="0.1"}')).toBe(8);
  expect(lineOf(text, 'duration_seconds_count')).toBe(8);
  expect(lineOf(text, 'memory_bytes')).toBe(200);
  expect(lineOf(text, 'delay_seconds')).toBe(5);
});

test('what a worker had counted stays when it ends, what it held does not', async () => {
  const sums = new WorkerSums();
  sums.note(1, await reportOf(3));
  sums.note(2, await reportOf(4));
  let before = 7;
  for (let worker = 1; worker < 6; worker += 1) {
    sums.end(worker);
    sums.note(worker + 2, await reportOf(1));
    const text = await sums.text([]);
    const now = lineOf(text, 'requests_total{kind="page"}');
    expect(now).toBe(before + 1);
    expect(lineOf(text, 'duration_seconds_count')).toBe(now);
    expect(lineOf(text, 'duration_seconds_bucket{le="+Inf"}')).toBe(now);
    expect(lineOf(text, 'memory_bytes')).toBe(200);
    before = now;
  }
});

test('a worker that ended before it said anything changes nothing', async () => {
  const sums = new WorkerSums();
  sums.note(1, await reportOf(2));
  sums.end(7);
  expect(sums.workers).toEqual([1]);
  expect(lineOf(await sums.text([]), 'requests_total{kind="page"}')).toBe(2);
});
