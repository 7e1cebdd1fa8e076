import { describe, expect, test } from 'vitest';
import { type Alignment, alignSequences } from './align-words.ts';

const align = (left: string, right: string) => alignSequences(left.split(' '), right.split(' '));
const kept = (text: string, side: Uint8Array) => text.split(' ').filter((_, i) => side[i] === 1);

/** Length of the longest common subsequence, by the textbook. */
function longestCommon(left: readonly string[], right: readonly string[]): number {
  let row = new Array<number>(right.length + 1).fill(0);
  for (const item of left) {
    const next = [0];
    for (const [j, other] of right.entries())
      next.push(item === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

function count(side: Uint8Array): number {
  return side.reduce((sum, each) => sum + each, 0);
}

describe('two sequences', () => {
  test.each([
    ['a b c', 'a b c', 'a b c'],
    ['a b c', 'a c', 'a c'],
    ['a c', 'a b c', 'a c'],
    ['a b c d e f', 'x b y d z f', 'b d f'],
    ['a b', 'c d', ''],
    ['a a a b', 'a b', 'a b'],
    ['the cat and the dog', 'the dog and the cat', 'the and the'],
  ])('%j and %j have %j in common', (left, right, common) => {
    const found = align(left, right);
    expect(kept(left, found.left).join(' ')).toBe(common);
    expect(kept(right, found.right).join(' ')).toBe(common);
  });

  test.each([
    [[], []],
    [['a'], []],
    [[], ['a']],
  ])('%j and %j have nothing in common', (left, right) => {
    const found: Alignment = alignSequences(left, right);
    expect([...found.left, ...found.right].includes(1)).toBe(false);
  });
});

test('what is common is as long as it can be where there are few differences, and in order', () => {
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
  for (let round = 0; round < 300; round += 1) {
    const left = Array.from({ length: 5 + random(20) }, () => 'abcdef'[random(6)] ?? '');
    const right = left.flatMap((item) => (random(6) === 0 ? [] : random(6) === 0 ? [item, 'x'] : [item]));
    const found = alignSequences(left, right);
    const common = left.filter((_, i) => found.left[i] === 1);
    expect(right.filter((_, j) => found.right[j] === 1)).toEqual(common);
    // Cutting at what is unique may cost an item or two; it never finds what is not there.
    expect(common.length).toBeLessThanOrEqual(longestCommon(left, right));
    expect(common.length).toBeGreaterThanOrEqual(longestCommon(left, right) - 2);
  }
});

test('beyond what is weighed exactly, items are paired by their count', () => {
  const left = 'a b c d '.repeat(100).trim();
  const right = 'd c b a '.repeat(90).trim();
  const found = align(left, right);
  expect(count(found.left)).toBe(count(found.right));
  expect(count(found.left)).toBe(360);
});

test('a moved paragraph costs nothing but itself', () => {
  const words = Array.from({ length: 200 }, (_, i) => `w${i}`);
  const moved = [...words.slice(0, 50), ...words.slice(60), ...words.slice(50, 60)];
  expect(count(alignSequences(words, moved).left)).toBe(190);
});
