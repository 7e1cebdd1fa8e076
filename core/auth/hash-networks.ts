import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { readKeyedHash } from './keyed-hash.ts';
import type { NetworkHashes } from './lockout-store.ts';
import type { ClientNetworks } from './networks.ts';

/** The networks as they are kept: hashed, so that no address is. */
export async function hashNetworks(
  db: Kysely<Schema>,
  { own, wide, widest }: ClientNetworks,
): Promise<NetworkHashes> {
  const hash = await readKeyedHash(db);
  return {
    own: hash(own.name),
    wide: wide ? hash(wide.name) : null,
    widest: widest ? hash(widest.name) : null,
  };
}
