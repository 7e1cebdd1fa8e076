import { expect, test } from 'vitest';
import { findWords, isAddress } from './find-words.ts';

test.each([
  ['One, two; “three”!', ['One', 'two', 'three']],
  ['don’t stop', ['don', 't', 'stop']],
  ['naïve ﬁne H₂O', ['naïve', 'fine', 'H2O']],
  ['日本 ひらがな', ['日', '本', 'ひ', 'ら', 'が', 'な']],
  ['(see https://a.example/b_(c)?d=1.)', ['see', 'https://a.example/b_(c)?d=1']],
  ['“http://a.example/”', ['http://a.example/']],
  ['a 😀 b ❤️', ['a', '😀', 'b', '❤']],
  ['$x->y(1.5);', ['x', 'y', '1', '5']],
  [' \n ', []],
])('the words of %j', (text, words) => {
  expect(findWords(text).keys).toEqual(words);
});

test('places are those in the text', () => {
  const text = '– One: (http://a.example/b), ﬁve';
  const { starts, ends } = findWords(text);
  expect(starts.map((start, i) => text.slice(start, ends[i]))).toEqual(['One', 'http://a.example/b', 'ﬁve']);
});

test('letters that can be written in two ways are one word', () => {
  expect(findWords('cafe\u0301').keys).toEqual(findWords('caf\u00e9').keys);
});

test('an address is told from a word', () => {
  expect(['http://a.example', 'https://a.example', 'http', 'httpd'].map(isAddress)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
