/** Looks that survive: the marks a public body may hold. */
export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  href: string | null;
  /** The same for all that one link of the source holds: links that touch stay two, also where they lead to one place. */
  link?: object;
}

export const plain: Marks = { strong: false, em: false, u: false, href: null };

export interface ContentImage {
  src: string;
  alt: string;
  width: string | null;
  height: string | null;
}

export type Inline =
  /** `note`: it is the number of a footnote, at its mark or before the note. */
  | { kind: 'text'; text: string; marks: Marks; note?: number }
  /** `floated`: the text around it was set beside it. */
  | { kind: 'image'; image: ContentImage; marks: Marks; floated: boolean }
  /** `soft`: a line end of classic content, which counts for nothing beside a written break. */
  | { kind: 'break'; soft: boolean }
  /** A blank line: a new paragraph where there can be one. */
  | { kind: 'parting' };

export type Align = 'left' | 'center' | 'right' | 'justify';

/** A body as a plain structure: blocks hold blocks or a line, lines hold marked text and images. */
export type Block =
  | { kind: 'line'; tag: 'p' | 'h2' | 'h3'; align: Align | null; inlines: Inline[] }
  /** `areNotes`: those of footnotes, which go on in the next such list. */
  | { kind: 'list'; ordered: boolean; start: string | null; items: Block[][]; areNotes?: boolean }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'figure'; align: Align | null; images: Inline[]; caption: Inline[] }
  | Frame;

/** What is set apart from the text without being a picture: code as lines, a table as a list of its rows. */
export interface Frame {
  kind: 'frame';
  blocks: Block[];
  caption: Inline[];
}
