import {
  AlignmentType,
  Document,
  type ExternalHyperlink,
  FileChild,
  Footer,
  type IContext,
  type ILevelsOptions,
  ImageRun,
  type INumberingOptions,
  type IParagraphOptions,
  type IParagraphStyleOptions,
  type IStylesOptions,
  type IXmlableObject,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
  XmlComponent,
} from 'docx';
import {
  ownProperty,
  pictureAddressStyle,
  pictureName,
  pictureSizes,
  placeName,
} from '../../shared/handover.ts';
import type { Locale } from '../../shared/locale.ts';
import {
  type Align,
  type Block,
  type Inline,
  isPictures,
  type Line,
  type Marks,
} from '../../shared/rich-text/blocks.ts';
import { visibleText } from '../../shared/rich-text/html.ts';
import { absolute, type ReadText, shownSize } from './handed-text.ts';

/** The text size in half points. Spaces and indents are in twentieths of a point. */
const size = 23;
const indent = { quote: 567, list: 425 } as const;

/** A4 with margins of 2.5 cm, and the largest image in pixels (1/96 inch). */
const page = {
  size: { width: 11906, height: 16838 },
  margin: 1417,
  picture: { width: ((11906 - 2 * 1417) / 1440) * 96, height: 860 },
} as const;

/** Word has nine list levels. Deeper lists use the ninth. */
const deepestLevel = 8;

const proofing: Record<Locale, string> = { en: 'en-US', es: 'es-ES' };

const serif = 'Georgia';
const after = (space: number) => ({ spacing: { after: space } });

const paragraphStyles: IParagraphStyleOptions[] = [
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    quickFormat: true,
    run: { italics: false, color: '444444' },
    paragraph: {
      indent: { left: indent.quote, right: indent.quote },
      ...after(160),
      border: { left: { style: 'single', size: 12, space: 12, color: 'B3261E' } },
    },
  },
  ...(['List Bullet', 'List Number', 'List Continue'] as const).map((name) => ({
    id: name.replace(' ', ''),
    name,
    basedOn: 'Normal',
    quickFormat: true,
    paragraph: after(60),
  })),
  {
    id: 'Picture',
    name: 'Picture',
    basedOn: 'Normal',
    next: 'Caption',
    quickFormat: true,
    paragraph: { keepNext: true, spacing: { before: 160, after: 80 } },
  },
];

/** Defines styles under the names of Word's built-in ones, so that its outline, lists and screen readers recognize them. */
function wordStyles(language: Locale): IStylesOptions {
  const heading = (points: number, before: number) => ({
    run: { font: serif, size: points * 2, bold: true, color: '1A1A1A' },
    paragraph: { spacing: { before, after: 100 }, keepNext: true },
  });
  return {
    default: {
      document: {
        run: {
          font: serif,
          size,
          language: { value: proofing[language], eastAsia: 'ja-JP', bidirectional: 'ar-SA' },
        },
        paragraph: { spacing: { after: 160, line: 300, lineRule: 'auto' } },
      },
      title: {
        run: { font: serif, size: 52, color: '1A1A1A' },
        paragraph: { spacing: { after: 320, line: 240, lineRule: 'auto' } },
      },
      heading1: heading(17, 360),
      heading2: heading(13, 280),
      heading3: heading(12, 240),
      caption: { run: { italics: true, size: 19, color: '555555' }, paragraph: after(240) },
      hyperlink: { run: { color: '9B1C14', underline: {} } },
    },
    paragraphStyles,
    characterStyles: [
      { id: pictureAddressStyle, name: 'Picture Address', basedOn: 'Hyperlink', run: { color: '777777' } },
    ],
  };
}

const bullets = ['•', '–', '◦'] as const;

/** Defines the list's own level and the two below it. */
function listLevels(ordered: boolean, level: number, start: number): ILevelsOptions[] {
  return Array.from({ length: deepestLevel + 1 }, (_, each) => ({
    level: each,
    format: ordered ? LevelFormat.DECIMAL : LevelFormat.BULLET,
    text: ordered ? `%${each + 1}.` : (bullets[each % bullets.length] ?? '•'),
    alignment: AlignmentType.START,
    start: each === level ? start : 1,
    style: { paragraph: { indent: { left: indent.list * (each + 1), hanging: indent.list } } },
  })).filter((_, each) => each <= level + 2);
}

const itemIndent = (level: number) => indent.list * (level + 1);

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

class Attributes extends XmlComponent {
  constructor(attributes: Record<string, string>) {
    super('_attr');
    this.root = [attributes];
  }

  override prepForXml(): IXmlableObject {
    return { _attr: this.root[0] };
  }
}

class Element extends XmlComponent {
  constructor(name: string, attributes: Record<string, string>, children: readonly object[] = []) {
    super(name);
    this.root.push(new Attributes(attributes), ...children);
  }
}

