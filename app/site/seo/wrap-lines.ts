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

/** Words, and pieces of those that are too long for a line. */
function pieces(text: string, room: number): string[] {
  return text.split(/\s+/).flatMap((word) => {
    if (textWidth(word) <= room) return [word];
    const parts = [''];
    for (const glyph of word) {
      const last = parts.at(-1) ?? '';
      if (last && textWidth(last + glyph) > room) parts.push(glyph);
      else parts[parts.length - 1] = last + glyph;
    }
    return parts;
  });
}

/** Breaks a text into lines at most `room` wide, in units of its size. */
export function wrapLines(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces(text.trim(), room)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && textWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** As `wrapLines`, with lines as even as they can be. */
export function balanceLines(text: string, room: number): string[] {
  let balanced = wrapLines(text, room);
  for (let narrower = room * 0.97; narrower > room / 2; narrower *= 0.97) {
    const lines = wrapLines(text, narrower);
    // A narrower line may split a word.
    if (lines.length > balanced.length || lines.join(' ') !== balanced.join(' ')) break;
    balanced = lines;
  }
  return balanced;
}
