import type { Block, Line } from '../../shared/rich-text/blocks.ts';
import type { NumberedItem } from './list-numbers.ts';

type List = Extract<Block, { kind: 'list' }>;
type Figure = Extract<Block, { kind: 'figure' }>;

interface OpenList {
  level: number;
  key: string;
  list: List;
  value: number;
}

/** Puts the paragraphs of a document, which all stand beside each other, into lists, quotes and figures. */
export class BlockBuilder {
  private readonly blocks: Block[] = [];
  private open: OpenList[] = [];
  private quote: Block[] | undefined;
  private figure: Figure | undefined;
  private readonly isOwn: boolean;

  /** `isOwn`: a file of ours, in which each list has a number of its own. In others lists that touch and look alike are one. */
  constructor(isOwn: boolean) {
    this.isOwn = isOwn;
  }

  add(...blocks: Block[]): void {
    this.close();
    this.blocks.push(...blocks);
  }

  addItem({ level, ordered, value, list: key }: NumberedItem, blocks: Block[]): void {
    while ((this.open.at(-1)?.level ?? -1) > level) this.open.pop();
    const top = this.open.at(-1);
    if (top?.level === level && this.continues(top, ordered, key, value)) {
      top.list.items.push(blocks);
      top.value = value;
      this.closeLine();
      return;
    }
    if (top?.level === level) this.open.pop();
    this.closeLine();
    const list: List = { kind: 'list', ordered, start: ordered ? value : 1, items: [blocks] };
    (this.open.at(-1)?.list.items.at(-1) ?? this.blocks).push(list);
    this.open.push({ level, key, list, value });
  }

  private continues(top: OpenList, ordered: boolean, key: string, value: number): boolean {
    if (top.list.ordered !== ordered) return false;
    if (this.isOwn) return top.key === key;
    return !ordered || value === top.value + 1;
  }

  /** Blocks that go on in the last item, or in that of a level; false where there is none. */
  continueItem(blocks: Block[], level = Number.POSITIVE_INFINITY): boolean {
    while ((this.open.at(-1)?.level ?? -1) > level) this.open.pop();
    const item = this.open.at(-1)?.list.items.at(-1);
    if (!item) return false;
    item.push(...blocks);
    this.closeLine();
    return true;
  }

  addQuoted(line: Line): void {
    if (!this.quote) {
      const blocks: Block[] = [];
      this.add({ kind: 'quote', blocks });
      this.quote = blocks;
    }
    this.quote.push(line);
  }

  /** In an item where one goes on. */
  addFigure(figure: Figure, isInItem: boolean): void {
    if (!isInItem || !this.continueItem([figure])) this.add(figure);
    this.figure = figure;
  }

  /** Words for the picture just before them; false where there is none, or it has some. */
  addCaption(line: Line): boolean {
    if (!this.figure || this.figure.caption) return false;
    const isSame = (line.align ?? 'left') === (this.figure.align ?? 'left');
    this.figure.caption = { ...line, tag: 'p', align: isSame ? null : (line.align ?? 'left') };
    return true;
  }

  private closeLine(): void {
    this.quote = undefined;
    this.figure = undefined;
  }

  private close(): void {
    this.closeLine();
    this.open = [];
  }

  finish(): Block[] {
    return withoutEmptyItems(this.blocks);
  }
}

function withoutEmptyItems(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'quote') {
      const inside = withoutEmptyItems(block.blocks);
      return inside.length > 0 ? [{ ...block, blocks: inside }] : [];
    }
    if (block.kind !== 'list') return [block];
    const items = block.items.map(withoutEmptyItems).filter(({ length }) => length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}
