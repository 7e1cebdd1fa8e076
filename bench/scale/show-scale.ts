import { table, whole } from '../report/table.ts';
import type { Cost, Costs } from './costs.ts';
import type { Simulation } from './simulation.ts';
import { assumedOn, defaults, type Variables } from './variables.ts';

/** Prints what was measured, and each case in a column. */
export function showScale(costs: Costs, cases: Readonly<Record<string, Simulation>>): void {
  const { hit, miss, notFound, publish } = costs;
  console.log(
    `\nMeasured, for a thousand answers\n${table(costRows({ hit, miss, 'not found': notFound, publish }))}`,
  );
  console.log(
    `\nOne core carries ${whole(1000 / hit.cpuMs)} kept pages or ${whole(1000 / miss.cpuMs)} new ones a second.`,
  );
  const given = Object.values(cases)[0]?.variables ?? defaults;
  console.log(`\n${whole(given.readsPerDay)} reads a day\n${table(caseRows(cases))}`);
  console.log(
    `\nVariables (assumed on ${assumedOn}; NAME=VALUE behind --scale sets one)\n${table(variableRows(given))}`,
  );
}

function costRows(costs: Readonly<Record<string, Cost>>): string[][] {
  return [
    ['', 'processor, ms', 'queries', 'kB'],
    ...Object.entries(costs).map(([name, { cpuMs, queries, bytes }]) => [
      name,
      whole(cpuMs * 1000),
      whole(queries * 1000),
      whole(bytes),
    ]),
  ];
}

function caseRows(cases: Readonly<Record<string, Simulation>>): string[][] {
  const all = Object.values(cases);
  const row = (name: string, value: (each: Simulation) => string) => [name, ...all.map(value)];
  return [
    ['', ...Object.keys(cases)],
    row('answered by caches in front', ({ day }) => percent(day.edge / sum(day))),
    row('kept pages of the site, a day', ({ day }) => whole(day.kept)),
    row('pages made anew, a day', ({ day }) => whole(day.madeAnew)),
    row('what nobody keeps, a day', ({ day }) => whole(day.uncached)),
    row('busiest second: reads', ({ peak }) => whole(sum(peak.reads))),
    row('busiest second: reads of the site', ({ peak }) => whole(sum(peak.reads) - peak.reads.edge)),
    row('busiest second: cores', ({ peak }) => peak.cores.toFixed(2)),
    row('busiest second: queries', ({ peak }) => whole(peak.queries)),
    row('busiest second: Mbit/s', ({ peak }) => whole(peak.mbit)),
    row('new pages in the second after a change', ({ storm }) => whole(storm.pages)),
    row('seconds all cores take for them', ({ storm }) => storm.seconds.toFixed(2)),
    row('money a month', ({ money }) => whole(money.total)),
    row('of it, caches in front', ({ money }) => whole(money.edgeTraffic + money.edgeRequests)),
    row('of it, traffic of the site', ({ money }) => whole(money.originTraffic)),
    ...[0, 1, 2].map((place) =>
      row(`breaks ${['first', 'second', 'third'][place]}`, ({ limits }) => {
        const limit = limits[place];
        return limit ? `${limit.name}, at ${times(limit.headroom)}` : '';
      }),
    ),
  ];
}

function variableRows(variables: Variables): string[][] {
  return [
    ['name', 'value'],
    ...Object.entries(variables).map(([name, value]) => [
      name,
      Number.isNaN(value) ? 'computed' : String(value),
    ]),
  ];
}

function sum(values: object): number {
  return Object.values(values).reduce((total: number, value: number) => total + value, 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

function times(headroom: number): string {
  return `${headroom < 10 ? headroom.toFixed(2) : whole(headroom)} ×`;
}
