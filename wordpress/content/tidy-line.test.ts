import { describe, expect, test } from 'vitest';
import { type Inline, plain } from './content-model.ts';
import { liftFloats, splitParagraphs, tidyLine } from './tidy-line.ts';

const text = (value: string): Inline => ({ kind: 'text', text: value, marks: plain });
const hard: Inline = { kind: 'break', soft: false };
const soft: Inline = { kind: 'break', soft: true };
const parting: Inline = { kind: 'parting' };

function image(floated: boolean): Inline {
  const picture = { src: 'https://a.example/a.jpg', alt: '', width: null, height: null };
  return { kind: 'image', image: picture, marks: plain, floated };
}

/** A line in short: its words, / for a break, # for a picture. */
function short(line: Inline[]): string {
  return line
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'image' ? '#' : '/';
    })
    .join('');
}

describe('splitParagraphs', () => {
  test.each<[string, Inline[], string[]]>([
    ['at a parting', [text('a'), parting, text('b')], ['a', 'b']],
    ['where two written breaks meet', [text('a'), hard, text(' '), hard, text('b')], ['a', 'b']],
    ['where two line ends meet', [text('a'), soft, soft, text('b')], ['a/b']],
    ['not at a written break that ends its line', [text('a'), hard, soft, text('b')], ['a/b']],
    ['not at a single break', [text('a'), soft, text('b'), hard, text('c')], ['a/b/c']],
    ['and drops what is empty', [parting, text(' '), parting, text('\u00a0'), hard, parting], []],
    ['but keeps pictures', [parting, image(false), parting], ['#']],
  ])('%s', (_case, inlines, lines) => {
    expect(splitParagraphs(inlines).map(short)).toEqual(lines);
  });
});

describe('tidyLine', () => {
  test.each<[Inline[], string]>([
    [[text(' a '), text(' b ')], 'a b'],
    [[hard, text('a'), hard], 'a'],
    [[text('a '), hard, text(' b')], 'a/b'],
    [[text('a'), parting, text('b')], 'a/b'],
    [[text('a'), text(' '), text(' '), text('b')], 'a b'],
    [[text('\u00a0 code')], '\u00a0 code'],
    [[text(' '), text('\u200b')], ''],
  ])('%j', (inlines, line) => {
    expect(short(tidyLine(inlines))).toBe(line);
  });
});

describe('liftFloats', () => {
  test('floated pictures stand above the text that ran beside them', () => {
    expect(liftFloats([text('a '), image(true), text(' b'), image(false)]).map(short)).toEqual(['#', 'a b#']);
  });

  test('without text there is nothing to stand above', () => {
    expect(liftFloats([image(true), image(true)]).map(short)).toEqual(['##']);
  });
});
