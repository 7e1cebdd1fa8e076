import { expect, test } from 'vitest';
import { findPassages } from './find-passage.ts';

const place = (before: string, after = '') => ({ before, passage: 'Vexdale', after });

test('passages are told from each other by what stands around them', () => {
  const text = 'In Vexdaleton. At Vexdale we met; later Vexdale left.';
  expect(findPassages(text, [place('At ', ' we met'), place('later ', ' left.')])).toEqual([18, 40]);
});

test('the same words twice are two places, and one that was taken out is none', () => {
  const text = 'By Vexdale. By Vexdale.';
  expect(findPassages(text, [place('By ', '.'), place('By ', '.'), place('By ', '.')])).toEqual([
    3,
    15,
    undefined,
  ]);
});

test('white space counts as one, and the beginning and the end of a text are none', () => {
  expect(findPassages('At\u00a0 Vexdale', [place('At ')])).toEqual([4]);
  expect(findPassages('Vexdale', [place('')])).toEqual([0]);
});
