import { expect, test } from 'vitest';
import { writeBlocks } from '../../shared/rich-text/write-blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { type WordParts, wordFile, wordParagraph, wordRun } from '../../test/word-file.ts';
import { readWord } from './read-word.ts';

async function read(parts: WordParts | string) {
  const file = wordFile(parts);
  const text = expectOk(await readWord(file, { origin: 'https://site.example', fileName: 'x.docx' }));
  const html = writeBlocks(text.blocks).replaceAll(' target="_blank" rel="noopener noreferrer"', '');
  return { html, losses: text.report.map(({ code, count, what }) => `${code} ${count} ${what}`.trim()) };
}

const htmlOf = async (parts: WordParts | string) => (await read(parts)).html;

const character = (type: string, inside = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`;
const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

test('a letter that is set large before its paragraph belongs to the first word', async () => {
  const cap = (where: string) => wordParagraph('T', '', `<w:framePr w:dropCap="${where}" w:lines="3"/>`);
  expect(await htmlOf(cap('drop') + wordParagraph('his is it.') + cap('margin') + wordParagraph('oo.'))).toBe(
    '<p>This is it.</p><p>Too.</p>',
  );
  expect(await htmlOf(wordParagraph('T', '', '<w:framePr w:w="100"/>') + wordParagraph('his'))).toBe(
    '<p>T</p><p>his</p>',
  );
});

test('characters of symbol fonts that are typed as text', async () => {
  const typed = (text: string, font: string) =>
    wordRun(text, font && `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`);
  const body = `<w:p>${typed('\uf0b7 one \uf0ae', 'Symbol')}${typed(' \uf0b7', '')}${typed('\uf0fc', 'Wingdings')}${typed('\ue123', 'Own')}</w:p>`;
  const { html, losses } = await read(body);
  expect(html).toBe('<p>• one → •✓</p>');
  expect(losses).toEqual(['symbols 1 Own E123']);
});

test('raised and lowered digits are no part of the number before them', async () => {
  const at = (position: string, text: string) => wordRun(text, `<w:vertAlign w:val="${position}"/>`);
  const body = `<w:p>${wordRun('10')}${at('superscript', '6')}${wordRun(' H')}${at('subscript', '2')}${wordRun('O 4')}${at('superscript', 'th')}${at('superscript', 'TM')}</w:p>`;
  const { html, losses } = await read(body);
  expect(html).toBe('<p>10⁶ H₂O 4th™</p>');
  expect(losses).toEqual(['raised 1 th']);
});

test('a field that never ends takes no words with it', async () => {
  const body = `<w:p>${wordRun('One ')}${character('begin')}${code(' IF ')}${wordRun('two')}</w:p>${wordParagraph('three')}`;
  expect(await htmlOf(body)).toBe('<p>One two</p><p>three</p>');
  expect(await htmlOf(`<w:p>${character('separate')}${character('end')}${wordRun('One')}</w:p>`)).toBe(
    '<p>One</p>',
  );
});
