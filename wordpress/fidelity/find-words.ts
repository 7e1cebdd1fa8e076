/** Words of a text, in order: `text.slice(starts[i], ends[i])` is the word, `keys[i]` what it is compared by. */
export interface FoundWords {
  keys: string[];
  starts: number[];
  ends: number[];
}

/** An address; a sign of a script without spaces; letters and digits; an emoji. All else is punctuation. */
const word =
  /https?:\/\/[^\s\u200b<>"“”]+|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu;

const addressEnd = /[\])}.,;:!?'’»…*_]+$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII begins with them.
const ascii = /^[\x00-\x7f]*$/;

/** The words of a plain text. An address is one word. Takes time in proportion to the text's length. */
export function findWords(text: string): FoundWords {
  const found: FoundWords = { keys: [], starts: [], ends: [] };
  for (const match of text.matchAll(word)) {
    const written = isAddress(match[0]) ? match[0].replace(addressEnd, '') : match[0];
    found.keys.push(ascii.test(written) ? written : written.normalize('NFKC'));
    found.starts.push(match.index);
    found.ends.push(match.index + written.length);
  }
  return found;
}

export function isAddress(key: string): boolean {
  return key.startsWith('http') && key.includes('://');
}
