import type { BlockKind } from './read-blocks.ts';

/**
 * A piece of a text that keeps its identity while the text changes: a paragraph, or the part of one that was a paragraph
 * of its own before two were joined.
 */
export interface Segment {
  id: number;
  /** The paragraph that it stands in, counted from 0. */
  block: number;
  kind: BlockKind;
  text: string;
}

export function wordsOf(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

/** The text of each paragraph, put together of its segments. */
export function blocksOf(segments: readonly Segment[]): { kind: BlockKind; segments: Segment[] }[] {
  const blocks: { kind: BlockKind; segments: Segment[] }[] = [];
  for (const segment of segments) {
    const last = blocks.at(-1);
    if (last?.segments[0]?.block === segment.block) last.segments.push(segment);
    else blocks.push({ kind: segment.kind, segments: [segment] });
  }
  return blocks;
}
