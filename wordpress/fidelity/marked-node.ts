/** The elements in which a marked text is shown; all others are only their contents. */
export const markedElements = [
  ...(['block', 'heading', 'quote', 'code', 'list', 'numbered', 'item'] as const),
  ...(['table', 'row', 'cell', 'strong', 'em', 'inline-code', 'link'] as const),
] as const;

export type MarkedElement = (typeof markedElements)[number];

/** A text that is shown beside another: what stands in one of them alone is marked. Safe to show, whatever it was made from. */
export type MarkedNode =
  | { type: 'text'; text: string; isMarked: boolean }
  | { type: 'object'; kind: 'picture' | 'player'; address: string; isMarked: boolean }
  | {
      type: 'element';
      name: MarkedElement;
      isMarked: boolean;
      /** Of a link. */
      address?: string;
      children: MarkedNode[];
    };

export interface MarkedText {
  nodes: MarkedNode[];
  /** Its end is not shown: it is longer than anybody reads side by side. */
  isCut: boolean;
}
