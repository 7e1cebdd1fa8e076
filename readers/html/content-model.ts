/** Marks that a public body may have. */
export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  href: string | null;
  /** Identifies a source link: adjacent links stay separate even with equal targets. */
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
  /** `note`: a footnote number, at its mark or its note. */
  | { kind: 'text'; text: string; marks: Marks; note?: number }
  /** `floated`: text wrapped around it. */
  | { kind: 'image'; image: ContentImage; marks: Marks; floated: boolean }
  /** `soft`: a line end of classic content; explicit breaks override it. */
  | { kind: 'break'; soft: boolean }
  /** A blank line starts a new paragraph where possible. */
  | { kind: 'parting' };

export type Align = 'left' | 'center' | 'right' | 'justify';

/** Blocks contain blocks or a line; lines contain marked text and images. */
export type Block =
  | { kind: 'line'; tag: 'p' | 'h2' | 'h3'; align: Align | null; inlines: Inline[] }
  /** `areNotes`: footnotes, which continue in the next such list. */
  | { kind: 'list'; ordered: boolean; start: string | null; items: Block[][]; areNotes?: boolean }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'figure'; align: Align | null; images: Inline[]; caption: Inline[] }
  | Frame;

/** Code lines, or a table as a list of rows. */
export interface Frame {
  kind: 'frame';
  blocks: Block[];
  caption: Inline[];
}
