import { expect, test } from 'vitest';
import { piecesOf } from './pieces-of.ts';

test('a sentence is cut where its hints are, and nothing of it is lost', () => {
  const text = 'One two three four five.';
  const pieces = piecesOf({
    text,
    hints: [
      { kind: 'long', words: 30 },
      { kind: 'breath', start: 0, end: text.length, words: 20, marks: [8] },
      { kind: 'twister', start: 4, end: 13 },
    ],
  });
  expect(pieces).toEqual([
    { at: 0, text: 'One ', hasBreath: false, isTwister: false },
    { at: 4, text: 'two ', hasBreath: false, isTwister: true },
    { at: 8, text: 'three', hasBreath: true, isTwister: true },
    { at: 13, text: ' four five.', hasBreath: false, isTwister: false },
  ]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

test('a sentence without hints is one piece', () => {
  expect(piecesOf({ text: 'Go.', hints: [] })).toHaveLength(1);
});
