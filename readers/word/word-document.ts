import {
  type Align,
  type Block,
  type Inline,
  isPictures,
  type Line,
  plain,
  tidyInlines,
} from '../../shared/rich-text/blocks.ts';
import { BlockBuilder, readWordTable } from './word-blocks.ts';
import { isRemoved, type WordContext, WordReportBook } from './word-context.ts';
import { type ParagraphFormat, type RunContent, readRuns } from './word-runs.ts';
import type { Numbering, ParagraphKind, ParagraphStyle } from './word-styles.ts';
import { child, findAll, isOn, readableChoice, valueIn, type XmlNode } from './word-xml.ts';

/** The properties of a paragraph, including those of its styles. */
interface ParagraphFacts {
  kind: ParagraphKind;
  /** The heading level, counted from 0. */
  level: number | undefined;
  numbering: Numbering;
  /** The style IDs, nearest first. */
  ids: readonly string[];
  /** Null for the default alignment. */
  own: Align | null;
  /** Whether the text runs from right to left. */
  isBidi: boolean;
  /** The default formatting of its runs. */
  looks: ParagraphFormat;
  /** Whether the paragraph ends a section. If it is empty, it isn't a list item. */
  endsSection: boolean;
  /** Whether its text continues in the next paragraph. */
  isUnfinished: boolean;
}

/** Word's alignments other than the default. */
const alignments: Record<string, Align> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

/** The alignments in right-to-left text, in which left and right are swapped (ECMA-376 17.3.1.13). */
const bidiAlignments: Record<string, Align | null> = {
  ...alignments,
  ...{ '': 'right', left: 'right', start: 'right', right: null, end: null },
};

function readParagraph(node: XmlNode, context: WordContext): ParagraphFacts {
  const properties = propertiesOf(node, context);
  const id = valueIn(properties, 'w:pStyle');
  const style = context.styles.paragraph(id);
  const outline = valueIn(properties, 'w:outlineLvl');
  const level = outline === undefined ? style.level : Number(outline) < 9 ? Number(outline) : undefined;
  const isText = style.kind === 'text' && level === undefined;
  const { bold = false, italic = false } = context.styles.run(isText ? id : undefined);
  const { hidden, struck, position } = context.styles.run(id);
  const isBidi = isOn(properties, 'w:bidi') ?? style.bidi ?? false;
  const align = valueIn(properties, 'w:jc') ?? style.align ?? '';
  const mark = style.kind === 'contents' ? [] : (child(properties, 'w:rPr')?.children ?? []);
  const isRemovedMark = mark.some((each) => isRemoved(each, context));
  return {
    kind: isText && isItemsRest(properties) ? 'continued' : style.kind,
    level,
    numbering: numberingOf(properties, style),
    ids: style.ids,
    own: (isBidi ? bidiAlignments[align] : alignments[align]) ?? null,
    isBidi,
    looks: { bold, italic, hidden, struck, position },
    endsSection: child(properties, 'w:sectPr') !== undefined,
    isUnfinished: isRemovedMark || isDropCap(properties),
  };
}

function propertiesOf(node: XmlNode, context: WordContext): XmlNode | undefined {
  const properties = child(node, 'w:pPr');
  const change = child(properties, 'w:pPrChange');
  if (!properties || !change) return properties;
  context.changed += 1;
  if (context.changes === 'accepted') return properties;
  const mark = properties.children.filter(({ name }) => name === 'w:rPr');
  return { ...properties, children: [...(child(change, 'w:pPr')?.children ?? []), ...mark] };
}

/** Whether a paragraph is a drop cap in a frame. */
function isDropCap(properties: XmlNode | undefined): boolean {
  return /^(drop|margin)$/.test(child(properties, 'w:framePr')?.attributes.dropCap ?? '');
}

/** Whether a paragraph continues a list item, because its number was removed. */
function isItemsRest(properties: XmlNode | undefined): boolean {
  const { left, start } = child(properties, 'w:ind')?.attributes ?? {};
  return (
    valueIn(child(properties, 'w:numPr'), 'w:numId') === '0' && Number.parseInt(start ?? left ?? '0', 10) > 0
  );
}

/** Returns the list and level, from the paragraph or its style. */
function numberingOf(properties: XmlNode | undefined, style: ParagraphStyle): Numbering {
  const own = child(properties, 'w:numPr');
  const list = valueIn(own, 'w:numId');
  const level = valueIn(own, 'w:ilvl') ?? (list === undefined ? style.numbering.level : undefined);
  return { list: list ?? style.numbering.list, level };
}

/** The context of a block in a file exported by this site. */
interface Place {
  isQuoted: boolean;
  align: Align | null;
  isTop: boolean;
}

const within: Place = { isQuoted: false, align: null, isTop: false };

/** Reads the elements of a body, cell, note or box into blocks. */
export class DocumentReader {
  private readonly context: WordContext;
  private readonly place: Place;
  private readonly builder: BlockBuilder;
  /** Content that continues in the next paragraph: its paragraph mark was deleted, or it is a drop cap. */
  private unfinished: RunContent = { inlines: [], boxes: [] };

