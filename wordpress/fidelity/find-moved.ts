import type { Alignment } from './align-words.ts';

/** Words that must stand together elsewhere to count as moved: fewer are found in any text. */
const fewest = 3;

/** Places at which a run is looked for. */
const mostPlaces = 16;

/** Marks what stands on the right in another place than on the left: three words or more, or a run that is whole on both sides. */
export function findMoved(
  keys: { left: readonly string[]; right: readonly string[] },
  found: Alignment,
): void {
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
    const isWhole = isRun(found.left, i, length) && isRun(found.right, at, length);
    const isMoved = length >= fewest || (length > 0 && isWhole);
    for (let k = 0; isMoved && k < length; k += 1) {
      found.left[i + k] = 1;
      found.right[at + k] = 1;
    }
    i += isMoved ? length : 1;
  }
}

function isRun(side: Uint8Array, from: number, length: number): boolean {
  return side[from - 1] !== 0 && side[from + length] !== 0;
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
