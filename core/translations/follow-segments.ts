import { diffLists } from '../../shared/diff.ts';
import { type Block, type BlockKind, blocksOf, type Segment, wordsOf } from './segments.ts';

/** Related paragraphs before and after a change, by index. */
interface BlockGroup {
  before: number[];
  after: number[];
}

/** Paragraphs are related if at least this share of the shorter one's word pairs is in the other. */
const related = 0.4;
/** The lower share that is enough if each paragraph is the other's best match. */
const nearest = 0.2;

const only: ReadonlySet<BlockKind> = new Set(['title', 'excerpt']);

/**
 * Groups the paragraphs before and after a change that belong together: moved, changed, split or joined.
 * Unrelated ones are in no group. Those of `before` from index `living` on had already been removed.
 */
export function matchBlocks(before: readonly Block[], after: readonly Block[], living = before.length) {
  const same = matchSame(before, after);
  const taken = new Set(same.map(([, to]) => to));
  const gone = new Set(same.map(([from]) => from));
  const left = before.map((_, at) => at).filter((at) => !gone.has(at));
  const right = after.map((_, at) => at).filter((at) => !taken.has(at));
  const edges = relate(before, after, { left, right });
  const held = new Set(edges.flatMap(([from, to]) => [`b${from}`, `a${to}`]));
  const unmatched = {
    left: left.filter((at) => !held.has(`b${at}`)),
    right: right.filter((at) => !held.has(`a${at}`)),
  };
  const known = new Map([...same, ...edges]);
  edges.push(...matchInPlace(before.slice(0, living), after, { ...unmatched, known }));
  return [...same.map(([from, to]) => ({ before: [from], after: [to] })), ...groupsOf(edges)];
}

type Edge = [before: number, after: number];

interface Unmatched {
  left: readonly number[];
  right: readonly number[];
}

const keyOf = ({ kind, text }: Block) => (only.has(kind) ? `${kind} ${text}` : text);

/** Matches the common start and end first, then equal paragraphs in order. */
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

/** Counts the pairs of adjacent words; in a text of one word, that word. */
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

/** Matches a rewritten paragraph by its neighbors. */
function matchInPlace(
  before: readonly Block[],
  after: readonly Block[],
  { left, right, known }: Unmatched & { known: ReadonlyMap<number, number> },
): Edge[] {
  const edges: Edge[] = [];
  const places = new Map(known);
  for (const from of left) {
    const kind = before[from]?.kind;
    const previous = from === 0 ? -1 : places.get(from - 1);
    const next = from === before.length - 1 ? after.length : known.get(from + 1);
    const to = right.find(
      (at) =>
        after[at]?.kind === kind &&
        !edges.some(([, taken]) => taken === at) &&
        (only.has(after[at]?.kind as BlockKind) || at - 1 === previous || at + 1 === next),
    );
    if (to === undefined) continue;
    edges.push([from, to]);
    places.set(from, to);
  }
  return edges;
}

/** Returns the connected components of the matches. */
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

export interface FollowedText {
  /** The segments in order. New ones have new IDs. */
  segments: Segment[];
  /** The pieces of each remaining segment in word order; the segment itself if it wasn't split. */
  pieces: Map<number, Segment[]>;
}

/** The minimum number of words in a piece if the rest of its segment is elsewhere. */
const leastWords = 3;

/**
 * Finds segments again in a changed text. `gone` were removed before and may return. New words between two
 * segments belong to the first, if neither has lost words there.
 */
export function followSegments(
  before: readonly Segment[],
  after: readonly Block[],
  { gone, newId }: { gone: readonly Segment[]; newId: () => number },
): FollowedText {
  const living = blocksOf(before);
  const old = [...living, ...gone.map((segment) => ({ kind: segment.kind, segments: [segment] }))];
  const oldBlocks = old.map(({ kind, segments }) => ({
    kind,
    text: segments.map(({ text }) => text).join(' '),
  }));
  const owners = after.map((): (Segment | undefined)[] => []);
  for (const group of matchBlocks(oldBlocks, after, living.length)) {
    const segments = group.before.map((at) => old[at]?.segments ?? []);
    assignOwners(inTextOrder(group, oldBlocks, after), { segments, group, after, owners });
  }
  const parts = after.flatMap((block, at) => partsOf(block, at, owners[at] ?? []));
  return nameParts(parts, newId);
}

