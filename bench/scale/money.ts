import type { Costs } from './costs.ts';
import type { Answered, Money } from './simulation.ts';
import { otherBytesPerRead, type Variables } from './variables.ts';

/** Of the month that is counted. */
const days = 30;

export function monthlyMoney(day: Answered, variables: Variables, costs: Costs): Money {
  const reads = day.edge + day.kept + day.madeAnew + day.uncached;
  const others = otherBytesPerRead(variables);
  const readerBytes = reads * (costs.hit.bytes + others);
  const throughEdge = variables.hasCdn ? 1 : 0;
  const requests = reads * (1 + variables.filesPerRead + variables.picturesPerRead);
  const missedOthers = variables.hasCdn ? 1 - variables.fileHitShare : 1;
  const originBytes =
    day.kept * costs.hit.bytes +
    day.madeAnew * costs.miss.bytes +
    day.uncached * costs.notFound.bytes +
    reads * others * missedOthers;
  const parts = {
    edgeTraffic: throughEdge * ((readerBytes * days) / 1e9) * variables.pricePerEdgeGb,
    edgeRequests: throughEdge * ((requests * days) / 1e6) * variables.pricePerMillionEdgeRequests,
    originTraffic: ((originBytes * days) / 1e9) * variables.pricePerOriginGb,
    machines: variables.instances * variables.coresPerInstance * variables.pricePerCoreMonth,
    database: variables.pricePerDatabaseMonth,
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) };
}
