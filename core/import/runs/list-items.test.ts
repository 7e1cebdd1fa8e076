import { expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import { bothDialects } from '../../../test/each-dialect.ts';
import { insertItems } from './item-store.ts';
import type { ItemFilter, ItemPlace, KeptItem } from './kept-run.ts';
import { listItems } from './list-items.ts';
import { insertRun } from './run-store.ts';

const few = 420;

/** Many posts share a score, some have none, as in a large import. */
const scores = [1, 0.5, null, 0.25, 1, 0.999, 0] as const;

const outcomes = ['created', 'updated', 'failed'] as const;

async function fill(db: Database, run: string, count = few): Promise<void> {
  const now = '2026-11-23T10:00:00.000Z';
  await insertRun(db.kysely, {
    ...{ id: run, kind: 'export', source: 'wordpress', name: 'old.xml', state: 'finished', options: '{}' },
    ...{ done: count, total: count, report: null, original_bytes: 0 },
    ...{ started_at: now, updated_at: now, ended_at: now },
  });
  const rows = Array.from({ length: count }, (_, at) => {
    const position = at + 1;
    return {
      ...{
        run_id: run,
        position,
        source_key: `k${position}`,
        post_id: `${run}-${position}`,
        post_version: 1,
      },
      ...{ title: position % 60 === 0 ? `Ñandú ${position}` : `Post ${position}`, slug: `post-${position}` },
      ...{
        status: 'published',
        outcome: outcomes[position % 3] ?? 'created',
        changes: '[]',
        comparison: null,
      },
      codes: position % 2 === 0 ? ' words_lost image_lost ' : '',
      score: scores[position % scores.length] ?? null,
      decision: position % 11 === 0 ? 'accepted' : null,
    };
  });
  for (let at = 0; at < count; at += 250) await insertItems(db.kysely, rows.slice(at, at + 250), []);
}

/** Goes through all pages, one way or the other, and gives the positions in the order of worst first. */
async function walk(db: Database, run: string, filter: ItemFilter, isBackward = false): Promise<number[]> {
  let positions: number[] = [];
  let from: ItemPlace | null = null;
  for (let pages = 0; pages < 100; pages += 1) {
    const page: { items: KeptItem[]; hasMore: boolean } = await listItems(db.kysely, run, {
      ...{ filter, from, isBackward, limit: 40 },
    });
    const found = page.items.map(({ position }) => position);
    positions = isBackward ? [...found, ...positions] : [...positions, ...found];
    from = (isBackward ? page.items[0] : page.items.at(-1)) ?? null;
    if (!page.hasMore) return positions;
  }
  throw new Error('It goes on and on');
}

const rankOf = (position: number) => scores[position % scores.length] ?? 2;

/** The positions that pass, worst first. */
function expected(passes: (position: number) => boolean): number[] {
  const all = Array.from({ length: few }, (_, at) => at + 1).filter(passes);
  return all.sort((one, other) => rankOf(one) - rankOf(other) || one - other);
}

const filters: [string, ItemFilter, (position: number) => boolean][] = [
  ['an outcome', { outcome: 'failed' }, (position) => position % 3 === 2],
  ['a kind of change', { change: 'image_lost' }, (position) => position % 2 === 0],
  ['what lacks something', { isIncomplete: true }, (position) => rankOf(position) < 1],
  ['what nobody has judged', { isUndecided: true }, (position) => position % 11 !== 0],
  ['words, whatever their accents', { text: ' NANDU ' }, (position) => position % 60 === 0],
  ['an address', { text: 'post-17' }, (position) => String(position).startsWith('17')],
  [
    'several at once',
    { change: 'words_lost', isIncomplete: true, isUndecided: true },
    (position) => position % 2 === 0 && rankOf(position) < 1 && position % 11 !== 0,
  ],
  ['what is not there', { text: 'nothing of the kind' }, () => false],
];

bothDialects('posts of a large run', (open) => {
  test('are found by any filter, worst first, each once, page by page and back', async () => {
    const db = await open();
    await fill(db, 'run');
    for (const [name, filter, passes] of filters) {
      expect(await walk(db, 'run', filter), name).toEqual(expected(passes));
      expect(await walk(db, 'run', filter, true), `${name}, backwards`).toEqual(expected(passes));
    }
  }, 60_000);

  test('are those of that run alone', async () => {
    const db = await open();
    await fill(db, 'one');
    await fill(db, 'two');
    const first = await listItems(db.kysely, 'two', { filter: {}, from: null, limit: 5 });
    expect(first.items.map(({ postId }) => postId)).toEqual([6, 13, 20, 27, 34].map((at) => `two-${at}`));
    expect(await listItems(db.kysely, 'three', { filter: {}, from: null, limit: 5 })).toEqual({
      items: [],
      hasMore: false,
    });
  }, 60_000);

  test('of which the last fill a page have no more behind them', async () => {
    const db = await open();
    await fill(db, 'run');
    const filter = { text: 'ñandú' };
    const page = await listItems(db.kysely, 'run', { filter, from: null, limit: 7 });
    expect([page.items.length, page.hasMore]).toEqual([7, false]);
    const less = await listItems(db.kysely, 'run', { filter, from: null, limit: 6 });
    expect([less.items.length, less.hasMore]).toEqual([6, true]);
  }, 60_000);
});
