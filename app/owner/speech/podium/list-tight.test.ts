import { expect, test } from 'vitest';
import { listTight } from './list-tight.ts';

const whole = (block: number) => ({ block, from: 0, to: undefined });

test('names what is set smaller and what is divided, with the pages of each', () => {
  const sheets = [
    { parts: [whole(0), whole(1)], scale: 1 },
    { parts: [whole(2)], scale: 0.8 },
    { parts: [{ block: 3, from: 0, to: 40 }], scale: 1 },
    { parts: [{ block: 3, from: 40, to: undefined }, whole(4)], scale: 1 },
  ];
  expect(listTight(sheets)).toEqual([
    { block: 2, first: 2, last: 2, scale: 0.8 },
    { block: 3, first: 3, last: 4, scale: 1 },
  ]);
  expect(listTight(sheets.slice(0, 1))).toEqual([]);
});