/** If paragraphs were joined or split, sorts the parts by where their words are in the whole paragraph. */
function inTextOrder({ before, after }: BlockGroup, old: readonly Block[], now: readonly Block[]) {
  const place = (words: readonly string[], text: string | undefined) => {
    const at = new Map<string, number>();
    for (const [index, word] of words.entries()) if (index > 0) at.set(`${words[index - 1]} ${word}`, index);
    const own = wordsOf(text ?? '');
    const found = own.flatMap((word, index) => at.get(`${own[index - 1]} ${word}`) ?? []);
    return found.sort((one, other) => one - other)[Math.floor(found.length / 2)] ?? words.length;
  };
  const ordered = (places: number[], blocks: readonly Block[], words: readonly string[]) =>
    places
      .map((at) => ({ at, order: place(words, blocks[at]?.text) }))
      .sort((one, other) => one.order - other.order)
      .map(({ at }) => at);
  const only = (places: number[], blocks: readonly Block[]) => wordsOf(blocks[places[0] ?? -1]?.text ?? '');
  if (before.length === 1) return { before, after: ordered(after, now, only(before, old)) };
  if (after.length === 1) return { before: ordered(before, old, only(after, now)), after };
  return { before, after };
}

interface Assigning {
  segments: Segment[][];
  group: BlockGroup;
  after: readonly Block[];
  /** The segment that owns each word of each paragraph. Filled in by this function. */
  owners: (Segment | undefined)[][];
}

function assignOwners(order: BlockGroup, { segments, group, after, owners }: Assigning): void {
  const before = order.before.flatMap((at) => segments[group.before.indexOf(at)] ?? []);
  const oldWords = before.flatMap((segment) => wordsOf(segment.text).map((word) => ({ word, segment })));
  const newWords = order.after.flatMap((block) =>
    wordsOf(after[block]?.text ?? '').map((word, at) => ({ word, block, at })),
  );
  const set = (from: number, to: number, owner: Segment | undefined) => {
    for (const { block, at } of newWords.slice(from, to)) {
      const row = owners[block];
      if (row) row[at] = owner;
    }
  };
  let [left, right] = [0, 0];
  /** Where the words since the last unchanged one start. */
  let [leftFrom, rightFrom] = [0, 0];
  const fillGap = () => {
    const words = newWords.slice(rightFrom, right);
    const lost = oldWords.slice(leftFrom, left).map(({ segment }) => segment);
    const given = giveGap(words, {
      lost,
      previous: leftFrom > 0 ? oldWords[leftFrom - 1]?.segment : undefined,
      previousBlock: rightFrom > 0 ? newWords[rightFrom - 1]?.block : undefined,
      next: oldWords[left]?.segment,
      nextBlock: newWords[right]?.block,
    });
    for (const [index, owner] of given.entries()) set(rightFrom + index, rightFrom + index + 1, owner);
  };
  for (const { kind } of diffLists(
    oldWords.map(({ word }) => word),
    newWords.map(({ word }) => word),
  )) {
    if (kind === 'removed') left += 1;
    else if (kind === 'added') right += 1;
    else {
      fillGap();
      set(right, right + 1, oldWords[left]?.segment);
      left += 1;
      right += 1;
      [leftFrom, rightFrom] = [left, right];
    }
  }
  fillGap();
}

interface Gap {
  /** The owners of the words that were here. */
  lost: readonly Segment[];
  previous: Segment | undefined;
  previousBlock: number | undefined;
  next: Segment | undefined;
  nextBlock: number | undefined;
}

