import type { Compared } from '../parts/compare.ts';
import { type Growing, type Grown, growing } from '../parts/growth.ts';
import type { Results } from './results.ts';
import { megabytes, table, time, whole } from './table.ts';

/** Prints everything in one table after the other. */
export function showResults(results: Results): void {
  const { machine, starting, importing } = results;
  console.log(
    `\n${machine.processor}, ${machine.cores} cores, ${megabytes(machine.memory)}; ${machine.system}; Node ${machine.node};`,
    machine.isPinned ? 'servers on one core, the load on the others' : 'nothing is held on a core',
  );
  show('Kept pages, beside node:http with the same bytes', comparedRows(results.hits, 'node:http'));
  show('The same with LOG_LEVEL=warn', comparedRows(results.quietHits, 'node:http'));
  show('Pages made anew, beside react-dom/server with the data in hand', [
    ...comparedRows(results.misses, 'React'),
  ]);
  show('With so many posts (milliseconds, one request at a time)', growthRows(results.growth));
  show('The process', [
    ['', ''],
    ['cold start, median', `${time(starting.startMs[Math.floor(starting.startMs.length / 2)] ?? 0)} ms`],
    ['memory idle', megabytes(starting.idleMemory)],
    ['memory under the load above, at most', megabytes(results.busyMemory)],
    [`import of ${whole(importing.posts)} posts`, `${whole(importing.perSecond)} posts/s`],
    ['the longest its thread was held meanwhile', `${time(importing.longestDelay)} ms`],
    ['memory after it', megabytes(importing.memory)],
  ]);
}

function show(title: string, rows: string[][]): void {
  console.log(`\n${title}\n${table(rows)}`);
}

function comparedRows(pages: Record<string, Compared>, bare: string): string[][] {
  return [
    ['', 'req/s', 'p50 ms', 'p99 ms', bare, 'p50 ms', 'p99 ms', 'ratio'],
    ...Object.entries(pages).map(([name, { site, bare, ratio }]) => [
      name,
      ...[site, bare].flatMap(({ perSecond, p50, p99 }) => [whole(perSecond), time(p50), time(p99)]),
      ratio.toFixed(2),
    ]),
  ];
}

function growthRows(growth: readonly Grown[]): string[][] {
  const row = (name: string, value: (grown: Grown) => string) => [name, ...growth.map(value)];
  return [
    row('', ({ posts }) => whole(posts)),
    ...(Object.keys(growing) as Growing[]).flatMap((what) => [
      row(`${what}, p50`, ({ loads }) => time(loads[what].p50)),
      row(`${what}, p99`, ({ loads }) => time(loads[what].p99)),
    ]),
    row('publish acknowledged, median', ({ publishing }) => time(publishing.acknowledgedMs)),
    row('publish acknowledged, longest', ({ publishing }) => time(publishing.longestMs)),
    row('publish to visible, longest', ({ publishing }) => time(publishing.visibleMs)),
    row('the longest its thread was held', ({ longestDelay }) => time(longestDelay)),
    row('memory', ({ memory }) => megabytes(memory)),
    row('cold start', ({ startMs }) => time(startMs)),
  ];
}
