import { diffLists } from '../../../shared/diff-lists.ts';
import { type BlockGroup, matchBlocks } from './match-blocks.ts';
import type { Block } from './read-blocks.ts';
import { blocksOf, type Segment, wordsOf } from './segment.ts';

export interface FollowedText {
  /** All of the text, in its order. One that is nobody's of before has an id of its own. */
  segments: Segment[];
  /** What became of each segment of before that is still there: itself, or the pieces that it was split into, in the order of its words. */
  pieces: Map<number, Segment[]>;
}

/** Words that a piece of a segment must have kept to be one, where its other words stand elsewhere. */
const leastWords = 3;

/**
 * Finds the segments of a text again in what it has become. `gone` have left it before, and may come back.
 * Words that came between two segments belong to the one before them, where none of the two has lost words there.
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

/** Which order the paragraphs of a group are compared in: the many in the order in which the one has them. */
function inTextOrder(
  { before, after }: BlockGroup,
  old: readonly Block[],
  now: readonly Block[],
): BlockGroup {
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
  /** Of each paragraph of the group, as it lists them. */
  segments: Segment[][];
  group: BlockGroup;
  after: readonly Block[];
  /** Whose each word of each paragraph is; filled here. */
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
  /** Where the words since the last one that stayed begin. */
  let [leftFrom, rightFrom] = [0, 0];
  const fillGap = () => {
    const words = newWords.slice(rightFrom, right);
    const lost = oldWords.slice(leftFrom, left).map(({ segment }) => segment);
    const given = giveGap(words, {
      lost,
      behind: leftFrom > 0 ? oldWords[leftFrom - 1]?.segment : undefined,
      behindBlock: rightFrom > 0 ? newWords[rightFrom - 1]?.block : undefined,
      ahead: oldWords[left]?.segment,
      aheadBlock: newWords[right]?.block,
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
  /** Whose the words were that stood here. */
  lost: readonly Segment[];
  behind: Segment | undefined;
  behindBlock: number | undefined;
  ahead: Segment | undefined;
  aheadBlock: number | undefined;
}

/** Whose the words are that came between two that stayed. */
function giveGap(words: readonly { block: number }[], gap: Gap): (Segment | undefined)[] {
  const { lost, behind, behindBlock, ahead, aheadBlock } = gap;
  if (behind && behind === ahead) return words.map(() => behind);
  const losers = [...new Set(lost)];
  const isOneBlock = new Set(words.map(({ block }) => block)).size === 1;
  const touches = (block: number) => block === behindBlock || block === aheadBlock;
  if (isOneBlock) {
    const block = words[0]?.block ?? -1;
    const able = losers.filter(
      (segment) =>
        (segment !== behind || block === behindBlock) && (segment !== ahead || block === aheadBlock),
    );
    // In the measure of what each has lost.
    const lostOfAble = lost.filter((segment) => able.includes(segment));
    if (able.length > 0)
      return words.map((_, at) => lostOfAble[Math.floor((at * lostOfAble.length) / words.length)]);
  }
  const whole = losers.filter((segment) => segment !== behind && segment !== ahead);
  const wholeBlocks = [...new Set(words.map(({ block }) => block))].filter((block) => !touches(block));
  return words.map(({ block }) => {
    if (block === behindBlock && behind) return behind;
    if (block === aheadBlock && ahead) return ahead;
    return whole[Math.min(whole.length - 1, wholeBlocks.indexOf(block))];
  });
}

interface Part {
  block: number;
  kind: Block['kind'];
  words: string[];
  owner: Segment | undefined;
}

/** The runs of words of one owner. Words of nobody are a whole paragraph. */
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

/** Gives the parts their ids: the first piece of a segment keeps its own. */
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

/** Pieces of a text in the order in which it had them. */
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
