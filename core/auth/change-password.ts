import type { Database } from '../../db/connect.ts';
import { isTooShort, passwordLength } from '../../shared/password-length.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { isGuessablePassword } from './guessable-password.ts';
import { hashPassword } from './password.ts';
import { passwordHashing } from './password-hashing.ts';
import { findSecret, removeSecret, saveSecret } from './secret-store.ts';
import type {
  ChangePasswordFailure,
  ChoosePasswordFailure,
  OpenedSession,
  SignInRequest,
} from './session-core.ts';
import { removeAllSessions } from './session-store.ts';
import { openSession } from './sessions.ts';
import { provePassword } from './sign-in.ts';

interface NewPassword extends SignInRequest {
  next: string;
  client: string;
  /** The password stands in the server's configuration, which would undo the change at the next start. */
  isFixed: boolean;
  /** Names that a password must not consist of: the site's, its owner's, its host's. */
  names: readonly string[];
}

/** Replaces the owner's password when the current one is right; a wrong one counts towards the lockout like a wrong sign-in. */
export async function changePassword(
  db: Database,
  record: RecordEvent,
  { current, ...change }: NewPassword & { current: string },
  now: Date,
): Promise<Result<OpenedSession, ChangePasswordFailure>> {
  const refused = await refuse(change);
  if (refused) return fail(refused);
  const { client, signal } = change;
  const proved = await provePassword(db, { password: current, client, signal, hasSession: true }, now);
  return proved.ok ? replacePassword(db, record, change, now) : proved;
}

/** Puts the owner's own password in place of one that was made up, which the caller must have given within ten minutes (`isProved`); signing in counts. */
export async function choosePassword(
  db: Database,
  record: RecordEvent,
  { isProved, ...change }: NewPassword & { isProved: boolean },
  now: Date,
): Promise<Result<OpenedSession, ChoosePasswordFailure>> {
  const refused = await refuse(change);
  if (refused) return fail(refused);
  if (!(await findSecret(db.kysely, 'password_generated'))) return fail({ code: 'password_is_own' });
  if (!isProved) return fail({ code: 'password_needed' });
  return replacePassword(db, record, change, now);
}

async function refuse({ isFixed, next, names }: NewPassword) {
  if (isFixed) return { code: 'password_fixed' } as const;
  if (isTooShort(next)) return { code: 'password_too_short', least: passwordLength.least } as const;
  if (await isGuessablePassword(next, names)) return { code: 'password_common' } as const;
  return undefined;
}

async function replacePassword(
  db: Database,
  record: RecordEvent,
  { next, ...change }: NewPassword,
  now: Date,
): Promise<Result<OpenedSession, { code: 'sign_in_busy' } | { code: 'client_gone' }>> {
  // Once it is proved that the owner asks, whoever else is in the line comes after.
  const hashed = await passwordHashing.run(() => hashPassword(next), { isPreferred: true });
  if (!hashed.ok) return fail({ code: 'sign_in_busy' });
  return db.kysely.transaction().execute(async (transaction) => {
    await saveSecret(transaction, 'password_hash', hashed.value);
    await removeSecret(transaction, 'password_generated');
    await removeAllSessions(transaction);
    const opened = await openSession(transaction, change, now);
    await record(transaction, { name: 'password_changed' }, opened.token);
    return ok(opened);
  });
}
