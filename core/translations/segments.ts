import type { Post } from '../../shared/post.ts';
import { type HtmlElement, walkHtml } from '../../shared/rich-text/parse-html.ts';

/** A part of a text that keeps its ID while the text changes: a paragraph, or part of a joined paragraph. */
export interface Segment {
  id: number;
  block: number;
  kind: BlockKind;
  text: string;
}

export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

export function blocksOf(segments: readonly Segment[]): { kind: BlockKind; segments: Segment[] }[] {
  const blocks: { kind: BlockKind; segments: Segment[] }[] = [];
  for (const segment of segments) {
    const last = blocks.at(-1);
    if (last?.segments[0]?.block === segment.block) last.segments.push(segment);
    else blocks.push({ kind: segment.kind, segments: [segment] });
  }
  return blocks;
}

export type BlockKind = 'title' | 'excerpt' | 'h2' | 'h3' | 'p' | 'li' | 'quote' | 'caption' | 'picture';

/** A paragraph, heading, list item or quotation. */
export interface Block {
  kind: BlockKind;
  /** The text with single spaces. Link targets and images are in brackets. */
  text: string;
}

const kinds: Record<string, BlockKind> = {
  h2: 'h2',
  h3: 'h3',
  li: 'li',
  blockquote: 'quote',
  figcaption: 'caption',
};

/** Returns the title, the excerpt and the paragraphs of the sanitized body. */
export function readBlocks({ title, excerpt, html }: Pick<Post, 'title' | 'excerpt' | 'html'>): Block[] {
  return [...blockOf('title', title), ...blockOf('excerpt', excerpt ?? ''), ...readBodyBlocks(html)];
}

function blockOf(kind: BlockKind, text: string): Block[] {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > 0 ? [{ kind, text: words.join(' ') }] : [];
}

function readBodyBlocks(html: string): Block[] {
  const blocks: Block[] = [];
  const open: { tag: string; link: string | undefined }[] = [];
  let pieces: string[] = [];
  let hasWords = false;
  const end = () => {
    const blockTag = open.findLast(({ tag }) => tag in kinds)?.tag;
    const kind = hasWords ? (kinds[blockTag ?? ''] ?? 'p') : 'picture';
    blocks.push(...blockOf(kind, pieces.join('')));
    pieces = [];
    hasWords = false;
  };
  walkHtml(html, {
    enter(kind, element) {
      if (kind === 'container' || kind === 'line' || kind === 'boundary') end();
      if (kind === 'break') pieces.push(' ');
      if (kind === 'image') pieces.push(` [${attribute(element, 'src')}] ${attribute(element, 'alt')} `);
      open.push({ tag: element.tagName, link: attribute(element, 'href') || undefined });
    },
    leave(kind) {
      if (kind === 'container' || kind === 'line' || kind === 'boundary') end();
      const link = open.pop()?.link;
      if (link !== undefined) pieces.push(` [${link}] `);
    },
    text(text) {
      pieces.push(text);
      hasWords ||= text.trim() !== '';
    },
  });
  end();
  return blocks;
}

function attribute(element: HtmlElement, name: string): string {
  return element.attrs.find((each) => each.name === name)?.value.trim() ?? '';
}
