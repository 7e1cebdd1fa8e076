import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { findSecret, keepFirstSecret } from './secret-store.ts';

/** Stands for a client's address wherever one is kept: keyed, so that nobody can try addresses out. */
export async function clientHash(db: Database, client: string): Promise<string> {
  const key =
    (await findSecret(db.kysely, 'client_key')) ??
    (await keepFirstSecret(db.kysely, 'client_key', randomBytes(32).toString('base64url')));
  return createHmac('sha256', key).update(client).digest('base64url');
}
