import { expect, test } from 'vitest';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import {
  type WordParts,
  wordFile,
  wordItem,
  wordNumbering,
  wordParagraph,
  wordRun,
} from '../../test/word-file.ts';
import { readWord } from './read-word.ts';

async function read(parts: WordParts | string) {
  const named = typeof parts === 'string' ? { body: parts } : parts;
  const file = wordFile({ numbering: wordNumbering, ...named });
  const text = expectOk(await readWord(file, { origin: 'https://site.example', fileName: 'x.docx' }));
  const html = writeBlocks(text.blocks).replaceAll(' target="_blank" rel="noopener noreferrer"', '');
  return { ...text, html };
}

const htmlOf = async (parts: WordParts | string) => (await read(parts)).html;

/** Items as `text:list:level`, and paragraphs as words alone. */
const list = (text: string) =>
  text
    .split(' ')
    .map((each) => each.split(':'))
    .map(([words = '', id, level]) =>
      id ? wordItem(words, Number(id), Number(level ?? 0)) : wordParagraph(words),
    )
    .join('');

test.each([
  [
    'told by their numbers, and nested by their levels',
    'a:1 b:1:1 c:2:2 d:1 between one:2 two:2',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul><p>between</p><ol><li>one</li><li>two</li></ol>',
  ],
  [
    'counted on behind a paragraph, also under another number',
    'one:2 two:2 between three:2 four:3 five:2 anew:4 six:4 last seven:2',
    '<ol><li>one</li><li>two</li></ol><p>between</p><ol start="3"><li>three</li><li>four</li><li>five</li></ol><ol start="5"><li>anew</li><li>six</li></ol><p>last</p><ol start="7"><li>seven</li></ol>',
  ],
  [
    'begun anew in each item',
    'one:2 a:2:1 b:2:1 two:2 a:2:1',
    '<ol><li>one<ul><li>a. a</li><li>b. b</li></ul></li><li>two<ul><li>a. a</li></ul></li></ol>',
  ],
  ['paragraphs without numbers and bullets', 'a:5 b:5', '<p>a</p><p>b</p>'],
  [
    'counted without their empty items',
    'one:2 :2 three:2',
    '<ol><li>one</li></ol><ol start="3"><li>three</li></ol>',
  ],
])('lists are %s', async (_, items, html) => {
  expect(await htmlOf(list(items))).toBe(html);
});

test('a paragraph of the list’s style without a number goes on in the item', async () => {
  const body = wordItem('one', 2) + wordParagraph('and more', 'ListParagraph') + wordItem('two', 2);
  expect(await htmlOf(body)).toBe('<ol><li><p>one</p><p>and more</p></li><li>two</li></ol>');
  expect(await htmlOf(wordParagraph('alone', 'ListParagraph'))).toBe('<p>alone</p>');
});

test('numbers come from styles, too, and can be switched off', async () => {
  const off = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
  const body =
    wordParagraph('one', 'Numbered') +
    wordParagraph('a', 'Deep') +
    wordParagraph('two', 'Numbered') +
    wordParagraph('none', 'Numbered', off);
  expect(await htmlOf(body)).toBe('<ol><li>one<ul><li>a. a</li></ul></li><li>two</li></ol><p>none</p>');
  expect(await htmlOf(wordItem('one', 6) + wordParagraph('b', 'Named'))).toBe(
    '<ol start="0"><li>one<ol start="2"><li>b</li></ol></li></ol>',
  );
});

