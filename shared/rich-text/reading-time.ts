/** Silent reading of English non-fiction, words a minute (Brysbaert 2019, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** Characters a minute in scripts written without spaces (Trauzettel-Klosinski & Dietz 2012, IReST). */
const charactersPerMinute = 255;

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

export interface TextLength {
  words: number;
  characters: number;
}

/** Characters that are counted at once: the list of all words of a long text takes ten times its memory. */
const piece = 10_000;

export function textLength(text: string): TextLength {
  let [words, characters] = [0, 0];
  for (let start = 0, end = 0; start < text.length; start = end) {
    // A word longer than a piece counts as two.
    const space = text.indexOf(' ', start + piece);
    end = space < 0 || space > start + 2 * piece ? start + 2 * piece : space;
    const part = lengthOf(text.slice(start, end));
    words += part.words;
    characters += part.characters;
  }
  return { words, characters };
}

function lengthOf(text: string): TextLength {
  const characters = text.match(spaceless)?.length ?? 0;
  const words = text.replace(spaceless, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return { words, characters };
}

/** Minutes to read a text of this length, whole and at least 1. */
export function minutesFor({ words, characters }: TextLength): number {
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
