import {
  AlignmentType,
  Document,
  type FileChild,
  Footer,
  ImageRun,
  type INumberingOptions,
  type IParagraphOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import {
  type Align,
  type Block,
  type Inline,
  isPictures,
  type Line,
  type Marks,
} from '../../../shared/rich-text/blocks.ts';
import { visibleText } from '../../../shared/rich-text/visible-text.ts';
import {
  ownProperty,
  pictureAddressStyle,
  pictureName,
  pictureSizes,
} from '../../../shared/word-picture-name.ts';
import { absolute, type ReadText } from '../handed-text.ts';
import { shownSize } from './shown-size.ts';
import { ContentControl, isShortTitle, wordLink } from './word-parts.ts';
import { deepestLevel, itemIndent, listLevels, page, wordStyles } from './word-styles.ts';

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
  justify: AlignmentType.JUSTIFIED,
} as const;

const headings = { p: undefined, h2: 'Heading1', h3: 'Heading2' } as const;

/** Where a block stands. */
interface Place {
  /** Of the item that holds it; −1 outside of lists. */
  level: number;
  style: 'Quote' | 'ListContinue' | undefined;
  /** Of the figure around it. */
  align: Align | null;
}

const outside: Place = { level: -1, style: undefined, align: null };

/** A text as a Word file (ECMA-376). What Word has no form of its own for is held together by content controls. */
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

/** What stands around a text may have characters that no XML can hold; its own are sanitised. */
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

  /** Paragraphs of Word's own style where that says it all. */
  private quote(blocks: readonly Block[], place: Place, isBehindQuote: boolean): FileChild[] {
    const written = this.blocks(blocks, { ...place, style: 'Quote' });
    const isPlain = blocks.every((block) => block.kind === 'line' && block.tag === 'p');
    const isAlone = place.style === undefined && !isBehindQuote;
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
    // Lists within it follow at once, one level deeper; all else says to which item it belongs.
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
        children.push(wordLink({ address, title: link.title, number: this.links }, runs));
      }
    }
    return children;
  }

  /** Nothing is fetched from elsewhere, neither here nor by Word: a picture that the library has not is a link to it. */
  private absentPicture(inline: Inline | undefined): ParagraphChild | undefined {
    if (inline?.kind !== 'picture' || this.text.pictures.has(inline.picture.src)) return undefined;
    const { picture } = inline;
    this.links += 1;
    const address = absolute(picture.src, this.text.origin);
    const words = new TextRun({ style: pictureAddressStyle, text: `[${picture.alt}]` });
    const name = pictureName(picture);
    const title = isShortTitle(name) ? name : pictureSizes(picture);
    return wordLink({ address, title, number: this.links }, [words]);
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
    if (!embedded) throw new Error('A picture that is not embedded is written as a link.');
    return new ImageRun({
      type: embedded.type,
      data: embedded.bytes,
      transformation: shownSize(picture, embedded, page.picture),
      altText: { name: pictureName(picture), description: picture.alt, title: picture.title },
    });
  }
}
