import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { longestDelay } from '../../test/event-loop-delay.ts';
import { newDatabase } from '../../test/new-folder.ts';
import type { Database } from '../connect.ts';
import { withLongTimeout } from '../statements.ts';

const open = async (options = {}) => (await newDatabase(options)).db;

/** Counts to so many in the database, which takes a second for some five million, and writes a row. */
const countFor = (key: string, to: number) => sql`
  with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${sql.lit(to)})
  insert into settings (key, value, updated_at) select ${key}, count(*), '' from numbers`;

const insert = (key: string) => sql`insert into settings (key, value, updated_at) values (${key}, '', '')`;

/** 400 MB, more than the thread that writes has memory for. */
const fillMemory = sql`
  with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < 400)
  select number, hex(zeroblob(500000)) as text from numbers`;

async function keys({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('settings').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
}

test('a write that takes long holds up nobody, alone or in a transaction', async () => {
  const db = await open();
  let begun = 0;
  const { delay } = await longestDelay(async () => {
    // What comes in the first turn of the loop is not measured.
    await wait(20);
    begun = performance.now();
    const writing = countFor('alone', 3_000_000).execute(db.kysely);
    expect(await keys(db)).toEqual([]);
    await writing;
    await db.kysely
      .transaction()
      .execute((transaction) => countFor('inside', 3_000_000).execute(transaction));
  });
  const took = performance.now() - begun;
  expect(took).toBeGreaterThan(300);
  // A busy machine adds its own; each of the two would hold this thread for almost half of the time.
  expect(delay).toBeLessThan(took / 4);
  expect(await keys(db)).toEqual(['alone', 'inside']);
});

test('a thread that ends takes its transaction with it, which is told, and the next write has another', async () => {
  const db = await open();
  const other = await open();
  await insert('before').execute(db.kysely);
  const order: string[] = [];
  const failing = db.kysely.transaction().execute(async (transaction) => {
    await insert('lost').execute(transaction);
    const failure = await fillMemory.execute(transaction).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseFailure', kind: 'unavailable' });
    expect(failure).toMatchObject({ cause: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
    order.push('ended');
    // Nothing of it may be written by itself on the thread that comes after.
    await insert('straggler').execute(transaction);
  });
  const next = withLongTimeout(() => insert('next').execute(db.kysely)).then(() => order.push('next'));
  await expect(failing).rejects.toMatchObject({ name: 'DatabaseFailure', kind: 'unavailable' });
  await next;
  expect(order).toEqual(['ended', 'next']);
  expect(await keys(db)).toEqual(['before', 'next']);
  await insert('other').execute(other.kysely);
  expect(await keys(other)).toEqual(['other']);
});

test('what follows a rollback of the database itself is refused, not written outside of the transaction', async () => {
  const db = await open();
  const working = db.kysely.transaction().execute(async (transaction) => {
    await insert('a').execute(transaction);
    // As SQLite does by itself on a full disk.
    await sql`rollback`.execute(transaction);
    await insert('b').execute(transaction);
  });
  await expect(working).rejects.toThrow('The transaction was rolled back before this statement');
  expect(await keys(db)).toEqual([]);
});
