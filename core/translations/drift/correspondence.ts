import { z } from 'zod';
import { diffLists } from '../../../shared/diff-lists.ts';
import { alignTexts } from './align-texts.ts';
import { followSegments } from './follow-segments.ts';
import type { Block, BlockKind } from './read-blocks.ts';
import { type Segment, wordsOf } from './segment.ts';

const kind = z.enum([...['title', 'excerpt', 'h2', 'h3', 'p', 'li', 'quote', 'caption', 'picture']] as [
  BlockKind,
  ...BlockKind[],
]);
const segment = z.object({ id: z.int(), block: z.int(), kind, text: z.string() });
const followed = z.object({
  ...segment.shape,
  /** How it was when the translation last followed it; empty where it never did. */
  seen: z.string(),
  /** The segments of the translation that say the same. */
  by: z.array(z.int()),
});

export const correspondenceSchema = z.object({
  original: z.array(followed),
  translation: z.array(segment),
  /** What was taken out of the original, and still stands in the translation; what may come back is found again. */
  gone: z.array(followed),
  /** What was taken out of the translation, with what it had followed and how that was then. */
  lost: z.array(z.object({ ...segment.shape, of: z.array(z.object({ id: z.int(), seen: z.string() })) })),
  next: z.int(),
});

/** Which paragraphs of a translation follow which of its original, and how these were when they did. */
export type Correspondence = z.infer<typeof correspondenceSchema>;
export type Followed = Correspondence['original'][number];

/** Removed segments of each side that are remembered, the newest. */
const remembered = 100;

/** The first correspondence of two texts: by the order, the kinds and the lengths of their paragraphs. */
export function beginCorrespondence(
  original: readonly Block[],
  translation: readonly Block[],
): Correspondence {
  const links = alignTexts(original, translation);
  return {
    original: original.map((block, at) => {
      const by = links.flatMap(([from, to]) => (from === at ? [original.length + to] : []));
      return { id: at, block: at, ...block, seen: by.length > 0 ? block.text : '', by };
    }),
    translation: translation.map((block, at) => ({ id: original.length + at, block: at, ...block })),
    gone: [],
    lost: [],
    next: original.length + translation.length,
  };
}

/** The correspondence after the original was saved anew. */
export function followOriginal(before: Correspondence, blocks: readonly Block[]): Correspondence {
  let { next } = before;
  const newId = () => next++;
  const { segments, pieces } = followSegments(before.original, blocks, { gone: before.gone, newId });
  const known = new Map([...before.original, ...before.gone].map((each) => [each.id, each]));
  const origin = new Map<number, { from: Followed; seen: string }>();
  for (const [id, found] of pieces) {
    const from = known.get(id);
    if (!from) continue;
    const seen = splitSeen(
      from,
      found.map(({ text }) => text),
    );
    for (const [at, piece] of found.entries()) origin.set(piece.id, { from, seen: seen[at] ?? '' });
  }
  const original = segments.map((each): Followed => {
    const found = origin.get(each.id);
    return { ...each, seen: found?.seen ?? '', by: found?.from.by ?? [] };
  });
  const isBack = (id: number) => pieces.has(id);
  const gone = [...before.gone, ...before.original].filter(({ id }) => !isBack(id)).slice(-remembered);
  return { ...before, original: joinAlike(original), gone, next };
}

/** Neighbours in a paragraph that the same paragraphs follow are one again. */
function joinAlike(segments: readonly Followed[]): Followed[] {
  const joined: Followed[] = [];
  for (const each of segments) {
    const last = joined.at(-1);
    const isAlike = last?.block === each.block && last.by.join() === each.by.join();
    // What nobody follows is either confirmed or not, each by itself.
    const isOne = isAlike && (each.by.length > 0 || (last.seen === '') === (each.seen === ''));
    if (!last || !isOne) joined.push({ ...each });
    else {
      last.text += ` ${each.text}`;
      last.seen = [last.seen, each.seen].filter(Boolean).join(' ');
    }
  }
  return joined;
}

/** What was seen of a segment, cut where its pieces are. */
function splitSeen({ text, seen }: Followed, pieces: readonly string[]): string[] {
  if (pieces.length === 1 || seen === '') return pieces.map(() => seen);
  // From what was seen to what there is now, by way of what was there before the split.
  const seenWords = wordsOf(seen);
  const ends = cutsOf(wordsOf(text), pieces.map(wordsOf));
  const cuts = moveCuts(wordsOf(text), seenWords, ends);
  return pieces.map((_, at) => seenWords.slice(cuts[at - 1] ?? 0, cuts[at] ?? seenWords.length).join(' '));
}

