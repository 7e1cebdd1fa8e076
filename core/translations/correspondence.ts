import { z } from 'zod';
import { diffLists } from '../../shared/diff.ts';
import { followSegments } from './follow-segments.ts';
import { type Block, type BlockKind, type Segment, wordsOf } from './segments.ts';

/** The largest comparison. Longer texts are paired in order. */
const maxCells = 1_000_000;

const costs = { skip: 1.3, join: 0.5 } as const;

const headings: ReadonlySet<BlockKind> = new Set(['h2', 'h3']);
const own: ReadonlySet<BlockKind> = new Set(['title', 'excerpt', 'picture']);

/**
 * Pairs paragraphs in order, by kind and length (after Gale and Church, 1993, who do it for sentences). A
 * paragraph may match two, or none.
 */
export function alignTexts(original: readonly Block[], translation: readonly Block[]): [number, number][] {
  const [rows, columns] = [original.length, translation.length];
  if (rows * columns > maxCells) return Array.from({ length: Math.min(rows, columns) }, (_, at) => [at, at]);
  const ratio = ratioOf(original, translation);
  const best = new Float64Array((rows + 1) * (columns + 1)).fill(Number.POSITIVE_INFINITY);
  const step = new Uint8Array(best.length);
  const at = (row: number, column: number) => row * (columns + 1) + column;
  best[0] = 0;
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      for (const [index, [down, right]] of steps.entries()) {
        if (down > row || right > column) continue;
        const before = best[at(row - down, column - right)] ?? Number.POSITIVE_INFINITY;
        const cost =
          before +
          stepCost(original.slice(row - down, row), translation.slice(column - right, column), ratio);
        if (cost < (best[at(row, column)] ?? 0)) {
          best[at(row, column)] = cost;
          step[at(row, column)] = index;
        }
      }
    }
  }
  const links: [number, number][] = [];
  for (let [row, column] = [rows, columns]; row > 0 || column > 0; ) {
    const [down, right] = steps[step[at(row, column)] ?? 0] ?? [1, 0];
    for (let from = row - down; from < row; from += 1) {
      for (let to = column - right; to < column; to += 1) links.push([from, to]);
    }
    row -= down;
    column -= right;
  }
  return links.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

const steps = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
] as const;

function stepCost(from: readonly Block[], to: readonly Block[], ratio: number): number {
  if (from.length === 0 || to.length === 0) return costs.skip;
  const many = from.length + to.length - 2;
  if (many > 0 && [...from, ...to].some(({ kind }) => kind !== 'p' && kind !== 'quote')) {
    return Number.POSITIVE_INFINITY;
  }
  const length = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const difference = Math.abs(Math.log(((length(from) + 10) * ratio) / (length(to) + 10)));
  return kindCost(from[0]?.kind, to[0]?.kind) + difference + many * costs.join;
}

function kindCost(one: BlockKind | undefined, other: BlockKind | undefined): number {
  if (one === undefined || other === undefined || one === other) return 0;
  if (own.has(one) || own.has(other)) return Number.POSITIVE_INFINITY;
  if (headings.has(one) && headings.has(other)) return 0.3;
  return headings.has(one) || headings.has(other) ? 2 : 0.6;
}

function ratioOf(original: readonly Block[], translation: readonly Block[]): number {
  const length = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const ratio = (length(translation) + 1) / (length(original) + 1);
  // Limits the ratio, because the length of an unfinished translation says nothing about its language.
  return Math.min(1.4, Math.max(0.7, ratio));
}

const kind = z.enum([...['title', 'excerpt', 'h2', 'h3', 'p', 'li', 'quote', 'caption', 'picture']] as [
  BlockKind,
  ...BlockKind[],
]);
const segment = z.object({ id: z.int(), block: z.int(), kind, text: z.string() });
const followed = z.object({
  ...segment.shape,
  /** The original's text when the translation was last up to date; '' if it never was. */
  seen: z.string(),
  by: z.array(z.int()),
});

export const correspondenceSchema = z.object({
  original: z.array(followed),
  translation: z.array(segment),
  /** Segments that were removed from the original but not from the translation. They may return. */
  gone: z.array(followed),
  /** Segments that were removed from the translation, with the originals they belonged to. */
  lost: z.array(z.object({ ...segment.shape, of: z.array(z.object({ id: z.int(), seen: z.string() })) })),
  next: z.int(),
});

export type Correspondence = z.infer<typeof correspondenceSchema>;
export type Followed = Correspondence['original'][number];

const remembered = 100;

export function beginCorrespondence(original: readonly Block[], translation: readonly Block[]) {
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

/** Joins adjacent segments of a paragraph that have the same translation. */
function joinAlike(segments: readonly Followed[]): Followed[] {
  const joined: Followed[] = [];
  for (const each of segments) {
    const last = joined.at(-1);
    const isAlike = last?.block === each.block && last.by.join() === each.by.join();
    // Untranslated segments are confirmed separately.
    const isOne = isAlike && (each.by.length > 0 || (last.seen === '') === (each.seen === ''));
    if (!last || !isOne) joined.push({ ...each });
    else {
      last.text += ` ${each.text}`;
      last.seen = [last.seen, each.seen].filter(Boolean).join(' ');
    }
  }
  return joined;
}

/** Splits `seen` at the same places as the pieces. */
function splitSeen({ text, seen }: Followed, pieces: readonly string[]): string[] {
  if (pieces.length === 1 || seen === '') return pieces.map(() => seen);
  // Uses the text before the split as an intermediate step.
  const seenWords = wordsOf(seen);
  const ends = cutsOf(wordsOf(text), pieces.map(wordsOf));
  const cuts = moveCuts(wordsOf(text), seenWords, ends);
  return pieces.map((_, at) => seenWords.slice(cuts[at - 1] ?? 0, cuts[at] ?? seenWords.length).join(' '));
}

/** Returns the word counts at which all pieces except the last end. */
function cutsOf(words: readonly string[], pieces: readonly (readonly string[])[]): number[] {
  const ends: number[] = [];
  let end = 0;
  for (const piece of pieces.slice(0, -1)) {
    end += piece.length;
    ends.push(end);
  }
  return moveCuts(pieces.flat(), words, ends);
}

/** Maps positions between words to another version of the text. */
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

/** Updates the correspondence after an edit of the translation. Edited segments count as up to date. */
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

/** Links a new paragraph to the untranslated one between the same neighbors. */
function linkNew(original: Followed[], translation: readonly Segment[], isNew: ReadonlySet<number>) {
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

/** Marks segments as up to date. `ids` are segments whose translation needs no change. */
export function confirmSegments(before: Correspondence, ids: ReadonlySet<number>): Correspondence {
  return {
    ...before,
    original: before.original.map((each) => (ids.has(each.id) ? { ...each, seen: each.text } : each)),
    gone: before.gone.filter(({ id }) => !ids.has(id)),
  };
}
