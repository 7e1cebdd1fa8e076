import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import type { Align, Block, Inline } from './content-model.ts';
import { alignOf, asElement, classes, findElement, type HtmlNode } from './html-tree.ts';
import type { Place } from './line-collector.ts';
import type { ReadContext } from './read-context.ts';

/** Also Blogger's, which came along when a blog moved to WordPress. */
const captionClass = /^(wp-caption-text|wp-caption-dd|gallery-caption|tr-caption)$/;
const figureClass = /^(wp-caption|gallery-item|tr-caption-container)$/;

function isCaption(element: HtmlElement): boolean {
  return element.tagName === 'figcaption' || classes(element).some((name) => captionClass.test(name));
}

/** The figure's own captions: not those of a figure inside of it. */
function ownCaptions(figure: HtmlElement): HtmlElement[] {
  return figure.childNodes.flatMap((node) => {
    const element = asElement(node);
    if (!element || /^(figure|ul|ol)$/.test(element.tagName)) return [];
    return isCaption(element) ? [element] : ownCaptions(element);
  });
}

function without(node: HtmlNode, captions: ReadonlySet<HtmlNode>): HtmlNode[] {
  if (captions.has(node)) return [];
  const element = asElement(node);
  if (!element || !findElement(element, (inner) => captions.has(inner))) return [node];
  return [{ ...element, childNodes: element.childNodes.flatMap((child) => without(child, captions)) }];
}

/** Figures, and what played their part before HTML had them. */
export function isFigure(element: HtmlElement): boolean {
  if (element.tagName === 'figure') return true;
  return classes(element).some((name) => figureClass.test(name));
}

/** All that stands in lines, in one; breaks between what stood in several. */
export function joinLines(blocks: Block[]): Inline[] {
  const joined: Inline[] = [];
  for (const block of blocks) {
    if (block.kind !== 'line') continue;
    if (joined.length > 0) joined.push({ kind: 'break', soft: false });
    joined.push(...block.inlines);
  }
  return joined;
}

/** The image's picture centred: by its own class or by the figure's. */
function figureAlign(figure: HtmlElement): Align | null {
  const image = findElement(figure, (element) => element.tagName === 'img');
  return alignOf(figure) === 'center' || (image && alignOf(image) === 'center') ? 'center' : null;
}

/**
 * A figure with a picture stays one, and one with code or a table gets its caption. Any other becomes what is in it, with its caption
 * as a paragraph below; so does what a caption holds besides lines.
 */
export function readFigure(figure: HtmlElement, context: ReadContext, place: Place): Block[] {
  const captions = ownCaptions(figure);
  const taken = new Set<HtmlNode>(captions);
  const content = figure.childNodes.flatMap((node) => without(node, taken));
  const blocks = context.blocks(content, { ...place, align: null });
  const shown = captions.filter((each) => !context.isLeftOut(each));
  const below = shown.flatMap((each) => context.blocks(each.childNodes, { ...place, align: null }));
  const lines = blocks.filter((block) => block.kind === 'line');
  const inlines = lines.flatMap((line) => line.inlines);
  const onlyPictures =
    lines.length === blocks.length &&
    inlines.some(({ kind }) => kind === 'image') &&
    inlines.every(({ kind }) => kind !== 'text');
  const [frame] = blocks;
  if (frame?.kind === 'frame' && blocks.length === 1 && below.every(({ kind }) => kind === 'line')) {
    const own: Block[] = [{ kind: 'line', tag: 'p', align: null, inlines: frame.caption }];
    return [{ ...frame, caption: joinLines(frame.caption.length > 0 ? [...own, ...below] : below) }];
  }
  if (!onlyPictures) return [...blocks, ...below];
  const images = inlines.filter(({ kind }) => kind === 'image');
  const lineCount = firstOther(below);
  const caption = joinLines(below.slice(0, lineCount));
  return [{ kind: 'figure', align: figureAlign(figure), images, caption }, ...below.slice(lineCount)];
}

/** How many lines the blocks begin with. */
function firstOther(blocks: Block[]): number {
  const at = blocks.findIndex(({ kind }) => kind !== 'line');
  return at < 0 ? blocks.length : at;
}
