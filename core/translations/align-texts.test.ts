import { expect, test } from 'vitest';
import { alignTexts } from './correspondence.ts';
import type { Block, BlockKind } from './segments.ts';

/** Paragraphs by kind and length: `p40` has 40 characters. */
const text = (...kinds: string[]): Block[] =>
  kinds.map((written) => {
    const [, kind = 'p', length = '20'] = /^([a-z]+\d?(?=:)|[a-z]+):?(\d*)$/.exec(written) ?? [];
    return { kind: kind as BlockKind, text: 'x'.repeat(Number(length || '20')) };
  });

test.each([
  ['equal number and order', 'title:30 p:200 h2:10 li:20', 'title:30 p:200 h2:10 li:20', '0>0 1>1 2>2 3>3'],
  [
    'a longer translation',
    'title:30 p:200 h2:10 p:90 p:400',
    'title:36 p:250 h2:12 p:108 p:490',
    '0>0 1>1 2>2 3>3 4>4',
  ],
  ['one omitted', 'title:30 p:300 h2:10 p:40 li:20', 'title:30 p:300 p:40 li:20', '0>0 1>1 3>2 4>3'],
  ['two joined', 'p:200 p:180 h2:10', 'p:390 h2:10', '0>0 1>0 2>1'],
  ['one split', 'p:390 h2:10', 'p:200 p:180 h2:10', '0>0 0>1 1>2'],
  ['a title only in the original', 'title:30 p:30', 'p:30', '1>0'],
  ['an image only in the original', 'p:30 picture:30 p:30', 'p:30 p:30', '0>0 2>1'],
])('the paragraphs of two translations are aligned: %s', (_, original, translation, expected) => {
  const aligned = alignTexts(text(...original.split(' ')), text(...translation.split(' ')));
  expect(aligned.map((pair) => pair.join('>')).join(' ')).toBe(expected);
});

test('an empty text has no alignment, and one with thousands of paragraphs is aligned in order', () => {
  expect(alignTexts([], text('p'))).toEqual([]);
  const long = text(...Array.from({ length: 3000 }, () => 'p'));
  expect(alignTexts(long, long.slice(1))).toHaveLength(2999);
});
