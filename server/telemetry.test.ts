import { expect, test } from 'vitest';
import { readTree } from '../test/architecture/read-tree.ts';
import { createLog } from './log.ts';
import { openTelemetry } from './telemetry.ts';

const files = new Map(readTree(`${import.meta.dirname}/..`).map((file) => [file.path, file]));

/** The packages that are loaded with a file, at once and by what it imports at once. */
function loadedWith(path: string): Set<string> {
  const packages = new Set<string>();
  const found = new Set([path]);
  // A set may grow while it is walked.
  for (const each of found) {
    for (const { target, isOurs, typeOnly, isDynamic } of files.get(each)?.imports ?? []) {
      if (typeOnly || isDynamic) continue;
      if (isOurs) found.add(target);
      else packages.add(target);
    }
  }
  return packages;
}

const ofTelemetry = /^(prom-client|@opentelemetry\/)/;

test('a site that nobody watches loads nothing to be watched with', () => {
  for (const entry of [
    'server/main.ts',
    'server/start.ts',
    'server/workers/run-primary.ts',
    'server/workers/run-worker.ts',
  ]) {
    expect(files.has(entry), entry).toBe(true);
    expect([...loadedWith(entry)].filter((name) => ofTelemetry.test(name))).toEqual([]);
  }
  // And would be seen to.
  expect([...loadedWith('server/metrics/open-metrics.ts')]).toContain('prom-client');
  expect([...loadedWith('server/traces/open-traces.ts')]).toContain('@opentelemetry/api');
});

test('nothing asked for is nothing to observe', async () => {
  const telemetry = await openTelemetry({ metrics: undefined, traces: undefined }, createLog('silent'));
  expect(telemetry.observer).toEqual({});
  expect(await telemetry.begin({} as never)).toBeUndefined();
  await telemetry.end();
});
