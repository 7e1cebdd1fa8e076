/** A link of a text. Two that touch are two objects, also where they lead to one place. */
export interface Link {
  href: string;
  /** '' for none. */
  title: string;
}

export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  link: Link | null;
}

export const plain: Marks = { strong: false, em: false, u: false, link: null };

/** All as the body has it; '' for what it has not. */
export interface Picture {
  src: string;
  alt: string;
  title: string;
  width: string;
  height: string;
}

export type Inline =
  | { kind: 'text'; text: string; marks: Marks }
  | { kind: 'picture'; picture: Picture; marks: Marks }
  | { kind: 'break'; marks: Marks };

export type Align = 'left' | 'center' | 'right' | 'justify';

export interface Line {
  kind: 'line';
  tag: 'p' | 'h2' | 'h3';
  /** Null is that of the figure around it, else left. */
  align: Align | null;
  inlines: Inline[];
}

/** A body that readers are shown, as blocks that hold blocks or a line (docs/specification.md 5.9). */
export type Block =
  | Line
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'figure'; align: Align | null; blocks: Block[]; caption: Line | null };

/** Whether a line shows pictures and nothing else. */
export function isPictures({ inlines }: Line): boolean {
  return (
    inlines.some(({ kind }) => kind === 'picture') &&
    inlines.every((inline) => inline.kind !== 'text' || inline.text.trim() === '')
  );
}