test.each([
  ['lowerLetter', '%1)', 28, 'bb)'],
  ['upperRoman', 'Article %1.', 14, 'Article XIV.'],
  ['decimalZero', '%1', 7, '07'],
  ['ordinal', '(%1)', 2, '(2)'],
  ['bullet', '\uf0a8', 1, '☐'],
  ['none', 'Note:', 1, 'Note:'],
])('a label of %s as %s is part of the text', async (format, text, start, label) => {
  const font = '<w:rPr><w:rFonts w:hAnsi="Wingdings"/></w:rPr>';
  const level = `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${font}</w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  expect(await htmlOf({ body: wordItem('x', 1), numbering })).toBe(`<ul><li>${label} x</li></ul>`);
});

test('a numbered heading is a heading, and its number is told', async () => {
  const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>';
  const body = wordParagraph('T', 'Title') + wordParagraph('Part', 'Ttulo1', numbered);
  const { html, report } = await read(body);
  expect(html).toBe('<h2>Part</h2>');
  expect(report).toEqual([{ code: 'heading_numbers', count: 1, what: 'Part' }]);
});

test('quoted paragraphs that stand together are one quotation', async () => {
  const body =
    wordParagraph('One', 'Cita') +
    wordParagraph('Two', 'Cita') +
    wordParagraph('Between') +
    wordParagraph('Three', 'Intense');
  expect(await htmlOf(body)).toBe(
    '<blockquote><p>One</p><p>Two</p></blockquote><p>Between</p><blockquote><p>Three</p></blockquote>',
  );
});

const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (cells: string[], properties = '') =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

test('a table is a list of its rows, each with its headings', async () => {
  const heads = ['Name', 'Place'].map((text) => cell(wordParagraph(text)));
  const body = table(
    row(heads, '<w:tblHeader/>'),
    row([cell(wordParagraph('Ana')), cell(wordParagraph('Cádiz'))]),
    row([cell(wordParagraph('Bea')), cell(wordParagraph(''))]),
  );
  const { html, report } = await read(body);
  expect(html).toBe(
    '<figure><ul><li><strong>Name:</strong> Ana<br><strong>Place:</strong> Cádiz</li><li><strong>Name:</strong> Bea</li></ul></figure>',
  );
  expect(report).toEqual([{ code: 'tables', count: 1, what: '' }]);
});

test('a table that only laid out a page is what stands in it', async () => {
  const body = table(row([cell(wordParagraph('T', 'Ttulo2') + wordParagraph('One') + wordParagraph('Two'))]));
  expect(await htmlOf(wordParagraph('X', 'Title') + body)).toBe('<h2>T</h2><p>One</p><p>Two</p>');
});

test('a table within a table loses no word', async () => {
  const inner = table(row([cell(wordParagraph('k')), cell(wordParagraph('v'))]));
  const html = await htmlOf(
    table(row([cell(wordParagraph('outer') + inner), cell(wordParagraph('beside'))])),
  );
  expect(html).toBe('<p>outer</p><figure><ul><li><strong>k:</strong> v</li></ul></figure><p>beside</p>');
});

const linked = (target: string, isExternal = true) => ({
  rId1: { type: 'hyperlink' as const, target, isExternal },
});
const link = (runs: string, more = '') => `<w:p><w:hyperlink r:id="rId1"${more}>${runs}</w:hyperlink></w:p>`;

test('links lead where they led, those of this site within it', async () => {
  const body = link(wordRun('here', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>'));
  expect(await htmlOf({ body, relations: linked('https://www.example.com/a?b=1&amp;c=2') })).toBe(
    '<p><a href="https://www.example.com/a?b=1&amp;c=2">here</a></p>',
  );
  expect(await htmlOf({ body, relations: linked('https://site.example/blog/x') })).toBe(
    '<p><a href="/blog/x">here</a></p>',
  );
  expect(await htmlOf({ body, relations: linked('mailto:ana@example.com') })).toContain(
    'mailto:ana@example.com',
  );
});

test.each(['javascript:alert(1)', 'file:///C:/secret.docx', 'data:text/html,x', 'vbscript:x'])(
  'a link to %s is its words, and told',
  async (target) => {
    const { html, report } = await read({ body: link(wordRun('words')), relations: linked(target) });
    expect(html).toBe('<p>words</p>');
    expect(report).toEqual([{ code: 'links', count: 1, what: target }]);
  },
);

const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

test('fields are what they show; those of links are links', async () => {
  const field = (code: string, shown: string) =>
    `${character('begin')}${instruction(code)}${character('separate')}${wordRun(shown)}${character('end')}`;
  const body =
    `<w:p>${wordRun('Page ')}${field(' PAGE ', '7')}${wordRun(', ')}` +
    `${field(' HYPERLINK "https://www.example.com/" \\l "part" \\o "x" ', 'there')}${wordRun(' and ')}` +
    `${field(' HYPERLINK \\l "_Ref1" ', 'above')}</w:p>`;
  expect(await htmlOf(body)).toBe(
    '<p>Page 7, <a href="https://www.example.com/#part">there</a> and above</p>',
  );
});
