import { expect, test } from 'vitest';
import { followSegments } from './follow-segments.ts';
import type { Block, Segment } from './segments.ts';

const chair = 'The chair wanted four minutes and one sentence that stays.';
const line = 'We began with the last line because nobody forgets it.';
const harbour = 'Numbers came third after a picture of the harbour at night.';

const p = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'p', text }));

/** Segments of paragraphs, each given as the texts of its segments; their ids count from 1. */
function segmentsOf(...blocks: string[][]): Segment[] {
  return blocks
    .flatMap((texts, block) => texts.map((text) => ({ block, kind: 'p' as const, text })))
    .map((segment, at) => ({ id: at + 1, ...segment }));
}

/** Whose the words of each paragraph are, ids of new ones from 100 on. */
function follow(before: Segment[], after: Block[], gone: Segment[] = []) {
  let next = 100;
  const newId = () => next++;
  const { segments, pieces } = followSegments(before, after, { gone, newId });
  return {
    told: segments.map(({ id, block, text }) => `${block} ${id}: ${text}`),
    pieces: Object.fromEntries([...pieces].map(([id, found]) => [id, found.map((piece) => piece.id)])),
  };
}

test('one that was split is its pieces, in the order of its words wherever they stand', () => {
  const [start, end] = [chair.slice(0, 29), chair.slice(30)];
  const split = follow(segmentsOf([chair], [line]), p(start, end, line));
  expect(split.told).toEqual([`0 1: ${start}`, `1 100: ${end}`, `2 2: ${line}`]);
  expect(split.pieces[1]).toEqual([1, 100]);
  const apart = follow(segmentsOf([chair], [line]), p(end, line, start));
  expect(apart.pieces[1]).toEqual([100, 1]);
  expect(apart.told.map((text) => text.slice(text.indexOf(':') + 2))).toEqual([end, line, start]);
});

test('what is new has an id of its own, what is gone has no piece', () => {
  const fresh = 'Nothing of the kind was ever in this text before today.';
  const { told, pieces } = follow(segmentsOf([chair], [line]), p(chair, line, fresh));
  expect(told.at(-1)).toBe(`2 100: ${fresh}`);
  expect(Object.keys(pieces)).toEqual(['1', '2']);
  expect(follow(segmentsOf([chair], [line]), p(line)).pieces).toEqual({ 2: [2] });
});

test('what had gone is itself when it comes back', () => {
  const gone = [{ id: 9, block: 4, kind: 'p' as const, text: harbour }];
  const { told } = follow(segmentsOf([chair], [line]), p(chair, harbour, line), gone);
  expect(told).toEqual([`0 1: ${chair}`, `1 9: ${harbour}`, `2 2: ${line}`]);
});

/** `a1-3` is three words that stand nowhere else. */
const full = (short: string) =>
  short.replace(/([a-z])(\d)-(\d)/g, (_, letter, from, to) =>
    Array.from({ length: to - from + 1 }, (_, at) => letter + (Number(from) + at)).join(' '),
  );

test.each([
  ['a text as it was', 'a1-4 / b1-4', 'a1-4 / b1-4', '1: a1-4 / 2: b1-4'],
  ['a paragraph that moved', 'a1-4 / b1-4 / c1-4', 'c1-4 / a1-4 / b1-4', '3: c1-4 / 1: a1-4 / 2: b1-4'],
  ['two that were joined', 'a1-4 / b1-4', 'a1-4 b1-4', '1: a1-4 / 2: b1-4'],
  ['changes within joined ones', 'a1-6 | b1-6', 'a1-2 x a4-6 b1-2 y b4-6', '1: a1-2 x a4-6 / 2: b1-2 y b4-6'],
  ['another last word', 'a1-6 | b1-6', 'a1-5 x b1-6', '1: a1-5 x / 2: b1-6'],
  ['another first word', 'a1-6 | b1-6', 'a1-6 x b2-6', '1: a1-6 / 2: x b2-6'],
  ['a word between whole parts', 'a1-6 | b1-6', 'a1-6 x b1-6', '1: a1-6 x / 2: b1-6'],
  ['a split that was written over', 'a1-6 | b1-6', 'a1-4 x y / z w b3-6', '1: a1-4 x y / 2: z w b3-6'],
  ['an end that went, elsewhere', 'a1-6 | b1-6', 'a1-4 / x y b1-6', '1: a1-4 / 2: x y b1-6'],
  ['a beginning that went, elsewhere', 'a1-6 | b1-6', 'a1-6 x y / b3-6', '1: a1-6 x y / 2: b3-6'],
  ['an end and a beginning', 'a1-6 | b1-6', 'a1-4 x y z b2-6', '1: a1-4 x y / 2: z b2-6'],
  ['the last part', 'a1-6 | b1-3', 'a1-6 x y z', '1: a1-6 / 2: x y z'],
  ['joined in another order', 'a1-4 / b1-4 / c1-4', 'c1-4 a1-4 b1-4', '3: c1-4 / 1: a1-4 / 2: b1-4'],
  ['parts that changed places', 'a1-4 | b1-4', 'b1-4 / a1-4', '2: b1-4 / 1: a1-4'],
  ['two words', 'a1-4 | b1-6 | c1-4', 'a1-4 b1-2 / b3-6 c1-4', '1: a1-4 b1-2 / 2: b3-6 / 3: c1-4'],
  ['one word alone', 'a1-3 / b1-6', 'a1 / a2-3 b1-6', 'new: a1 / 1: a2-3 / 2: b1-6'],
  ['three words each', 'a1-6 / b1-6', 'a1-3 / a4-6 b1-6', '1: a1-3 / 1: a4-6 / 2: b1-6'],
])('whose the words are of %s', (_, before, after, told) => {
  const of = before.split(' / ').map((block) => block.split(' | ').map(full));
  let next = 100;
  const newId = () => next++;
  const now = followSegments(segmentsOf(...of), p(...after.split(' / ').map(full)), { gone: [], newId });
  const whose = (id: number) =>
    [...now.pieces].find(([, found]) => found.some((piece) => piece.id === id))?.[0] ?? 'new';
  expect(now.segments.map(({ id, text }) => `${whose(id)}: ${text}`).join(' / ')).toBe(full(told));
});

test('a text of nothing is followed by nothing, and nothing by a text', () => {
  expect(follow([], p(chair)).told).toEqual([`0 100: ${chair}`]);
  expect(follow(segmentsOf([chair]), []).told).toEqual([]);
});
