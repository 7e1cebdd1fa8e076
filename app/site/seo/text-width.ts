import { glyphWidths } from './glyph-widths.ts';

const widths = new Map(
  Object.entries(glyphWidths).flatMap(([width, glyphs]) =>
    [...glyphs].map((glyph) => [glyph, Number(width) / 1000] as const),
  ),
);

/** Characters of other scripts, which are about as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Width of a text of size 1 in the share pictures' typeface, never less than it is drawn. */
export function textWidth(text: string): number {
  let width = 0;
  for (const glyph of text) width += widths.get(glyph) ?? (wide.test(glyph) ? 1.05 : 0.66);
  return width;
}
