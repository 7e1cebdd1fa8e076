import { type Difference, diffLists } from '../../shared/diff.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Correspondence, Followed } from './correspondence.ts';
import { type BlockKind, blocksOf, wordsOf } from './segments.ts';

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
  for (const [at, { segments }] of translations.entries()) {
    const ids = new Set(segments.map(({ id }) => id));
    const from = originals.flatMap(({ segments: own }, place) =>
      own.some(({ id: _, ...each }) => (each as Followed).by.some((id) => ids.has(id))) ? [place] : [],
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
