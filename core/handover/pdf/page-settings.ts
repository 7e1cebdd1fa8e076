import type { Inline } from '../../../shared/rich-text/blocks.ts';

/** A4 in points, with 2.5 cm around the text. */
export const page = { width: 595.28, height: 841.89, margin: 71 } as const;
export const bottom = page.height - page.margin;
export const measure = page.width - 2 * page.margin;

export interface Setting {
  /** In points, with that from line to line, and before and behind. */
  size: number;
  leading: number;
  before: number;
  after: number;
  color: string;
  tag: string;
}

export const ink = '#1a1a1a';
export const red = '#9b1c14';
export const settings = {
  title: { size: 27, leading: 33, before: 0, after: 22, color: ink, tag: 'H1' },
  h2: { size: 17, leading: 22, before: 16, after: 6, color: ink, tag: 'H2' },
  h3: { size: 13, leading: 18, before: 12, after: 4, color: ink, tag: 'H3' },
  p: { size: 11.5, leading: 17, before: 0, after: 9, color: ink, tag: 'P' },
  caption: { size: 9.5, leading: 13, before: 3, after: 14, color: '#555555', tag: 'Caption' },
} as const satisfies Record<string, Setting>;

/** Captions are slanted as a whole. */
export const slanted = (inlines: readonly Inline[]): Inline[] =>
  inlines.map((inline) => ({ ...inline, marks: { ...inline.marks, em: true } }));

/** Headings are bold; the title is large enough without. */
export const strong = (inlines: readonly Inline[], tag: string): readonly Inline[] =>
  tag === 'H1' ? inlines : inlines.map((inline) => ({ ...inline, marks: { ...inline.marks, strong: true } }));
