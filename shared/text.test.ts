import { expect, test } from 'vitest';
import { compareAllLines, compareLines, diffLists } from './diff.ts';
import { copyTitle, postLimits } from './post.ts';
import { findMatches, foldText, markMatches, searchWords } from './text.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('folding text ignores accents, case, and kinds of quotation marks and dashes', () => {
  expect(foldText('Señal')).toBe(foldText('SENAL'));
  expect(foldText('it’s “so” – here')).toBe(`it's "so" - here`);
  // Composed and decomposed accents are equal.
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'));
});

test('a search query is split into words', () => {
  expect(searchWords('  Dos   PÁJAROS ')).toEqual(['dos', 'pajaros']);
  expect(searchWords('<b>up-to-date</b> & up')).toEqual(['b', 'up', 'to', 'date']);
  expect(searchWords('  ')).toEqual([]);
});

test('search matches are marked in the original text', () => {
  expect(marked('Las señales de Señor', 'SENA')).toBe('Las [seña]les de Señor');
  expect(marked('Two words, two', 'two wo')).toBe('[Two] [wo]rds, [two]');
  expect(marked('Nothing here', 'zzz')).toBe('Nothing here');
  expect(marked('', 'x')).toBe('');
});

test('search matches are marked correctly after combining accents and emoji', () => {
  expect(marked('e\u0301\u{1F426} pájaro', 'pajaro')).toBe('e\u0301\u{1F426} [pájaro]');
  expect(findMatches('\u{1F426}a', ['a'])).toEqual([{ start: 2, end: 3 }]);
});

const signs = { same: ['', ''], removed: ['[-', ']'], added: ['[+', ']'] } as const;
const compared = (before: string, after: string) =>
  compareLines(before.split('\n'), after.split('\n')).map(
    (line) => line?.map(({ kind, text }) => signs[kind][0] + text + signs[kind][1]).join('') ?? null,
  );

test('a rewritten line is compared word by word', () => {
  expect(compared('The old line stays', 'The new line stays')).toEqual(['The [-old ][+new ]line stays']);
});

test('the last word before added text counts as unchanged', () => {
  expect(compared('It ends.', 'It ends. Or not.')).toEqual(['It ends. [+Or not.]']);
});

test('added and removed lines are marked as a whole', () => {
  expect(compared('a\nb', 'a\nx y\nb')).toEqual(['a', '[+x y]', 'b']);
  expect(compared('a\nx y\nb', 'a\nb')).toEqual(['a', '[-x y]', 'b']);
});

test('replaced lines are compared with those they resemble, even if others were added in between', () => {
  expect(compared('one two three\nx', 'quite new\none two four\nx')).toEqual([
    '[+quite new]',
    'one two [-three ][+four]',
    'x',
  ]);
  expect(compared('all of it\nx', 'nothing left\nx')).toEqual(['[-all of it ][+nothing left]', 'x']);
  const many = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  expect(compareAllLines(many, [...many].reverse())).toHaveLength(59);
});

test('a comparison shows unchanged lines only next to a change', () => {
  expect(compared('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\nsix')).toEqual([null, '5', '[-6 ][+six]']);
  expect(compared('1\n2\n3\n4\n5', 'one\n2\n3\n4\n5')).toEqual(['[-1 ][+one]', '2', null]);
  expect(compared('1\n2', '1\n2')).toEqual([null]);
});

const letterSigns = { same: ' ', removed: '-', added: '+' };
const diffed = (before: string, after: string) =>
  diffLists([...before], [...after])
    .map(({ kind, text }) => (letterSigns[kind] + text).trim())
    .join(' ');

test('a list comparison removes missing items, adds new ones, and leaves the rest', () => {
  expect(diffed('abcd', 'axcd')).toBe('a -b +x c d');
  expect(diffed('abc', 'abc')).toBe('a b c');
  expect(diffed('', 'ab')).toBe('+a +b');
  expect(diffed('ab', '')).toBe('-a -b');
});

test('a list comparison removes a moved item once and adds it once', () => {
  expect(diffed('abcd', 'bcda')).toBe('-a b c d +a');
});

test('a list comparison contains every item of both lists', () => {
  const [before, after] = ['the quick brown fox jumps', 'a quick red fox has jumped'].map((text) =>
    text.split(' '),
  );
  const differences = diffLists(before ?? [], after ?? []);
  const without = (kind: string) => differences.filter((one) => one.kind !== kind).map(({ text }) => text);
  expect(without('added')).toEqual(before);
  expect(without('removed')).toEqual(after);
});

test('the title of a duplicate starts with “Copy of” in the post’s language', () => {
  expect(copyTitle({ title: 'On boards', language: 'en' })).toBe('Copy of On boards');
  expect(copyTitle({ title: 'Del consejo', language: 'es' })).toBe('Copia de Del consejo');
  expect(copyTitle({ title: 'Copy of On boards', language: 'en' })).toBe('Copy of Copy of On boards');
});

test('the title of a duplicate is truncated between characters if it is too long', () => {
  for (const title of ['x'.repeat(300), '😀'.repeat(150), `x${'😀'.repeat(149)}`]) {
    const copy = copyTitle({ title, language: 'en' });
    expect(copy.length).toBeLessThanOrEqual(postLimits.title);
    expect(copy.isWellFormed()).toBe(true);
    expect(copy.endsWith('…')).toBe(true);
  }
});
