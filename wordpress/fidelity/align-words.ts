/** Which items of two sequences stand in both, in the same order: 1 where an item has its like, 0 where it has none. */
export interface Alignment {
  left: Uint8Array;
  right: Uint8Array;
}

interface Stretch {
  left: [from: number, to: number];
  right: [from: number, to: number];
  depth: number;
}

/** How often a stretch is cut at what is unique within it. */
const deepest = 12;

/** Differences that are weighed exactly in a stretch without unique items; beyond them items are only counted. */
const mostDifferences = 48;

/**
 * Aligns two sequences: cut at items that are unique in both (the "patience" of version control), and between those by the
 * shortest list of differences (Myers 1986). Takes time in proportion to their lengths, whatever they hold.
 */
export function alignSequences(left: readonly string[], right: readonly string[]): Alignment {
  const found: Alignment = { left: new Uint8Array(left.length), right: new Uint8Array(right.length) };
  // Most copies are their source: what is alike at both ends needs no numbers.
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  const shorter = Math.min(left.length, right.length) - start;
  let end = 0;
  while (end < shorter && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  found.left.fill(1);
  found.right.fill(1);
  const middle = alignMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end));
  found.left.set(middle.left, start);
  found.right.set(middle.right, start);
  return found;
}

function alignMiddle(leftKeys: readonly string[], rightKeys: readonly string[]): Alignment {
  const ids = new Map<string, number>();
  const numbered = (keys: readonly string[]) =>
    Int32Array.from(keys, (key) => {
      const known = ids.get(key);
      if (known !== undefined) return known;
      ids.set(key, ids.size);
      return ids.size - 1;
    });
  return new Aligner(numbered(leftKeys), numbered(rightKeys)).run();
}

class Aligner {
  private readonly left: Int32Array;
  private readonly right: Int32Array;
  private readonly result: Alignment;
  private readonly waiting: Stretch[] = [];

  constructor(left: Int32Array, right: Int32Array) {
    this.left = left;
    this.right = right;
    this.result = { left: new Uint8Array(left.length), right: new Uint8Array(right.length) };
  }

  run(): Alignment {
    this.waiting.push({ left: [0, this.left.length], right: [0, this.right.length], depth: 0 });
    for (let stretch = this.waiting.pop(); stretch; stretch = this.waiting.pop()) this.align(stretch);
    return this.result;
  }

  private pair(i: number, j: number): void {
    this.result.left[i] = 1;
    this.result.right[j] = 1;
  }

  private align({ left: [i, iEnd], right: [j, jEnd], depth }: Stretch): void {
    let [from, to, from2, to2] = [i, iEnd, j, jEnd];
    while (from < to && from2 < to2 && this.left[from] === this.right[from2]) this.pair(from++, from2++);
    while (from < to && from2 < to2 && this.left[to - 1] === this.right[to2 - 1]) this.pair(--to, --to2);
    if (from === to || from2 === to2) return;
    const rest: Stretch = { left: [from, to], right: [from2, to2], depth: depth + 1 };
    const anchors = depth < deepest ? rising(this.uniquePairs(rest)) : [];
    if (anchors.length === 0) {
      if (!this.alignExactly(rest)) this.alignByCount(rest);
      return;
    }
    for (const [a, b] of anchors) {
      this.waiting.push({ left: [from, a + 1], right: [from2, b + 1], depth: depth + 1 });
      [from, from2] = [a + 1, b + 1];
    }
    this.waiting.push({ left: [from, to], right: [from2, to2], depth: depth + 1 });
  }

  /** Places of what stands once in each, in the order of the left. */
  private uniquePairs({ left: [i, iEnd], right: [j, jEnd] }: Stretch): [number, number][] {
    const places = new Map<number, number>();
    for (let at = j; at < jEnd; at += 1) {
      const id = this.right[at] ?? 0;
      places.set(id, places.has(id) ? -1 : at);
    }
    const seen = new Map<number, number>();
    for (let at = i; at < iEnd; at += 1) {
      const id = this.left[at] ?? 0;
      if ((places.get(id) ?? -1) >= 0) seen.set(id, seen.has(id) ? -1 : at);
    }
    const pairs: [number, number][] = [];
    for (const [id, at] of seen) if (at >= 0) pairs.push([at, places.get(id) ?? 0]);
    return pairs;
  }

  /** Myers' algorithm, as far as there are few differences; false where there are more. */
  private alignExactly({ left: [i, iEnd], right: [j, jEnd] }: Stretch): boolean {
    const [n, m] = [iEnd - i, jEnd - j];
    const most = Math.min(mostDifferences, n + m);
    const offset = most + 1;
    let reached = new Int32Array(2 * most + 3);
    const trace: Int32Array[] = [];
    for (let d = 0; d <= most; d += 1) {
      trace.push(reached.slice());
      for (let k = -d; k <= d; k += 2) {
        const down = k === -d || (k !== d && (reached[offset + k - 1] ?? 0) < (reached[offset + k + 1] ?? 0));
        let x = down ? (reached[offset + k + 1] ?? 0) : (reached[offset + k - 1] ?? 0) + 1;
        while (x < n && x - k < m && x - k >= 0 && this.left[i + x] === this.right[j + x - k]) x += 1;
        reached[offset + k] = x;
        if (x >= n && x - k >= m) {
          this.follow(trace, { i, j, n, m, offset });
          return true;
        }
      }
    }
    reached = new Int32Array(0);
    return false;
  }

  private follow(
    trace: Int32Array[],
    { i, j, n, m, offset }: { i: number; j: number; n: number; m: number; offset: number },
  ): void {
    let [x, y] = [n, m];
    for (let d = trace.length - 1; d >= 0; d -= 1) {
      const reached = trace[d] ?? new Int32Array(0);
      const k = x - y;
      const down = k === -d || (k !== d && (reached[offset + k - 1] ?? 0) < (reached[offset + k + 1] ?? 0));
      const before = down ? k + 1 : k - 1;
      const startX = d === 0 ? 0 : (reached[offset + before] ?? 0);
      const startY = d === 0 ? 0 : startX - before;
      while (x > startX && y > startY) this.pair(i + --x, j + --y);
      [x, y] = [startX, startY];
    }
  }

  /** The nth of a kind on the left has its like in the nth on the right. */
  private alignByCount({ left: [i, iEnd], right: [j, jEnd] }: Stretch): void {
    const places = new Map<number, number[]>();
    for (let at = jEnd - 1; at >= j; at -= 1) {
      const id = this.right[at] ?? 0;
      const list = places.get(id);
      if (list) list.push(at);
      else places.set(id, [at]);
    }
    for (let at = i; at < iEnd; at += 1) {
      const place = places.get(this.left[at] ?? 0)?.pop();
      if (place !== undefined) this.pair(at, place);
    }
  }
}

/** The longest part of the pairs whose second places rise as well (patience sorting). */
function rising(pairs: [number, number][]): [number, number][] {
  const tops: number[] = [];
  const before: number[] = [];
  for (const [index, [, place]] of pairs.entries()) {
    let [low, high] = [0, tops.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] ?? 0]?.[1] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (tops[low - 1] ?? -1) : -1;
    tops[low] = index;
  }
  const chosen: [number, number][] = [];
  for (let at = tops.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) chosen.push(pairs[at] ?? [0, 0]);
  return chosen.reverse();
}
