import type { ServerResponse } from 'node:http';
import { Histogram, type Registry } from 'prom-client';
import type { Observer } from '../observer.ts';
import { requestKind } from '../request-kind.ts';
import { tallies } from '../tallies.ts';
import { type Reading, readCounter } from './read-metric.ts';

/** Upper bounds in seconds, from a page of the cache to the longest import. */
const bounds = {
  request: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  rendering: [0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1],
};

/** Requests by kind and status, the page cache, and how long pages take to render. */
export function requestMetrics(register: Registry): Pick<Observer, 'request' | 'rendering'> {
  const registers = [register];
  const durations = new Histogram({
    name: 'site_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer. Prepared answers, which take microseconds, are not in it.',
    labelNames: ['kind', 'status'],
    buckets: bounds.request,
    registers,
  });
  const renderings = new Histogram({
    name: 'site_rendering_duration_seconds',
    help: 'Time to render one page.',
    buckets: bounds.rendering,
    registers,
  });
  const answered = new Map<string, Reading>();
  readCounter(
    register,
    {
      name: 'site_requests_total',
      help: 'Requests by what was asked for and the class of the answer; gone where the client left before its end.',
      labelNames: ['kind', 'status'],
    },
    () => [...answered.values(), ...preparedReadings()],
  );
  readCounter(
    register,
    {
      name: 'site_page_cache_total',
      help: 'Public pages by where they came from: prepared and hit were ready, stale were of a moment before, a miss was rendered or waited for.',
      labelNames: ['result'],
    },
    pageCacheReadings,
  );
  return {
    request: (asked, answer) => {
      const begun = performance.now();
      const kind = requestKind(asked.request.url ?? '');
      asked.response.once('close', () => {
        const labels = { kind, status: statusClass(asked.response) };
        durations.observe(labels, (performance.now() - begun) / 1000);
        const key = `${kind} ${labels.status}`;
        const reading = answered.get(key) ?? { labels, value: 0 };
        reading.value += 1;
        answered.set(key, reading);
      });
      return answer();
    },
    rendering: async (work) => {
      const begun = performance.now();
      try {
        return await work();
      } finally {
        renderings.observe((performance.now() - begun) / 1000);
      }
    },
  };
}

function statusClass({ statusCode, writableFinished }: ServerResponse): string {
  return writableFinished ? `${Math.floor(statusCode / 100)}xx` : 'gone';
}

function preparedReadings(): Reading[] {
  return Object.entries(tallies.prepared).flatMap(([kind, { whole, unchanged }]) => [
    { labels: { kind, status: '2xx' }, value: whole },
    { labels: { kind, status: '3xx' }, value: unchanged },
  ]);
}

function pageCacheReadings(): Reading[] {
  const prepared = Object.values(tallies.prepared).reduce(
    (sum, { whole, unchanged }) => sum + whole + unchanged,
    0,
  );
  return Object.entries({ prepared, ...tallies.pageCache }).map(([result, value]) => ({
    labels: { result },
    value,
  }));
}
