/** The formatting that a public body may have. */
export interface Marks {
  strong: boolean;
  em: boolean;
  u: boolean;
  href: string | null;
  /** Identifies a link in the source, so that adjacent links to the same target stay separate. */
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
  /** `note` is a footnote's number, both in the text and at the footnote. */
  | { kind: 'text'; text: string; marks: Marks; note?: number }
  /** `floated` is true if text wraps around the image. */
  | { kind: 'image'; image: ContentImage; marks: Marks; floated: boolean }
  /** `soft` is a line end of classic content, which explicit breaks override. */
  | { kind: 'break'; soft: boolean }
  /** A blank line, which starts a new paragraph if possible. */
  | { kind: 'parting' };

export type Align = 'left' | 'center' | 'right' | 'justify';

/** A block contains blocks or a line. A line contains formatted text and images. */
export type Block =
  | { kind: 'line'; tag: 'p' | 'h2' | 'h3'; align: Align | null; inlines: Inline[] }
  /** `areNotes` is true for footnotes. An adjacent list of footnotes may continue the numbering. */
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
