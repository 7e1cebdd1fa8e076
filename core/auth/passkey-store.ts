import type { Kysely, Selectable } from 'kysely';
import type { PasskeysTable, Schema } from '../../db/schema.ts';
import type { Passkey } from '../../shared/sign-in.ts';
import type { RelyingParty } from './relying-party.ts';

export type StoredPasskey = Selectable<PasskeysTable>;

export async function insertPasskey(db: Kysely<Schema>, passkey: StoredPasskey): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

export async function listPasskeys(db: Kysely<Schema>): Promise<StoredPasskey[]> {
  return db.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findPasskeyByCredential(
  db: Kysely<Schema>,
  credentialId: string,
): Promise<StoredPasskey | undefined> {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Notes a use; false when it was removed, or used by another, since its counter was read. */
export async function updatePasskeyUse(
  db: Kysely<Schema>,
  { id, counter }: Pick<StoredPasskey, 'id' | 'counter'>,
  use: Pick<StoredPasskey, 'counter' | 'backed_up' | 'last_used_at'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set(use)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updatePasskeyName(db: Kysely<Schema>, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removePasskey(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('passkeys').where('id', '=', id).execute();
}

export async function removeAllPasskeys(db: Kysely<Schema>): Promise<void> {
  await db.deleteFrom('passkeys').execute();
}

/** A passkey as its owner sees it; `site` is null where the address of the site knows no passkeys. */
export function toPasskey(passkey: StoredPasskey, site: RelyingParty | null): Passkey {
  const { id, name, created_at, last_used_at, backed_up, rp_id } = passkey;
  return {
    id,
    name,
    created_at,
    last_used_at,
    backed_up: backed_up === 1,
    host: rp_id,
    usable: site?.id === rp_id,
  };
}
