import { type Difference, diffLists } from '../../shared/diff.ts';
import type { Locale } from '../../shared/locale.ts';
import { topElements } from '../../shared/merge.ts';
import type { Post } from '../../shared/post.ts';
import type { Correspondence, Followed } from './correspondence.ts';
import { type BlockKind, blocksOf, readBlocks, type Segment, wordsOf } from './segments.ts';

/** What needs attention: the original changed or was removed, isn't translated, or was copied unchanged. */
export const markKinds = ['changed', 'removed', 'missing', 'untouched'] as const;

export interface Mark {
  /** Valid until either text changes. */
  id: string;
  kind: (typeof markKinds)[number];
  /** The translation's paragraphs, by index. */
  at: number[];
  /** The original at the time of translation, compared with its current text. */
  redline: Difference[];
}

export interface ShownBlock {
  at: number;
  kind: BlockKind;
  text: string;
}

export interface SideBySideRow {
  original: ShownBlock[];
  translation: ShownBlock[];
  marks: Mark[];
}

export interface SideBySide {
  original: Locale;
  translation: Locale;
  rows: SideBySideRow[];
  marks: number;
}

/** Shorter paragraphs may be names or numbers that are the same in both languages. */
const wordsToTranslate = 4;

function markOf(each: Followed, isGone: boolean, isUntouched: boolean): Omit<Mark, 'at'> | undefined {
  const text = isGone ? '' : each.text;
  const name = (kind: Mark['kind']) => ({
    id: `${kind}-${each.id}`,
    kind,
    redline: redlineOf(each.seen, text),
  });
  if (isGone) return each.by.length > 0 ? name('removed') : undefined;
  if (each.seen !== text) return name(each.by.length > 0 ? 'changed' : 'missing');
  return isUntouched ? { ...name('untouched'), redline: [] } : undefined;
}

function redlineOf(before: string, after: string): Difference[] {
  return diffLists(wordsOf(before), wordsOf(after)).reduce<Difference[]>((line, { kind, text }) => {
    const last = line.at(-1);
    if (last?.kind === kind) last.text += ` ${text}`;
    else line.push({ kind, text });
    return line;
  }, []);
}

export function marksOf({ original, translation, gone }: Correspondence): Map<number, Mark> {
  const byId = new Map(translation.map((segment) => [segment.id, segment]));
  const marks = new Map<number, Mark>();
  const add = (each: Followed, isGone: boolean) => {
    const by = each.by.flatMap((id) => byId.get(id) ?? []);
    const isUntouched =
      by.map(({ text }) => text).join(' ') === each.text && wordsOf(each.text).length >= wordsToTranslate;
    const mark = markOf(each, isGone, isUntouched);
    if (mark) marks.set(each.id, { ...mark, at: [...new Set(by.map(({ block }) => block))] });
  };
  for (const each of original) add(each, false);
  for (const each of gone) add(each, true);
  return marks;
}

/** Returns rows of related paragraphs, in the order of the translation. */
export function readSideBySide(correspondence: Correspondence): SideBySideRow[] {
  const { original, translation, gone } = correspondence;
  const marks = marksOf(correspondence);
  const originals = blocksOf(original);
  const rows: { original: number[]; translation: number[] }[] = [];
  const rowOf = new Map<number, (typeof rows)[number]>();
  const translations = blocksOf(translation);
  /** The original's blocks by the segments that translate them. */
  const placesOfId = new Map<number, number[]>();
  for (const [place, { segments }] of originals.entries()) {
    for (const id of (segments as Followed[]).flatMap(({ by }) => by))
      placesOfId.set(id, [...(placesOfId.get(id) ?? []), place]);
  }
  for (const [at, { segments }] of translations.entries()) {
    const from = [...new Set(segments.flatMap(({ id }) => placesOfId.get(id) ?? []))].sort(
      (one, other) => one - other,
    );
    const joined = from.map((place) => rowOf.get(place)).find(Boolean);
    const row = joined ?? { original: [], translation: [] };
    if (!joined) rows.push(row);
    row.translation.push(at);
    for (const place of from) {
      if (rowOf.has(place)) continue;
      row.original.push(place);
      rowOf.set(place, row);
    }
  }
  for (const place of originals.keys()) {
    if (rowOf.has(place)) continue;
    const row = { original: [place], translation: [] };
    const before = rowOf.get(place - 1);
    rows.splice(before ? rows.indexOf(before) + 1 : 0, 0, row);
    rowOf.set(place, row);
  }
  const shown = (blocks: ReturnType<typeof blocksOf>, place: number): ShownBlock[] => {
    const block = blocks[place];
    return block
      ? [{ at: place, kind: block.kind, text: block.segments.map(({ text }) => text).join(' ') }]
      : [];
  };
  return rows.map((row) => {
    const ids = new Set(
      row.translation.flatMap((at) => translations[at]?.segments.map(({ id }) => id) ?? []),
    );
    const own = row.original.flatMap((at) => originals[at]?.segments.map(({ id }) => id) ?? []);
    const left = gone.filter(({ by }) => by.some((id) => ids.has(id))).map(({ id }) => id);
    return {
      original: row.original.flatMap((place) => shown(originals, place)),
      translation: row.translation.flatMap((place) => shown(translations, place)),
      marks: [...own, ...left].flatMap((id) => marks.get(id) ?? []),
    };
  });
}

