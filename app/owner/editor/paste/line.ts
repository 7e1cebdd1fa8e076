/** How a piece of text is set. */
export interface Format {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Address and title of the link it belongs to. */
  href?: string | undefined;
  title?: string | undefined;
}

/** A picture as the public body may hold it. */
export interface Picture {
  src: string;
  alt: string | undefined;
  title: string | undefined;
  width: string | undefined;
  height: string | undefined;
}

export type Run =
  | { kind: 'text'; text: string; format: Format }
  | { kind: 'picture'; picture: Picture; format: Format }
  | { kind: 'break' };

/** A block around lines. Lines that hold the same object in their path stand in the same block. */
export interface Container {
  tag: 'blockquote' | 'ul' | 'ol' | 'li' | 'figure';
  /** Number of an ordered list's first item. */
  start?: number | undefined;
  /** A list's last item so far: what a list directly within a list belongs to. */
  lastItem?: Container;
  /** The number of an ordered list's next item. */
  next?: number | undefined;
  /** The list that continues this one after a jump in its numbers. */
  later?: Container;
}

/** One line of text: a paragraph, a heading, a figure with its caption, or the caption of a figure of lines. */
export interface Line {
  tag: 'p' | 'h2' | 'h3' | 'figure' | 'figcaption';
  align: string | undefined;
  /** From the outermost block to the innermost. */
  path: readonly Container[];
  runs: Run[];
  /** Whether it reads from right to left. */
  isRtl?: boolean;
}
