import type { Costs } from './costs.ts';
import type { Limit, Simulation } from './simulation.ts';
import type { Variables } from './variables.ts';

/** All limits, the one that is nearest to its end first. */
export function findLimits({
  peak,
  storm,
  variables,
  costs,
}: Pick<Simulation, 'peak' | 'storm'> & { variables: Variables; costs: Costs }): Limit[] {
  const { instances, coresPerInstance, fullestCore } = variables;
  const pages = variables.articles * (variables.secondLanguageShare > 0 ? 2 : 1);
  const busiestMinute = (variables.publishesPerDay / 1440) * variables.burst * variables.purgesPerPublish;
  const limits: [name: string, load: number, capacity: number][] = [
    ['cores of the site', peak.cores, instances * coresPerInstance * fullestCore],
    ['seconds until all pages are new', storm.seconds, 1],
    ['network of the site, Mbit/s', peak.mbit, instances * variables.networkMbit * fullestCore],
    ['database, queries/s', peak.queries, variables.databaseQueriesPerSecond * fullestCore],
    [
      'database connections',
      instances * coresPerInstance * variables.connectionsPerProcess,
      variables.databaseConnections,
    ],
    ['memory for pages, MB a process', (pages * costs.keptBytes) / 1e6, variables.pageMemory / 1e6],
    ...(variables.hasCdn
      ? [['purges in a busy minute', busiestMinute, variables.purgesPerMinute] as [string, number, number]]
      : []),
  ];
  return limits
    .map(([name, load, capacity]) => ({ name, load, capacity, headroom: capacity / load }))
    .sort((a, b) => a.headroom - b.headroom);
}
