import { z } from 'zod';

/** Returns a schema for text without NUL (for PostgreSQL) and without lone surrogates (for UTF-8). */
export function storedText(): z.ZodString {
  return z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed());
}

const typographic: [RegExp, string][] = [
  [/[‘’‚‛]/g, "'"],
  [/[“”„«»]/g, '"'],
  [/[‐‑‒–—]/g, '-'],
];

/** Folds text for searching: lower case, without accents, with plain quotation marks and dashes. */
export function foldText(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return typographic.reduce((folded, [marks, plain]) => folded.replace(marks, plain), bare);
}

/** The longest word in characters. Anything longer isn't a word. */
const longestWord = 60;

/** Returns a text's distinct search words, folded, with letters and digits only. */
export function searchWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, longestWord)))];
}

/** Finds where words in a text begin with one of the words. Returns UTF-16 offsets, in order. */
export function findMatches(text: string, words: readonly string[]): { start: number; end: number }[] {
  const { folded, places } = foldedWithPositions(text);
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

/** Returns the folded text with each unit's source position. Folding can change the length. */
function foldedWithPositions(text: string): { folded: string; places: number[] } {
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

const romans = Object.entries({
  ...{ m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 },
});

/** Returns a number from 1 to 3999 as lower-case Roman numerals: `xiv` for 14. */
export function romanNumeral(number: number): string {
  let [left, text] = [number, ''];
  for (const [sign, value] of romans) for (; left >= value; left -= value) text += sign;
  return text;
}

/** Returns a number from 1 as HTML and CSS letters: `c` for 3, `aa` for 27. */
export function letterNumeral(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? letterNumeral(rest) : '') + String.fromCharCode(97 + ((number - 1) % 26));
}

const plain = '0123456789+-−=()abcdefghijklmnoprstuvwxyz';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ªᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿºᵖʳˢᵗᵘᵛʷˣʸᶻ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐ   ₑ  ₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥ ₓ  ';

/** Returns a digit, sign or lower-case letter in superscript or subscript; undefined if there is none. */
export function smallCharacter(character: string, position: 'sup' | 'sub'): string | undefined {
  return (position === 'sup' ? raised : lowered)[plain.indexOf(character)]?.trim() || undefined;
}

/**
 * Returns the text of `<sup>` or `<sub>` in Unicode superscripts or subscripts, so that 10⁶ isn't read as
 * 106. Converts numbers, formulas and single letters, removes brackets around note numbers, and keeps commas.
 * Undefined for words (1st, x<sub>max</sub>) and letters without such a form.
 */
export function raisedText(text: string, position: 'sup' | 'sub'): string | undefined {
  const written = text.trim().replace(/^\[(\d+)\]$/, '$1');
  if (position === 'sup' && /^(TM|SM)$/i.test(written)) return /^t/i.test(written) ? '™' : '℠';
  if (/\p{L}{2}/u.test(written)) return undefined;
  let converted = '';
  for (const character of written) {
    const form = smallCharacter(character, position);
    if (!form && /\p{L}/u.test(character)) return undefined;
    converted += form || character.replace('.', '·');
  }
  return text.replace(text.trim(), () => converted);
}

/** Returns the mark of footnote `number`: ¹² for 12. */
export function noteMark(number: number): string {
  return raisedText(String(number), 'sup') ?? '';
}

/** Words per minute in silent reading of English nonfiction (Brysbaert, doi:10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** Characters per minute in scripts without spaces (Trauzettel-Klosinski & Dietz 2012, IReST). */
const charactersPerMinute = 255;

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

export interface TextLength {
  words: number;
  characters: number;
}

/** Characters counted at once. A list of all words of a long text takes ten times its memory. */
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

/** Returns the whole minutes needed to read a text of this length, at least 1. */
export function minutesFor({ words, characters }: TextLength): number {
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
}
