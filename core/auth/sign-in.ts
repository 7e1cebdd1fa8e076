import type { Database } from '../../db/connect.ts';
import { takeTurns } from '../../db/dialect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { SignInFailure } from '../core.ts';
import { askSecondFactor } from './ask-second-factor.ts';
import { clientHash } from './client-hash.ts';
import { lockout } from './lockout-rule.ts';
import {
  countAttempts,
  findLockout,
  insertAttempt,
  insertLockout,
  removeAttempts,
  removeAttemptsBefore,
  removeEndedLockouts,
} from './lockout-store.ts';
import { verifyPassword } from './password.ts';
import type { PasswordFailure } from './password-failure.ts';
import { findSecret } from './secret-store.ts';
import { removeExpiredSessions } from './session-store.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session of 24 hours for the right password, or tells what a passkey has to confirm first. `client` is an
 * address; only a keyed hash of it is kept. A correct password clears the client's count; the lockout holds against
 * it too. `origin` is the site's own.
 */
export async function signIn(
  db: Database,
  attempt: { password: string; client: string; origin: string },
  now: Date,
): Promise<Result<{ token: string; expiresAt: Date }, SignInFailure>> {
  const proved = await provePassword(db, attempt, now);
  if (!proved.ok) return proved;
  const factor = await askSecondFactor(db, attempt, now);
  if (factor) return fail({ code: 'second_factor_needed', factor });
  return ok(await openSession(db.kysely, now));
}

/** Whether a client knows the password; every time it does not is counted, and the fifth locks it out. */
export async function provePassword(
  db: Database,
  attempt: { password: string; client: string },
  now: Date,
): Promise<Result<undefined, PasswordFailure>> {
  const client = await clientHash(db, attempt.client);
  const counted = await countAttempt(db, client, now);
  if (!counted.ok) return counted;
  const hash = await findSecret(db.kysely, 'password_hash');
  if (hash && (await verifyPassword(attempt.password, hash))) {
    await removeAttempts(db.kysely, client);
    return ok(undefined);
  }
  if (counted.value >= lockout.attempts) {
    await insertLockout(db.kysely, client, new Date(now.getTime() + lockout.lasts).toISOString());
    await removeAttempts(db.kysely, client);
  }
  return fail({ code: 'password_invalid', attemptsLeft: Math.max(0, lockout.attempts - counted.value) });
}

/**
 * Counts the attempt before the password is looked at, so that a hundred guesses sent at once are a
 * hundred attempts and not one.
 */
function countAttempt(db: Database, client: string, now: Date): Promise<Result<number, PasswordFailure>> {
  return db.kysely.transaction().execute(async (transaction) => {
    // Transactions side by side would each count only their own attempt.
    await takeTurns(transaction, db.dialect, `sign-in ${client}`);
    await removeEndedLockouts(transaction, now.toISOString());
    const until = await findLockout(transaction, client, now.toISOString());
    if (until) return fail({ code: 'locked_out', until: new Date(until) });
    await insertAttempt(transaction, client, now.toISOString());
    const since = new Date(now.getTime() - lockout.within).toISOString();
    const count = await countAttempts(transaction, client, since);
    if (count <= lockout.attempts) return ok(count);
    const end = new Date(now.getTime() + lockout.lasts);
    await insertLockout(transaction, client, end.toISOString());
    await removeAttempts(transaction, client);
    return fail({ code: 'locked_out', until: end });
  });
}

/** Removes what no rule looks at any more: old attempts, ended lockouts, expired sessions. Run daily. */
export async function forgetPastSignIns(db: Database, now: Date): Promise<void> {
  await removeAttemptsBefore(db.kysely, new Date(now.getTime() - lockout.within).toISOString());
  await removeEndedLockouts(db.kysely, now.toISOString());
  await removeExpiredSessions(db.kysely, now.toISOString());
}
