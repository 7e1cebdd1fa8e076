import { expect, test } from 'vitest';
import { scheduledLine } from './backup-lines.ts';

test('what becomes of scheduled posts that were brought back is said before it happens', () => {
  expect(scheduledLine({ due: 0, waiting: 0 })).toBeUndefined();
  expect(scheduledLine({ due: 1, waiting: 0 })).toBe(
    '1 scheduled post became due meanwhile and goes live as soon as the site runs, dated by its time.',
  );
  expect(scheduledLine({ due: 2, waiting: 1 })).toBe(
    '2 scheduled posts became due meanwhile and go live as soon as the site runs, dated by their time. 1 scheduled post waits for its time.',
  );
});
