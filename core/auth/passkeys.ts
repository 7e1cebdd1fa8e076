import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { Selectable } from 'kysely';
import type { Db, PasskeysTable } from '../../db/schema.ts';
import { hasRows } from '../../db/statements.ts';
import { localName } from '../../shared/requests.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { type Passkey, type PasskeyProblem, passkeyLimits } from '../../shared/sign-in.ts';
import { randomGroups } from './secrets.ts';

export type StoredPasskey = Selectable<PasskeysTable>;

export async function listPasskeys(db: Db): Promise<StoredPasskey[]> {
  return db.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id').execute();
}

export async function findPasskeyByCredential(db: Db, credentialId: string) {
  return db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Updates the counter of a passkey. Returns false if the passkey was removed or used by another request in the meantime. */
export async function updatePasskeyUse(
  db: Db,
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

export interface RelyingParty {
  id: string;
  origin: string;
}

/** Passkeys need a hostname and https, or `localhost` (https://www.w3.org/TR/webauthn-3/#relying-party-identifier). */
export function relyingParty(
  siteOrigin: string,
): Result<RelyingParty, { code: 'passkeys_unavailable'; obstacle: PasskeyProblem }> {
  const { hostname: id, origin, protocol } = new URL(localName(siteOrigin));
  if (id.startsWith('[') || isIP(id))
    return fail({ code: 'passkeys_unavailable', obstacle: 'numeric_address' });
  if (protocol !== 'https:' && id !== 'localhost' && !id.endsWith('.localhost')) {
    return fail({ code: 'passkeys_unavailable', obstacle: 'not_https' });
  }
  return ok({ id, origin });
}

/** Hashes a recovery code, ignoring case, spaces and hyphens. With 112 random bits or more, SHA-256 is enough (ASVS 5.0, 6.5.2). */
export function hashRecoveryCode(code: string): string {
  const typed = code.normalize('NFKC').toLowerCase();
  return createHash('sha256')
    .update(typed.replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
}

export async function replaceRecoveryCodes(db: Db, now: Date): Promise<string[]> {
  // Each recovery code has 118 random bits.
  const codes = Array.from({ length: passkeyLimits.codes }, () => randomGroups(6, 4));
  await db.deleteFrom('recovery_codes').execute();
  const unused = { created_at: now.toISOString(), used_at: null };
  const rows = codes.map((code) => ({ code_hash: hashRecoveryCode(code), ...unused }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

export async function markRecoveryCodeUsed(db: Db, codeHash: string, usedAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: usedAt })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function hasUnusedRecoveryCode(db: Db, codeHash: string): Promise<boolean> {
  return hasRows(
    db.selectFrom('recovery_codes').where('code_hash', '=', codeHash).where('used_at', 'is', null),
  );
}

export async function countRecoveryCodes(db: Db): Promise<{ left: number; created_at: string | null }> {
  const row = await db
    .selectFrom('recovery_codes')
    .select((column) => [column.fn.countAll().as('left'), column.fn.max('created_at').as('created_at')])
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { left: Number(row.left), created_at: row.created_at };
}
