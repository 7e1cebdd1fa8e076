/**
 * How wide letters are beside their size, in a typeface like Arial, which search results are set in; others are as wide
 * as a lower-case letter (https://www.w3.org/TR/css-values-4/#em: parts of an em).
 */
const widths: readonly [RegExp, number][] = [
  [/[\p{Mn}\u00ad\u200b]/u, 0],
  [/[ijl'’‘|]/, 0.22],
  [/[ftrI.,:;!/()[\]\s·-]/, 0.29],
  [/[mMW%]/, 0.86],
  [/w/, 0.72],
  [/[\p{Lu}—…&]/u, 0.69],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];

/** Search results set titles in 20 px and give them 600 px, of which the dots at a cut take some. */
const room = 580 / 20;

/** As much of a title as a search result has room for, by whole words; undefined where that is all of it. */
export function shownInSearch(title: string): string | undefined {
  const letters = Array.from(title.trim().normalize('NFC'));
  let width = 0;
  for (const [at, letter] of letters.entries()) {
    const base = Array.from(letter.normalize('NFD'))[0] ?? letter;
    width += widths.find(([pattern]) => pattern.test(base))?.[1] ?? 0.54;
    if (width <= room) continue;
    const start = letters.slice(0, at).join('');
    const space = start.lastIndexOf(' ');
    return (space > start.length / 2 ? start.slice(0, space) : start).replace(/[\s,;:–—-]+$/, '');
  }
  return undefined;
}
