import type { Block, BlockKind } from './read-blocks.ts';
import { wordsOf } from './segment.ts';

/** Paragraphs before and after a change that have words of each other, by their places. */
export interface BlockGroup {
  before: number[];
  after: number[];
}

/** How much of the shorter of two paragraphs must stand in the other, in pairs of words, for them to be related. */
const related = 0.4;
/** The same for two paragraphs that are each other's nearest. */
const nearest = 0.2;

const only: ReadonlySet<BlockKind> = new Set(['title', 'excerpt']);

/**
 * Which paragraphs of a text have become which: the same ones wherever they stand now, changed ones, one that has become
 * several and several that have become one. What has no relation is in no group. Of `before`, those from `living` on stood in it
 * no longer.
 */
export function matchBlocks(
  before: readonly Block[],
  after: readonly Block[],
  living = before.length,
): BlockGroup[] {
  const same = matchSame(before, after);
  const taken = new Set(same.map(([, to]) => to));
  const gone = new Set(same.map(([from]) => from));
  const left = before.map((_, at) => at).filter((at) => !gone.has(at));
  const right = after.map((_, at) => at).filter((at) => !taken.has(at));
  const edges = relate(before, after, { left, right });
  const held = new Set(edges.flatMap(([from, to]) => [`b${from}`, `a${to}`]));
  const unheld = {
    left: left.filter((at) => !held.has(`b${at}`)),
    right: right.filter((at) => !held.has(`a${at}`)),
  };
  const known = new Map([...same, ...edges]);
  edges.push(...matchInPlace(before.slice(0, living), after, { ...unheld, known }));
  return [...same.map(([from, to]) => ({ before: [from], after: [to] })), ...groupsOf(edges)];
}

type Edge = [before: number, after: number];

interface Unmatched {
  left: readonly number[];
  right: readonly number[];
}

const keyOf = ({ kind, text }: Block) => (only.has(kind) ? `${kind} ${text}` : text);

/** Paragraphs that say the same: those that are alike at the beginning and the end first, then each word for word, in order. */
function matchSame(before: readonly Block[], after: readonly Block[]): Edge[] {
  const edges: Edge[] = [];
  let head = 0;
  const isSame = (one: Block | undefined, other: Block | undefined) =>
    one !== undefined && other !== undefined && keyOf(one) === keyOf(other);
  while (isSame(before[head], after[head])) {
    edges.push([head, head]);
    head += 1;
  }
  let tail = 1;
  while (
    head <= before.length - tail &&
    head <= after.length - tail &&
    isSame(before.at(-tail), after.at(-tail))
  ) {
    edges.push([before.length - tail, after.length - tail]);
    tail += 1;
  }
  const waiting = new Map<string, number[]>();
  for (let at = head; at <= before.length - tail; at += 1) {
    const key = keyOf(before[at] as Block);
    waiting.set(key, [...(waiting.get(key) ?? []), at]);
  }
  for (let at = head; at <= after.length - tail; at += 1) {
    const from = waiting.get(keyOf(after[at] as Block))?.shift();
    if (from !== undefined) edges.push([from, at]);
  }
  return edges;
}

/** Pairs of neighbouring words, and how often each is there; of a paragraph of one word that word. */
function pairsOf(text: string): Map<string, number> {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  const add = (pair: string) => counts.set(pair, (counts.get(pair) ?? 0) + 1);
  if (words.length === 1) add(words[0] as string);
  for (let at = 1; at < words.length; at += 1) add(`${words[at - 1]} ${words[at]}`);
  return counts;
}

const sum = (counts: Map<string, number>) => [...counts.values()].reduce((total, count) => total + count, 0);

function relate(before: readonly Block[], after: readonly Block[], { left, right }: Unmatched): Edge[] {
  const lasting = right.map((at) => ({ at, pairs: pairsOf((after[at] as Block).text) }));
  const byPair = Map.groupBy(
    lasting.flatMap(({ at, pairs }) => [...pairs].map(([pair, count]) => ({ at, pair, count }))),
    ({ pair }) => pair,
  );
  const sizes = new Map(lasting.map(({ at, pairs }) => [at, sum(pairs)]));
  const near: { from: number; to: number; share: number }[] = [];
  for (const from of left) {
    const block = before[from] as Block;
    const pairs = pairsOf(block.text);
    const size = sum(pairs);
    const shared = new Map<number, number>();
    for (const [pair, count] of pairs) {
      for (const other of byPair.get(pair) ?? [])
        shared.set(other.at, (shared.get(other.at) ?? 0) + Math.min(count, other.count));
    }
    for (const [to, common] of shared) {
      const other = after[to] as Block;
      if ((only.has(block.kind) || only.has(other.kind)) && block.kind !== other.kind) continue;
      near.push({ from, to, share: common / Math.min(size, sizes.get(to) ?? size) });
    }
  }
  const best = (of: 'from' | 'to') => {
    const found = new Map<number, number>();
    for (const edge of near) found.set(edge[of], Math.max(found.get(edge[of]) ?? 0, edge.share));
    return found;
  };
  const [bestFrom, bestTo] = [best('from'), best('to')];
  return near
    .filter(
      ({ from, to, share }) =>
        share >= related || (share >= nearest && share === bestFrom.get(from) && share === bestTo.get(to)),
    )
    .map(({ from, to }): Edge => [from, to]);
}

/** A paragraph in whose place another of its kind stands now, between the same neighbours, was written anew. */
function matchInPlace(
  before: readonly Block[],
  after: readonly Block[],
  { left, right, known }: Unmatched & { known: ReadonlyMap<number, number> },
): Edge[] {
  const edges: Edge[] = [];
  const places = new Map(known);
  for (const from of left) {
    const kind = before[from]?.kind;
    const behind = from === 0 ? -1 : places.get(from - 1);
    const ahead = from === before.length - 1 ? after.length : known.get(from + 1);
    const to = right.find(
      (at) =>
        after[at]?.kind === kind &&
        !edges.some(([, taken]) => taken === at) &&
        (only.has(after[at]?.kind as BlockKind) || at - 1 === behind || at + 1 === ahead),
    );
    if (to === undefined) continue;
    edges.push([from, to]);
    places.set(from, to);
  }
  return edges;
}

/** Everything that edges hold together. */
function groupsOf(edges: readonly Edge[]): BlockGroup[] {
  const groups: { before: Set<number>; after: Set<number> }[] = [];
  for (const [from, to] of edges) {
    const touched = groups.filter(({ before, after }) => before.has(from) || after.has(to));
    const group = { before: new Set([from]), after: new Set([to]) };
    for (const other of touched) {
      for (const at of other.before) group.before.add(at);
      for (const at of other.after) group.after.add(at);
      groups.splice(groups.indexOf(other), 1);
    }
    groups.push(group);
  }
  const sorted = (places: Set<number>) => [...places].sort((one, other) => one - other);
  return groups.map(({ before, after }) => ({ before: sorted(before), after: sorted(after) }));
}
