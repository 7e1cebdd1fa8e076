import { expect, test, vi } from 'vitest';
import { countRefusals } from '../create-trail.ts';

test('counted refusals use limited memory, however many clients there are', async () => {
  const written: string[] = [];
  const refusals = countRefusals<number>(String, async (key) => void written.push(String(key)));
  for (let key = 0; key < 10_000; key += 1) refusals.add(key);
  await refusals.settle();
  expect(written.length).toBeLessThanOrEqual(500);
});

test('counted refusals are stored automatically after a few seconds', async () => {
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
