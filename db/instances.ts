import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import { timeOfDatabase } from './dialect.ts';
import { inTurn, type Migrations, migrations, refuseNewer } from './migrate.ts';
import type { Schema } from './schema.ts';

/** How long a process counts as running after it was last seen, and is remembered, in milliseconds. */
const runningMs = 60_000;
const rememberedMs = 24 * 60 * 60 * 1000;

const ahead = (ms: number) => timeOfDatabase('postgres', ms);

export interface Instance {
  machine: string;
  started_at: string;
}

/** Says that this process serves from a server. Throws `NewerDatabase` where a newer version has meanwhile taken away what it needs. */
export async function insertInstance(
  db: Kysely<Schema>,
  id: string,
  known: Migrations = migrations,
): Promise<void> {
  // In turn with migrations: whoever takes something away sees this process, or this process sees that it is gone.
  await inTurn(db, 'postgres', async (transaction, done) => {
    refuseNewer(done, known);
    const now = ahead(0);
    const knows = Object.keys(known).sort().at(-1) ?? '';
    await transaction
      .insertInto('instances')
      .values({ id, machine: hostname(), knows, started_at: now, seen_at: now })
      .execute();
    await transaction.deleteFrom('instances').where('seen_at', '<', ahead(-rememberedMs)).execute();
  });
}

/** Says that it still does; false when it has been silent for so long that it was forgotten. */
export async function updateInstance(db: Kysely<Schema>, id: string): Promise<boolean> {
  const query = db
    .updateTable('instances')
    .set({ seen_at: ahead(0) })
    .where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).numUpdatedRows > 0n;
}

export async function removeInstance(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('instances').where('id', '=', id).execute();
}

/** The running processes of versions that do not know a migration. */
export async function listOlder(db: Kysely<Schema>, migration: string): Promise<Instance[]> {
  return db
    .selectFrom('instances')
    .select(['machine', 'started_at'])
    .where('seen_at', '>', ahead(-runningMs))
    .where('knows', '<', migration)
    .orderBy('started_at')
    .execute();
}