  constructor(context: WordContext, place: Place = { ...within, isTop: true }) {
    this.context = context;
    this.place = place;
    this.builder = new BlockBuilder(context.isOwn);
  }

  finish(): Block[] {
    const { inlines, boxes } = this.unfinished;
    const rest = tidyInlines(inlines);
    if (rest.length > 0) this.builder.add(this.line(rest, null));
    for (const box of boxes) this.box(box);
    return this.builder.finish();
  }

  take(node: XmlNode): void {
    if (isRemoved(node, this.context)) return;
    switch (node.name) {
      case 'w:p':
        return void this.paragraph(node);
      case 'w:tbl':
        return void this.builder.add(...readWordTable(node, this.context, (nodes) => this.blocksIn(nodes)));
      case 'w:sdt':
        return void this.control(node);
      case 'w:altChunk':
        return void this.context.report.add('objects');
      case 'm:oMathPara':
        return void this.paragraph({ name: 'w:p', attributes: {}, children: [node], text: '' });
      case 'mc:AlternateContent':
        for (const each of readableChoice(node)?.children ?? []) this.take(each);
        return;
      case 'w:ins':
      case 'w:del':
      case 'w:moveFrom':
      case 'w:moveTo':
      case 'w:customXml':
      case 'w:smartTag':
        for (const each of node.children) this.take(each);
    }
  }

  private blocksIn(nodes: readonly XmlNode[], place: Place = within): Block[] {
    const reader = new DocumentReader(this.context, place);
    for (const node of nodes) reader.take(node);
    return reader.finish();
  }

  /** Files exported by this site group blocks in controls (`core/handover/write-word.ts`). */
  private control(node: XmlNode): void {
    const nodes = child(node, 'w:sdtContent')?.children ?? [];
    const properties = child(node, 'w:sdtPr');
    if (/contents/i.test(valueIn(child(properties, 'w:docPartObj'), 'w:docPartGallery') ?? '')) {
      return void this.context.report.add('contents');
    }
    const [tag, value = ''] = this.context.isOwn ? (valueIn(properties, 'w:tag') ?? '').split(' ') : [];
    if (tag === 'quote') {
      const blocks = this.blocksIn(nodes, { ...within, isQuoted: true, align: this.place.align });
      this.builder.add({ kind: 'quote', blocks });
    } else if (tag === 'item') {
      const blocks = this.blocksIn(nodes, { ...this.place, isTop: false });
      if (!this.builder.continueItem(blocks, Number(value))) this.builder.add(...blocks);
    } else if (tag === 'figure') this.figure(nodes, alignments[value] ?? (value === 'left' ? 'left' : null));
    else for (const each of nodes) this.take(each);
  }

  private figure(nodes: readonly XmlNode[], align: Align | null): void {
    const isCaption = (node: XmlNode | undefined) =>
      node?.name === 'w:p' && this.kindOf(node) === 'caption' && node === nodes.at(-1);
    const last = nodes.at(-1);
    const blocks = this.blocksIn(isCaption(last) ? nodes.slice(0, -1) : nodes, { ...within, align });
    this.builder.addFigure({ kind: 'figure', align, blocks, caption: null }, false);
    if (last && isCaption(last)) this.take(last);
  }

  private kindOf(node: XmlNode): ParagraphKind {
    return this.context.styles.paragraph(valueIn(child(node, 'w:pPr'), 'w:pStyle')).kind;
  }

  private paragraph(node: XmlNode): void {
    const { context } = this;
    const facts = readParagraph(node, context);
    if (facts.kind === 'contents') {
      // Fields may begin or end in the table of contents, so it is read although it isn't shown.
      readRuns(node, facts.looks, { ...context, report: new WordReportBook() });
      return void context.report.add('contents');
    }
    const read = readRuns(node, facts.looks, context);
    const { inlines, boxes } = this.unfinished;
    inlines.push(...read.inlines);
    boxes.push(...read.boxes);
    if (facts.isUnfinished) return;
    this.unfinished = { inlines: [], boxes: [] };
    this.settle(facts, tidyInlines(inlines));
    for (const box of boxes) this.box(box);
  }

  /** Reads a text box, which is placed after its paragraph. Fields around it don't apply inside. */
  private box(box: XmlNode): void {
    const fields = this.context.fields.splice(0);
    const blocks = this.blocksIn(box.children);
    this.context.fields.splice(0, Number.POSITIVE_INFINITY, ...fields);
    if (blocks.length === 0) return;
    this.context.report.add('text_boxes', wordsOf(box));
    if (!this.builder.continueItem(blocks)) this.builder.add(...blocks);
  }

  private line(inlines: Inline[], own: Align | null): Line {
    const around = this.place.align;
    const align = (own ?? 'left') === (around ?? 'left') ? null : (own ?? 'left');
    return { kind: 'line', tag: 'p', align, inlines };
  }

