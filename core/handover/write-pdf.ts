import PDFDocument from 'pdfkit';
import {
  type Align,
  type Block,
  type Inline,
  isPictures,
  type Line,
  type Link,
} from '../../shared/rich-text/blocks.ts';
import { absolute, type EmbeddedPicture, type ReadText, shownSize } from './handed-text.ts';
import { breakLines, linkedSegments, printFonts, type Segment } from './pdf-lines.ts';

/** A4 in points, with margins of 2.5 cm. */
const page = { width: 595.28, height: 841.89, margin: 71 } as const;
const bottom = page.height - page.margin;
const measure = page.width - 2 * page.margin;

interface Setting {
  /** The font size in points. `leading` is the distance between lines. */
  size: number;
  leading: number;
  before: number;
  after: number;
  color: string;
  tag: string;
}

const ink = '#1a1a1a';
const red = '#9b1c14';
const settings = {
  title: { size: 27, leading: 33, before: 0, after: 22, color: ink, tag: 'H1' },
  h2: { size: 17, leading: 22, before: 16, after: 6, color: ink, tag: 'H2' },
  h3: { size: 13, leading: 18, before: 12, after: 4, color: ink, tag: 'H3' },
  p: { size: 11.5, leading: 17, before: 0, after: 9, color: ink, tag: 'P' },
  caption: { size: 9.5, leading: 13, before: 3, after: 14, color: '#555555', tag: 'Caption' },
} as const satisfies Record<string, Setting>;

const slanted = (inlines: readonly Inline[]): Inline[] =>
  inlines.map((inline) => ({ ...inline, marks: { ...inline.marks, em: true } }));

/** Makes headings bold, except the title, which is large enough. */
const strong = (inlines: readonly Inline[], tag: string): readonly Inline[] =>
  tag === 'H1' ? inlines : inlines.map((inline) => ({ ...inline, marks: { ...inline.marks, strong: true } }));

type Struct = PDFKit.PDFStructureElement;

interface Place {
  x: number;
  width: number;
  rules: readonly number[];
  align: Align | null;
}

/**
 * Writes a PDF with real text in the site's fonts, tagged for screen readers (ISO 14289), with language,
 * outline, links and page numbers.
 */
export async function writePdf(text: ReadText): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = printFonts();
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: page.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: text.language,
    displayTitle: true,
    // No default font, because the library would read another file.
    font: null as unknown as string,
    info: {
      Title: text.title,
      Author: text.author,
      Subject: text.excerpt,
      Keywords: text.tags.join(', '),
      ModDate: new Date(text.savedAt),
    },
  });
  const pieces: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    document
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', resolve)
      .on('error', reject);
  });
  for (const { name, bytes } of fonts) document.registerFont(name, bytes);
  new PdfWriter(document, text).write();
  document.end();
  await done;
  return new Uint8Array(Buffer.concat(pieces));
}

class PdfWriter {
  private readonly document: PDFKit.PDFDocument;
  private readonly text: ReadText;
  private y: number = page.margin;
  private section: PDFKit.PDFOutline | undefined;

  constructor(document: PDFKit.PDFDocument, text: ReadText) {
    this.document = document;
    this.text = text;
  }

  write(): void {
    const root = this.document.struct('Document');
    this.document.addStructure(root);
    const place: Place = { x: page.margin, width: measure, rules: [], align: null };
    const title: Inline = {
      kind: 'text',
      text: this.text.title,
      marks: { strong: false, em: false, u: false, link: null },
    };
    this.lines([title], settings.title, null, place, root);
    this.blocks(this.text.blocks, place, root);
    root.end();
    this.pageNumbers();
  }

  private blocks(blocks: readonly Block[], place: Place, parent: Struct): void {
    for (const block of blocks) this.block(block, place, parent);
  }

  private block(block: Block, place: Place, parent: Struct): void {
    switch (block.kind) {
      case 'line':
        return void this.line(block, place, parent);
      case 'quote': {
        const quote = this.within('BlockQuote', parent);
        const inside = {
          ...place,
          x: place.x + 18,
          width: place.width - 18,
          rules: [...place.rules, place.x + 2],
        };
        this.blocks(block.blocks, inside, quote);
        return void quote.end();
      }
      case 'list':
        return void this.list(block, place, parent);
      case 'figure': {
        const inside = { ...place, align: block.align ?? place.align };
        this.blocks(block.blocks, inside, parent);
        const { caption } = block;
        if (caption)
          this.lines(
            slanted(caption.inlines),
            settings.caption,
            caption.align ?? inside.align,
            inside,
            parent,
          );
      }
    }
  }

  private within(type: string, parent: Struct): Struct {
    const struct = this.document.struct(type);
    parent.add(struct);
    return struct;
  }

  private line(line: Line, place: Place, parent: Struct): void {
    const setting = settings[line.tag];
    if (line.tag !== 'p') this.outline(line);
    const align = line.align ?? place.align;
    // Text in a line with images is written before them.
    if (!isPictures(line)) this.lines(line.inlines, setting, align, place, parent);
    for (const { picture } of picturesOf(line.inlines)) this.picture(picture, align, place, parent);
  }

  private outline(line: Line): void {
    const words = line.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
    const { outline } = this.document;
    if (line.tag === 'h2') this.section = outline.addItem(words);
    else (this.section ?? outline).addItem(words);
  }

