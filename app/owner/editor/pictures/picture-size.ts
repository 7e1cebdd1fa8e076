/** The smallest width of a picture in pixels (docs/specification.md 9.5). */
const minWidth = 80;

/** Widths of the size presets in percent of the text's width (docs/specification.md 9.5). */
export const presets = { s: 33, m: 66, l: 100 } as const;

/** A width as whole percent of the column, both in pixels: at least 80 px, at most the column. */
export function percentOf(width: number, column: number): number {
  const smallest = Math.min(100, Math.ceil((minWidth / column) * 100));
  return Math.max(smallest, Math.min(100, Math.round((width / column) * 100)));
}
