import { expect, test } from 'vitest';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import {
  type WordParts,
  wordFile,
  wordFiles,
  wordParagraph,
  wordPart,
  wordRun,
  wordStyles,
} from '../../test/word-file.ts';
import { bytesFile, zipArchive, zipFile } from '../../test/zip-archive.ts';
import { readWord, type WordReading } from './read-word.ts';

const reading: WordReading = { origin: 'https://site.example', fileName: 'A speech.docx' };

async function read(parts: WordParts | string, more: Partial<WordReading> = {}) {
  const text = expectOk(await readWord(wordFile(parts), { ...reading, ...more }));
  const html = writeBlocks(text.blocks).replaceAll(' target="_blank" rel="noopener noreferrer"', '');
  return { ...text, html };
}

const htmlOf = async (parts: WordParts | string, more: Partial<WordReading> = {}) =>
  (await read(parts, more)).html;

const lossesOf = async (parts: WordParts | string) =>
  (await read(parts, { changes: 'accepted' })).report.map(({ code, count, what }) =>
    `${code} ${count} ${what}`.trim(),
  );

test('headings are told by their styles, whatever language Word speaks', async () => {
  const body = [
    wordParagraph('The title', 'Title'),
    wordParagraph('One', 'Ttulo1'),
    wordParagraph('Two', 'Ttulo2'),
    wordParagraph('Three', 'Ttulo3'),
    wordParagraph('Based on another', 'Propio'),
    wordParagraph('By its outline', '', '<w:outlineLvl w:val="0"/>'),
    wordParagraph('Words', '', '<w:outlineLvl w:val="9"/>'),
  ].join('');
  const { title, html } = await read(body);
  expect(title).toBe('The title');
  expect(html).toBe(
    '<h2>One</h2><h3>Two</h3><h3>Three</h3><h3>Based on another</h3><h2>By its outline</h2><p>Words</p>',
  );
  const style = (id: string, level: number) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:pPr><w:outlineLvl w:val="${level}"/></w:pPr></w:style>`;
  const styles = wordStyles + style('Own', 0) + style('Plain', 9);
  const styled = wordParagraph('T', 'Title') + wordParagraph('Part', 'Own') + wordParagraph('Words', 'Plain');
  expect(await htmlOf({ body: styled, styles })).toBe('<h2>Part</h2><p>Words</p>');
});

test('without a title a lone first heading at the beginning is it', async () => {
  const { title, html } = await read(
    wordParagraph('What it is called', 'Ttulo1') +
      wordParagraph('Words', '') +
      wordParagraph('Part', 'Ttulo2') +
      wordParagraph('Piece', 'Ttulo3'),
  );
  expect(title).toBe('What it is called');
  expect(html).toBe('<p>Words</p><h2>Part</h2><h3>Piece</h3>');
});

test('two first headings are parts, and the title comes from the properties', async () => {
  const body = wordParagraph('One', 'Ttulo1') + wordParagraph('Two', 'Ttulo1');
  const { title, html } = await read({ body, coreTitle: ' A  name ' });
  expect(title).toBe('A name');
  expect(html).toBe('<h2>One</h2><h2>Two</h2>');
});

test('bold says nothing in a heading that is bold as a whole', async () => {
  const heading = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="Ttulo2"/></w:pPr>${runs}</w:p>`;
  expect(
    await htmlOf(
      wordParagraph('T', 'Title') +
        heading(wordRun('All bold', '<w:b/>')) +
        heading(wordRun('One ') + wordRun('word', '<w:b/>')),
    ),
  ).toBe('<h2>All bold</h2><h2>One <strong>word</strong></h2>');
});

