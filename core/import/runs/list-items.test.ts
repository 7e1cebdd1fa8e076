import { expect, test } from 'vitest';
import type { Database } from '../../../db/connect.ts';
import { cpuNow } from '../../../test/cpu-now.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import { insertItems } from './item-store.ts';
import type { ItemFilter, ItemPlace, KeptItem } from './kept-run.ts';
import { listItems } from './list-items.ts';
import { insertRun } from './run-store.ts';

const few = 2_500;

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
      ...{ title: position % 500 === 0 ? `Ñandú ${position}` : `Post ${position}`, slug: `post-${position}` },
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
  ['words, whatever their accents', { text: ' NANDU ' }, (position) => position % 500 === 0],
  ['an address', { text: 'post-77' }, (position) => String(position).startsWith('77')],
  [
    'several at once',
    { change: 'words_lost', isIncomplete: true, isUndecided: true },
    (position) => position % 2 === 0 && rankOf(position) < 1 && position % 11 !== 0,
  ],
  ['what is not there', { text: 'nothing of the kind' }, () => false],
];

eachDialect('posts of a large run', (open, dialect) => {
  test('are found by any filter, worst first, each once, page by page and back', async () => {
    const db = await open();
    await fill(db, 'run');
    for (const [name, filter, passes] of filters) {
      // All of them would be sixty pages; the filters leave fewer.
      expect(await walk(db, 'run', filter), name).toEqual(expected(passes));
      expect(await walk(db, 'run', filter, true), `${name}, backwards`).toEqual(expected(passes));
    }
  }, 60_000);

  // PostgreSQL does its work in another process.
  test.skipIf(dialect === 'postgres')(
    'take no longer to read a page of, however many they are',
    async () => {
      const db = await open();
      await fill(db, 'few');
      await fill(db, 'many', 16 * few);
      const timeOf = async (run: string) => {
        const range = { filter: {}, from: null, limit: 50 };
        const read = async () => expect((await listItems(db.kysely, run, range)).items).toHaveLength(50);
        await read();
        const start = cpuNow();
        for (let round = 0; round < 20; round += 1) await read();
        return cpuNow() - start;
      };
      expect(await timeOf('many')).toBeLessThan(2 * (await timeOf('few')));
    },
    60_000,
  );

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
    const page = await listItems(db.kysely, 'run', { filter, from: null, limit: 5 });
    expect([page.items.length, page.hasMore]).toEqual([5, false]);
    const less = await listItems(db.kysely, 'run', { filter, from: null, limit: 4 });
    expect([less.items.length, less.hasMore]).toEqual([4, true]);
  }, 60_000);
});
