import { glyphWidths } from './glyph-widths.ts';

const widths = new Map(
  Object.entries(glyphWidths).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width) / 1000] as const),
  ),
);

/** Letters of other scripts come from whatever face the machine has: these are drawn about as wide as they are high. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Width of a text of size 1 in the face of the share pictures, never less than it is drawn. */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widths.get(letter) ?? (wide.test(letter) ? 1.05 : 0.66);
  return width;
}

/** Words, and the pieces of words too long for a line; Chinese and Japanese part anywhere. */
function pieces(text: string, room: number): string[] {
  return text.split(/\s+/).flatMap((word) => {
    if (textWidth(word) <= room) return [word];
    const parts = [''];
    for (const letter of word) {
      const last = parts.at(-1) ?? '';
      if (last && textWidth(last + letter) > room) parts.push(letter);
      else parts[parts.length - 1] = last + letter;
    }
    return parts;
  });
}

/** A text broken into lines at most `room` wide, both in units of its size. */
export function wrapLines(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces(text.trim(), room)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && textWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** As `wrapLines`, in as many lines, but these as even as they can be: no word is left alone at the end. */
export function balanceLines(text: string, room: number): string[] {
  let balanced = wrapLines(text, room);
  for (let narrower = room * 0.97; narrower > room / 2; narrower *= 0.97) {
    const lines = wrapLines(text, narrower);
    // A narrower setting may part a word that stood whole.
    if (lines.length > balanced.length || lines.join(' ') !== balanced.join(' ')) break;
    balanced = lines;
  }
  return balanced;
}
