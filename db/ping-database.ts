import { type Kysely, sql } from 'kysely';
import { DatabaseFailure } from '../shared/database-failure.ts';
import type { Schema } from './schema.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const timeoutMs = 1_000;

/** Asks the database for a sign of life. Throws when none comes within a second. */
export async function pingDatabase(kysely: Kysely<Schema>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new DatabaseFailure('unavailable', 'The database does not answer'));
  const timer = setTimeout(giveUp, timeoutMs);
  try {
    await Promise.race([sql`select version from site_version`.execute(kysely), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