  private list(list: Extract<Block, { kind: 'list' }>, place: Place, parent: Struct): void {
    const struct = this.within('L', parent);
    const indent = 20;
    const inside = { ...place, x: place.x + indent, width: Math.max(place.width - indent, 60) };
    for (const [at, blocks] of list.items.entries()) {
      const item = this.within('LI', struct);
      this.room(settings.p.leading);
      const label = this.within('Lbl', item);
      const mark = list.ordered ? `${list.start + at}.` : '•';
      const { y } = this;
      label.add(() => {
        this.document.font('newsreader-print').fontSize(settings.p.size).fillColor(ink);
        this.document.text(mark, place.x, y, { lineBreak: false });
      });
      label.end();
      const body = this.within('LBody', item);
      this.blocks(blocks, inside, body);
      body.end();
      item.end();
    }
    struct.end();
  }

  private picture(
    { src, alt, width }: Extract<Inline, { kind: 'picture' }>['picture'],
    align: Align | null,
    place: Place,
    parent: Struct,
  ): void {
    const embedded = this.text.pictures.get(src);
    if (!embedded) return void this.absent(src, alt, place, parent);
    const most = { width: place.width, height: bottom - page.margin - 40 };
    // An image without a set width is as wide as on the site, but not wider than the text.
    const natural = { width: embedded.width * 0.75, height: embedded.height * 0.75 };
    const size = shownSize({ src, alt, width, title: '', height: '' }, natural, most);
    this.room(size.height + 6);
    const left = place.width - size.width;
    const x = place.x + (align === 'center' ? left / 2 : align === 'right' ? left : 0);
    const { y } = this;
    const figure = this.document.struct('Figure', { alt: alt || ' ' });
    parent.add(figure);
    figure.add(() => void this.document.image(bufferOf(embedded), x, y, size));
    figure.end();
    this.y += size.height + 8;
  }

  /** Writes a link instead of an image that isn't in the media library. */
  private absent(src: string, alt: string, place: Place, parent: Struct): void {
    const link: Link = { href: src, title: '' };
    const marks = { strong: false, em: true, u: false, link };
    this.lines([{ kind: 'text', text: `[${alt || src}]`, marks }], settings.p, null, place, parent);
  }

  private lines(
    inlines: readonly Inline[],
    setting: Setting,
    align: Align | null,
    place: Place,
    parent: Struct,
  ): void {
    const isHeading = setting.tag.startsWith('H');
    const words = isHeading ? strong(inlines, setting.tag) : inlines;
    const { document } = this;
    document.fontSize(setting.size);
    const width = (font: string, text: string) => document.font(font).widthOfString(text);
    const lines = breakLines(words, { room: place.width, align, measure: width });
    if (this.y > page.margin) this.y += setting.before;
    // Keep a heading on the same page as the text after it.
    this.room(setting.leading * (isHeading ? Math.min(lines.length, 4) + 2 : 1));
    const struct = this.within(setting.tag, parent);
    let shown = -1;
    for (const group of linkedSegments(lines)) {
      const target = group.link ? this.within('Link', struct) : struct;
      target.add(() => {
        for (const { segment, line } of group.segments) {
          if (line !== shown) this.beginLine(line - Math.max(shown, 0), setting, place);
          shown = line;
          this.segment(segment, setting, place);
        }
      });
      if (group.link) target.end();
    }
    struct.end();
    this.y += setting.leading * (lines.length - Math.max(shown, 0)) + setting.after;
  }

  private beginLine(down: number, { leading }: Setting, { rules }: Place): void {
    this.y += down * leading;
    this.room(leading);
    const { y } = this;
    for (const x of rules) this.document.rect(x, y - 2, 1.5, leading).fill(red);
  }

  private segment(segment: Segment, { size, leading, color }: Setting, { x }: Place): void {
    const { document } = this;
    const { font, text, link, isUnderlined, width, wordSpacing } = segment;
    const at = x + segment.x;
    document
      .font(font)
      .fontSize(size)
      .fillColor(link ? red : color);
    const href = link && absolute(link.href, this.text.origin);
    document.text(text, at, this.y, { lineBreak: false, wordSpacing, characterSpacing: 0 });
    if (link || isUnderlined) {
      const under = this.y + size * 1.02;
      document
        .lineWidth(0.5)
        .moveTo(at, under)
        .lineTo(at + width, under)
        .stroke(link ? red : color);
    }
    if (href && !href.startsWith('#')) document.link(at, this.y, width, leading, href);
  }

  private room(height: number): void {
    if (this.y + height <= bottom || this.y <= page.margin) return;
    this.document.continueOnNewPage();
    this.y = page.margin;
  }

  private pageNumbers(): void {
    const { document } = this;
    const { start, count } = document.bufferedPageRange();
    if (count < 2) return;
    for (let number = start; number < start + count; number += 1) {
      document.switchToPage(number);
      // With a bottom margin, the library would start another page.
      document.page.margins.bottom = 0;
      document.markContent('Artifact', { type: 'Pagination' });
      document.font('newsreader-print').fontSize(9).fillColor('#777777');
      document.text(String(number + 1), page.margin, page.height - 46, {
        width: measure,
        align: 'center',
        lineBreak: false,
      });
      document.endMarkedContent();
    }
  }
}

function picturesOf(inlines: readonly Inline[]) {
  return inlines.filter((inline) => inline.kind === 'picture');
}

const bufferOf = ({ bytes }: EmbeddedPicture) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