test('looks come from runs, their styles and those of paragraphs; what is switched off is off', async () => {
  const body =
    `<w:p>${wordRun('b', '<w:b/>')} ${wordRun('i', '<w:i w:val="1"/>')}${wordRun('u', '<w:u w:val="single"/>')}` +
    `${wordRun('n', '<w:b w:val="0"/><w:i w:val="false"/><w:u w:val="none"/>')}` +
    `${wordRun('s', '<w:rStyle w:val="Strong"/>')}</w:p>` +
    `<w:p><w:pPr><w:pStyle w:val="Lead"/></w:pPr>${wordRun('Lead ')}${wordRun('off', '<w:b w:val="0"/>')}</w:p>`;
  expect(await htmlOf(body)).toBe(
    '<p><strong>b</strong><em>i</em><u>u</u>n<strong>s</strong></p><p><strong>Lead </strong>off</p>',
  );
});

test('words that stand in pieces are whole, and those on two sides of a tab or a page are two', async () => {
  const body =
    `<w:p>${wordRun('Har')}${wordRun('bour')}<w:r><w:tab/><w:t>quay</w:t><w:br w:type="page"/><w:t>pier</w:t></w:r>` +
    '<w:r><w:t>well</w:t><w:noBreakHyphen/><w:t>known</w:t><w:softHyphen/><w:t>ly</w:t></w:r></w:p>';
  expect(await htmlOf(body)).toBe('<p>Harbour quay pierwell\u2011knownly</p>');
});

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
  expect(await htmlOf(body)).toBe('<p>• one → •✓</p>');
  expect(await lossesOf(body)).toEqual(['symbols 1 Own E123']);
});

