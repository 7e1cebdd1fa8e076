import type { WordRun } from './compare-content.ts';
import type { MarkedNode, MarkedText } from './marked-node.ts';
import { type MarkedParts, MarkedTree } from './marked-tree.ts';
import { type OldAddresses, VisibleReader } from './read-visible.ts';
import type { VisibleContent } from './visible-content.ts';

/** What of a text is marked: runs of its words, and of its parts those that are named. */
export interface Marks extends MarkedParts {
  words: readonly WordRun[];
  pictures: ReadonlySet<string>;
  links: ReadonlySet<string>;
}

type Range = readonly [start: number, end: number];

/** Reads a text as `readVisible` does, to show it with its marks. `content` is what that function has read of it. */
export function readMarked(
  html: string,
  blog: OldAddresses,
  content: VisibleContent,
  marks: Marks,
): MarkedText {
  const reader = new MarkedReader(html, blog, rangesOf(content, marks.words), marks);
  reader.read();
  return reader.tree.finish();
}

/** A plain text with marks on runs of its words. */
export function markText(content: VisibleContent, words: readonly WordRun[]): MarkedNode[] {
  return [...pieces(content.text, 0, rangesOf(content, words))].map(([text, isMarked]) => ({
    type: 'text',
    text,
    isMarked,
  }));
}

class MarkedReader extends VisibleReader {
  readonly tree: MarkedTree;
  private readonly ranges: readonly Range[];
  private readonly marks: Marks;
  /** The first range that has not ended yet. */
  private next = 0;

  constructor(html: string, blog: OldAddresses, ranges: readonly Range[], marks: Marks) {
    super(html, blog);
    this.tree = new MarkedTree(marks);
    this.ranges = ranges;
    this.marks = marks;
  }

  protected override onText(text: string, start: number): void {
    while ((this.ranges[this.next]?.[1] ?? Infinity) <= start) this.next += 1;
    for (const [piece, isMarked] of pieces(text, start, this.ranges, this.next))
      this.tree.text(piece, isMarked);
  }

  protected override onTag(name: string, isEnd: boolean, href: string | null): void {
    if (isEnd) this.tree.end(name);
    else this.tree.start(name, href, href !== null && this.marks.links.has(href));
  }

  protected override onItem(kind: 'picture' | 'player', address: string): void {
    const marked = kind === 'picture' ? this.marks.pictures : this.marks.links;
    this.tree.object(kind, address, marked.has(address));
  }
}

function rangesOf({ words: { starts, ends } }: VisibleContent, words: readonly WordRun[]): Range[] {
  return words.map(({ from, to }) => [starts[from] ?? 0, ends[to - 1] ?? 0]);
}

/** A stretch of the visible text, which begins at `start`, cut where marks begin and end. */
function* pieces(
  text: string,
  start: number,
  ranges: readonly Range[],
  first = 0,
): Generator<[text: string, isMarked: boolean]> {
  const end = start + text.length;
  let at = start;
  for (let i = first; i < ranges.length; i += 1) {
    const [from, to] = ranges[i] ?? [0, 0];
    if (from >= end) break;
    if (to <= at) continue;
    if (from > at) yield [text.slice(at - start, from - start), false];
    const begin = Math.max(from, at);
    at = Math.min(to, end);
    yield [text.slice(begin - start, at - start), true];
  }
  if (at < end) yield [text.slice(at - start), false];
}
