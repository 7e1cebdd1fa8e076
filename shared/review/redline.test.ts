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

test('lines stay lines, and one that comes or goes is seen', () => {
  expect(redline('One two.\nThree four.', 'One two.\n\nAnd three four.')).toEqual([
    { kind: 'same', text: 'One two.\n' },
    { kind: 'removed', text: 'Three' },
    { kind: 'added', text: 'And three' },
    { kind: 'same', text: 'four.' },
  ]);
  expect(redline('One. Two.', 'One.\n\nTwo.')).toEqual([
    { kind: 'same', text: 'One.' },
    { kind: 'added', text: '¶\n' },
    { kind: 'same', text: 'Two.' },
  ]);
});
