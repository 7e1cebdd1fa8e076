import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { GuardNamesTable, GuardOverridesTable, Schema } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';
import type { LeavingKind } from '../../shared/guard/guarded-name.ts';

export type SealedName = Selectable<GuardNamesTable>;
export type SealedOverride = Selectable<GuardOverridesTable>;

/** Undefined until there was a name. */
export async function findRevision(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom('guard_revision').select('revision').executeTakeFirst();
  return row?.revision;
}

/** To be called in the transaction of every change of the list. */
export async function renewRevision(db: Kysely<Schema>): Promise<void> {
  const revision = randomUUID();
  await db
    .insertInto('guard_revision')
    .values({ id: 1, revision })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision }))
    .execute();
}

export function listSealedNames(db: Kysely<Schema>): Promise<SealedName[]> {
  return db.selectFrom('guard_names').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function saveSealedName(db: Kysely<Schema>, row: Insertable<GuardNamesTable>): Promise<void> {
  const { key_id, sealed, updated_at } = row;
  await db
    .insertInto('guard_names')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ key_id, sealed, updated_at }))
    .execute();
}

/** False where there is no such name. */
export async function removeSealedName(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await deleteFound(db, db.deleteFrom('guard_names').where('id', '=', id))) > 0;
}

export async function removeAllNames(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('guard_names').execute();
}

export async function insertOverride(
  db: Kysely<Schema>,
  row: Insertable<GuardOverridesTable>,
): Promise<void> {
  await db.insertInto('guard_overrides').values(row).execute();
}

/** Those that still count. */
export function listOverridesOf(
  db: Kysely<Schema>,
  { leaving, subject }: Pick<SealedOverride, 'leaving' | 'subject'>,
): Promise<SealedOverride[]> {
  return db
    .selectFrom('guard_overrides')
    .selectAll()
    .where('subject', '=', subject)
    .where('leaving', '=', leaving)
    .where('is_over', '=', 0)
    .orderBy('at', 'desc')
    .limit(50)
    .execute();
}

export async function hasOverrides(
  db: Kysely<Schema>,
  leaving: LeavingKind,
  subject: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('guard_overrides')
    .select('id')
    .where('subject', '=', subject)
    .where('leaving', '=', leaving)
    .where('is_over', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was let through there counts no more. */
export async function endOverrides(db: Kysely<Schema>, leaving: LeavingKind, subject: string): Promise<void> {
  await db
    .updateTable('guard_overrides')
    .set({ is_over: 1 })
    .where('subject', '=', subject)
    .where('leaving', '=', leaving)
    .execute();
}

/** Replaces reasons by their ids. */
export async function updateReasons(db: Kysely<Schema>, reasons: ReadonlyMap<string, string>): Promise<void> {
  for (const [id, reason] of reasons)
    await db.updateTable('guard_overrides').set({ reason }).where('id', '=', id).execute();
}

/** Newest first; all unless told. */
export function listOverrides(db: Kysely<Schema>, limit?: number): Promise<SealedOverride[]> {
  return db
    .selectFrom('guard_overrides')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}