/** Characters in link titles and anchors. Word rejects a file with longer ones. */
const longest = { title: 260, place: 255 } as const;

const cut = (words: string, most: number) => words.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A link with a title, which the library doesn't support. */
class TitledLink extends XmlComponent {
  private readonly id: string;
  private readonly address: string;

  constructor(address: string, title: string, number: number, children: readonly XmlComponent[]) {
    super('w:hyperlink');
    this.address = address;
    this.id = `Link${number}`;
    const titled: Record<string, string> = title ? { 'w:tooltip': cut(title, longest.title) } : {};
    // A relationship always has an external target (ECMA-376 17.16.22), so fragments need an anchor instead.
    const to: Record<string, string> = address.startsWith('#')
      ? { 'w:anchor': cut(placeName(address), longest.place) }
      : { 'r:id': `rId${this.id}` };
    this.root.push(new Attributes({ ...to, 'w:history': '1', ...titled }), ...children);
  }

  override prepForXml(context: IContext): IXmlableObject | undefined {
    if (!this.address.startsWith('#'))
      context.viewWrapper.Relationships.addRelationship(this.id, hyperlink, this.address, 'External');
    return super.prepForXml(context);
  }
}

function wordLink(address: string, title: string, number: number, children: readonly XmlComponent[]) {
  // The library's type allows only its own classes.
  return new TitledLink(address, title, number, children) as unknown as ExternalHyperlink;
}

/** Groups blocks in an invisible content control, whose text can be edited like any other (ECMA-376 17.5.2). */
class ContentControl extends FileChild {
  constructor(tag: string, children: readonly FileChild[]) {
    super('w:sdt');
    this.root.push(
      new Element('w:sdtPr', {}, [
        new Element('w:tag', { 'w:val': tag }),
        new Element('w15:appearance', { 'w15:val': 'hidden' }),
      ]),
      new Element('w:sdtContent', {}, children),
    );
  }
}

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

const headings = { p: undefined, h2: 'Heading1', h3: 'Heading2' } as const;

interface Place {
  /** The level of the surrounding list item; −1 outside lists. */
  level: number;
  style: 'Quote' | 'ListContinue' | undefined;
  align: Align | null;
}

const outside: Place = { level: -1, style: undefined, align: null };

/** Writes a Word file (ECMA-376). Content without an equivalent in Word is grouped in content controls. */
export async function writeWord(given: ReadText): Promise<Uint8Array<ArrayBuffer>> {
  const text = withoutControls(given);
  const writer = new WordWriter(text);
  const title = new Paragraph({ style: 'Title', children: [new TextRun(text.title)] });
  const children = [title, ...writer.blocks(text.blocks, outside)];
  const document = new Document({
    title: text.title,
    creator: text.author,
    lastModifiedBy: text.author,
    description: text.excerpt,
    keywords: text.tags.join(', '),
    styles: wordStyles(text.language),
    numbering: { config: writer.lists },
    customProperties: [{ name: ownProperty, value: 'article' }],
    sections: [
      {
        properties: { page: { size: page.size, margin: margins } },
        footers: { default: pageNumbers() },
        children,
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(document));
}

/** Removes control characters from the metadata, because XML can't contain them. The text is already sanitized. */
function withoutControls({ title, author, excerpt, tags, ...text }: ReadText): ReadText {
  return {
    ...text,
    title: visibleText(title),
    author: visibleText(author),
    excerpt: visibleText(excerpt),
    tags: tags.map(visibleText),
  };
}

const margins = { top: page.margin, right: page.margin, bottom: page.margin, left: page.margin };

function pageNumbers(): Footer {
  const number = new TextRun({ children: [PageNumber.CURRENT], size: 18, color: '777777' });
  return new Footer({ children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [number] })] });
}

class WordWriter {
  readonly lists: INumberingOptions['config'][number][] = [];
  private links = 0;
  private readonly text: ReadText;

  constructor(text: ReadText) {
    this.text = text;
  }

  blocks(blocks: readonly Block[], place: Place): FileChild[] {
    return blocks.flatMap((block, at) => {
      if (block.kind === 'line') return [this.line(block, place)];
      if (block.kind === 'list') return this.list(block, place);
      if (block.kind === 'quote') return this.quote(block.blocks, place, blocks[at - 1]?.kind === 'quote');
      return this.figure(block, place);
    });
  }

  private line(line: Line, { level, style, align }: Place, own: Partial<IParagraphOptions> = {}): Paragraph {
    const heading = headings[line.tag];
    const alignment = line.align ?? align;
    const name = own.style ?? heading ?? style;
    return new Paragraph({
      ...(alignment && { alignment: alignments[alignment] }),
      ...(level >= 0 && !own.numbering && { indent: { left: itemIndent(level) } }),
      ...own,
      ...(name && { style: name }),
      children: this.inlines(line.inlines),
    });
  }

