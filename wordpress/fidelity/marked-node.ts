/** The elements in which a marked text is shown; all others are only their contents. */
export type MarkedElement =
  | ('block' | 'heading' | 'quote' | 'code' | 'list' | 'numbered' | 'item')
  | ('table' | 'row' | 'cell' | 'strong' | 'em' | 'inline-code' | 'link');

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
