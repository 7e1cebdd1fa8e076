import { createHmac, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { NetworkHashes } from './lockout-store.ts';
import type { ClientNetworks } from './networks.ts';
import { findSecret, keepFirstSecret } from './secret-store.ts';

/** The networks as they are kept: hashed with a key of the installation's own, so that no address is. */
export async function hashNetworks(
  db: Kysely<Schema>,
  { own, wide, widest }: ClientNetworks,
): Promise<NetworkHashes> {
  const key =
    (await findSecret(db, 'client_key')) ??
    (await keepFirstSecret(db, 'client_key', randomBytes(32).toString('base64url')));
  const hash = (name: string) => createHmac('sha256', key).update(name).digest('base64url');
  return {
    own: hash(own.name),
    wide: wide ? hash(wide.name) : null,
    widest: widest ? hash(widest.name) : null,
  };
}
