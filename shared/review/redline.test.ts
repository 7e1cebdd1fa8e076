import { expect, test } from 'vitest';
import { redline } from './redline.ts';

test('what was changed is shown by words', () => {
  expect(redline('in spring the numbers', 'in March the figures')).toEqual([
    { kind: 'same', text: 'in' },
    { kind: 'removed', text: 'spring' },
    { kind: 'added', text: 'March' },
    { kind: 'same', text: 'the' },
    { kind: 'removed', text: 'numbers' },
    { kind: 'added', text: 'figures' },
  ]);
});

test('the longest passages take no time: they are struck and written in whole', () => {
  const [before, after] = ['a '.repeat(1500), 'b '.repeat(1500)];
  const start = performance.now();
  for (let count = 0; count < 300; count += 1) expect(redline(before, after)).toHaveLength(2);
  expect(performance.now() - start).toBeLessThan(500);
});
