import { expect, test } from 'vitest';
import { formatDuration } from './format-duration.ts';

test.each([
  [0, '0:00'],
  [-3, '0:00'],
  [59.6, '1:00'],
  [400, '6:40'],
  [3725, '1:02:05'],
])('%d seconds are %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});
