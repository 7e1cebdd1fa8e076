import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export async function insertRecoveryCodes(
  db: Kysely<Schema>,
  codeHashes: string[],
  createdAt: string,
): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(codeHashes.map((code_hash) => ({ code_hash, created_at: createdAt, used_at: null })))
    .execute();
}

/** True for the one who uses an unused code first. */
export async function markRecoveryCodeUsed(
  db: Kysely<Schema>,
  codeHash: string,
  usedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: usedAt })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasUnusedRecoveryCode(db: Kysely<Schema>, codeHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('recovery_codes')
    .select('code_hash')
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many codes are unused, and when they were made: ISO 8601, UTC. */
export async function countRecoveryCodes(
  db: Kysely<Schema>,
): Promise<{ left: number; created_at: string | null }> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((column) => [column.fn.countAll().as('left'), column.fn.max('created_at').as('created_at')])
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { left: Number(row.left), created_at: row.created_at };
}

export async function removeAllRecoveryCodes(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('recovery_codes').execute();
}
