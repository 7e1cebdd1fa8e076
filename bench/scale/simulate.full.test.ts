import { expect, test } from 'vitest';
import { meanLife, missRate } from './cache-arithmetic.ts';
import type { Costs } from './costs.ts';
import { dayCurve, zipf } from './popularity.ts';
import { simulate } from './simulate.ts';
import { defaults, readVariables, type Variables } from './variables.ts';

const costs: Costs = {
  hit: { cpuMs: 0.03, queries: 0, bytes: 4_000 },
  miss: { cpuMs: 1.5, queries: 5, bytes: 4_000 },
  notFound: { cpuMs: 1, queries: 2, bytes: 3_000 },
  publish: { cpuMs: 10, queries: 20, bytes: 0 },
  keptBytes: 25_000,
};

const sum = (values: object) =>
  Object.values(values).reduce((total: number, value: number) => total + value, 0);
const day = (more: Partial<Variables>) => simulate({ ...defaults, articles: 500, ...more }, costs);

test('popularity and the hours of a day are shares of one', () => {
  for (const [at, share] of [6 / 11, 3 / 11, 2 / 11].entries()) expect(zipf(3, 1)[at]).toBeCloseTo(share, 9);
  expect(sum([...zipf(10_000, 0.9)])).toBeCloseTo(1, 9);
  for (const busiest of [1 / 24, 0.06, 0.09, 0.3]) {
    const hours = dayCurve(busiest);
    expect(hours).toHaveLength(24);
    expect(sum(hours)).toBeCloseTo(1, 9);
    expect(Math.max(...hours)).toBeCloseTo(busiest, 9);
    expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
  }
});

test('a kept page lives until its time is up or the next change comes', () => {
  expect(meanLife({ maxAge: 60, changesPerSecond: 0, purgesPerChange: 2 })).toBe(60);
  // One change in a hundred seconds on the mean, and all the time in the world.
  expect(meanLife({ maxAge: 1e9, changesPerSecond: 0.01, purgesPerChange: 2 })).toBeCloseTo(100);
  expect(meanLife({ maxAge: 10, changesPerSecond: 0.01, purgesPerChange: 1 })).toBeCloseTo(9.516, 3);
});

test('a page is asked for once a life and the wait for its next reader', () => {
  const calm = { maxAge: 1, changesPerSecond: 0, purgesPerChange: 1 };
  expect(missRate(1, calm)).toBe(0.5);
  expect(missRate(999, calm)).toBeCloseTo(0.999);
  expect(missRate(0, calm)).toBe(0);
  expect(missRate(7, { ...calm, maxAge: 0 })).toBe(7);
  // Told twice, a page that is read all the time is asked for twice a change.
  expect(missRate(1e6, { maxAge: 1e9, changesPerSecond: 0.01, purgesPerChange: 2 })).toBeCloseTo(0.02, 4);
});

test.each([
  {},
  { hasCdn: 0 },
  { hasShield: 0, edgePlaces: 200 },
  { languageMissedShare: 1 },
  { secondLanguageShare: 0 },
  { publishesPerDay: 0 },
  { publishesPerDay: 1e6, cdnMaxAge: 1 },
  { readsPerDay: 10, articles: 3 },
  { cdnHitShare: 0.95 },
  { uncachedShare: 1 },
])('with %o every read is answered once, and never less than no time', (more) => {
  const variables = { ...defaults, articles: 500, ...more };
  const { day: answered, peak } = simulate(variables, costs);
  expect(sum(answered) / variables.readsPerDay).toBeCloseTo(1, 9);
  const busiest = ((variables.readsPerDay * variables.busiestHourShare) / 3600) * variables.burst;
  expect(sum(peak.reads) / busiest).toBeCloseTo(1, 9);
  for (const value of [...Object.values(answered), ...Object.values(peak.reads)])
    expect(value).toBeGreaterThanOrEqual(0);
});

test('without caches in front the site answers everything, and with a share that is given the rest of it', () => {
  expect(day({ hasCdn: 0 }).day.edge).toBe(0);
  const { day: answered } = day({ cdnHitShare: 0.9, uncachedShare: 0 });
  expect(answered.edge / sum(answered)).toBeCloseTo(0.9);
});

test('more caches, rarer changes and longer times leave less for the site', () => {
  const left = (more: Partial<Variables>) => sum(day(more).day) - day(more).day.edge;
  expect(left({})).toBeLessThan(left({ hasShield: 0 }));
  expect(left({})).toBeLessThan(left({ publishesPerDay: 2000 }));
  expect(left({})).toBeLessThan(left({ cdnMaxAge: 10 }));
  expect(left({})).toBeLessThan(left({ languageMissedShare: 1 }));
});

test('a page is made anew once a change and process at most, where memory has room', () => {
  const { day: answered } = day({
    articles: 10,
    secondLanguageShare: 0,
    hasCdn: 0,
    publishesPerDay: 24,
    instances: 3,
  });
  expect(answered.madeAnew).toBeLessThanOrEqual(10 * 24 * 3 * 1.001);
  expect(answered.madeAnew).toBeGreaterThan(10 * 24 * 3 * 0.9);
  expect(day({ pageMemory: 0, hasCdn: 0 }).day.kept).toBe(0);
});

test('load is what the answers cost', () => {
  const { peak } = day({
    hasCdn: 0,
    publishesPerDay: 0,
    uncachedShare: 0,
    filesPerRead: 0,
    picturesPerRead: 0,
    articles: 1,
    secondLanguageShare: 0,
  });
  const reads = sum(peak.reads);
  expect(peak.cores).toBeCloseTo((reads * costs.hit.cpuMs) / 1000, 6);
  expect(peak.queries).toBe(0);
  expect(peak.mbit).toBeCloseTo((reads * costs.hit.bytes * 8) / 1e6, 6);
});

test('money is linear in its prices, and what is nearest to its end is named first', () => {
  const free = day({
    pricePerEdgeGb: 0,
    pricePerMillionEdgeRequests: 0,
    pricePerOriginGb: 0,
    pricePerCoreMonth: 0,
    pricePerDatabaseMonth: 0,
  });
  expect(free.money.total).toBe(0);
  const [one, two] = [day({}).money, day({ pricePerEdgeGb: defaults.pricePerEdgeGb * 2 }).money];
  expect(two.edgeTraffic).toBeCloseTo(one.edgeTraffic * 2);
  expect(two.total - one.total).toBeCloseTo(one.edgeTraffic);
  // 1e8 reads of 4 kB for 30 days.
  expect(day({ filesPerRead: 0, picturesPerRead: 0 }).money.edgeTraffic).toBeCloseTo(
    12_000 * defaults.pricePerEdgeGb,
  );
  const { limits } = day({});
  expect(limits.map(({ headroom }) => headroom)).toEqual(
    limits.map(({ headroom }) => headroom).toSorted((a, b) => a - b),
  );
  for (const { load, capacity, headroom } of limits) expect(headroom).toBeCloseTo(capacity / load);
});

test('variables are set by name, and nothing else is', () => {
  expect(readVariables(['readsPerDay=2e8', 'hasCdn=0'])).toEqual({
    ...defaults,
    readsPerDay: 2e8,
    hasCdn: 0,
  });
  for (const wrong of ['readsPerDay', 'reads=1', 'burst=', 'burst=-1', 'burst=many'])
    expect(() => readVariables([wrong])).toThrow(wrong);
});
