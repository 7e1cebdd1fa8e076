import { defaultTreeAdapter, html as names } from 'parse5';
import type { ChangeLog } from '../../shared/imported-post.ts';
import { type HtmlElement, parseHtml } from '../../shared/rich-text/parse-html.ts';
import { findWords } from '../fidelity/compare-content.ts';
import { type Block, type Inline, plain } from './content-model.ts';
import { hostOf, playableAddress } from './embed-address.ts';
import {
  alignOf,
  asElement,
  attribute,
  classes,
  type HtmlNode,
  isRightToLeft,
  marksInside,
} from './html-tree.ts';
import { applyStyleSheets, isFeedFooter, isIsolated, leftOutOf, quoteOf } from './left-out.ts';
import {
  type ElementReader,
  isBlank,
  LineCollector,
  type OldBlog,
  type Place,
  type ReadContext,
} from './lines.ts';
import {
  isFigure,
  listTags,
  looseItems,
  readDefinitions,
  readFigure,
  readList,
  readLooseItems,
  readTable,
} from './read-blocks.ts';
import { backgroundImage, inlineReaders, isCheckbox } from './read-inline.ts';
import { isWidgetScript, readMedia, readSocial } from './read-media.ts';

const address = /^https?:\/\/[^\s<>"]{4,2000}$/i;

/** Punctuation that follows a URL and isn't part of it. */
const sentenceEnd = /[.,;:!?…]+$/;

/** Links a URL that is alone on its line, because it was embedded (oEmbed), except in lists and captions. */
function linkAddresses(blocks: Block[], log: ChangeLog): Block[] {
  return blocks.map((block) => {
    if (block.kind === 'quote') return { ...block, blocks: linkAddresses(block.blocks, log) };
    return block.kind === 'line' ? { ...block, inlines: linkLine(block.inlines, log) } : block;
  });
}

function linkLine(line: Inline[], log: ChangeLog): Inline[] {
  return line.flatMap((inline, i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    const alone = (!before || before.kind === 'break') && (!after || after.kind === 'break');
    if (inline.kind !== 'text' || !alone || inline.marks.href !== null) return inline;
    const text = inline.text.trim();
    const [end = ''] = sentenceEnd.exec(text.slice(-20)) ?? [];
    const href = text.slice(0, text.length - end.length);
    if (!address.test(href) || !URL.canParse(href)) return inline;
    log.add('embed_linked', hostOf(href));
    const link: Inline = { ...inline, text: href, marks: { ...inline.marks, href: playableAddress(href) } };
    return end === '' ? link : [link, { ...inline, text: end }];
  });
}

/** Elements that begin a new line. */
const breaking = new Set(
  (
    'address article aside body caption center dd details dialog dir div dl dt fieldset footer form header hgroup hr ' +
    'legend main menu nav optgroup option p search section summary tbody td tfoot th thead tr'
  ).split(' '),
);

/** Elements that lose their form, which is reported to the owner. */
const simplified = new Set(['pre', 'table', 'dl', 'h1', 'h4', 'h5', 'h6', 'textarea']);

/** Elements that are removed with their content, and whether this is a loss. */
const droppedElements: ReadonlyMap<string, boolean> = new Map([
  ...missed('applet canvas input script', true),
  ...missed(
    'annotation annotation-xml base datalist head link meta noembed noframes param source style template title track',
    false,
  ),
]);

function missed(tags: string, value: boolean): [string, boolean][] {
  return tags.split(' ').map((tag) => [tag, value]);
}

const headings = new Map<string, 'h2' | 'h3'>([
  ['h1', 'h2'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);

const readQuote: ElementReader = (lines, element, context, place) => {
  const align = alignOf(element) ?? (place.align === 'right' ? 'right' : null);
  const blocks = context.blocks(element.childNodes, { ...place, align });
  lines.add(blocks.length > 0 ? [{ kind: 'quote', blocks }] : []);
};

/** Reads code or verse. Lines and indentation stay. */
const readCode: ElementReader = (lines, element, context, place) => {
  const blocks = context.blocks(element.childNodes, {
    marks: place.marks,
    align: alignOf(element) ?? place.align,
    isVerbatim: true,
  });
  const isCode = !place.isVerbatim && blocks.length > 0 && blocks.every(({ kind }) => kind === 'line');
  const isVerse = classes(element).some((name) => /verse|poem|poetry/.test(name));
  lines.add(isCode && !isVerse ? [{ kind: 'frame', blocks, caption: [] }] : blocks);
};

const readers = new Map<string, ElementReader>([
  ...inlineReaders,
  ...[...listTags].map((tag): [string, ElementReader] => [tag, readList]),
  ['blockquote', readQuote],
  ['table', (lines, element, context, place) => lines.add(readTable(element, context, place))],
  ['pre', readCode],
  ['textarea', readCode],
  ['dl', (lines, element, context, place) => lines.add(readDefinitions(element, context, place))],
]);

/** Elements that the parser drops instead of reopening them in each paragraph. Renaming them avoids this. */
const dropped = /<(\/?)(s|strike|font|small|big|tt)(?=[\s/>])/gi;
const styled = /<(?:font|small|big|tt)\s[^<>]*\b(?:style|class|hidden)\b/i;
/** Formatting elements whose attributes the parser also drops. */
const styledMark = /<(b|strong|em|i|u)(\s[^<>]{1,2000}?)>/gi;

/** Repeats strikethrough in each paragraph, because browsers continue it across paragraphs. */
function withStruckParagraphs(html: string): string {
  const ends = html.match(/<(?:s|strike)(?=[\s>])|<\/(?:s|strike)>/gi) ?? [];
  if (ends.filter((tag) => tag.startsWith('</')).length * 2 !== ends.length) return html;
  let isOpen = false;
  return html.replace(/<(\/?)(s|strike|p)(?=[\s>])[^<>]*>/gi, (tag, slash: string, name: string) => {
    if (!/^p$/i.test(name)) isOpen = slash === '';
    else if (isOpen) return slash ? `</s>${tag}` : `${tag}<s>`;
    return tag;
  });
}

function withReadableTags(given: string): string {
  const html = /<(?:s|strike)[\s>]/i.test(given) ? withStruckParagraphs(given) : given;
  const isStyled = styled.test(html);
  return html
    .replace(dropped, (tag, slash: string, name: string) => {
      const isStruck = /^s/i.test(name) && name.toLowerCase() !== 'small';
      return isStruck ? `<${slash}del` : isStyled ? `<${slash}span` : tag;
    })
    .replace(styledMark, (tag, name: string, attributes: string) =>
      /\b(?:style|class|hidden)\b/i.test(attributes) ? `<${name}><span${attributes}>` : tag,
    );
}

/** Reads HTML into blocks and logs changes and losses. Expects line breaks marked by `markLineBreaks`. */
export function readContent(html: string, blog: OldBlog): Block[] {
  const context: ReadContext = {
    ...blog,
    into(lines, nodes, place) {
      for (let i = 0; i < nodes.length; ) {
        const items = looseItems(nodes, i);
        if (items > 0) lines.add(readLooseItems(nodes.slice(i, i + items), context, place));
        else readNode(lines, nodes[i] as HtmlNode, context, place);
        i += Math.max(items, 1);
      }
    },
    blocks(nodes, place) {
      const lines = new LineCollector();
      context.into(lines, nodes, place);
      return lines.finish();
    },
    isLeftOut(element) {
      const why = blog.readsAll ? null : leftOutOf(element);
      if (why === null) return false;
      const quote = quoteOf(element);
      if (quote !== '') blog.log.add(why, quote, Math.max(1, findWords(quote).keys.length));
      blog.onLeftOut?.();
      return true;
    },
  };
  const root = parseHtml(withReadableTags(html));
  if (/<style/i.test(html)) applyStyleSheets(root);
  const blocks = context.blocks(root.childNodes, { marks: plain, align: null, isVerbatim: false });
  const gathered = blog.readsAll ? blocks : gatherNotes(blocks);
  if (gathered.length < blocks.length || gathered.some(areNotes)) blog.onLeftOut?.();
  return linkAddresses(blog.readsAll ? gathered : withoutEnd(gathered, blog), blog.log);
}

function areNotes(block: Block): boolean {
  return block.kind === 'list' && block.areNotes === true;
}

/** Removes footers of WordPress feeds, and lines with only a bullet. */
function withoutEnd(blocks: Block[], { log, onLeftOut }: OldBlog): Block[] {
  const shown = blocks.filter((block) => !/^\s*[•·▪◦‣●○]\s*$/.test(lineText(block)));
  const footer = shown.findLastIndex((block, at) => at >= shown.length - 2 && isFeedFooter(lineText(block)));
  if (footer < 0) return shown;
  const text = lineText(shown[footer] as Block).trim();
  log.add('boilerplate', text, findWords(text).keys.length);
  onLeftOut?.();
  return shown.toSpliced(footer, 1);
}

function lineText(block: Block): string {
  if (block.kind !== 'line') return '';
  return block.inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
}

function readNode(lines: LineCollector, node: HtmlNode, context: ReadContext, place: Place): void {
  const element = asElement(node);
  if (defaultTreeAdapter.isTextNode(node)) lines.text(node.value.replaceAll('\u00ad', ''), place);
  else if (element && context.isLeftOut(element)) return;
  else if (element?.tagName === 'script') readScript(lines, element, context);
  else if (element && !isDropped(element, context.log)) readElement(lines, element, context, place);
}

function readScript(lines: LineCollector, element: HtmlElement, context: ReadContext): void {
  const media = readMedia(element, context);
  if (media) lines.add(media);
  else if (!isWidgetScript(element)) context.log.add('element_removed', 'script');
}

/** Whether an element is removed. Formulas stay as characters. */
function isDropped(element: HtmlElement, log: ChangeLog): boolean {
  const { tagName } = element;
  const foreign = element.namespaceURI !== names.NS.HTML && element.namespaceURI !== names.NS.MATHML;
  if (isCheckbox(element)) return false;
  const missed = foreign ? true : droppedElements.get(tagName);
  const isUnseen = tagName === 'input' && attribute(element, 'type')?.toLowerCase() === 'hidden';
  if (missed && !isUnseen) log.add('element_removed', tagName);
  return missed !== undefined;
}

function readElement(lines: LineCollector, element: HtmlElement, context: ReadContext, outer: Place): void {
  const tag = element.tagName;
  const marks = marksInside(element, outer.marks);
  const place = marks === outer.marks ? outer : { ...outer, marks };
  if (simplified.has(tag)) context.log.add('element_simplified', tag);
  if (isRightToLeft(element)) context.log.add('right_to_left');
  const social = readSocial(element, context, place);
  if (social) {
    lines.add(social);
    return;
  }
  const read = readers.get(tag);
  const heading = headings.get(tag);
  const isApart = isIsolated(element);
  if (isApart) lines.text(' ', place);
  if (isNote(element) && !context.readsAll) lines.add(oneNote(context.blocks(element.childNodes, place)));
  else if (isFigure(element)) lines.add(readFigure(element, context, place));
  else if (heading) lines.add(readHeading(heading, element, context, place));
  else if (read) read(lines, element, context, place);
  else readOther(lines, element, context, place);
  if (isApart) lines.text(' ', place);
}

/** Whether an element is a box with one footnote (Substack, Word). */
function isNote(element: HtmlElement): boolean {
  if (element.tagName !== 'div' || element.attrs.length === 0) return false;
  return classes(element).includes('footnote') || /^(?:ft|ed)n\d+$/.test(attribute(element, 'id') ?? '');
}

function readHeading(tag: 'h2' | 'h3', element: HtmlElement, context: ReadContext, place: Place): Block[] {
  const blocks = context.blocks(element.childNodes, { ...place, align: alignOf(element) ?? place.align });
  return blocks.map((block) => {
    const hasText = block.kind === 'line' && block.inlines.some(({ kind }) => kind === 'text');
    return hasText ? { ...block, tag } : block;
  });
}

function readOther(lines: LineCollector, element: HtmlElement, context: ReadContext, place: Place): void {
  const tag = element.tagName;
  const media = readMedia(element, context);
  if (media) lines.add(media);
  else if (breaking.has(tag)) readBreaking(lines, element, context, place);
  else context.into(lines, element.childNodes, place);
}

function readBreaking(lines: LineCollector, element: HtmlElement, context: ReadContext, place: Place): void {
  const tag = element.tagName;
  const strong = place.marks.strong || tag === 'summary' || tag === 'legend';
  lines.flush();
  const background = backgroundImage(element, context.base);
  if (background) lines.image(background, place, null, true);
  context.into(lines, element.childNodes, {
    marks: { ...place.marks, strong },
    align: alignOf(element) ?? place.align,
    isVerbatim: place.isVerbatim,
  });
  lines.flush();
}

type List = Extract<Block, { kind: 'list' }>;

/**
 * Turns footnotes into a numbered list. Footnotes are paragraphs that start with a number linking back to the
 * text (Word, Substack, plug-ins). A number alone belongs to the next paragraph.
 */
function gatherNotes(blocks: Block[]): Block[] {
  const gathered: Block[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as Block;
    const number = numberOf(block);
    const text = number === undefined ? block : withoutNumber(block);
    const behind = text === undefined ? blocks[at + 1] : text;
    if (block.kind === 'list' && block.areNotes)
      for (const item of block.items) addNote(gathered, block.start, item);
    else if (number === undefined || behind?.kind !== 'line') gathered.push(block);
    else {
      addNote(gathered, number === 1 ? null : `${number}`, [behind]);
      if (text === undefined) at += 1;
    }
  }
  return gathered;
}

function numberOf(block: Block): number | undefined {
  const first = block.kind === 'line' && block.tag === 'p' ? block.inlines[0] : undefined;
  return first?.kind === 'text' ? first.note : undefined;
}

/** Returns the footnote without its number; undefined if nothing remains. */
function withoutNumber(block: Block): Block | undefined {
  const [, ...rest] = block.kind === 'line' ? block.inlines : [];
  const [first, ...more] = rest.slice(rest.findIndex((inline) => !isBlank(inline)));
  if (!first) return undefined;
  const inline: Inline =
    first.kind === 'text' ? { ...first, text: first.text.replace(/^[.:)\]]?\s+/, '') } : first;
  return { kind: 'line', tag: 'p', align: null, inlines: [inline, ...more] };
}

/** Adds a footnote to the previous list if the numbering continues, otherwise to a new one. */
function addNote(gathered: Block[], start: List['start'], note: Block[]): void {
  const last = gathered.at(-1);
  const list = last?.kind === 'list' && last.areNotes ? last : undefined;
  if (list && Number(list.start ?? 1) + list.items.length === Number(start ?? 1)) list.items.push(note);
  else gathered.push({ kind: 'list', ordered: true, start, items: [note], areNotes: true });
}

/** Joins blocks that make up one footnote. */
function oneNote(blocks: Block[]): Block[] {
  const [list, ...rest] = gatherNotes(blocks);
  if (list?.kind !== 'list' || !list.areNotes || list.items.length !== 1) return blocks;
  return [{ ...list, items: [[...list.items.flat(), ...rest]] }];
}
