import { expect, test } from 'vitest';
import { wordNumbering, wordPart } from '../../test/word-file.ts';
import { textFile } from '../../test/zip-archive.ts';
import { createListNumbers } from './list-numbers.ts';
import { allElements } from './read-xml.ts';
import type { Numbering } from './style-sheet.ts';
import type { XmlNode } from './xml-node.ts';

async function elements(xml: string): Promise<XmlNode[]> {
  const { size, read } = textFile(wordPart('numbering', xml));
  return allElements({ path: 'numbering.xml', size, read: () => read() }, 'w:numbering');
}

function numbering(numId: number, level?: number): Numbering {
  return { list: String(numId), level: level === undefined ? undefined : String(level) };
}

/** The numbers of items, as "number level value" of their list. */
async function counted(xml: string, ...items: [numId: number, level?: number][]): Promise<string[]> {
  const numbers = createListNumbers(await elements(xml));
  return items.map(([numId, level]) => {
    const item = numbers.next(numbering(numId, level), []);
    return item
      ? `${item.ordered ? 'number' : 'bullet'} ${item.level} ${item.value} of ${item.list}`
      : 'none';
  });
}

test('a level that the list does not define is a bullet', async () => {
  expect(await counted(wordNumbering, [2, 7])).toEqual(['bullet 7 1 of 11']);
});

test('a level is found by the style that it belongs to', async () => {
  const level = (ilvl: number, style: string) =>
    `<w:lvl w:ilvl="${ilvl}"><w:pStyle w:val="${style}"/><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl>`;
  const xml =
    `<w:abstractNum w:abstractNumId="1">${level(0, 'Outer')}${level(1, 'Inner')}</w:abstractNum>` +
    '<w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num>';
  const numbers = createListNumbers(await elements(xml));
  expect(numbers.next(numbering(7), ['Inner', 'Normal'])).toMatchObject({ level: 1, value: 1 });
  expect(numbers.next(numbering(7), ['Outer'])).toMatchObject({ level: 0, value: 1 });
  expect(numbers.next(numbering(7), ['Another'])).toMatchObject({ level: 0, value: 2 });
});

test('numbers that are none do no harm', async () => {
  const xml =
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="x"><w:start w:val="many"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1"/></w:lvl></w:abstractNum>' +
    '<w:num w:numId="7"><w:abstractNumId w:val="1"/></w:num><w:num/><w:abstractNum/>';
  expect(await counted(xml, [7, 0], [7, 0])).toEqual(['number 0 0 of 1', 'number 0 1 of 1']);
});
