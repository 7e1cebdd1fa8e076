const typographic: [RegExp, string][] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
];

/** Text as it is searched: without accents, in lower case, with the plain form of quotation marks and dashes. */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return typographic.reduce((folded, [marks, plain]) => folded.replace(marks, plain), bare);
}

/** Longest word that is told from others, in characters: what is longer is no word of a language. */
const longestWord = 60;

/** The words of a text as they are searched: folded, letters and digits only, each once. */
export function searchWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))];
}

/** Where one of the words begins a word of a text: UTF-16 offsets into it, in order, none within another. */
export function findMatches(text: string, words: readonly string[]): { start: number; end: number }[] {
  const { folded, places } = foldedWithPlaces(text);
  const found = words.flatMap((word) => {
    const matches: { start: number; end: number }[] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      if (/[\p{L}\p{N}]$/u.test(folded.slice(Math.max(0, at - 2), at))) continue;
      matches.push({ start: places[at] ?? 0, end: places[at + word.length] ?? text.length });
    }
    return matches;
  });
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let reached = 0;
  return found.filter(({ end }) => {
    const isNew = end > reached;
    reached = Math.max(reached, end);
    return isNew;
  });
}

export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const pieces: { text: string; isMatch: boolean }[] = [];
  let at = 0;
  for (const { start, end } of findMatches(text, searchWords(query))) {
    const from = Math.max(start, at);
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false });
    pieces.push({ text: text.slice(from, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** The folded text with, for each of its units, where it comes from; folding makes some characters more or fewer. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  const places: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const part = foldText(character);
    for (let unit = 0; unit < part.length; unit += 1) places.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, places: [...places, text.length] };
}
