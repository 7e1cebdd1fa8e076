import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { findSecret, saveSecret } from './secret-store.ts';

/** How long a password that the site made up can be used, in milliseconds: 7 days (ASVS 6.4.1 asks for an end). */
const lastsMs = 7 * 86_400_000;

/** Notes that the password which stands now was made up, and when. */
export async function markGenerated(db: Kysely<Schema>, now: Date): Promise<void> {
  await saveSecret(db, 'password_generated', now.toISOString());
}

/** Gives a password that an earlier version made up, and noted without a time, its days from now on. */
export async function dateGenerated(db: Kysely<Schema>, now: Date): Promise<void> {
  const mark = await findSecret(db, 'password_generated');
  if (mark !== undefined && Number.isNaN(Date.parse(mark))) await markGenerated(db, now);
}

/** Whether the password that stands is one that was made up, and its days are over. */
export async function hasExpired(db: Kysely<Schema>, now: Date): Promise<boolean> {
  const mark = await findSecret(db, 'password_generated');
  return mark !== undefined && Date.parse(mark) + lastsMs <= now.getTime();
}
