import { expect, test } from 'vitest';
import { alignSequences } from './align-words.ts';
import { findMoved } from './find-moved.ts';

/** The words of `left` that are missing from `right`, wherever they stand. */
function lost(left: string, right: string): string[] {
  const keys = { left: left.split(' '), right: right.split(' ') };
  const found = alignSequences(keys.left, keys.right);
  findMoved(keys, found);
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
