import type { SourceFile } from '../readers/source-files.ts';
import { bytesFile, type ZipLie, zipArchive } from './zip-archive.ts';

const names = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  pic: 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  c: 'http://schemas.openxmlformats.org/drawingml/2006/chart',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  m: 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
};

const namespaces = Object.entries(names)
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');

export interface WordParts {
  /** XML of the body. */
  body: string;
  styles?: string;
  numbering?: string;
  footnotes?: string;
  endnotes?: string;
  comments?: string;
  footer?: string;
  /** Relationships of the document, like `rId7` to a target, in addition to those of its parts. */
  relations?: Record<string, { type: 'image' | 'hyperlink'; target: string; isExternal?: boolean }>;
  /** Other files inside the Word file, such as images. */
  files?: Record<string, Uint8Array | string>;
  coreTitle?: string;
}

/** Returns one XML part of a Word file. */
export function wordPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:${root} ${namespaces}>${content}</w:${root}>`;
}

/** Returns a paragraph with this style and text. */
export function wordParagraph(text: string, style = '', more = ''): string {
  const named = style ? `<w:pStyle w:val="${style}"/>` : '';
  return `<w:p><w:pPr>${named}${more}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

/** Returns a paragraph of a list. */
export function wordItem(text: string, numId: number, level = 0): string {
  const numbered = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`;
  return wordParagraph(text, 'ListParagraph', numbered);
}

/** Returns a run with these properties. */
export function wordRun(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function style(id: string, name: string, content = '', type = 'paragraph'): string {
  return `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${content}</w:style>`;
}

/** The styles of a file from Spanish Word: ids in Spanish, names in English. */
export const wordStyles = [
  '<w:docDefaults><w:rPrDefault><w:rPr><w:lang w:val="en-US"/></w:rPr></w:rPrDefault></w:docDefaults>',
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>',
  style('Title', 'Title'),
  style('Ttulo1', 'heading 1', '<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr>'),
  style('Ttulo2', 'heading 2', '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
  style('Ttulo3', 'heading 3', '<w:pPr><w:outlineLvl w:val="2"/></w:pPr>'),
  style('Propio', 'Own heading', '<w:basedOn w:val="Ttulo2"/>'),
  style('ListParagraph', 'List Paragraph'),
  style('Numbered', 'Numbered', '<w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr>'),
  style('Deep', 'Deep', '<w:pPr><w:numPr><w:ilvl w:val="1"/><w:numId w:val="2"/></w:numPr></w:pPr>'),
  style('Named', 'Named', '<w:pPr><w:numPr><w:numId w:val="6"/></w:numPr></w:pPr>'),
  style('Cita', 'Quote', '<w:rPr><w:i/></w:rPr>'),
  style('Intense', 'Intense Quote'),
  style('Caption', 'caption'),
  style('TOC1', 'toc 1'),
  style('Lead', 'Lead', '<w:rPr><w:b/></w:rPr>'),
  style('Round', 'Round', '<w:basedOn w:val="Round"/>'),
  style('Strong', 'Strong', '<w:rPr><w:b/></w:rPr>', 'character'),
  style('Hidden', 'Hidden', '<w:rPr><w:vanish/></w:rPr>', 'character'),
  style('Hyperlink', 'Hyperlink', '<w:rPr><w:u w:val="single"/></w:rPr>', 'character'),
].join('');

function levels(format: (level: number) => string, text: (level: number) => string): string {
  return Array.from(
    { length: 3 },
    (_, level) =>
      `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format(level)}"/><w:lvlText w:val="${text(level)}"/></w:lvl>`,
  ).join('');
}

const bullets = levels(
  () => 'bullet',
  () => '•',
);
const numbers = levels(
  (level) => (level === 1 ? 'lowerLetter' : 'decimal'),
  (level) => `%${level + 1}.`,
);

/** Lists 1 (bullets), 2 (numbers), 3 (continues list 2), 4 (from 5), 5 (no markers), 6 (from a style). */
export const wordNumbering = [
  `<w:abstractNum w:abstractNumId="10">${bullets}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="11">${numbers}</w:abstractNum>`,
  `<w:abstractNum w:abstractNumId="12">${levels(
    () => 'none',
    () => '',
  )}</w:abstractNum>`,
  '<w:num w:numId="1"><w:abstractNumId w:val="10"/></w:num>',
  '<w:num w:numId="2"><w:abstractNumId w:val="11"/></w:num>',
  '<w:num w:numId="3"><w:abstractNumId w:val="11"/></w:num>',
  '<w:num w:numId="4"><w:abstractNumId w:val="11"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>',
  '<w:num w:numId="5"><w:abstractNumId w:val="12"/></w:num>',
  '<w:abstractNum w:abstractNumId="13"><w:lvl w:ilvl="0"><w:pStyle w:val="Title"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="2"/><w:pStyle w:val="Named"/></w:lvl></w:abstractNum>',
  '<w:num w:numId="6"><w:abstractNumId w:val="13"/></w:num>',
].join('');

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns the files in a Word document. */
export function wordFiles(parts: WordParts): Record<string, string | Uint8Array> {
  const known = { styles: wordStyles, numbering: wordNumbering, ...parts };
  const kinds = ['styles', 'numbering', 'footnotes', 'endnotes', 'comments', 'footer'] as const;
  const roots = { footer: 'ftr' } as Record<string, string>;
  const there = kinds.filter((kind) => known[kind] !== undefined);
  const own = there.map(
    (kind) => `<Relationship Id="${kind}" Type="${office}/${kind}" Target="${kind}.xml"/>`,
  );
  const others = Object.entries(parts.relations ?? {}).map(
    ([id, { type, target, isExternal }]) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  const schema = 'http://schemas.openxmlformats.org/package/2006';
  return {
    '[Content_Types].xml': `<Types xmlns="${schema}/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    'word/document.xml': wordPart('document', `<w:body>${parts.body}<w:sectPr/></w:body>`),
    'word/_rels/document.xml.rels': `<Relationships xmlns="${schema}/relationships">${own.join('')}${others.join('')}</Relationships>`,
    ...Object.fromEntries(
      there.map((kind) => [`word/${kind}.xml`, wordPart(roots[kind] ?? kind, known[kind] ?? '')]),
    ),
    ...(parts.coreTitle !== undefined && {
      'docProps/core.xml': `<cp:coreProperties xmlns:cp="${schema}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${parts.coreTitle}</dc:title></cp:coreProperties>`,
    }),
    ...parts.files,
  };
}

/** Returns a Word document. */
export function wordFile(parts: WordParts | string, lie: ZipLie = {}): SourceFile {
  const files = wordFiles(typeof parts === 'string' ? { body: parts } : parts);
  return bytesFile(zipArchive(files, lie), 4096);
}