/** What is translated as a whole: the title, the excerpt, or elements of the body that belong together. */
export interface TranslatedPart {
  /** The elements of both bodies, by index. A title has -2, an excerpt -1. */
  of: number[];
  into: number[];
  /** The original's paragraphs with what changed since they were translated. */
  paragraphs: { kind: BlockKind; pieces: Difference[] }[];
  marks: Mark[];
}

type Text = Pick<Post, 'title' | 'excerpt' | 'html'>;

/** Returns the parts of both texts, in the order of the translation. */
export function readParts(now: Correspondence, original: Text, translation: Text): TranslatedPart[] {
  const [from, to] = [placesOf(original, now.original), placesOf(translation, now.translation)];
  const allMarks = marksOf(now);
  const blocks = blocksOf(now.original);
  const parts: TranslatedPart[] = [];
  for (const row of readSideBySide(now)) {
    const of = row.original.flatMap(({ at }) => from[at] ?? []);
    const into = row.translation.flatMap(({ at }) => to[at] ?? []);
    const shared = parts.findIndex(
      (part) =>
        of.some((place) => part.of.includes(place)) ||
        (Math.min(...into) <= Math.max(...part.into) && Math.max(...into) >= Math.min(...part.into)),
    );
    const gone = now.gone.filter(({ id }) => row.marks.some((mark) => mark.id === allMarks.get(id)?.id));
    const shown = [
      ...row.original.flatMap(({ at }) => blocks[at]?.segments ?? []),
      ...gone.map((segment, at) => ({ ...segment, block: -1 - at })),
    ];
    const paragraphs = blocksOf(shown).map(({ kind, segments }) => ({
      kind,
      pieces: segments.flatMap(({ id, text }): Difference[] => {
        const mark = allMarks.get(id);
        const isShown = mark?.kind === 'changed' || mark?.kind === 'removed';
        return isShown ? mark.redline : [{ kind: 'same', text }];
      }),
    }));
    const joined = [...(shared < 0 ? [] : parts.splice(shared)), { of, into, paragraphs, marks: row.marks }];
    parts.push({
      of: joined.flatMap((part) => part.of),
      into: joined.flatMap((part) => part.into),
      paragraphs: joined.flatMap((part) => part.paragraphs),
      marks: joined.flatMap((part) => part.marks),
    });
  }
  return parts;
}

/** Returns the element that each paragraph is in. */
function placesOf({ title, excerpt, html }: Text, segments: readonly Segment[]): number[] {
  const places = readBlocks({ title, excerpt, html: '' }).map<number>(({ kind }) =>
    kind === 'title' ? -2 : -1,
  );
  for (const [at, element] of topElements(html).entries()) {
    for (const _ of readBlocks({ title: '', excerpt: '', html: element })) places.push(at);
  }
  const blocks = blocksOf(segments);
  return places.length === blocks.length ? places : blocks.map((_, at) => Math.min(places[at] ?? 0, 0));
}
