import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { findSecret, keepFirstSecret } from './secret-store.ts';

/** Hashes a text with a key of the installation's own: an address that is kept so can't be found by trying all. */
export type HashText = (text: string) => string;

/** Reads the key, or makes it at the first use. Hashes are base64url, 256 bits. */
export async function readKeyedHash(db: Kysely<Schema>): Promise<HashText> {
  const key =
    (await findSecret(db, 'client_key')) ??
    (await keepFirstSecret(db, 'client_key', randomBytes(32).toString('base64url')));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

export async function keyedHash(db: Kysely<Schema>, text: string): Promise<string> {
  return (await readKeyedHash(db))(text);
}
