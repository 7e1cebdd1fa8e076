import type { Database } from '../../db/connect.ts';
import { takeTurns } from '../../db/dialect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { clientHash } from './client-hash.ts';
import { lockout } from './lockout-rule.ts';
import {
  countAttempts,
  findLockout,
  insertAttempt,
  insertLockout,
  removeAttempts,
  removeEndedLockouts,
} from './lockout-store.ts';
import type { LockedOut } from './password-failure.ts';

/** A try that was counted before it was looked at. */
export interface CountedTry {
  /** How many more there are before the lockout, should this one be wrong. */
  attemptsLeft: number;
  /** It was wrong. */
  failed(): Promise<void>;
  /** It was right: the client's count starts anew. */
  passed(): Promise<void>;
}

/**
 * Counts a try at the second step, in one count with the client's wrong passwords. It has a name of its own there:
 * the right password, which clears the count of wrong ones, must not give whoever knows it ever new tries at the codes.
 */
export async function countSecondFactorTry(
  db: Database,
  client: string,
  now: Date,
): Promise<Result<CountedTry, LockedOut>> {
  const password = await clientHash(db, client);
  const second = await clientHash(db, `second factor of ${client}`);
  const end = new Date(now.getTime() + lockout.lasts);
  const forget = async (kysely = db.kysely) => {
    await removeAttempts(kysely, password);
    await removeAttempts(kysely, second);
  };
  return db.kysely.transaction().execute(async (transaction) => {
    await takeTurns(transaction, db.dialect, `sign-in ${password}`);
    await removeEndedLockouts(transaction, now.toISOString());
    const until = await findLockout(transaction, password, now.toISOString());
    if (until) return fail({ code: 'locked_out', until: new Date(until) });
    await insertAttempt(transaction, second, now.toISOString());
    const since = new Date(now.getTime() - lockout.within).toISOString();
    const count =
      (await countAttempts(transaction, password, since)) + (await countAttempts(transaction, second, since));
    const lockOut = async (kysely = db.kysely) => {
      await insertLockout(kysely, password, end.toISOString());
      await forget(kysely);
    };
    if (count > lockout.attempts) {
      await lockOut(transaction);
      return fail({ code: 'locked_out', until: end });
    }
    return ok({
      attemptsLeft: lockout.attempts - count,
      failed: async () => {
        if (count >= lockout.attempts) await lockOut();
      },
      passed: () => forget(),
    });
  });
}
