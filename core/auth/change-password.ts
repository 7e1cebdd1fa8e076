import type { Database } from '../../db/connect.ts';
import { isTooShort, passwordLength } from '../../shared/password-length.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { ChangePasswordFailure } from '../core.ts';
import { hashPassword } from './password.ts';
import { saveSecret } from './secret-store.ts';
import { removeAllSessions } from './session-store.ts';
import { openSession } from './sessions.ts';
import { provePassword } from './sign-in.ts';

/**
 * Replaces the owner's password when the current one is right; a wrong one counts towards the lockout like a
 * wrong sign-in. Every session ends, wherever it is open, and the caller gets a new one. `fixed`: the password
 * stands in the server's configuration, which would undo the change at the next start.
 */
export async function changePassword(
  db: Database,
  record: RecordEvent,
  change: { current: string; next: string; client: string; fixed: boolean },
  now: Date,
): Promise<Result<{ token: string; expiresAt: Date }, ChangePasswordFailure>> {
  if (change.fixed) return fail({ code: 'password_fixed' });
  if (isTooShort(change.next)) {
    return fail({ code: 'password_too_short', least: passwordLength.least });
  }
  const proved = await provePassword(db, { password: change.current, client: change.client }, now);
  if (!proved.ok) return proved;
  const hash = await hashPassword(change.next);
  return db.kysely.transaction().execute(async (transaction) => {
    await saveSecret(transaction, 'password_hash', hash);
    await removeAllSessions(transaction);
    await record(transaction, { name: 'password_changed' });
    return ok(await openSession(transaction, now));
  });
}
