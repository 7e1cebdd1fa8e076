import { describe, expect, test } from 'vitest';
import { type Alignment, alignSequences } from './align-words.ts';

const align = (left: string, right: string) => alignSequences(left.split(' '), right.split(' '));
const kept = (text: string, side: Uint8Array) => text.split(' ').filter((_, i) => side[i] === 1);

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
