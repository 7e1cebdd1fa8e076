/** Silent reading of English non-fiction, words a minute (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** Characters a minute in scripts written without spaces (Trauzettel-Klosinski & Dietz 2012, IReST). */
const charactersPerMinute = 255;

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

export interface TextLength {
  words: number;
  characters: number;
}

export function textLength(text: string): TextLength {
  const characters = text.match(spaceless)?.length ?? 0;
  const words = text.replace(spaceless, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return { words, characters };
}

/** Minutes to read a text of this length, whole and at least 1. */
export function minutesFor({ words, characters }: TextLength): number {
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}

export function readingMinutes(text: string): number {
  return minutesFor(textLength(text));
}
