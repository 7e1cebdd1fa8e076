import type { Messages } from '../../../messages/catalogs.ts';
import { type PublicPage, services } from '../../../shared/public-pages.ts';

export type WidthOf = (text: string) => number;

/** Splits words that are too long for a line. */
function pieces(text: string, room: number, widthOf: WidthOf): string[] {
  return text.split(/\s+/).flatMap((word) => {
    if (widthOf(word) <= room) return [word];
    const parts = [''];
    for (const glyph of word) {
      const last = parts.at(-1) ?? '';
      if (last && widthOf(last + glyph) > room) parts.push(glyph);
      else parts[parts.length - 1] = last + glyph;
    }
    return parts;
  });
}

export function wrapLines(text: string, room: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const piece of pieces(text.trim(), room, widthOf)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${piece}` : piece;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** Wraps text like `wrapLines`, but with lines as even as possible. */
export function balanceLines(text: string, room: number, widthOf: WidthOf): string[] {
  let balanced = wrapLines(text, room, widthOf);
  for (let narrower = room * 0.97; narrower > room / 2; narrower *= 0.97) {
    const lines = wrapLines(text, narrower, widthOf);
    // A narrower line may split a word.
    if (lines.length > balanced.length || lines.join(' ') !== balanced.join(' ')) break;
    balanced = lines;
  }
  return balanced;
}

/** The editor's caret, 40 × 34 px (`--mark-caret`). */
export const caretPath =
  'M1.2 32.6C7.6 22 13.6 11.2 19.3 1.2c.7-1.1 2.1-1.1 2.7 0C27.2 11.6 32.8 21.6 39 31.5c.9 1.7-2.2 3.3-3.3 1.7C30.2 24.4 25.3 16 20.8 7.2 15.9 16.4 10.4 25.2 4.7 33.6c-1.2 1.5-4.5.7-3.5-1Z';

/** The editor's stroke, 300 × 20 px (`--mark-strike`). */
export const strikePath =
  'M1 13.2C60 9.2 120 10 180 8c45-1.5 82-2.6 119-5.4-1 3-29 7.2-117 9.2-60 1.4-120 1.6-179 5-2.6 0-3.2-2.8-2-3.6Z';

/** Returns the edit on a page's share image; undefined if the image shows the page's title. */
export function sharedEdit(name: PublicPage['name'], messages: Messages): string | undefined {
  if (name === 'home') return messages.home.hero.edit;
  const service = services.find(({ key }) => key === name);
  return service && messages.services.pages[service.key].lede_edit;
}
