import { describe, expect, test } from 'vitest';
import { alignSequences } from './align-words.ts';
import { findLines } from './find-lines.ts';
import { findMoved } from './find-moved.ts';

/** The words of `left` that are missing from `right`, wherever they stand. */
function lost(left: string, right: string): string[] {
  const keys = { left: left.split(' '), right: right.split(' ') };
  const found = alignSequences(keys.left, keys.right);
  const none = () => false;
  findMoved({ keys: keys.left, isLineStart: none }, { keys: keys.right, isLineStart: none }, found);
  return keys.left.filter((_, i) => found.left[i] === 0);
}

test.each([
  ['three words that moved', 'a b c 1 2 3 4', '1 2 3 4 a b c', []],
  ['one word that is all there is', 'a 1 2 3', '1 2 3 a', []],
  ['two of a longer piece', 'a b x y 1 2 3 4', '1 2 3 4 a b', ['a', 'b', 'x', 'y']],
  ['a word within other words', 'a 1 2 3', '1 2 3 b a c', ['a']],
  ['what stands once and was said twice', 'a b c 1 2 3 4 5 a b c', '1 2 3 4 5 a b c', ['a', 'b', 'c']],
  ['nothing that moved', 'a b c', 'a c', ['b']],
])('%s', (_what, left, right, missing) => {
  expect(lost(left, right)).toEqual(missing);
});

describe('lines that are all there', () => {
  /** The words of the left that are missing from the right; "/" ends a line. */
  function missing(left: string, right: string): string[] {
    const words = (text: string) => {
      const lines = text.split('/').map((line) => line.trim().split(' '));
      const starts = new Set<number>();
      let at = 0;
      for (const line of lines) {
        starts.add(at);
        at += line.length;
      }
      return { keys: lines.flat(), isLineStart: (word: number) => starts.has(word) };
    };
    const [source, copy] = [words(left), words(right)];
    const found = alignSequences(source.keys, copy.keys);
    findLines(source, copy, found);
    return source.keys.filter((_, i) => found.left[i] === 0);
  }

  test.each([
    ['H l / H l / C 1 / C 2', 'H l C 1 / H l C 2', []],
    ['H l / H l / C 1 / C 2', 'H l C 1 / C 2', ['H', 'l']],
    ['a b / c d', 'c d / a b', []],
    ['a b / c d / a b', 'c d / a b', ['a', 'b']],
    ['a b x / c d', 'c d / a b', ['a', 'b', 'x']],
    ['a / b', 'b', ['a']],
  ])('%j in %j', (left, right, words) => {
    expect(missing(left, right)).toEqual(words);
  });
});
