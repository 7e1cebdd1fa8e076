import { expect, test } from 'vitest';
import { type Align, type Line, readBlocks } from '../../shared/rich-text/blocks.ts';
import { breakLines, fontRuns } from './pdf-lines.ts';

/** Every character is one point wide. */
const measure = (_font: string, text: string) => Array.from(text).length;

function lines(html: string, room: number, align: Align | null = null) {
  const [line] = readBlocks(`<p>${html}</p>`) as Line[];
  return breakLines(line?.inlines ?? [], { room, align, measure });
}

const words = (html: string, room: number) =>
  lines(html, room).map((segments) => segments.map(({ text }) => text).join(''));

test('PDF lines break at spaces, and are as full as possible', () => {
  expect(words('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(words('one two', 7)).toEqual(['one two']);
  // One paragraph of the maximum length must be broken within the test's time limit.
  expect(words('one two '.repeat(100_000), 7)).toHaveLength(100_000);
});

test('a line break in the text ends a PDF line, and a no-break space prevents one', () => {
  expect(words('a<br>b', 9)).toEqual(['a', 'b']);
  expect(words('aa 1\u00a0000', 6)).toEqual(['aa', '1\u00a0000']);
});

test('a PDF line can break after a hyphen or dash within a word', () => {
  expect(words('a well-known', 8)).toEqual(['a well-', 'known']);
});

test('a word longer than a PDF line is broken anywhere without losing letters', () => {
  expect(words('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('formatting within a word doesn’t break it across PDF lines', () => {
  expect(words('aa b<strong>c</strong>d', 5)).toEqual(['aa', 'bcd']);
  const [line] = lines('aa <em>b</em> c', 20);
  expect(line?.map(({ text, x }) => [text, x])).toEqual([
    ['aa ', 0],
    ['b ', 3],
    ['c', 5],
  ]);
});

test('PDF lines are aligned right, centered and justified', () => {
  expect(lines('abcd', 10, 'right')[0]?.[0]?.x).toBe(6);
  expect(lines('abcd', 10, 'center')[0]?.[0]?.x).toBe(3);
  const [first, last] = lines('aa bb cc', 7, 'justify');
  expect(first?.[0]?.wordSpacing).toBe(2);
  expect(last?.[0]?.wordSpacing).toBe(0);
});

test('links in a PDF have their URLs, and adjacent links stay separate', () => {
  const [line] = lines('<a href="/a">a</a><a href="/b">b</a> c', 20);
  expect(line?.map(({ text, link }) => [text, link?.href])).toEqual([
    ['a', '/a'],
    ['b ', '/b'],
    ['c', undefined],
  ]);
});

test('each style and alphabet has its PDF font, and unsupported letters are replaced', () => {
  const look = { strong: true, em: false };
  expect(fontRuns('Šo', look)).toEqual([
    { font: 'newsreader-print-bold-extended', text: 'Š' },
    { font: 'newsreader-print-bold', text: 'o' },
  ]);
  expect(fontRuns('e\u0301 x\u00ady\u200b', { strong: false, em: true })).toEqual([
    { font: 'newsreader-print-italic', text: 'é xy' },
  ]);
  expect(fontRuns('日本 → Ελλάδα', { strong: false, em: false })).toEqual([
    { font: 'newsreader-print', text: expect.stringMatching(/^[\x20-\x7e]+$/) as string },
  ]);
});
