import { expect, test } from 'vitest';
import { fillPages, type MeasuredBlock, piecesBetween, splitAtClause } from './podium/sheets.ts';
import { formatDuration, piecesOf } from './spoken-pieces.ts';
import { stageAct } from './stage/prompter.tsx';

test('splits a sentence at speaking hints without losing text', () => {
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

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [400, '6:40'],
  [3725, '1:02:05'],
])('formats %d seconds as %s', (seconds, expected) => {
  expect(formatDuration(seconds)).toBe(expected);
});

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [' ', 'toggle'],
  ['PageDown', 'page_on'],
  ['PageUp', 'page_back'],
  ['b', 'toggle'],
  ['Enter', 'toggle'],
  ['ArrowUp', 'sentence_back'],
  ['ArrowDown', 'sentence_on'],
  ['ArrowLeft', 'slower'],
  ['ArrowRight', 'faster'],
  ['F5', 'toggle'],
  ['Escape', 'close'],
  ['M', 'mirror'],
  ['+', 'larger'],
  ['Tab', undefined],
])('maps the teleprompter key “%s” to %s', (key, act) => {
  expect(stageAct({ ...plain, key }, false)).toBe(act);
});

test('the teleprompter ignores browser shortcuts and the space bar on a focused button', () => {
  expect(stageAct({ ...plain, key: '+', ctrlKey: true }, false)).toBeUndefined();
  expect(stageAct({ ...plain, key: ' ' }, true)).toBeUndefined();
  expect(stageAct({ ...plain, key: 'PageDown' }, true)).toBe('page_on');
});

const rest = (text: string, fits: number, breaths?: number[]) =>
  text.slice(splitAtClause(text, fits, breaths));

test('splits a long sentence after the last clause that fits, not at a later comma', () => {
  expect(rest('We were six; we had one room, one box and no name on the door.', 45)).toBe(
    'one box and no name on the door.',
  );
  expect(rest('We were six in one room; we had a box, and no name on the door.', 45)).toBe(
    'we had a box, and no name on the door.',
  );
});

test('splits a long sentence without clauses before a breath mark or between words', () => {
  const text = 'We were six people in one room that had no name on the door';
  expect(rest(text, 40, [27, 50])).toBe(text.slice(27));
  expect(rest(text, 40)).toBe('no name on the door');
});

const pieces = piecesOf({
  text: 'one two three four',
  hints: [{ kind: 'breath', start: 0, end: 18, words: 4, marks: [4, 14] }],
});

test('splits a sentence into parts without losing text', () => {
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

test('drops a breath mark at the split and keeps the others', () => {
  expect(piecesBetween(pieces, 4).map(({ hasBreath }) => hasBreath)).toEqual([false, true]);
});

const block = (height: number, isHeading = false): MeasuredBlock => ({ height, gap: 1, isHeading });

test('fills printed pages including the gaps between blocks', () => {
  expect(fillPages([block(4), block(4), block(4), block(2)], 9)).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('keeps a heading on the same page as the text below it', () => {
  expect(fillPages([block(4), block(2, true), block(4)], 8)).toEqual([[0], [1, 2]]);
  expect(fillPages([block(2, true), block(9)], 8)).toEqual([[0], [1]]);
});

test('puts a block taller than a page on a separate page', () => {
  const blocks = [3, 20, 3, 3, 50].map((height) => block(height));
  expect(fillPages(blocks, 8)).toEqual([[0], [1], [2, 3], [4]]);
  expect(fillPages([], 8)).toEqual([]);
});
