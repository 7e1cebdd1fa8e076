import { expect, test } from 'vitest';
import { wordPart } from '../../test/word-file.ts';
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
  ['Block Text', 'quote'],
  ['caption', 'caption'],
  ['toc 3', 'contents'],
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