/** Behind how many words of a text each of its pieces ends, the last left out. */
function cutsOf(words: readonly string[], pieces: readonly (readonly string[])[]): number[] {
  const ends: number[] = [];
  let end = 0;
  for (const piece of pieces.slice(0, -1)) {
    end += piece.length;
    ends.push(end);
  }
  return moveCuts(pieces.flat(), words, ends);
}

/** Places between words, as they are in another form of the text. */
function moveCuts(from: readonly string[], to: readonly string[], cuts: readonly number[]): number[] {
  const places = [0];
  let right = 0;
  for (const { kind } of diffLists(from, to)) {
    if (kind !== 'removed') right += 1;
    if (kind === 'added') places[places.length - 1] = right;
    else places.push(right);
  }
  return cuts.map((cut) => places[cut] ?? to.length);
}

/** The correspondence after the translation was saved anew: what was edited in it follows the original as it is now. */
export function followTranslation(before: Correspondence, blocks: readonly Block[]): Correspondence {
  let { next } = before;
  const newId = () => next++;
  const { segments, pieces } = followSegments(before.translation, blocks, { gone: before.lost, newId });
  const known = new Map([...before.translation, ...before.lost].map((each) => [each.id, each.text]));
  const edited = new Set<number>();
  const isNew = new Set(segments.map(({ id }) => id));
  for (const [id, found] of pieces) {
    for (const each of found) isNew.delete(each.id);
    if (found.map(({ text }) => text).join(' ') !== known.get(id)) edited.add(id);
  }
  const back = new Map(before.lost.filter(({ id }) => pieces.has(id)).map((each) => [each.id, each.of]));
  const relink = (each: Followed): Followed => {
    const isEdited = each.by.some((id) => edited.has(id));
    const by = each.by.flatMap((id) => pieces.get(id)?.map((piece) => piece.id) ?? []);
    const returned = [...back].flatMap(([id, of]) => {
      const link = of.find((one) => one.id === each.id);
      return link ? [{ link, ids: pieces.get(id)?.map((piece) => piece.id) ?? [] }] : [];
    });
    const seen = by.length > 0 || each.by.length === 0 ? each.seen : '';
    return {
      ...each,
      by: [...by, ...returned.flatMap(({ ids }) => ids)],
      seen: isEdited && by.length > 0 ? each.text : ((seen || returned[0]?.link.seen) ?? ''),
    };
  };
  const lostNow = before.translation
    .filter(({ id }) => !pieces.has(id))
    .map((each) => ({
      ...each,
      of: [...before.original, ...before.gone]
        .filter(({ by }) => by.includes(each.id))
        .map(({ id, seen }) => ({ id, seen })),
    }));
  const after: Correspondence = {
    original: linkNew(before.original.map(relink), segments, isNew),
    translation: segments,
    gone: before.gone.filter(({ by }) => !by.some((id) => edited.has(id))).map(relink),
    lost: [...before.lost.filter(({ id }) => !pieces.has(id)), ...lostNow].slice(-remembered),
    next,
  };
  return after;
}

/** A paragraph that is new in the translation stands for what is not translated yet between its neighbours. */
function linkNew(
  original: Followed[],
  translation: readonly Segment[],
  isNew: ReadonlySet<number>,
): Followed[] {
  const linked = original.map((each) => ({ ...each }));
  const placeOf = (id: number | undefined) =>
    linked.findLastIndex(({ by }) => id !== undefined && by.includes(id));
  for (const [at, { id, kind: kindOf }] of translation.entries()) {
    if (!isNew.has(id)) continue;
    const behind = translation.slice(0, at).findLast((each) => placeOf(each.id) >= 0);
    const from = placeOf(behind?.id) + 1;
    const open = linked.slice(from).findIndex((each) => each.by.length > 0);
    const waiting = linked
      .slice(from, open < 0 ? undefined : from + open)
      .filter(({ seen, by }) => seen === '' && by.length === 0);
    const own = (name: BlockKind) => name === 'title' || name === 'excerpt';
    const found =
      waiting.find((each) => each.kind === kindOf) ?? waiting.find((each) => !own(each.kind) && !own(kindOf));
    if (!found) continue;
    found.by.push(id);
    found.seen = found.text;
  }
  return linked;
}

/** The correspondence after somebody has said of segments of the original, by their ids, that the translation is right. */
export function confirmSegments(before: Correspondence, ids: ReadonlySet<number>): Correspondence {
  return {
    ...before,
    original: before.original.map((each) => (ids.has(each.id) ? { ...each, seen: each.text } : each)),
    gone: before.gone.filter(({ id }) => !ids.has(id)),
  };
}
