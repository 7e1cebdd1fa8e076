import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { openTelemetry } from './telemetry.ts';

test('nothing asked for is nothing to observe', async () => {
  const telemetry = await openTelemetry({ metrics: undefined, traces: undefined }, createLog('silent'));
  expect(telemetry.observer).toEqual({});
  expect(await telemetry.begin({} as never)).toBeUndefined();
  await telemetry.end();
});
