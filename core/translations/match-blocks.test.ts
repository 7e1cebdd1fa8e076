import { expect, test } from 'vitest';
import { matchBlocks } from './follow-segments.ts';
import type { Block } from './segments.ts';

const p = (...texts: string[]): Block[] => texts.map((text) => ({ kind: 'p', text }));
const groups = (before: Block[], after: Block[], living?: number) =>
  matchBlocks(before, after, living)
    .map(({ before, after }) => `${before}>${after}`)
    .sort();

const one = 'The chair wanted four minutes and one sentence that stays in the room.';
const two = 'We began with the last line, because it is the only one that anybody keeps.';
const three = 'Numbers came third; a picture of the harbour at night took their place.';

test('what had left comes back only as itself, never in the place of another', () => {
  expect(groups(p(one, two, three), p(one, three, two), 2)).toEqual(['0>0', '1>2', '2>1']);
  expect(groups(p(one, three), p(one, 'A new beginning is no return of it.'), 1)).toEqual(['0>0']);
});

const titled = (title: string, text: string): Block[] => [{ kind: 'title', text: title }, ...p(text)];
const [start, end] = [one.slice(0, 36).trim(), one.slice(36).trim()];
const changed = two.replace('the last line', 'an ending');

/** So many words that stand nowhere else, told from others by their letter. */
const run = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`).join(' ');
const item = (text: string): Block => ({ kind: 'li', text });
const whole = run('a', 1, 10);

test.each<[string, Block[], Block[], string[]]>([
  ['the same paragraphs wherever they stand', p(one, two, three), p(three, one, two), ['0>1', '1>2', '2>0']],
  ['the same paragraph twice is two', p(one, two, one), p(one, one, two), ['0>0', '1>2', '2>1']],
  ['a changed one that was moved', p(one, two, three), p(three, changed, one), ['0>2', '1>1', '2>0']],
  ['one that became two', p(one, three), p(start, end, three), ['0>0,1', '1>2']],
  ['two that became one', p(start, end, three), p(one, three), ['0,1>0', '2>1']],
  ['one written anew in its place', p(one, two, three), p(one, 'All is new.', three), ['0>0', '1>1', '2>2']],
  ['a new one is nobody', p(one, two), p(one, two, 'More at the end of it all.'), ['0>0', '1>1']],
  ['a removed one is nobody', p(one, two), p(two), ['1>0']],
  ['titles are only what they are', titled(one, two), titled('Another', one), ['0>0', '1>1']],
  ['two fifths of a new one are enough', p(whole), p(run('a', 1, 6), `${run('a', 8, 10)} x y z`), ['0>0,1']],
  ['a third of a new one is too little', p(whole), p(run('a', 1, 6), `${run('a', 7, 9)} w x y z`), ['0>0']],
  ['a fifth of the nearest, that was moved', p(one, whole), p('a1 a2 v w x y', one), ['0>1', '1>0']],
  ['a tenth that was moved', p(one, whole), p(`${run('a', 1, 2)} ${run('b', 1, 8)}`, one), ['0>1']],
  [
    'the nearer of two that share a little',
    p(one, whole, run('c', 1, 10)),
    p(`${run('a', 1, 4)} ${run('c', 1, 3)} x y z`, one),
    ['0>1', '1>0'],
  ],
  ['the last of several alike', p(one), p(two, one, three, one), ['0>3']],
  ['two alike of which one is left', p(one, two, one), p(one), ['0>0']],
  ['one of which there are two', p(one), p(one, one), ['0>0']],
  ['two apart, now one', p('a b c', 'd e f', 'g h'), p('a b c g h', 'd e x'), ['0,2>0', '1>1']],
  ['one taken out before a changed one', p(one, two, 'a1 a2 a3'), p(one, 'a1 a2 x'), ['0>0', '2>1']],
  ['a changed item', p(one, 'a1 a2 a3'), [item('a1 a2 x'), ...p(one)], ['0>1', '1>0']],
  ['a paragraph is no title', p(one), [{ kind: 'title', text: one }, ...p(two)], ['0>1']],
  ['all of it anew', p(one, two), p('All is new.', 'This, too.'), ['0>0', '1>1']],
  ['the last anew', [...p(one), item(two), ...p(three)], p(one, 'All is new.'), ['0>0', '2>1']],
  ['the first of two in its place', p(one, two, three), p(one, 'All.', 'New.', three), ['0>0', '1>1', '2>3']],
  ['three anew', p('a b c', 'd', 'e', 'f'), p('a b x', 'u', 'v', 'w'), ['0>0', '1>1', '2>2', '3>3']],
  [
    'anew before the next',
    p(one, two, three),
    [...p(one), item('I.'), ...p('A.', three)],
    ['0>0', '1>2', '2>3'],
  ],
  ['another kind in its place', p(one, two), [...p(one), item('All is new here.')], ['0>0']],
  ['one in the place of two', p(one, two, whole, three), p(one, 'New.', three), ['0>0', '1>1', '3>2']],
])('%s', (_, before, after, expected) => {
  expect(groups(before, after)).toEqual(expected);
});
