import { expect, test } from 'vitest';
import {
  beginCorrespondence,
  type Correspondence,
  confirmSegments,
  followOriginal,
  followTranslation,
} from './correspondence.ts';
import type { Block } from './segments.ts';
import { marksOf, readSideBySide } from './side-by-side.ts';

const p = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'p', text }));

const english = ['The chair wanted four minutes.', 'We began with the sentence.', 'It has one verb in it.'];
const spanish = [
  'La presidenta quería cuatro minutos.',
  'Empezamos por la frase.',
  'Tiene un verbo, uno solo.',
];
const begun = () => beginCorrespondence(p(...english), p(...spanish));
const marks = (now: Correspondence) => [...marksOf(now).values()].map(({ kind, at }) => `${kind} ${at}`);

const [chair = '', sentence = '', verb = ''] = english;
const [first = '', second = '', third = ''] = spanish;
const idea = 'A thought that nobody had had.';
const excerpt: Block = { kind: 'excerpt', text: 'In short.' };
const heading: Block = { kind: 'h2', text: 'A heading of four words' };

test('a changed paragraph shows its changes since it was translated', () => {
  const now = followOriginal(begun(), p(chair.replace('four', 'three'), sentence, verb));
  expect(readSideBySide(now)[0]?.marks).toEqual([
    {
      id: 'changed-0',
      kind: 'changed',
      at: [0],
      redline: [
        { kind: 'same', text: 'The chair wanted' },
        { kind: 'removed', text: 'four' },
        { kind: 'added', text: 'three' },
        { kind: 'same', text: 'minutes.' },
      ],
    },
  ]);
  expect(marks(now)).toEqual(['changed 0']);
});

test('a reverted change has no mark', () => {
  const there = followOriginal(begun(), p(chair.replace('four', 'three'), sentence, verb));
  expect(marks(followOriginal(there, p(...english)))).toEqual([]);
});

test('joined paragraphs are compared part by part', () => {
  const joined = followOriginal(begun(), p(`${chair} ${sentence}`, verb));
  expect(marks(joined)).toEqual([]);
  const [row, ...others] = readSideBySide(joined);
  expect([row?.original.length, row?.translation.length, others.length]).toEqual([1, 2, 1]);
  const changed = followOriginal(joined, p(`${chair} ${sentence.replace('began', 'opened')}`, verb));
  expect(marks(changed)).toEqual(['changed 1']);
});

test('a split paragraph has one translation, and editing the translation clears its mark', () => {
  const long = `${chair} ${sentence} ${verb}`;
  const [start, end] = [`${chair} ${sentence}`, verb];
  const split = followOriginal(beginCorrespondence(p(long), p('Todo en uno solo.')), p(start, end));
  expect(marks(split)).toEqual([]);
  expect(split.original.map(({ block }) => block)).toEqual([0, 1]);
  const edited = followOriginal(beginCorrespondence(p('a b c d e f'), p('u')), p('x a c d e f'));
  const seen = followOriginal(edited, p('x a c', 'd e f')).original.map((each) => each.seen);
  expect(seen).toEqual(['a b c', 'd e f']);
  const changed = followOriginal(split, p(start, `${end} And a noun.`));
  expect(marks(changed)).toEqual(['changed 0']);
  expect(marks(followTranslation(changed, p('Todo en uno, y un nombre.')))).toEqual([]);
});

test('a removed paragraph is marked while its translation exists, and unmarked when it is put back', () => {
  const gone = followOriginal(begun(), p(chair, verb));
  expect(marks(gone)).toEqual(['removed 1']);
  expect(marks(followOriginal(gone, p(`${chair} Or more.`, verb)))).toEqual(['changed 0', 'removed 1']);
  expect(marks(confirmSegments(gone, new Set(marksOf(gone).keys())))).toEqual([]);
  expect(marks(followOriginal(gone, p(...english)))).toEqual([]);
  expect(marks(followTranslation(gone, p(first, third)))).toEqual([]);
  expect(marks(followTranslation(gone, p(first, `${second} Con otra.`, third)))).toEqual([]);
  expect(marks(followTranslation(gone, p(`${first} Nada más.`, second, third)))).toEqual(['removed 1']);
});

test('a new paragraph is missing until the translation has one in its place', () => {
  const more = followOriginal(begun(), p(chair, idea, sentence, verb));
  expect(marks(more)).toEqual(['missing ']);
  expect(readSideBySide(more).map(({ translation }) => translation.length)).toEqual([1, 0, 1, 1]);
  const grown = p(first, 'Una idea que nadie había tenido.', second, third);
  expect(marks(followTranslation(more, grown))).toEqual([]);
  const kept = confirmSegments(more, new Set(marksOf(more).keys()));
  expect(marks(kept)).toEqual([]);
  expect(followTranslation(kept, grown).original[1]).toMatchObject({ by: [], seen: idea });
  const two = followOriginal(kept, p(chair, idea, 'Another, and a longer one.', sentence, verb));
  const joined = followOriginal(two, p(chair, `${idea} Another, and a longer one.`, sentence, verb));
  expect([marks(joined), joined.original.length]).toEqual([['missing '], 5]);
});

test('a paragraph whose translation is removed is missing, and restoring the translation restores its state', () => {
  expect(marks(followTranslation(begun(), p(...spanish.slice(1))))).toEqual(['missing ']);
  const drifted = followOriginal(begun(), p(chair.replace('four', 'three'), sentence, verb));
  const without = followTranslation(drifted, p(...spanish.slice(1)));
  expect(marks(without)).toEqual(['missing ']);
  expect(marks(followTranslation(without, p(...spanish)))).toEqual(['changed 0']);
  const later = followTranslation(without, p('Otra frase.', ...spanish.slice(2)));
  const [mark] = marksOf(followTranslation(later, p(...spanish))).values();
  expect(mark).toMatchObject({ kind: 'changed', at: [0] });
  expect(mark?.redline).toContainEqual({ kind: 'removed', text: 'four' });
});

test('a paragraph that was never translated is missing', () => {
  expect(marks(beginCorrespondence([...p(chair), heading], p(first)))).toEqual(['missing ']);
});

test.each<[string, Block[], Block[], Block[], Block[], number[]]>([
  ['a paragraph, not a heading', p('a'), p('x'), [...p('a'), heading, ...p('b')], p('x', 'z'), [1, 0, 1]],
  [
    'nothing if the new original paragraph is elsewhere',
    p('a', 'b'),
    p('x', 'y'),
    p('a', 'b', 'c'),
    p('x', 'z', 'y'),
    [1, 1, 0],
  ],
  ['the last paragraph', p('a', 'b'), p('x', 'y'), p('a', 'c', 'b', 'd'), p('x', 'y', 'z'), [1, 0, 1, 1]],
  ['the first untranslated paragraph', p('a'), p('x'), p('a', 'b', 'c'), p('x', 'z'), [1, 1, 0]],
  ['nothing if only an excerpt is missing', p('a'), p('x'), [excerpt, ...p('a')], p('z', 'x'), [0, 1]],
  ['nothing if it is an excerpt', p('a'), p('x'), p('b', 'a'), [excerpt, ...p('x')], [0, 1]],
])(
  'a new paragraph in the translation is matched with %s',
  (_, from, to, original, translation, followers) => {
    const grown = followOriginal(beginCorrespondence(from, to), original);
    const now = followTranslation(grown, translation);
    expect(now.original.map(({ by }) => by.length)).toEqual(followers);
  },
);
