import { expect, test } from 'vitest';
import { followSegments } from './follow-segments.ts';
import type { Block, Segment } from './segments.ts';

const chair = 'The chair wanted four minutes and one sentence that stays.';
const line = 'We began with the last line because nobody forgets it.';
const harbor = 'Numbers came third after a picture of the harbor at night.';

const p = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'p', text }));

/** Creates segments from the texts of each paragraph, with ids from 1. */
function segmentsOf(...blocks: string[][]): Segment[] {
  return blocks
    .flatMap((texts, block) => texts.map((text) => ({ block, kind: 'p' as const, text })))
    .map((segment, at) => ({ id: at + 1, ...segment }));
}

/** Follows segments into a new text and returns their ids. New segments get ids from 100. */
function follow(before: Segment[], after: Block[], gone: Segment[] = []) {
  let next = 100;
  const newId = () => next++;
  const { segments, pieces } = followSegments(before, after, { gone, newId });
  return {
    told: segments.map(({ id, block, text }) => `${block} ${id}: ${text}`),
    pieces: Object.fromEntries([...pieces].map(([id, found]) => [id, found.map((piece) => piece.id)])),
  };
}

test('a split paragraph is followed in all its parts, in the order of its words', () => {
  const [start, end] = [chair.slice(0, 29), chair.slice(30)];
  const split = follow(segmentsOf([chair], [line]), p(start, end, line));
  expect(split.told).toEqual([`0 1: ${start}`, `1 100: ${end}`, `2 2: ${line}`]);
  expect(split.pieces[1]).toEqual([1, 100]);
  const apart = follow(segmentsOf([chair], [line]), p(end, line, start));
  expect(apart.pieces[1]).toEqual([100, 1]);
  expect(apart.told.map((text) => text.slice(text.indexOf(':') + 2))).toEqual([end, line, start]);
});

test('a new paragraph gets a new id, and a removed one has no parts', () => {
  const fresh = 'Nothing of the kind was ever in this text before today.';
  const { told, pieces } = follow(segmentsOf([chair], [line]), p(chair, line, fresh));
  expect(told.at(-1)).toBe(`2 100: ${fresh}`);
  expect(Object.keys(pieces)).toEqual(['1', '2']);
  expect(follow(segmentsOf([chair], [line]), p(line)).pieces).toEqual({ 2: [2] });
});

test('a paragraph that was removed and put back has its former id', () => {
  const gone = [{ id: 9, block: 4, kind: 'p' as const, text: harbor }];
  const { told } = follow(segmentsOf([chair], [line]), p(chair, harbor, line), gone);
  expect(told).toEqual([`0 1: ${chair}`, `1 9: ${harbor}`, `2 2: ${line}`]);
});

/** `a1-3` stands for three unique words. */
const full = (short: string) =>
  short.replace(/([a-z])(\d)-(\d)/g, (_, letter, from, to) =>
    Array.from({ length: to - from + 1 }, (_, at) => letter + (Number(from) + at)).join(' '),
  );

test.each([
  ['an unchanged text', 'a1-4 / b1-4', 'a1-4 / b1-4', '1: a1-4 / 2: b1-4'],
  ['a moved paragraph', 'a1-4 / b1-4 / c1-4', 'c1-4 / a1-4 / b1-4', '3: c1-4 / 1: a1-4 / 2: b1-4'],
  ['two joined paragraphs', 'a1-4 / b1-4', 'a1-4 b1-4', '1: a1-4 / 2: b1-4'],
  [
    'changes in joined paragraphs',
    'a1-6 | b1-6',
    'a1-2 x a4-6 b1-2 y b4-6',
    '1: a1-2 x a4-6 / 2: b1-2 y b4-6',
  ],
  ['a changed last word', 'a1-6 | b1-6', 'a1-5 x b1-6', '1: a1-5 x / 2: b1-6'],
  ['a changed first word', 'a1-6 | b1-6', 'a1-6 x b2-6', '1: a1-6 / 2: x b2-6'],
  ['a word added between two parts', 'a1-6 | b1-6', 'a1-6 x b1-6', '1: a1-6 x / 2: b1-6'],
  ['a split with changed words', 'a1-6 | b1-6', 'a1-4 x y / z w b3-6', '1: a1-4 x y / 2: z w b3-6'],
  [
    'a removed end, and words added to the next part',
    'a1-6 | b1-6',
    'a1-4 / x y b1-6',
    '1: a1-4 / 2: x y b1-6',
  ],
  [
    'a removed beginning, and words added to the previous part',
    'a1-6 | b1-6',
    'a1-6 x y / b3-6',
    '1: a1-6 x y / 2: b3-6',
  ],
  ['a changed end and beginning', 'a1-6 | b1-6', 'a1-4 x y z b2-6', '1: a1-4 x y / 2: z b2-6'],
  ['a rewritten last part', 'a1-6 | b1-3', 'a1-6 x y z', '1: a1-6 / 2: x y z'],
  [
    'paragraphs joined in another order',
    'a1-4 / b1-4 / c1-4',
    'c1-4 a1-4 b1-4',
    '3: c1-4 / 1: a1-4 / 2: b1-4',
  ],
  ['two parts exchanged', 'a1-4 | b1-4', 'b1-4 / a1-4', '2: b1-4 / 1: a1-4'],
  [
    'two words moved to another paragraph',
    'a1-4 | b1-6 | c1-4',
    'a1-4 b1-2 / b3-6 c1-4',
    '1: a1-4 b1-2 / 2: b3-6 / 3: c1-4',
  ],
  ['one word split off', 'a1-3 / b1-6', 'a1 / a2-3 b1-6', 'new: a1 / 1: a2-3 / 2: b1-6'],
  ['three words split off', 'a1-6 / b1-6', 'a1-3 / a4-6 b1-6', '1: a1-3 / 1: a4-6 / 2: b1-6'],
])('words are assigned to their former paragraph: %s', (_, before, after, told) => {
  const of = before.split(' / ').map((block) => block.split(' | ').map(full));
  let next = 100;
  const newId = () => next++;
  const now = followSegments(segmentsOf(...of), p(...after.split(' / ').map(full)), { gone: [], newId });
  const whose = (id: number) =>
    [...now.pieces].find(([, found]) => found.some((piece) => piece.id === id))?.[0] ?? 'new';
  expect(now.segments.map(({ id, text }) => `${whose(id)}: ${text}`).join(' / ')).toBe(full(told));
});

test('a new text gets only new ids, and an emptied text has none', () => {
  expect(follow([], p(chair)).told).toEqual([`0 100: ${chair}`]);
  expect(follow(segmentsOf([chair]), []).told).toEqual([]);
});
