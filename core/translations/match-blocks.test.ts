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
const three = 'Numbers came third; a picture of the harbor at night took their place.';

test('a removed paragraph is matched again only if the same text returns', () => {
  expect(groups(p(one, two, three), p(one, three, two), 2)).toEqual(['0>0', '1>2', '2>1']);
  expect(groups(p(one, three), p(one, 'A new beginning is no return of it.'), 1)).toEqual(['0>0']);
});

const titled = (title: string, text: string): Block[] => [{ kind: 'title', text: title }, ...p(text)];
const [start, end] = [one.slice(0, 36).trim(), one.slice(36).trim()];
const changed = two.replace('the last line', 'an ending');

/** Returns unique words, numbered and marked with a letter. */
const run = (letter: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${letter}${from + at}`).join(' ');
const item = (text: string): Block => ({ kind: 'li', text });
const whole = run('a', 1, 10);

test.each<[string, Block[], Block[], string[]]>([
  ['equal paragraphs in another order', p(one, two, three), p(three, one, two), ['0>1', '1>2', '2>0']],
  ['equal paragraphs one by one', p(one, two, one), p(one, one, two), ['0>0', '1>2', '2>1']],
  ['a changed and moved one', p(one, two, three), p(three, changed, one), ['0>2', '1>1', '2>0']],
  ['one that was split', p(one, three), p(start, end, three), ['0>0,1', '1>2']],
  ['two that were joined', p(start, end, three), p(one, three), ['0,1>0', '2>1']],
  [
    'a rewritten one in the same position',
    p(one, two, three),
    p(one, 'All is new.', three),
    ['0>0', '1>1', '2>2'],
  ],
  ['a new one with none', p(one, two), p(one, two, 'More at the end of it all.'), ['0>0', '1>1']],
  ['a removed one with none', p(one, two), p(two), ['1>0']],
  ['titles only with titles', titled(one, two), titled('Another', one), ['0>0', '1>1']],
  ['a new one that shares two fifths', p(whole), p(run('a', 1, 6), `${run('a', 8, 10)} x y z`), ['0>0,1']],
  ['not a new one that shares a third', p(whole), p(run('a', 1, 6), `${run('a', 7, 9)} w x y z`), ['0>0']],
  ['a moved one that shares a fifth', p(one, whole), p('a1 a2 v w x y', one), ['0>1', '1>0']],
  [
    'not a moved one that shares a tenth',
    p(one, whole),
    p(`${run('a', 1, 2)} ${run('b', 1, 8)}`, one),
    ['0>1'],
  ],
  [
    'the more similar of two',
    p(one, whole, run('c', 1, 10)),
    p(`${run('a', 1, 4)} ${run('c', 1, 3)} x y z`, one),
    ['0>1', '1>0'],
  ],
  ['the last of two equal ones', p(one), p(two, one, three, one), ['0>3']],
  ['the first of two equal ones if one is left', p(one, two, one), p(one), ['0>0']],
  ['one with the first of two equal ones', p(one), p(one, one), ['0>0']],
  ['two joined across another', p('a b c', 'd e f', 'g h'), p('a b c g h', 'd e x'), ['0,2>0', '1>1']],
  ['a changed one after a removed one', p(one, two, 'a1 a2 a3'), p(one, 'a1 a2 x'), ['0>0', '2>1']],
  [
    'a changed paragraph that became a list item',
    p(one, 'a1 a2 a3'),
    [item('a1 a2 x'), ...p(one)],
    ['0>1', '1>0'],
  ],
  ['no paragraph with a title', p(one), [{ kind: 'title', text: one }, ...p(two)], ['0>1']],
  [
    'all paragraphs of a rewritten text in order',
    p(one, two),
    p('All is new.', 'This, too.'),
    ['0>0', '1>1'],
  ],
  [
    'a rewritten last one of the same kind',
    [...p(one), item(two), ...p(three)],
    p(one, 'All is new.'),
    ['0>0', '2>1'],
  ],
  ['the first of two new ones', p(one, two, three), p(one, 'All.', 'New.', three), ['0>0', '1>1', '2>3']],
  [
    'three rewritten ones in the same positions',
    p('a b c', 'd', 'e', 'f'),
    p('a b x', 'u', 'v', 'w'),
    ['0>0', '1>1', '2>2', '3>3'],
  ],
  [
    'a rewritten one of the same kind before the next',
    p(one, two, three),
    [...p(one), item('I.'), ...p('A.', three)],
    ['0>0', '1>2', '2>3'],
  ],
  ['no rewritten one of another kind', p(one, two), [...p(one), item('All is new here.')], ['0>0']],
  [
    'a rewritten one with the first of two',
    p(one, two, whole, three),
    p(one, 'New.', three),
    ['0>0', '1>1', '3>2'],
  ],
])('paragraphs are matched: %s', (_, before, after, expected) => {
  expect(groups(before, after)).toEqual(expected);
});
