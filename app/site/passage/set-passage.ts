import { wrapLines } from '../seo/wrap-lines.ts';

/** A picture of words, in px. */
export interface SetPassage {
  size: number;
  /** Of a line, from one to the next. */
  leading: number;
  /** Lines with the places of their base lines. */
  lines: { text: string; y: number }[];
  height: number;
}

export const width = 1080;
export const margin = 112;

/** From the lower edge to the rule, below which the article is named. */
export const foot = 300;

const top = 104;

/** Short passages make a square, longer ones a tall picture: what networks show whole. The smallest size can still be read on a phone. */
const formats = [
  { height: 1080, sizes: [104, 92, 80, 70, 62, 56] },
  { height: 1350, sizes: [62, 56, 50, 45, 41, 38] },
] as const;

/** A text in the largest size in which it fits, paragraphs parted by "\n"; undefined where it is too long. `widthOf` is in units of the size. */
export function setPassage(text: string, widthOf: (text: string) => number): SetPassage | undefined {
  const paragraphs = text.split('\n');
  for (const { height, sizes } of formats) {
    for (const size of sizes) {
      const leading = size * (size > 60 ? 1.18 : 1.3);
      const lines: SetPassage['lines'] = [];
      let y = top + size * 0.8;
      for (const paragraph of paragraphs) {
        for (const line of wrapLines(paragraph, (width - 2 * margin) / size, widthOf)) {
          lines.push({ text: line, y: Math.round(y) });
          y += leading;
        }
        y += leading * 0.4;
      }
      const lowest = lines.at(-1)?.y ?? 0;
      if (lowest <= height - foot - size * 0.6) return { size, leading, lines, height };
    }
  }
  return undefined;
}
