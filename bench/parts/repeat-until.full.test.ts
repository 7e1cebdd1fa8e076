import { expect, test, vi } from 'vitest';
import { repeatUntil } from './repeat-until.ts';

test.each([
  [[0.6], 0.6],
  [[0.4, 0.6], 0.6],
  [[0.4, 0.3, 0.2], 0.2],
])('measures %j and gives %d', async (ratios, expected) => {
  const rest = [...ratios];
  const measure = vi.fn(async () => rest.shift() ?? 1);
  expect(await repeatUntil((ratio) => ratio >= 0.5, measure)).toBe(expected);
  expect(measure).toHaveBeenCalledTimes(ratios.length);
});
