import { expect, test } from 'vitest';
import { wordPart, wordStyles } from '../../test/word-file.ts';
import { textFile } from '../../test/zip-archive.ts';
import { allElements } from './read-xml.ts';
import { createStyleSheet, type ParagraphKind } from './style-sheet.ts';

async function sheet(xml: string) {
  const { size, read } = textFile(wordPart('styles', xml));
  return createStyleSheet(await allElements({ path: 'styles.xml', size, read: () => read() }, 'w:styles'));
}

function style(id: string, name: string, more = ''): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
}

test.each<[name: string, kind: ParagraphKind]>([
  ['Title', 'title'],
  ['Quote', 'quote'],
  ['Intense Quote', 'quote'],
  ['Quotations', 'quote'],
  ['Block Text', 'quote'],
  ['caption', 'caption'],
  ['toc 3', 'contents'],
  ['TOC Heading', 'contents'],
  ['Contents 1', 'contents'],
  ['List Continue 2', 'continued'],
  ['List Paragraph', 'listed'],
  ['Picture', 'picture'],
  ['Body Text', 'text'],
  ['Quote of the day', 'text'],
])('a paragraph of the style “%s” is %s', async (name, kind) => {
  const styles = await sheet(style('x', name));
  expect(styles.paragraph('x').kind).toBe(kind);
});

test('headings are known by their outline, or by their names', async () => {
  const styles = await sheet(
    [
      style('a', 'heading 1'),
      style('b', 'heading 6'),
      style('c', 'Own', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
      style('d', 'Based', '<w:basedOn w:val="c"/>'),
      style('e', 'heading 2', '<w:pPr><w:outlineLvl w:val="9"/></w:pPr>'),
      style('f', 'Heading'),
    ].join(''),
  );
  const levels = ['a', 'b', 'c', 'd', 'e', 'f', 'nowhere', undefined].map((id) => styles.paragraph(id).level);
  expect(levels).toEqual([0, 5, 2, 2, undefined, undefined, undefined, undefined]);
});

test('what a style does not say, the one says that it is based on', async () => {
  const styles = await sheet(
    [
      style('far', 'Far', '<w:pPr><w:jc w:val="right"/><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>'),
      style('near', 'Near', '<w:basedOn w:val="far"/><w:pPr><w:jc w:val="center"/></w:pPr>'),
      style(
        'inner',
        'Inner',
        '<w:basedOn w:val="near"/><w:pPr><w:numPr><w:ilvl w:val="1"/></w:numPr></w:pPr>',
      ),
    ].join(''),
  );
  const { align, numbering, ids } = styles.paragraph('near');
  expect([align, ids]).toEqual(['center', ['near', 'far']]);
  expect(numbering).toEqual({ list: '3', level: undefined });
  expect(styles.paragraph('inner').numbering).toEqual({ list: '3', level: '1' });
});

test('a paragraph without a style has the one that the file names', async () => {
  const styles = await sheet(
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:jc w:val="both"/></w:pPr></w:style>',
  );
  expect(styles.paragraph(undefined).align).toBe('both');
});

test('looks of runs are on, off, or left to others', async () => {
  const styles = await sheet(
    [
      style('on', 'On', '<w:rPr><w:b/><w:vanish/></w:rPr>'),
      style('off', 'Off', '<w:basedOn w:val="on"/><w:rPr><w:b w:val="0"/><w:i w:val="true"/></w:rPr>'),
    ].join(''),
  );
  expect(styles.run('on')).toEqual({ bold: true, italic: undefined, hidden: true });
  expect(styles.run('off')).toEqual({ bold: false, italic: true, hidden: true });
  expect(styles.run(undefined)).toEqual({ bold: undefined, italic: undefined, hidden: undefined });
});

test('the language is that of usual paragraphs, else of the document', async () => {
  expect((await sheet(wordStyles)).language).toBe('en-US');
  const normal =
    '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:name w:val="Normal"/><w:rPr><w:lang w:val="es-ES"/></w:rPr></w:style>';
  expect((await sheet(normal)).language).toBe('es-ES');
  expect((await sheet('')).language).toBe('');
});
