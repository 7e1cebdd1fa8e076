import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { PasskeyOverview } from '../../shared/sign-in.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { removeAllChallenges } from './challenges.ts';
import type { PasskeyFailure, RemovePasskeyFailure, RenewCodesFailure } from './passkey-core.ts';
import {
  countRecoveryCodes,
  listPasskeys,
  relyingParty,
  replaceRecoveryCodes,
  toPasskey,
} from './passkeys.ts';
import { type PasswordAttempt, provePassword } from './sign-in.ts';

export async function readPasskeys(db: Database, origin: string): Promise<PasskeyOverview> {
  const site = relyingParty(origin);
  const passkeys = await listPasskeys(db.kysely);
  return {
    passkeys: passkeys.map((passkey) => toPasskey(passkey, site.ok ? site.value : null)),
    recovery_codes: await countRecoveryCodes(db.kysely),
    origin: site.ok ? site.value.origin : null,
    obstacle: site.ok ? null : site.failure.obstacle,
  };
}

export async function renamePasskey(
  db: Database,
  id: string,
  name: string,
): Promise<Result<{ id: string; name: string }, PasskeyFailure>> {
  const renaming = db.kysely.updateTable('passkeys').set({ name }).where('id', '=', id);
  const { numUpdatedRows } = await renaming.executeTakeFirst();
  return numUpdatedRows === 1n ? ok({ id, name }) : fail({ code: 'passkey_not_found' });
}

/** Removes a passkey. The last one requires `turnOff`, because removing it turns off the second factor. */
export async function removeOwnPasskey(
  db: Database,
  record: RecordEvent,
  asked: PasswordAttempt & { id: string; turnOff: boolean },
  now: Date,
): Promise<Result<{ id: string; name: string; left: number }, RemovePasskeyFailure>> {
  const proved = await provePassword(db, { ...asked, hasSession: true }, now);
  if (!proved.ok) return proved;
  return db.kysely.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, 'passkeys');
    const passkeys = await listPasskeys(transaction);
    const found = passkeys.find(({ id }) => id === asked.id);
    if (!found) return fail({ code: 'passkey_not_found' });
    const left = passkeys.length - 1;
    if (left === 0 && !asked.turnOff) return fail({ code: 'last_passkey' });
    if (left === 0) await turnOff(transaction);
    else await transaction.deleteFrom('passkeys').where('id', '=', asked.id).execute();
    await record(transaction, { name: 'passkey_removed', what: { id: found.id } });
    return ok({ id: found.id, name: found.name, left });
  });
}

export async function renewRecoveryCodes(
  db: Database,
  record: RecordEvent,
  asked: PasswordAttempt,
  now: Date,
): Promise<Result<string[], RenewCodesFailure>> {
  const proved = await provePassword(db, { ...asked, hasSession: true }, now);
  if (!proved.ok) return proved;
  return db.kysely.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, 'passkeys');
    if ((await listPasskeys(transaction)).length === 0) return fail({ code: 'passkey_not_found' });
    const codes = await replaceRecoveryCodes(transaction, now);
    await record(transaction, { name: 'recovery_codes_made' });
    return ok(codes);
  });
}

/** Removes all passkeys, for the command line. Returns how many there were. */
export async function turnPasskeysOff(db: Database, record: RecordEvent): Promise<number> {
  return db.kysely.transaction().execute(async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, 'passkeys');
    const passkeys = await listPasskeys(transaction);
    await turnOff(transaction);
    for (const { id } of passkeys) await record(transaction, { name: 'passkey_removed', what: { id } });
    return passkeys.length;
  });
}

async function turnOff(transaction: Db): Promise<void> {
  await transaction.deleteFrom('passkeys').execute();
  await transaction.deleteFrom('recovery_codes').execute();
  await removeAllChallenges(transaction);
}