test('raised and lowered digits are no part of the number before them', async () => {
  const at = (position: string, text: string) => wordRun(text, `<w:vertAlign w:val="${position}"/>`);
  const body = `<w:p>${wordRun('10')}${at('superscript', '6')}${wordRun(' H')}${at('subscript', '2')}${wordRun('O 4')}${at('superscript', 'th')}${at('superscript', 'TM')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>10⁶ H₂O 4th™</p>');
  expect(await lossesOf(body)).toEqual(['raised 1 th']);
});

test('a field that never ends takes no words with it', async () => {
  const body = `<w:p>${wordRun('One ')}${character('begin')}${code(' IF ')}${wordRun('two')}</w:p>${wordParagraph('three')}`;
  expect(await htmlOf(body)).toBe('<p>One two</p><p>three</p>');
  expect(await htmlOf(`<w:p>${character('separate')}${character('end')}${wordRun('One')}</w:p>`)).toBe(
    '<p>One</p>',
  );
});

test('breaks within a paragraph stay, and empty paragraphs go', async () => {
  const body = `<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t></w:r></w:p><w:p/>${wordParagraph(' ')}`;
  expect(await htmlOf(body)).toBe('<p>a<br>b<br>c</p>');
});

test('alignment comes along', async () => {
  const aligned = (value: string) => wordParagraph(value, '', `<w:jc w:val="${value}"/>`);
  expect(await htmlOf(['left', 'center', 'right', 'both', 'start', 'end'].map(aligned).join(''))).toBe(
    '<p>left</p><p style="text-align: center">center</p><p style="text-align: right">right</p>' +
      '<p style="text-align: justify">both</p><p>start</p><p style="text-align: right">end</p>',
  );
  const turned =
    wordParagraph('a', '', '<w:bidi/>') + wordParagraph('b', '', '<w:bidi/><w:jc w:val="right"/>');
  expect(await htmlOf(turned)).toBe('<p style="text-align: right">a</p><p>b</p>');
  expect(await lossesOf(turned)).toEqual(['right_to_left 2 a; b']);
});

test('a symbol of a symbol font is its character, and one that nobody knows is told', async () => {
  const symbol = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const body = `<w:p>${symbol('Symbol', 'F0AE')}${symbol('Wingdings', 'F0FC')}${symbol('Segoe UI', '2713')}${symbol('Webdings', 'F021')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>→✓✓</p>');
  expect(await lossesOf(body)).toEqual(['symbols 1 Webdings F021']);
});

test('what can’t be shown as it was is told', async () => {
  const body =
    `<w:p>${wordRun('a ')}${wordRun('stru', '<w:strike/>')}${wordRun('ck', '<w:dstrike/>')}${wordRun('nd', '<w:vertAlign w:val="superscript"/>')}` +
    `${wordRun('nobody sees', '<w:vanish/>')}${wordRun('nor this', '<w:rStyle w:val="Hidden"/>')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>a nd</p>');
  expect(await lossesOf(body)).toEqual(['struck 1 struck', 'raised 1 nd', 'hidden 1 nobody seesnor this']);
});

test('comments and words above and below the pages are left out, and told', async () => {
  const parts = {
    body: `<w:p><w:commentRangeStart w:id="1"/>${wordRun('Words')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`,
    comments: '<w:comment w:id="1"><w:p><w:r><w:t>Really?</w:t></w:r></w:p></w:comment>',
    footer: wordParagraph('Confidential 7'),
  };
  expect(await htmlOf(parts)).toBe('<p>Words</p>');
  expect(await lossesOf(parts)).toEqual(['comments 1', 'running_heads 1 Confidential 7']);
  expect(await lossesOf({ body: wordParagraph('x'), footer: wordParagraph('7') })).toEqual([]);
});

test('a table of contents is left out, and told', async () => {
  const body =
    wordParagraph('One 3', 'TOC1') +
    wordParagraph('Two 5', 'TOC1') +
    '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${wordParagraph('Contents')}</w:sdtContent></w:sdt>${wordParagraph('Words')}`;
  expect(await htmlOf(body)).toBe('<p>Words</p>');
  expect(await lossesOf(body)).toEqual(['contents 3']);
});

test('what stands in controls, tags and boxes for today’s Word is read once', async () => {
  const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`;
  const body =
    `<w:sdt><w:sdtContent>${wordParagraph('In a control')}</w:sdtContent></w:sdt>` +
    `<w:p><w:smartTag><w:r><w:t>Tagged </w:t></w:r></w:smartTag><w:sdt><w:sdtContent>${wordRun('here')}</w:sdtContent></w:sdt>` +
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('Boxed')}</wps:txbx></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:textbox>${box('Boxed')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${wordParagraph('After')}`;
  expect(await htmlOf(body)).toBe('<p>In a control</p><p>Tagged here</p><p>Boxed</p><p>After</p>');
  expect(await lossesOf(body)).toEqual(['text_boxes 1 Boxed']);
});

test('an equation is its characters, and a chart is told', async () => {
  const body =
    '<w:p><w:r><w:t>So</w:t></w:r><m:oMath><m:r><m:t>E=mc</m:t></m:r><m:sSup><m:e><m:r><m:t>2</m:t></m:r></m:e></m:sSup></m:oMath></w:p>' +
    '<w:p><w:r><w:drawing><wp:docPr descr="Turnover"/><c:chart r:id="rId1"/></w:drawing></w:r></w:p>';
  expect(await htmlOf(body)).toBe('<p>So E=mc2</p>');
  expect(await lossesOf(body)).toEqual(['equations 1 E=mc2', 'charts 1 Turnover']);
});

test('the language is that of most words', async () => {
  const spanish = (text: string) => `<w:p>${wordRun(text, '<w:lang w:val="es-MX"/>')}</w:p>`;
  expect((await read(wordParagraph('Words'))).language).toBe('en');
  expect((await read(spanish('Palabras y más palabras') + wordParagraph('Words'))).language).toBe('es');
  expect((await read(spanish('Uno') + wordParagraph('Many more words'))).language).toBe('en');
  const styles = wordStyles.replace('en-US', 'es-ES');
  expect((await read({ body: wordParagraph('Palabras'), styles })).language).toBe('es');
});

test('notes stand at the end under the numbers of their marks, in the order of the text', async () => {
  const mark = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`;
  const note = (kind: string, id: number, text: string) =>
    `<w:${kind} w:id="${id}"><w:p><w:r><w:${kind}Ref/></w:r>${wordRun(text)}</w:p></w:${kind}>`;
  const parts = {
    body: `<w:p>${wordRun('One')}${mark('endnote', 2)}${wordRun(', two')}${mark('footnote', 3)}${wordRun('.')}</w:p>`,
    footnotes: note('footnote', -1, '––') + note('footnote', 3, 'A foot') + note('footnote', 4, 'No mark'),
    endnotes: note('endnote', 2, 'An end'),
  };
  expect(await htmlOf(parts)).toBe('<p>One¹, two².</p><h2>Notes</h2><ol><li>An end</li><li>A foot</li></ol>');
  expect(await lossesOf(parts)).toEqual(['hidden 1 No mark']);
  const styles = wordStyles.replace('en-US', 'es-ES');
  expect(await htmlOf({ ...parts, styles })).toContain('<h2>Notas</h2>');
});

test('links in notes lead where the notes say', async () => {
  const parts = {
    body: `<w:p>${wordRun('x')}<w:r><w:footnoteReference w:id="1"/></w:r></w:p>`,
    footnotes: `<w:footnote w:id="1"><w:p><w:hyperlink r:id="rId1">${wordRun('there')}</w:hyperlink></w:p></w:footnote>`,
    relations: { rId1: { type: 'hyperlink' as const, target: 'https://wrong.example', isExternal: true } },
    files: {
      'word/_rels/footnotes.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="x/hyperlink" Target="https://right.example/" TargetMode="External"/></Relationships>',
    },
  };
  expect(await htmlOf(parts)).toContain('<li><a href="https://right.example/">there</a></li>');
});

test.each([
  ['no zip', bytesFile(Buffer.from('Plain words')), 'not_word'],
  ['an empty file', bytesFile(Buffer.alloc(0)), 'not_word'],
  ['a zip of something else', zipFile({ 'a.txt': 'x' }), 'not_word'],
  ['Word of before 2007', bytesFile(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'old_word'],
  ['a zip that is cut off', bytesFile(zipArchive(wordFiles({ body: '' })).subarray(0, 400)), 'word_damaged'],
  [
    'XML that is cut off',
    zipFile({ ...wordFiles({ body: '' }), 'word/document.xml': '<w:document' }),
    'word_damaged',
  ],
  ['XML with an unclosed element', wordFile('<w:p><w:r></w:p>'), 'word_damaged'],
])('%s is refused', async (_, file, code) => {
  expect(await readWord(file, reading)).toEqual({ ok: false, failure: { code } });
});

test('a document type is refused, so that nothing can be declared and nothing asked for', async () => {
  const bomb =
    '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const document = wordPart('document', '<w:body><w:p><w:r><w:t>&b;&f;</w:t></w:r></w:p></w:body>').replace(
    '<w:document',
    `${bomb}<w:document`,
  );
  const files = { ...wordFiles({ body: '' }), 'word/document.xml': document };
  expect(await readWord(zipFile(files), reading)).toEqual({ ok: false, failure: { code: 'word_damaged' } });
});

test('a part that says it is larger than any text is refused before it is unpacked', async () => {
  const lie = wordFile(wordParagraph('x'), { size: 90_000_000 });
  expect(await readWord(lie, reading)).toEqual({ ok: false, failure: { code: 'word_too_large' } });
});

test('elements without end within each other, or in one table, are refused', async () => {
  const deep = `${'<w:sdt><w:sdtContent>'.repeat(200)}${'</w:sdtContent></w:sdt>'.repeat(200)}`;
  const wide = `<w:tbl>${'<w:tr/>'.repeat(410_000)}</w:tbl>`;
  for (const body of [deep, wide]) {
    expect(await readWord(wordFile(body), reading)).toEqual({
      ok: false,
      failure: { code: 'word_too_large' },
    });
  }
});
