import { expect, test, vi } from 'vitest';
import { countRefusals } from '../create-trail.ts';

test('memory is bounded, whatever the clients', async () => {
  const written: string[] = [];
  const refusals = countRefusals<number>(String, async (key) => void written.push(String(key)));
  for (let key = 0; key < 10_000; key += 1) refusals.add(key);
  await refusals.settle();
  expect(written.length).toBeLessThanOrEqual(500);
});

test('is written automatically after a while', async () => {
  vi.useFakeTimers();
  try {
    const written: string[] = [];
    const refusals = countRefusals<string>(String, async (key) => void written.push(key));
    refusals.add('one');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(written).toEqual(['one']);
  } finally {
    vi.useRealTimers();
  }
});