/** Assigns an owner to new words between two unchanged ones. */
function giveGap(words: readonly { block: number }[], gap: Gap): (Segment | undefined)[] {
  const { lost, previous, previousBlock, next, nextBlock } = gap;
  if (previous && previous === next) return words.map(() => previous);
  const losers = [...new Set(lost)];
  const isOneBlock = new Set(words.map(({ block }) => block)).size === 1;
  const touches = (block: number) => block === previousBlock || block === nextBlock;
  if (isOneBlock) {
    const block = words[0]?.block ?? -1;
    const able = losers.filter(
      (segment) =>
        (segment !== previous || block === previousBlock) && (segment !== next || block === nextBlock),
    );
    const lostOfAble = lost.filter((segment) => able.includes(segment));
    if (able.length > 0)
      return words.map((_, at) => lostOfAble[Math.floor((at * lostOfAble.length) / words.length)]);
  }
  const whole = losers.filter((segment) => segment !== previous && segment !== next);
  const wholeBlocks = [...new Set(words.map(({ block }) => block))].filter((block) => !touches(block));
  return words.map(({ block }) => {
    if (block === previousBlock && previous) return previous;
    if (block === nextBlock && next) return next;
    return whole[Math.min(whole.length - 1, wholeBlocks.indexOf(block))];
  });
}

interface Part {
  block: number;
  kind: Block['kind'];
  words: string[];
  owner: Segment | undefined;
}

/** Splits a paragraph into runs of words with the same owner. If it has only new words, it is one run. */
function partsOf(block: Block, at: number, owners: readonly (Segment | undefined)[]): Part[] {
  const parts: Part[] = [];
  for (const [index, word] of wordsOf(block.text).entries()) {
    const owner = owners[index];
    const last = parts.at(-1);
    if (last && last.owner === owner) last.words.push(word);
    else parts.push({ block: at, kind: block.kind, words: [word], owner });
  }
  return parts;
}

/** The first piece of a segment keeps its ID. */
function nameParts(parts: readonly Part[], newId: () => number): FollowedText {
  const most = new Map<Segment, number>();
  for (const { owner, words } of parts)
    if (owner) most.set(owner, Math.max(most.get(owner) ?? 0, words.length));
  const isPiece = ({ owner, words }: Part) =>
    owner === undefined || words.length >= leastWords || words.length === most.get(owner);
  const kept: Part[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (isPiece(part)) kept.push({ ...part, words: [...part.words] });
    else if (last?.block === part.block) last.words.push(...part.words);
    else kept.push({ ...part, owner: undefined });
  }
  const pieces = new Map<number, Segment[]>();
  const segments = kept.map(({ block, kind, words, owner }) => {
    const text = words.join(' ');
    const before = owner && (pieces.get(owner.id) ?? []);
    const id = owner && before?.length === 0 ? owner.id : newId();
    const segment: Segment = { id, block, kind, text };
    if (owner && before) pieces.set(owner.id, [...before, segment]);
    return segment;
  });
  for (const [id, found] of pieces) {
    const source = parts.find(({ owner }) => owner?.id === id)?.owner;
    if (source && found.length > 1) pieces.set(id, inOrderOfWords(source.text, found));
  }
  return { segments, pieces };
}

function inOrderOfWords(text: string, pieces: readonly Segment[]): Segment[] {
  const at = (piece: Segment) => {
    const words = wordsOf(piece.text);
    for (let size = Math.min(words.length, 6); size > 0; size -= 1) {
      for (let from = 0; from + size <= words.length; from += 1) {
        const place = ` ${text} `.indexOf(` ${words.slice(from, from + size).join(' ')} `);
        if (place >= 0) return place;
      }
    }
    return text.length;
  };
  return pieces
    .map((piece) => ({ piece, place: at(piece) }))
    .sort((one, other) => one.place - other.place)
    .map(({ piece }) => piece);
}
