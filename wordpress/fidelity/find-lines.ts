import type { Alignment } from './align-words.ts';
import type { Words } from './find-moved.ts';

/** Lines that are looked for, and words in the longest: cells of tables are short, and other texts are found in their order. */
const most = { lines: 200, words: 40 };

/**
 * Marks the words of lines on the left that the right has as often as the left. A table that is read by rows has all its cells, in
 * another order and some more than once: no order of words can tell which of many alike is which.
 */
export function findLines(left: Words, right: Words, found: Alignment): void {
  const texts = { left: sequence(left.keys), right: sequence(right.keys) };
  const known = new Map<string, boolean>();
  for (let i = found.left.indexOf(0); i >= 0; ) {
    const [start, end] = lineAround(left, i);
    const line = sequence(left.keys.slice(start, end));
    if (end - start <= most.words && (known.has(line) || known.size < most.lines)) {
      const isThere = known.get(line) ?? occurrences(texts.right, line) >= occurrences(texts.left, line);
      known.set(line, isThere);
      if (isThere) found.left.fill(1, start, end);
    }
    i = found.left.indexOf(0, end);
  }
}

function sequence(keys: readonly string[]): string {
  return `\u0001${keys.join('\u0001')}\u0001`;
}

/** From the beginning of a word's line to its end, or as far as lines are looked for. */
function lineAround({ keys, isLineStart }: Words, word: number): [start: number, end: number] {
  let start = word;
  while (!isLineStart(start) && word - start <= most.words) start -= 1;
  let end = word + 1;
  while (end < keys.length && !isLineStart(end) && end - start <= most.words) end += 1;
  return [start, end];
}

function occurrences(text: string, line: string): number {
  let count = 0;
  // The sign at a line's end begins the next one.
  for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + line.length - 1)) count += 1;
  return count;
}
