import { expect, test } from 'vitest';
import { piecesOf } from '../pieces-of.ts';
import { piecesBetween } from './podium-blocks.ts';

const pieces = piecesOf({
  text: 'one two three four',
  hints: [{ kind: 'breath', start: 0, end: 18, words: 4, marks: [4, 14] }],
});

test('the parts of a sentence are the sentence, wherever it is cut', () => {
  for (let cut = 1; cut < 18; cut += 1) {
    const parts = [piecesBetween(pieces, 0, cut), piecesBetween(pieces, cut)];
    expect(
      parts
        .flat()
        .map(({ text }) => text)
        .join(''),
    ).toBe('one two three four');
  }
});

test('a breath at the cut is taken by turning the page, others stay', () => {
  expect(piecesBetween(pieces, 4).map(({ hasBreath }) => hasBreath)).toEqual([false, true]);
});
