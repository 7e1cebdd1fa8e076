import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { findItems, type ItemKey, listItemKeys } from './item-store.ts';
import type { ItemFilter, ItemPlace, KeptItem } from './kept-run.ts';

/** The most posts that are looked through at once, between which others have their turn: some six milliseconds' worth. */
const atOnce = 1_000;

export interface ItemRange {
  filter: ItemFilter;
  /** Where to go on, in the order of worst first; null for its beginning. */
  from: ItemPlace | null;
  /** Goes towards the worst; the posts still come worst first. */
  isBackward?: boolean;
  limit: number;
}

export interface ItemPage {
  items: KeptItem[];
  /** True where there are more in the direction of the range. */
  hasMore: boolean;
}

/** Posts of a run that pass a filter, worst first. Takes time in proportion to the posts that do not pass, piece by piece. */
export async function listItems(
  db: Kysely<Schema>,
  run: string,
  { filter, from, isBackward = false, limit }: ItemRange,
): Promise<ItemPage> {
  const isWanted = matcher(filter);
  const found: ItemKey[] = [];
  let place = from;
  // Where most posts pass, few have to be read; the rarer they are, the more at once.
  for (let many = limit + 1; ; many = Math.min(atOnce, many * 2)) {
    const keys = await listItemKeys(db, { run, filter, from: place, isBackward, limit: many });
    found.push(...keys.filter(isWanted));
    const last = keys.at(-1);
    // In this order, nothing that lacks something comes behind what is whole.
    const isOver = filter.isIncomplete === true && !isBackward && last !== undefined && !isIncomplete(last);
    if (found.length > limit || keys.length < many || !last || isOver) break;
    place = last;
    await setImmediate();
  }
  const positions = found.slice(0, limit).map(({ position }) => position);
  return { items: await findItems(db, run, positions), hasMore: found.length > limit };
}

function isIncomplete({ score }: Pick<ItemKey, 'score'>): boolean {
  return score !== null && score < 1;
}

function matcher(filter: ItemFilter): (item: ItemKey) => boolean {
  const text = folded(filter.text ?? '');
  return ({ passes, title = '', slug = '' }) =>
    passes === 1 && (text === '' || folded(title).includes(text) || slug.includes(text));
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
