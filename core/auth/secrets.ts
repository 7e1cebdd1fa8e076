import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';

/** `password_generated` exists while the password is a generated one. Its value is the creation time (ISO 8601). */
export type SecretName = 'password_hash' | 'password_generated' | 'client_key' | 'passkey_user';

export async function findSecret(db: Db, name: SecretName): Promise<string | undefined> {
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function saveSecret(db: Db, name: SecretName, value: string): Promise<void> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

export async function removeSecret(db: Db, name: SecretName): Promise<void> {
  await deleteFound(db, db.deleteFrom('secrets').where('name', '=', name));
}

/** Stores a secret unless one exists. Returns the stored one. */
export async function storeFirstSecret(db: Db, name: SecretName, value: string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await findSecret(db, name)) ?? value;
}

/** Hashes with a key of this installation, so that nobody else can find an IP address by hashing all addresses. */
export type HashText = (text: string) => string;

/** Reads the key, or creates it on first use. Hashes have 256 bits and are written as base64url. */
export async function readKeyedHash(db: Db): Promise<HashText> {
  const key =
    (await findSecret(db, 'client_key')) ??
    (await storeFirstSecret(db, 'client_key', randomBytes(32).toString('base64url')));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

export async function keyedHash(db: Db, text: string): Promise<string> {
  return (await readKeyedHash(db))(text);
}

/** How long a generated password is valid: 7 days (ASVS 6.4.1 requires a limit). */
const lastsMs = 7 * 86_400_000;

export async function markGenerated(db: Db, now: Date): Promise<void> {
  await saveSecret(db, 'password_generated', now.toISOString());
}

/** Dates a generated password that an earlier version stored without a time. */
export async function dateGenerated(db: Db, now: Date): Promise<void> {
  const mark = await findSecret(db, 'password_generated');
  if (mark !== undefined && Number.isNaN(Date.parse(mark))) await markGenerated(db, now);
}

export async function hasExpired(db: Db, now: Date): Promise<boolean> {
  const mark = await findSecret(db, 'password_generated');
  return mark !== undefined && Date.parse(mark) + lastsMs <= now.getTime();
}

/** Letters and digits that can't be confused on paper or a screen. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns random groups separated by hyphens. Each character has 4.95 random bits. */
export function randomGroups(count: number, length: number): string {
  const group = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: count }, group).join('-');
}
