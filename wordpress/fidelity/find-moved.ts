import type { Alignment } from './align-words.ts';

/** Words that must stand together elsewhere to count as moved: fewer are found in any text. */
const fewest = 3;

/** Places at which a run is looked for. */
const mostPlaces = 16;

/** The words of a text, and which of them begin a line: a cell of a table is a line, whatever stands beside it. */
export interface Words {
  keys: readonly string[];
  isLineStart(word: number): boolean;
}

/**
 * Marks what stands on the right in another place than on the left: three words or more, or what is whole on both sides, up to the
 * ends of its line or to words that stand in both.
 */
export function findMoved(left: Words, right: Words, found: Alignment): void {
  const keys = { left: left.keys, right: right.keys };
  const places = new Map<string, number[]>();
  for (const [j, key] of keys.right.entries()) {
    if (found.right[j] === 1) continue;
    const list = places.get(key);
    if (!list) places.set(key, [j]);
    else if (list.length < mostPlaces) list.push(j);
  }
  if (places.size === 0) return;
  for (let i = found.left.indexOf(0); i >= 0; i = found.left.indexOf(0, i)) {
    const { at, length } = bestPlace(keys, found, places.get(keys.left[i] ?? '') ?? [], i);
    const isWhole = length > 0 && isRun(left, found.left, i, length) && isRun(right, found.right, at, length);
    const isMoved = length >= fewest || isWhole;
    for (let k = 0; isMoved && k < length; k += 1) {
      found.left[i + k] = 1;
      found.right[at + k] = 1;
    }
    i += isMoved ? length : 1;
  }
}

function isRun({ isLineStart }: Words, side: Uint8Array, from: number, length: number): boolean {
  const end = from + length;
  return (side[from - 1] !== 0 || isLineStart(from)) && (side[end] !== 0 || isLineStart(end));
}

/** Where the words from `i` on stand together longest. */
function bestPlace(
  { left, right }: { left: readonly string[]; right: readonly string[] },
  found: Alignment,
  places: readonly number[],
  i: number,
): { at: number; length: number } {
  let best = { at: -1, length: 0 };
  for (const at of places) {
    let length = 0;
    while (
      i + length < left.length &&
      found.left[i + length] === 0 &&
      found.right[at + length] === 0 &&
      left[i + length] === right[at + length]
    )
      length += 1;
    if (length > best.length) best = { at, length };
  }
  return best;
}