  private settle(facts: ParagraphFacts, inlines: Inline[]): void {
    const { builder, context } = this;
    const { isOwn } = context;
    if (inlines.length === 0 && facts.endsSection) return;
    const item = context.numbers.next(facts.numbering, facts.ids);
    const isHeading = facts.level !== undefined || facts.kind === 'title';
    if (inlines.length === 0) {
      if (isOwn && item && !isHeading) builder.addItem(item, []);
      return;
    }
    const line = this.line(inlines, facts.own);
    if (facts.isBidi) context.report.add('right_to_left', textOf(line));
    if (isHeading)
      return void this.heading(line, facts.kind === 'title' ? -1 : (facts.level ?? 0), item !== undefined);
    if (facts.kind === 'caption' && builder.addCaption({ ...line, align: facts.own })) return;
    const isFigure = isOwn ? facts.kind === 'picture' : !item && isPictures(line);
    if (isFigure) {
      const figure = this.pictureFigure(line, facts.own);
      return void builder.addFigure(figure, !isOwn && facts.kind === 'continued');
    }
    const blocks: Block[] = isOwn ? [line] : splitOutImages(line);
    if (item) return void builder.addItem(item, item.label ? this.labeled(item.label, blocks) : blocks);
    if (facts.kind === 'quote' && !this.place.isQuoted) {
      for (const block of blocks) if (block.kind === 'line') builder.addQuoted(block);
      for (const block of blocks) if (block.kind !== 'line') builder.add(block);
      return;
    }
    // In this site's exports, a control marks continued items, unless another program has resaved the file.
    const continuesItem = isOwn
      ? facts.kind === 'continued' && this.place.isTop
      : facts.kind === 'continued' || facts.kind === 'listed';
    if (!continuesItem || !builder.continueItem(blocks)) builder.add(...blocks);
  }

  /** Writes a label that lists can't show into the text. */
  private labeled(label: string, blocks: Block[]): Block[] {
    this.context.report.add('list_labels', label);
    const prefix: Inline = { kind: 'text', text: `${label} `, marks: plain };
    const [first, ...rest] = blocks;
    if (first?.kind !== 'line') return [this.line([prefix], null), ...blocks];
    return [{ ...first, inlines: [prefix, ...first.inlines] }, ...rest];
  }

  private pictureFigure(line: Line, own: Align | null): Extract<Block, { kind: 'figure' }> {
    const { align } = this.line([], own);
    const inlines = this.context.isOwn ? line.inlines : line.inlines.filter(({ kind }) => kind === 'picture');
    const pictures: Line = { kind: 'line', tag: 'p', align: null, inlines };
    return { kind: 'figure', align, blocks: [pictures], caption: null };
  }

  private heading(line: Line, level: number, isNumbered: boolean): void {
    const { context, builder } = this;
    if (level < 0 && context.title === '' && this.place.isTop) {
      context.title = textOf(line);
      for (const block of splitOutImages(line)) if (block.kind === 'figure') builder.add(block);
      return;
    }
    if (isNumbered) context.report.add('heading_numbers', textOf(line));
    context.headings.push({ line, level: Math.max(level, 0) });
    if (context.isOwn) return void builder.add(line);
    const words = line.inlines.filter((inline) => inline.kind === 'text' && inline.text.trim() !== '');
    // Headings are bold anyway.
    if (words.every(({ marks }) => marks.strong)) {
      line.inlines = line.inlines.map((inline) => ({ ...inline, marks: { ...inline.marks, strong: false } }));
    }
    if (words.length === 0) context.headings.pop();
    builder.add(...splitOutImages(line));
  }
}

export function textOf({ inlines }: Line): string {
  const texts = inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' '));
  return texts.join('').replace(/ +/g, ' ').trim();
}

function wordsOf(node: XmlNode): string {
  return findAll(node, 'w:t')
    .map(({ text }) => text)
    .join('');
}

/** Returns the text of headers or footers, unless it is only numbers. */
export function runningWords(nodes: readonly XmlNode[]): string {
  const words = nodes.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
  return /\p{L}{2}/u.test(words) ? words : '';
}

/** Separates images from a line. Images at its start come first. */
function splitOutImages(line: Line): Block[] {
  const pictures = line.inlines.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return [line];
  const begins = line.inlines.findIndex(({ kind }) => kind === 'text');
  const before = begins < 0 ? line.inlines : line.inlines.slice(0, begins);
  const figureOf = (picture: Inline): Block => ({
    kind: 'figure',
    align: line.align,
    blocks: [{ kind: 'line', tag: 'p', align: null, inlines: [picture] }],
    caption: null,
  });
  line.inlines = tidyInlines(line.inlines.filter(({ kind }) => kind !== 'picture'));
  const first = pictures.filter((picture) => before.includes(picture)).map(figureOf);
  const rest = pictures.filter((picture) => !before.includes(picture)).map(figureOf);
  return [...first, ...(line.inlines.length > 0 ? [line] : []), ...rest];
}
