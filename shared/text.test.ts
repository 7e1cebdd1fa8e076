import { expect, test } from 'vitest';
import { compareLines, diffLists } from './diff.ts';
import { copyTitle, postLimits } from './post.ts';
import { findMatches, foldText, markMatches, searchWords } from './text.ts';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

test('accents, case, and kinds of quotation marks and dashes make no difference', () => {
  expect(foldText('Señal')).toBe(foldText('SENAL'));
  expect(foldText('it’s “so” – here')).toBe(`it's "so" - here`);
  // Composed and decomposed are the same word.
  expect(foldText('e\u0301')).toBe(foldText('\u00e9'));
});

test('a query is split into words', () => {
  expect(searchWords('  Dos   PÁJAROS ')).toEqual(['dos', 'pajaros']);
  expect(searchWords('<b>up-to-date</b> & up')).toEqual(['b', 'up', 'to', 'date']);
  expect(searchWords('  ')).toEqual([]);
});

test('matches are marked in the original text', () => {
  expect(marked('Las señales de Señor', 'SENA')).toBe('Las [seña]les de Señor');
  expect(marked('Two words, two', 'two wo')).toBe('[Two] [wo]rds, [two]');
  expect(marked('Nothing here', 'zzz')).toBe('Nothing here');
  expect(marked('', 'x')).toBe('');
});

test('positions are right after combining accents and astral characters', () => {
  expect(marked('e\u0301\u{1F426} pájaro', 'pajaro')).toBe('e\u0301\u{1F426} [pájaro]');
  expect(findMatches('\u{1F426}a', ['a'])).toEqual([{ start: 2, end: 3 }]);
});

const signs = { same: ['', ''], removed: ['[-', ']'], added: ['[+', ']'] } as const;
const compared = (before: string, after: string) =>
  compareLines(before.split('\n'), after.split('\n')).map(
    (line) => line?.map(({ kind, text }) => signs[kind][0] + text + signs[kind][1]).join('') ?? null,
  );

test('a rewritten line is compared by words', () => {
  expect(compared('The old line stays', 'The new line stays')).toEqual(['The [-old ][+new ]line stays']);
});

test('an extended line keeps its last word', () => {
  expect(compared('It ends.', 'It ends. Or not.')).toEqual(['It ends. [+Or not.]']);
});

test('added and removed lines are whole', () => {
  expect(compared('a\nb', 'a\nx y\nb')).toEqual(['a', '[+x y]', 'b']);
  expect(compared('a\nx y\nb', 'a\nb')).toEqual(['a', '[-x y]', 'b']);
});

test('only unchanged lines next to a change are shown', () => {
  expect(compared('1\n2\n3\n4\n5\n6', '1\n2\n3\n4\n5\nsix')).toEqual([null, '5', '[-6 ][+six]']);
  expect(compared('1\n2\n3\n4\n5', 'one\n2\n3\n4\n5')).toEqual(['[-1 ][+one]', '2', null]);
  expect(compared('1\n2', '1\n2')).toEqual([null]);
});

const letterSigns = { same: ' ', removed: '-', added: '+' };
const diffed = (before: string, after: string) =>
  diffLists([...before], [...after])
    .map(({ kind, text }) => (letterSigns[kind] + text).trim())
    .join(' ');

test('missing items are removed, new ones added, the rest stays', () => {
  expect(diffed('abcd', 'axcd')).toBe('a -b +x c d');
  expect(diffed('abc', 'abc')).toBe('a b c');
  expect(diffed('', 'ab')).toBe('+a +b');
  expect(diffed('ab', '')).toBe('-a -b');
});

test('a moved item is removed once and added once', () => {
  expect(diffed('abcd', 'bcda')).toBe('-a b c d +a');
});

test('both lists can be read from the result', () => {
  const [before, after] = ['the quick brown fox jumps', 'a quick red fox has jumped'].map((text) =>
    text.split(' '),
  );
  const differences = diffLists(before ?? [], after ?? []);
  const without = (kind: string) => differences.filter((one) => one.kind !== kind).map(({ text }) => text);
  expect(without('added')).toEqual(before);
  expect(without('removed')).toEqual(after);
});

test('says that it is a copy, in the post’s language', () => {
  expect(copyTitle({ title: 'On boards', language: 'en' })).toBe('Copy of On boards');
  expect(copyTitle({ title: 'Del consejo', language: 'es' })).toBe('Copia de Del consejo');
  expect(copyTitle({ title: 'Copy of On boards', language: 'en' })).toBe('Copy of Copy of On boards');
});

test('shortens a title that would be too long, between characters', () => {
  for (const title of ['x'.repeat(300), '😀'.repeat(150), `x${'😀'.repeat(149)}`]) {
    const copy = copyTitle({ title, language: 'en' });
    expect(copy.length).toBeLessThanOrEqual(postLimits.title);
    expect(copy.isWellFormed()).toBe(true);
    expect(copy.endsWith('…')).toBe(true);
  }
});
