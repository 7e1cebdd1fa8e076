import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../db/schema.ts';
import { RowReader } from '../odd-rows/row-reader.ts';

/** Every saved setting by key, its value parsed from JSON; undefined where that can't be read. */
export async function listSettings(db: Kysely<Schema>): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute();
  return Object.fromEntries(
    rows.map((row) => [
      row.key,
      new RowReader('settings', row.key).json<unknown>('value', row.value, z.unknown(), undefined),
    ]),
  );
}

export async function saveSetting(
  db: Kysely<Schema>,
  key: string,
  value: unknown,
  updatedAt: string,
): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('settings')
    .values({ key, value: text, updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text, updated_at: updatedAt }))
    .execute();
}

export async function isSettingSaved(db: Kysely<Schema>, key: string): Promise<boolean> {
  const row = await db.selectFrom('settings').select('key').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

/** Sets a key that nobody has set before; false when it was there already. */
export async function claimSetting(db: Kysely<Schema>, key: string, updatedAt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key, value: 'true', updated_at: updatedAt })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
