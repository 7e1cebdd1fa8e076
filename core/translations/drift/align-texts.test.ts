import { expect, test } from 'vitest';
import { alignTexts } from './align-texts.ts';
import type { Block, BlockKind } from './read-blocks.ts';

/** Paragraphs by their kinds and lengths: `p40` has forty characters. */
const text = (...kinds: string[]): Block[] =>
  kinds.map((written) => {
    const [, kind = 'p', length = '20'] = /^([a-z]+\d?(?=:)|[a-z]+):?(\d*)$/.exec(written) ?? [];
    return { kind: kind as BlockKind, text: 'x'.repeat(Number(length || '20')) };
  });

test('paragraphs of one number and one order follow each other', () => {
  const both = text('title:30', 'p:200', 'h2:10', 'p:90', 'li:20', 'li:40');
  expect(alignTexts(both, both)).toEqual([0, 1, 2, 3, 4, 5].map((at) => [at, at]));
});

test('a language that takes more words for everything misleads nobody', () => {
  const longer = text('title:36', 'p:250', 'h2:12', 'p:108', 'p:490');
  expect(alignTexts(text('title:30', 'p:200', 'h2:10', 'p:90', 'p:400'), longer)).toEqual(
    [0, 1, 2, 3, 4].map((at) => [at, at]),
  );
});

test('a paragraph that the translation leaves out has none', () => {
  expect(
    alignTexts(
      text('title:30', 'p:300', 'h2:10', 'p:40', 'li:20'),
      text('title:30', 'p:300', 'p:40', 'li:20'),
    ),
  ).toEqual([
    [0, 0],
    [1, 1],
    [3, 2],
    [4, 3],
  ]);
});

test('two that became one are both followed by it, and one that became two is followed by both', () => {
  expect(alignTexts(text('p:200', 'p:180', 'h2:10'), text('p:390', 'h2:10'))).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ]);
  expect(alignTexts(text('p:390', 'h2:10'), text('p:200', 'p:180', 'h2:10'))).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
  ]);
});

test('a title follows a title, a picture a picture, and nothing else', () => {
  expect(alignTexts(text('title:30', 'p:30'), text('p:30'))).toEqual([[1, 0]]);
  expect(alignTexts(text('p:30', 'picture:30', 'p:30'), text('p:30', 'p:30'))).toEqual([
    [0, 0],
    [2, 1],
  ]);
});

test('a text without paragraphs follows nothing, one of thousands is followed in its order', () => {
  expect(alignTexts([], text('p'))).toEqual([]);
  const long = text(...Array.from({ length: 3000 }, () => 'p'));
  expect(alignTexts(long, long.slice(1))).toHaveLength(2999);
});
