import { expect, test } from 'vitest';
import type { TrackedChanges } from '../../shared/handover.ts';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import {
  type WordParts,
  wordFile,
  wordFiles,
  wordItem,
  wordNumbering,
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

test('recognizes Word headings by style and outline level, in any language', async () => {
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

test('uses a single level-1 heading at the start of a Word file as the title', async () => {
  const { title, html } = await read(
    wordParagraph('What it is called', 'Ttulo1') +
      wordParagraph('Words', '') +
      wordParagraph('Part', 'Ttulo2') +
      wordParagraph('Piece', 'Ttulo3'),
  );
  expect(title).toBe('What it is called');
  expect(html).toBe('<p>Words</p><h2>Part</h2><h3>Piece</h3>');
});

test('keeps two level-1 headings and takes the title from the Word file’s properties', async () => {
  const body = wordParagraph('One', 'Ttulo1') + wordParagraph('Two', 'Ttulo1');
  const { title, html } = await read({ body, coreTitle: ' A  name ' });
  expect(title).toBe('A name');
  expect(html).toBe('<h2>One</h2><h2>Two</h2>');
});

test('ignores bold in a heading that is entirely bold', async () => {
  const heading = (runs: string) => `<w:p><w:pPr><w:pStyle w:val="Ttulo2"/></w:pPr>${runs}</w:p>`;
  expect(
    await htmlOf(
      wordParagraph('T', 'Title') +
        heading(wordRun('All bold', '<w:b/>')) +
        heading(wordRun('One ') + wordRun('word', '<w:b/>')),
    ),
  ).toBe('<h2>All bold</h2><h2>One <strong>word</strong></h2>');
});

test('combines formatting from runs and styles, including formatting that is turned off', async () => {
  const body =
    `<w:p>${wordRun('b', '<w:b/>')} ${wordRun('i', '<w:i w:val="1"/>')}${wordRun('u', '<w:u w:val="single"/>')}` +
    `${wordRun('n', '<w:b w:val="0"/><w:i w:val="false"/><w:u w:val="none"/>')}` +
    `${wordRun('s', '<w:rStyle w:val="Strong"/>')}</w:p>` +
    `<w:p><w:pPr><w:pStyle w:val="Lead"/></w:pPr>${wordRun('Lead ')}${wordRun('off', '<w:b w:val="0"/>')}</w:p>`;
  expect(await htmlOf(body)).toBe(
    '<p><strong>b</strong><em>i</em><u>u</u>n<strong>s</strong></p><p><strong>Lead </strong>off</p>',
  );
});

test('joins words split across runs and separates words at tabs and page breaks', async () => {
  const body =
    `<w:p>${wordRun('Har')}${wordRun('bor')}<w:r><w:tab/><w:t>quay</w:t><w:br w:type="page"/><w:t>pier</w:t></w:r>` +
    '<w:r><w:t>well</w:t><w:noBreakHyphen/><w:t>known</w:t><w:softHyphen/><w:t>ly</w:t></w:r></w:p>';
  expect(await htmlOf(body)).toBe('<p>Harbor quay pierwell\u2011knownly</p>');
});

const character = (type: string, inside = '') =>
  `<w:r><w:fldChar w:fldCharType="${type}">${inside}</w:fldChar></w:r>`;
const code = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

test('joins a drop cap with the first word of its paragraph', async () => {
  const cap = (where: string) => wordParagraph('T', '', `<w:framePr w:dropCap="${where}" w:lines="3"/>`);
  expect(await htmlOf(cap('drop') + wordParagraph('his is it.') + cap('margin') + wordParagraph('oo.'))).toBe(
    '<p>This is it.</p><p>Too.</p>',
  );
  expect(await htmlOf(wordParagraph('T', '', '<w:framePr w:w="100"/>') + wordParagraph('his'))).toBe(
    '<p>T</p><p>his</p>',
  );
});

test('converts characters typed in symbol fonts and reports unknown ones', async () => {
  const typed = (text: string, font: string) =>
    wordRun(text, font && `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`);
  const body = `<w:p>${typed('\uf0b7 one \uf0ae', 'Symbol')}${typed(' \uf0b7', '')}${typed('\uf0fc', 'Wingdings')}${typed('\ue123', 'Own')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>• one → •✓</p>');
  expect(await lossesOf(body)).toEqual(['symbols 1 Own E123']);
});

test('converts superscript and subscript digits to Unicode characters', async () => {
  const at = (position: string, text: string) => wordRun(text, `<w:vertAlign w:val="${position}"/>`);
  const body = `<w:p>${wordRun('10')}${at('superscript', '6')}${wordRun(' H')}${at('subscript', '2')}${wordRun('O 4')}${at('superscript', 'th')}${at('superscript', 'TM')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>10⁶ H₂O 4th™</p>');
  expect(await lossesOf(body)).toEqual(['raised 1 th']);
});

test('keeps the words of a Word field that is never closed', async () => {
  const body = `<w:p>${wordRun('One ')}${character('begin')}${code(' IF ')}${wordRun('two')}</w:p>${wordParagraph('three')}`;
  expect(await htmlOf(body)).toBe('<p>One two</p><p>three</p>');
  expect(await htmlOf(`<w:p>${character('separate')}${character('end')}${wordRun('One')}</w:p>`)).toBe(
    '<p>One</p>',
  );
});

test('keeps line breaks within a paragraph and removes empty paragraphs', async () => {
  const body = `<w:p><w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:cr/><w:t>c</w:t></w:r></w:p><w:p/>${wordParagraph(' ')}`;
  expect(await htmlOf(body)).toBe('<p>a<br>b<br>c</p>');
});

test('keeps paragraph alignment and reports right-to-left text', async () => {
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

test('converts symbols inserted in Word and reports unknown ones', async () => {
  const symbol = (font: string, char: string) => `<w:r><w:sym w:font="${font}" w:char="${char}"/></w:r>`;
  const body = `<w:p>${symbol('Symbol', 'F0AE')}${symbol('Wingdings', 'F0FC')}${symbol('Segoe UI', '2713')}${symbol('Webdings', 'F021')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>→✓✓</p>');
  expect(await lossesOf(body)).toEqual(['symbols 1 Webdings F021']);
});

test('reports struck-through, raised and hidden text', async () => {
  const body =
    `<w:p>${wordRun('a ')}${wordRun('stru', '<w:strike/>')}${wordRun('ck', '<w:dstrike/>')}${wordRun('nd', '<w:vertAlign w:val="superscript"/>')}` +
    `${wordRun('nobody sees', '<w:vanish/>')}${wordRun('nor this', '<w:rStyle w:val="Hidden"/>')}</w:p>`;
  expect(await htmlOf(body)).toBe('<p>a nd</p>');
  expect(await lossesOf(body)).toEqual(['struck 1 struck', 'raised 1 nd', 'hidden 1 nobody seesnor this']);
});

test('leaves out comments, headers and footers and reports them', async () => {
  const parts = {
    body: `<w:p><w:commentRangeStart w:id="1"/>${wordRun('Words')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r></w:p>`,
    comments: '<w:comment w:id="1"><w:p><w:r><w:t>Really?</w:t></w:r></w:p></w:comment>',
    footer: wordParagraph('Confidential 7'),
  };
  expect(await htmlOf(parts)).toBe('<p>Words</p>');
  expect(await lossesOf(parts)).toEqual(['comments 1', 'running_heads 1 Confidential 7']);
  expect(await lossesOf({ body: wordParagraph('x'), footer: wordParagraph('7') })).toEqual([]);
});

test('leaves out a table of contents and reports it', async () => {
  const body =
    wordParagraph('One 3', 'TOC1') +
    wordParagraph('Two 5', 'TOC1') +
    '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr>' +
    `<w:sdtContent>${wordParagraph('Contents')}</w:sdtContent></w:sdt>${wordParagraph('Words')}`;
  expect(await htmlOf(body)).toBe('<p>Words</p>');
  expect(await lossesOf(body)).toEqual(['contents 3']);
});

test('reads text in content controls, smart tags and text boxes once', async () => {
  const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`;
  const body =
    `<w:sdt><w:sdtContent>${wordParagraph('In a control')}</w:sdtContent></w:sdt>` +
    `<w:p><w:smartTag><w:r><w:t>Tagged </w:t></w:r></w:smartTag><w:sdt><w:sdtContent>${wordRun('here')}</w:sdtContent></w:sdt>` +
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${box('Boxed')}</wps:txbx></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><v:textbox>${box('Boxed')}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>${wordParagraph('After')}`;
  expect(await htmlOf(body)).toBe('<p>In a control</p><p>Tagged here</p><p>Boxed</p><p>After</p>');
  expect(await lossesOf(body)).toEqual(['text_boxes 1 Boxed']);
});

test('converts an equation to plain characters and reports a chart', async () => {
  const body =
    '<w:p><w:r><w:t>So</w:t></w:r><m:oMath><m:r><m:t>E=mc</m:t></m:r><m:sSup><m:e><m:r><m:t>2</m:t></m:r></m:e></m:sSup></m:oMath></w:p>' +
    '<w:p><w:r><w:drawing><wp:docPr descr="Turnover"/><c:chart r:id="rId1"/></w:drawing></w:r></w:p>';
  expect(await htmlOf(body)).toBe('<p>So E=mc2</p>');
  expect(await lossesOf(body)).toEqual(['equations 1 E=mc2', 'charts 1 Turnover']);
});

test('imports a Word file in the language of most of its words', async () => {
  const spanish = (text: string) => `<w:p>${wordRun(text, '<w:lang w:val="es-MX"/>')}</w:p>`;
  expect((await read(wordParagraph('Words'))).language).toBe('en');
  expect((await read(spanish('Palabras y más palabras') + wordParagraph('Words'))).language).toBe('es');
  expect((await read(spanish('Uno') + wordParagraph('Many more words'))).language).toBe('en');
  const styles = wordStyles.replace('en-US', 'es-ES');
  expect((await read({ body: wordParagraph('Palabras'), styles })).language).toBe('es');
});

test('keeps footnotes and endnotes of a Word file as a numbered list at the end', async () => {
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

test('takes the targets of links in footnotes from the relationships of the footnotes', async () => {
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
  ['plain text', bytesFile(Buffer.from('Plain words')), 'not_word'],
  ['an empty file', bytesFile(Buffer.alloc(0)), 'not_word'],
  ['an unrelated ZIP file', zipFile({ 'a.txt': 'x' }), 'not_word'],
  ['a .doc file', bytesFile(Buffer.from('d0cf11e0a1b11ae1', 'hex')), 'old_word'],
  [
    'a truncated ZIP archive',
    bytesFile(zipArchive(wordFiles({ body: '' })).subarray(0, 400)),
    'word_damaged',
  ],
  [
    'a file with truncated XML',
    zipFile({ ...wordFiles({ body: '' }), 'word/document.xml': '<w:document' }),
    'word_damaged',
  ],
  ['a file with an unclosed XML element', wordFile('<w:p><w:r></w:p>'), 'word_damaged'],
])('rejects %s as a Word file', async (_, file, code) => {
  expect(await readWord(file, reading)).toEqual({ ok: false, failure: { code } });
});

test('rejects a Word file with a document type declaration', async () => {
  const bomb =
    '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
  const document = wordPart('document', '<w:body><w:p><w:r><w:t>&b;&f;</w:t></w:r></w:p></w:body>').replace(
    '<w:document',
    `${bomb}<w:document`,
  );
  const files = { ...wordFiles({ body: '' }), 'word/document.xml': document };
  expect(await readWord(zipFile(files), reading)).toEqual({ ok: false, failure: { code: 'word_damaged' } });
});

test('rejects a Word file by its declared size before unpacking it', async () => {
  const lie = wordFile(wordParagraph('x'), { size: 90_000_000 });
  expect(await readWord(lie, reading)).toEqual({ ok: false, failure: { code: 'word_too_large' } });
});

test('rejects a Word file with deeply nested elements or a huge table', async () => {
  const deep = `${'<w:sdt><w:sdtContent>'.repeat(200)}${'</w:sdtContent></w:sdt>'.repeat(200)}`;
  const wide = `<w:tbl>${'<w:tr/>'.repeat(410_000)}</w:tbl>`;
  for (const body of [deep, wide]) {
    expect(await readWord(wordFile(body), reading)).toEqual({
      ok: false,
      failure: { code: 'word_too_large' },
    });
  }
});

async function wordBlocksRead(parts: WordParts | string) {
  const named = typeof parts === 'string' ? { body: parts } : parts;
  const file = wordFile({ numbering: wordNumbering, ...named });
  const text = expectOk(await readWord(file, { origin: 'https://site.example', fileName: 'x.docx' }));
  const html = writeBlocks(text.blocks).replaceAll(' target="_blank" rel="noopener noreferrer"', '');
  return { ...text, html };
}

const wordBlocksHtmlOf = async (parts: WordParts | string) => (await wordBlocksRead(parts)).html;

/** Builds list items from `text:list:level` and paragraphs from plain words. */
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
    'numbering IDs and nested levels',
    'a:1 b:1:1 c:2:2 d:1 between one:2 two:2',
    '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li><li>d</li></ul><p>between</p><ol><li>one</li><li>two</li></ol>',
  ],
  [
    'numbering continued after a paragraph',
    'one:2 two:2 between three:2 four:3 five:2 again:4 six:4 last seven:2',
    '<ol><li>one</li><li>two</li></ol><p>between</p><ol start="3"><li>three</li><li>four</li><li>five</li></ol><ol start="5"><li>again</li><li>six</li></ol><p>last</p><ol start="7"><li>seven</li></ol>',
  ],
  [
    'nested numbering restarted in each item',
    'one:2 a:2:1 b:2:1 two:2 a:2:1',
    '<ol><li>one<ul><li>a. a</li><li>b. b</li></ul></li><li>two<ul><li>a. a</li></ul></li></ol>',
  ],
  ['items without numbers or bullets', 'a:5 b:5', '<p>a</p><p>b</p>'],
  [
    'empty items removed, numbers kept',
    'one:2 :2 three:2',
    '<ol><li>one</li></ol><ol start="3"><li>three</li></ol>',
  ],
])('converts Word lists: %s', async (_, items, html) => {
  expect(await wordBlocksHtmlOf(list(items))).toBe(html);
});

test('keeps an unnumbered paragraph in list style in the item before it', async () => {
  const body = wordItem('one', 2) + wordParagraph('and more', 'ListParagraph') + wordItem('two', 2);
  expect(await wordBlocksHtmlOf(body)).toBe('<ol><li><p>one</p><p>and more</p></li><li>two</li></ol>');
  expect(await wordBlocksHtmlOf(wordParagraph('alone', 'ListParagraph'))).toBe('<p>alone</p>');
});

test('reads numbering from styles unless a paragraph turns it off', async () => {
  const off = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
  const body =
    wordParagraph('one', 'Numbered') +
    wordParagraph('a', 'Deep') +
    wordParagraph('two', 'Numbered') +
    wordParagraph('none', 'Numbered', off);
  expect(await wordBlocksHtmlOf(body)).toBe(
    '<ol><li>one<ul><li>a. a</li></ul></li><li>two</li></ol><p>none</p>',
  );
  expect(await wordBlocksHtmlOf(wordItem('one', 6) + wordParagraph('b', 'Named'))).toBe(
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
])('keeps a list label of format %s (%s) as text', async (format, text, start, label) => {
  const font = '<w:rPr><w:rFonts w:hAnsi="Wingdings"/></w:rPr>';
  const level = `<w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${font}</w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
  expect(await wordBlocksHtmlOf({ body: wordItem('x', 1), numbering })).toBe(`<ul><li>${label} x</li></ul>`);
});

test('keeps a numbered heading and reports its number as lost', async () => {
  const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="2"/></w:numPr>';
  const body = wordParagraph('T', 'Title') + wordParagraph('Part', 'Ttulo1', numbered);
  const { html, report } = await wordBlocksRead(body);
  expect(html).toBe('<h2>Part</h2>');
  expect(report).toEqual([{ code: 'heading_numbers', count: 1, what: 'Part' }]);
});

test('joins adjacent quote paragraphs into one quotation', async () => {
  const body =
    wordParagraph('One', 'Cita') +
    wordParagraph('Two', 'Cita') +
    wordParagraph('Between') +
    wordParagraph('Three', 'Intense');
  expect(await wordBlocksHtmlOf(body)).toBe(
    '<blockquote><p>One</p><p>Two</p></blockquote><p>Between</p><blockquote><p>Three</p></blockquote>',
  );
});

const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (cells: string[], properties = '') =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

test('converts a Word table to a list of rows with labels and reports it', async () => {
  const heads = ['Name', 'Place'].map((text) => cell(wordParagraph(text)));
  const body = table(
    row(heads, '<w:tblHeader/>'),
    row([cell(wordParagraph('Ana')), cell(wordParagraph('Cádiz'))]),
    row([cell(wordParagraph('Bea')), cell(wordParagraph(''))]),
  );
  const { html, report } = await wordBlocksRead(body);
  expect(html).toBe(
    '<figure><ul><li><strong>Name:</strong> Ana<br><strong>Place:</strong> Cádiz</li><li><strong>Name:</strong> Bea</li></ul></figure>',
  );
  expect(report).toEqual([{ code: 'tables', count: 1, what: '' }]);
});

test('converts a Word table used for layout to paragraphs', async () => {
  const body = table(row([cell(wordParagraph('T', 'Ttulo2') + wordParagraph('One') + wordParagraph('Two'))]));
  expect(await wordBlocksHtmlOf(wordParagraph('X', 'Title') + body)).toBe('<h2>T</h2><p>One</p><p>Two</p>');
});

test('keeps every word of a nested Word table', async () => {
  const inner = table(row([cell(wordParagraph('k')), cell(wordParagraph('v'))]));
  const html = await wordBlocksHtmlOf(
    table(row([cell(wordParagraph('outer') + inner), cell(wordParagraph('beside'))])),
  );
  expect(html).toBe('<p>outer</p><figure><ul><li><strong>k:</strong> v</li></ul></figure><p>beside</p>');
});

const linked = (target: string, isExternal = true) => ({
  rId1: { type: 'hyperlink' as const, target, isExternal },
});
const link = (runs: string, more = '') => `<w:p><w:hyperlink r:id="rId1"${more}>${runs}</w:hyperlink></w:p>`;

test('keeps link targets and makes links to this site relative', async () => {
  const body = link(wordRun('here', '<w:rStyle w:val="Hyperlink"/><w:u w:val="single"/>'));
  expect(await wordBlocksHtmlOf({ body, relations: linked('https://www.example.com/a?b=1&amp;c=2') })).toBe(
    '<p><a href="https://www.example.com/a?b=1&amp;c=2">here</a></p>',
  );
  expect(await wordBlocksHtmlOf({ body, relations: linked('https://site.example/blog/x') })).toBe(
    '<p><a href="/blog/x">here</a></p>',
  );
  expect(await wordBlocksHtmlOf({ body, relations: linked('mailto:ana@example.com') })).toContain(
    'mailto:ana@example.com',
  );
});

test.each(['javascript:alert(1)', 'file:///C:/secret.docx', 'data:text/html,x', 'vbscript:x'])(
  'reduces a link to %s to its text and reports it',
  async (target) => {
    const { html, report } = await wordBlocksRead({
      body: link(wordRun('words')),
      relations: linked(target),
    });
    expect(html).toBe('<p>words</p>');
    expect(report).toEqual([{ code: 'links', count: 1, what: target }]);
  },
);

const wordBlocksCharacter = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const instruction = (text: string) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r>`;

test('replaces Word fields with their displayed text and hyperlink fields with links', async () => {
  const field = (code: string, shown: string) =>
    `${wordBlocksCharacter('begin')}${instruction(code)}${wordBlocksCharacter('separate')}${wordRun(shown)}${wordBlocksCharacter('end')}`;
  const body =
    `<w:p>${wordRun('Page ')}${field(' PAGE ', '7')}${wordRun(', ')}` +
    `${field(' HYPERLINK "https://www.example.com/" \\l "part" \\o "x" ', 'there')}${wordRun(' and ')}` +
    `${field(' HYPERLINK \\l "_Ref1" ', 'above')}</w:p>`;
  expect(await wordBlocksHtmlOf(body)).toBe(
    '<p>Page 7, <a href="https://www.example.com/#part">there</a> and above</p>',
  );
});

const point = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Text width of an A4 page in English metric units. */
const whole = 5_760_000;

function drawing(alt: string, { id = 'rId5', width = whole, link = 'embed' } = {}): string {
  return (
    `<w:r><w:drawing><wp:inline><wp:extent cx="${width}" cy="100"/><wp:docPr id="1" name="Picture 1" descr="${alt}"/>` +
    `<a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:${link}="${id}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}

const files = { 'word/media/image1.png': point };
const relations = { rId5: { type: 'image' as const, target: 'media/image1.png' } };

async function wordPicturesRead(parts: WordParts | string) {
  const named = typeof parts === 'string' ? { body: parts } : parts;
  const file = wordFile({ numbering: wordNumbering, files, relations, ...named });
  const text = expectOk(await readWord(file, { origin: 'https://site.example', fileName: 'x.docx' }));
  return { ...text, html: writeBlocks(text.blocks) };
}

const figure = (alt: string, number = 0, more = '') =>
  `<figure><img src="word-picture:${number}" alt="${alt}"${more}></figure>`;

test('imports a Word image with its data, alt text and caption', async () => {
  const { html, pictures, report } = await wordPicturesRead(
    `<w:p>${drawing('A quay')}</w:p>${wordParagraph('Cádiz, 1920', 'Caption')}${wordParagraph('After')}`,
  );
  expect(html).toBe(
    '<figure><img src="word-picture:0" alt="A quay"><figcaption>Cádiz, 1920</figcaption></figure><p>After</p>',
  );
  const path = 'word/media/image1.png';
  expect(pictures).toEqual([
    { place: 'word-picture:0', path, alt: 'A quay', src: '', bytes: new Uint8Array(point) },
  ]);
  expect(report).toEqual([]);
});

test('keeps the width of a Word image narrower than the text', async () => {
  const half = `<w:p><w:pPr><w:jc w:val="center"/></w:pPr>${drawing('A', { width: whole / 2 })}</w:p>`;
  expect((await wordPicturesRead(half)).html).toBe(
    '<figure style="text-align: center"><img src="word-picture:0" alt="A" width="50%"></figure>',
  );
});

test('moves Word images from within a paragraph before or after it', async () => {
  const before = `<w:p>${drawing('first')}${wordRun('Words')}</w:p>`;
  const amid = `<w:p>${wordRun('Some ')}${drawing('second')}${wordRun('more')}</w:p>`;
  expect((await wordPicturesRead(before + amid)).html).toBe(
    `${figure('first')}<p>Words</p><p>Some more</p>${figure('second', 1)}`,
  );
});

test('keeps a Word image in its list item', async () => {
  const item = wordItem('one', 1).replace('</w:p>', `${drawing('A')}</w:p>`);
  expect((await wordPicturesRead(item + wordItem('two', 1))).html).toBe(
    `<ul><li>one${figure('A')}</li><li>two</li></ul>`,
  );
});

test('uses only one caption per image and keeps other captions as paragraphs', async () => {
  expect((await wordPicturesRead(wordParagraph('Table 1', 'Caption'))).html).toBe('<p>Table 1</p>');
  const two = wordParagraph('One', 'Caption') + wordParagraph('Two', 'Caption');
  expect((await wordPicturesRead(`<w:p>${drawing('A')}</w:p>${two}`)).html).toBe(
    '<figure><img src="word-picture:0" alt="A"><figcaption>One</figcaption></figure><p>Two</p>',
  );
});

test('keeps the URL of a linked web image without fetching it', async () => {
  const target = 'https://pictures.example/a.png';
  const relations = { rId5: { type: 'image' as const, target, isExternal: true } };
  const { html, pictures } = await wordPicturesRead({
    body: `<w:p>${drawing('A', { link: 'link' })}</w:p>`,
    relations,
  });
  expect(html).toBe('<figure><img src="https://pictures.example/a.png" alt="A"></figure>');
  expect(pictures).toEqual([]);
});

test.each([
  ['file:///etc/passwd', true, 'pictures'],
  ['\\\\\\\\server\\\\share\\\\a.png', true, 'pictures'],
  ['../../../../etc/passwd', false, 'pictures'],
  ['media/image1.heic', false, 'heic'],
])('reports a Word image at %s as lost', async (target, isExternal, code) => {
  const relations = { rId5: { type: 'image' as const, target, isExternal } };
  const { html, report } = await wordPicturesRead({
    body: `<w:p>${drawing('A')}</w:p>${wordParagraph('x')}`,
    relations,
  });
  expect(html).toContain('<p>x</p>');
  expect(report).toEqual([{ code, count: 1, what: 'A' }]);
});

test('imports up to 100 Word images and reports the rest', async () => {
  const { pictures, report } = await wordPicturesRead(`<w:p>${drawing('A')}</w:p>`.repeat(103));
  expect(pictures).toHaveLength(100);
  expect(report).toEqual([{ code: 'pictures', count: 3, what: 'A; A; A' }]);
});

const trackedChangesReading = { origin: 'https://site.example', fileName: 'x.docx' };

async function both(body: string): Promise<string[]> {
  const read = async (changes: TrackedChanges) =>
    writeBlocks(expectOk(await readWord(wordFile(body), { ...trackedChangesReading, changes })).blocks);
  return [await read('accepted'), await read('rejected')];
}

const by = 'w:id="1" w:author="Bea" w:date="2026-01-01T00:00:00Z"';
const inserted = (runs: string) => `<w:ins ${by}>${runs}</w:ins>`;
const deleted = (text: string) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

test('asks whether to accept or reject tracked changes', async () => {
  const body = `<w:p>${wordRun('a')}${inserted(wordRun('b'))}${deleted('c')}</w:p>`;
  expect(await readWord(wordFile(body), trackedChangesReading)).toEqual({
    ok: false,
    failure: { code: 'changes_undecided', count: 2 },
  });
  const read = expectOk(await readWord(wordFile(body), { ...trackedChangesReading, changes: 'accepted' }));
  expect(read.report).toEqual([{ code: 'changes', count: 2, what: '' }]);
});

const mark = (change: string) => `<w:pPr><w:rPr><w:${change} ${by}/></w:rPr></w:pPr>`;
const ended = (change: string) => `<w:p>${mark(change)}${wordRun('One ')}</w:p><w:p>${wordRun('two.')}</w:p>`;
const bolder = `<w:b/><w:rPrChange ${by}><w:rPr><w:i/></w:rPr></w:rPrChange>`;
const moved = (change: string) => `<w:${change} ${by}>${wordRun('Moved.')}</w:${change}>`;

test.each([
  [
    'inserted and deleted words',
    `<w:p>${wordRun('We ')}${deleted('may')}${inserted(wordRun('will'))}${wordRun(' act.')}</w:p>`,
    ['<p>We will act.</p>', '<p>We may act.</p>'],
  ],
  [
    'moved words',
    `<w:p>${moved('moveFrom')}</w:p><w:p>${wordRun('Last. ')}${moved('moveTo')}</w:p>`,
    ['<p>Last. Moved.</p>', '<p>Moved.</p><p>Last.</p>'],
  ],
  [
    'changed formatting',
    `<w:p>${wordRun('word', bolder)}</w:p>`,
    ['<p><strong>word</strong></p>', '<p><em>word</em></p>'],
  ],
  ['a split paragraph', ended('ins'), ['<p>One</p><p>two.</p>', '<p>One two.</p>']],
  ['joined paragraphs', ended('del'), ['<p>One two.</p>', '<p>One</p><p>two.</p>']],
  [
    'a deleted paragraph',
    `${wordParagraph('One')}<w:p>${mark('del')}${deleted('Two')}</w:p>${wordParagraph('Three')}`,
    ['<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>'],
  ],
])('accepts and rejects tracked changes: %s', async (_, body, html) => {
  expect(await both(body)).toEqual(html);
});
