import type { Block, Inline, Line } from '../../shared/rich-text/blocks.ts';
import { tidyInlines } from '../../shared/rich-text/tidy-inlines.ts';

/** The words of a line; its pictures are figures, before it where they stand at its beginning. */
export function picturesApart(line: Line): Block[] {
  const pictures = line.inlines.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return [line];
  const begins = line.inlines.findIndex(({ kind }) => kind === 'text');
  const before = begins < 0 ? line.inlines : line.inlines.slice(0, begins);
  const figureOf = (picture: Inline): Block => ({
    kind: 'figure',
    align: line.align,
    blocks: [{ kind: 'line', tag: 'p', align: null, inlines: [picture] }],
    caption: null,
  });
  line.inlines = tidyInlines(line.inlines.filter(({ kind }) => kind !== 'picture'));
  const first = pictures.filter((picture) => before.includes(picture)).map(figureOf);
  const rest = pictures.filter((picture) => !before.includes(picture)).map(figureOf);
  return [...first, ...(line.inlines.length > 0 ? [line] : []), ...rest];
}