  /** Uses only Word's own quote style if that is enough. */
  private quote(blocks: readonly Block[], place: Place, followsQuote: boolean): FileChild[] {
    const written = this.blocks(blocks, { ...place, style: 'Quote' });
    const isPlain = blocks.every((block) => block.kind === 'line' && block.tag === 'p');
    const isAlone = place.style === undefined && !followsQuote;
    return isPlain && isAlone ? written : [new ContentControl('quote', written)];
  }

  private list(list: Extract<Block, { kind: 'list' }>, place: Place): FileChild[] {
    const level = Math.min(place.level + 1, deepestLevel);
    const reference = `list-${this.lists.length + 1}`;
    this.lists.push({ reference, levels: listLevels(list.ordered, level, list.start) });
    const own = {
      style: list.ordered ? 'ListNumber' : 'ListBullet',
      numbering: { reference, level, instance: 1 },
    };
    return list.items.flatMap((blocks) => this.item(blocks, { ...place, level, style: 'ListContinue' }, own));
  }

  private item(blocks: readonly Block[], place: Place, own: Partial<IParagraphOptions>): FileChild[] {
    const [first, ...others] = blocks;
    const begins = first?.kind === 'line' && first.tag === 'p';
    const written: FileChild[] = [begins ? this.line(first, place, own) : new Paragraph(own)];
    const rest = begins ? others : blocks;
    // Nested lists follow directly, one level deeper. Other blocks are grouped with their item.
    const lists = begins ? rest.findIndex(({ kind }) => kind !== 'list') : 0;
    const nested = lists < 0 ? rest : rest.slice(0, lists);
    const more = lists < 0 ? [] : rest.slice(lists);
    written.push(...this.blocks(nested, place));
    if (more.length > 0) written.push(new ContentControl(`item ${place.level}`, this.blocks(more, place)));
    return written;
  }

  private figure(figure: Extract<Block, { kind: 'figure' }>, outer: Place): FileChild[] {
    const { blocks, caption, align } = figure;
    const place = { ...outer, align: align ?? outer.align };
    const [first, ...rest] = blocks;
    const words = caption ? [this.line(caption, place, { style: 'Caption' })] : [];
    if (first?.kind === 'line' && rest.length === 0 && isPictures(first) && first.align === null) {
      return [this.line(first, place, { style: 'Picture' }), ...words];
    }
    const tag = align ? `figure ${align}` : 'figure';
    return [new ContentControl(tag, [...this.blocks(blocks, { ...place, style: undefined }), ...words])];
  }

  private inlines(inlines: readonly Inline[]): ParagraphChild[] {
    const children: ParagraphChild[] = [];
    for (let at = 0; at < inlines.length; ) {
      const { link } = inlines[at]?.marks ?? { link: null };
      const absent = this.absentPicture(inlines[at]);
      if (absent) {
        children.push(absent);
        at += 1;
        continue;
      }
      let end = at + 1;
      while (end < inlines.length && inlines[end]?.marks.link === link && !this.absentPicture(inlines[end]))
        end += 1;
      const runs = inlines.slice(at, end).map((inline) => this.run(inline));
      at = end;
      if (!link) children.push(...runs);
      else {
        this.links += 1;
        const address = absolute(link.href, this.text.origin);
        children.push(wordLink(address, link.title, this.links, runs));
      }
    }
    return children;
  }

  /** An image of another site becomes a link, because neither the export nor Word may load anything from there. */
  private absentPicture(inline: Inline | undefined): ParagraphChild | undefined {
    if (inline?.kind !== 'picture' || this.text.pictures.has(inline.picture.src)) return undefined;
    const { picture } = inline;
    this.links += 1;
    const address = absolute(picture.src, this.text.origin);
    const words = new TextRun({ style: pictureAddressStyle, text: `[${picture.alt}]` });
    const name = pictureName(picture);
    const title = name.length <= longest.title ? name : pictureSizes(picture);
    return wordLink(address, title, this.links, [words]);
  }

  private run(inline: Inline): TextRun | ImageRun {
    const { strong, em, u, link }: Marks = inline.marks;
    const looks = {
      ...(strong && { bold: true }),
      ...(em && { italics: true }),
      ...(u && { underline: {} }),
      ...(link && { style: 'Hyperlink' }),
    };
    if (inline.kind === 'text') return new TextRun({ ...looks, text: inline.text });
    if (inline.kind === 'break') return new TextRun({ ...looks, break: 1 });
    const { picture } = inline;
    const embedded = this.text.pictures.get(picture.src);
    if (!embedded) throw new Error('Images that aren’t embedded must be written as links.');
    return new ImageRun({
      type: embedded.type,
      data: embedded.bytes,
      transformation: shownSize(picture, embedded, page.picture),
      altText: { name: pictureName(picture), description: picture.alt, title: picture.title },
    });
  }
}
