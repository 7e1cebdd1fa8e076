import { expect, test } from 'vitest';
import { cutText, findInTexts, isEmbedded, markOf } from './cut-text.ts';

const data = 'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAA/w==';
const picture = `data:image/png;base64,${data}`;
const other = picture.replace('AAAA/w', 'AAAB/w');

test('a text is cut, and the same picture has one mark', () => {
  const { text, marks } = cutText(`é<img src="${picture}"><img src="${other}"><img src="${picture}">`, 4);
  expect([...marks.values()].slice(0, 2)).toEqual([picture, other]);
  const [first = '', second = ''] = marks.keys();
  expect(text).toBe(`é<img src="${first}"><img src="${second}"><img src="${first}">`);
  expect(first).toBe(`data:image/png;embedded,4-11-${11 + picture.length}`);
  expect(markOf(` ${picture}`, marks)).toBe(first);
  expect(markOf('data:,', marks)).toBeUndefined();
});

test('pictures that came along are read by their addresses, whatever their length', async () => {
  const bytes = Buffer.alloc(200_000, 'abc');
  const find = findInTexts({ a: `data:image/JPEG;base64,${bytes.toString('base64')}` });
  expect(find('b')).toBeUndefined();
  expect(find('toString')).toBeUndefined();
  const found = find('a');
  expect(found).toMatchObject({ type: 'jpeg', size: 200_001 });
  const parts: Uint8Array[] = [];
  for await (const part of found?.read() ?? []) parts.push(part);
  expect(Buffer.concat(parts).equals(bytes)).toBe(true);
});

test.each([
  [picture, true],
  [` ${picture}\n`, true],
  [`${picture}"x`, false],
  [picture.replace('png', 'svg+xml'), false],
  ['data:image/gif;base64,R0', false],
  ['data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', false],
  ['https://old.example.com/a.png', false],
  ['', false],
])('%j is a picture in the text itself: %s', (source, expected) => {
  expect(isEmbedded(source)).toBe(expected);
});
