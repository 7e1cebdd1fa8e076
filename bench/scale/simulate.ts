import { type Forgetting, missRate } from './cache-arithmetic.ts';
import type { Costs } from './costs.ts';
import { findLimits } from './limits.ts';
import { monthlyMoney } from './money.ts';
import { dayCurve, zipf } from './popularity.ts';
import type { Answered, Load, Simulation } from './simulation.ts';
import { otherBytesPerRead, type Variables } from './variables.ts';

const secondsOfDay = 86_400;
const bitsOfMbit = 1e6 / 8;

/** Reads a second of one page in one language; the caches keep its encodings apart, the site makes them together. */
interface PageRate {
  rate: number;
  isSecond: boolean;
  /** Whether the memory of a process has room for it. */
  hasRoom: boolean;
}

export function simulate(variables: Variables, costs: Costs): Simulation {
  const { readsPerDay, burst, busiestHourShare } = variables;
  const shares = zipf(variables.articles, variables.popularity);
  const at = (readsPerSecond: number) =>
    answer(pageRates(shares, readsPerSecond, variables, costs), readsPerSecond, variables);
  const day: Answered = { edge: 0, kept: 0, madeAnew: 0, uncached: 0 };
  for (const share of dayCurve(busiestHourShare)) {
    const hour = at((readsPerDay * share) / 3600);
    for (const where of Object.keys(day) as (keyof Answered)[]) day[where] += hour[where] * 3600;
  }
  const busiest = ((readsPerDay * busiestHourShare) / 3600) * burst;
  const peak = loadOf(at(busiest), busiest, variables, costs);
  const rates = pageRates(shares, busiest, variables, costs);
  const pages = rates.reduce((sum, { rate }) => sum + (1 - Math.exp(-rate)), 0);
  // Without caches that ask for each page once, every process is asked for it.
  const times = variables.hasCdn ? 1 : variables.instances;
  const seconds =
    (pages * times * costs.miss.cpuMs) / 1000 / (variables.instances * variables.coresPerInstance);
  const storm = { pages, seconds };
  const limits = findLimits({ peak, storm, variables, costs });
  return { variables, day, peak, storm, money: monthlyMoney(day, variables, costs), limits };
}

function pageRates(
  shares: Float64Array,
  readsPerSecond: number,
  variables: Variables,
  costs: Costs,
): PageRate[] {
  const kept = readsPerSecond * (1 - variables.uncachedShare);
  const room = variables.pageMemory / costs.keptBytes;
  const rates: PageRate[] = [];
  for (const [rank, share] of shares.entries()) {
    const [first, second] = [1 - variables.secondLanguageShare, variables.secondLanguageShare];
    const hasRoom = (rank + 1) * (second > 0 ? 2 : 1) <= room;
    if (first > 0) rates.push({ rate: kept * share * first, isSecond: false, hasRoom });
    if (second > 0) rates.push({ rate: kept * share * second, isSecond: true, hasRoom });
  }
  return rates;
}

function answer(rates: readonly PageRate[], readsPerSecond: number, variables: Variables): Answered {
  const changesPerSecond = variables.publishesPerDay / secondsOfDay;
  const forgetting = {
    maxAge: variables.cdnMaxAge,
    changesPerSecond,
    purgesPerChange: variables.purgesPerPublish,
  };
  const answered: Answered = {
    edge: 0,
    kept: 0,
    madeAnew: 0,
    uncached: readsPerSecond * variables.uncachedShare,
  };
  for (const { rate, isSecond, hasRoom } of rates) {
    const missed = isSecond ? rate * variables.languageMissedShare : 0;
    const asked = missed + edgeMisses(rate - missed, variables, forgetting);
    // Each process makes a page once after a change, if anyone asks; what it has no room for, each time.
    const rounds =
      variables.instances *
      missRate(rate, { maxAge: Number.POSITIVE_INFINITY, changesPerSecond, purgesPerChange: 1 });
    const madeAnew = hasRoom ? Math.min(asked, rounds) : asked;
    answered.edge += rate - asked;
    answered.kept += asked - madeAnew;
    answered.madeAnew += madeAnew;
  }
  return answered;
}

/** How often the site is asked for a page by the caches in front, each encoding by itself. */
function edgeMisses(rate: number, variables: Variables, forgetting: Forgetting): number {
  if (!variables.hasCdn) return rate;
  if (!Number.isNaN(variables.cdnHitShare)) return rate * (1 - variables.cdnHitShare);
  const places = variables.hasShield ? 1 : variables.edgePlaces;
  return [1 - variables.otherEncodingShare, variables.otherEncodingShare].reduce(
    (sum, share) => sum + places * missRate((rate * share) / places, forgetting),
    0,
  );
}

function loadOf(reads: Answered, readsPerSecond: number, variables: Variables, costs: Costs): Load {
  const { hit, miss, notFound, publish } = costs;
  const changes = variables.publishesPerDay / secondsOfDay;
  const sum = (of: (cost: Costs['hit']) => number) =>
    reads.kept * of(hit) + reads.madeAnew * of(miss) + reads.uncached * of(notFound) + changes * of(publish);
  const pageBytes = sum(({ bytes }) => bytes);
  const otherBytes =
    readsPerSecond * otherBytesPerRead(variables) * (variables.hasCdn ? 1 - variables.fileHitShare : 1);
  return {
    reads,
    cores: sum(({ cpuMs }) => cpuMs) / 1000,
    queries: sum(({ queries }) => queries),
    mbit: (pageBytes + otherBytes) / bitsOfMbit,
  };
}
