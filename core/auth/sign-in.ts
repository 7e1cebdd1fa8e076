import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { askSecondFactor } from './challenges.ts';
import { countAttempt, findBar, isKnownNetwork, networksOf, type Trier } from './lockouts.ts';
import { passwordHashing, verifyPassword } from './password.ts';
import { findSecret, hasExpired } from './secrets.ts';
import type { OpenedSession, PasswordFailure, SignInFailure, SignInRequest } from './session-core.ts';
import { openSession } from './sessions.ts';

/**
 * Opens a session if the password is correct, or asks for a passkey. A lockout rejects the correct password
 * too. Only a keyed hash of `client` is stored.
 */
export async function signIn(
  db: Database,
  record: RecordEvent,
  { password, client, isFixed, origin, ...request }: SignInRequest & PasswordAttempt & { origin: string },
  now: Date,
): Promise<Result<OpenedSession, SignInFailure>> {
  const proved = await provePassword(db, { password, client, isFixed, signal: request.signal }, now);
  if (!proved.ok) return proved;
  const factor = await askSecondFactor(db, { client, origin }, now);
  if (factor) return fail({ code: 'second_factor_needed', factor });
  return db.kysely.transaction().execute(async (transaction) => {
    const opened = await openSession(transaction, { client, ...request }, now);
    await record(transaction, { name: 'signed_in' }, opened.token);
    return ok(opened);
  });
}

export interface PasswordAttempt {
  password: string;
  client: string;
  /** Removes the attempt from the queue when aborted, so that it is neither counted nor checked. */
  signal?: AbortSignal | undefined;
  /** Other clients' failures can't lock out a client with an open session. */
  hasSession?: boolean;
  isFixed?: boolean | undefined;
}

/**
 * Checks a password. A wrong one is counted, and the fifth locks the client out. An attempt that is refused
 * because the queue is full isn't counted.
 */
export async function provePassword(
  db: Database,
  { password, client, signal, hasSession = false, isFixed = false }: PasswordAttempt,
  now: Date,
): Promise<Result<undefined, PasswordFailure>> {
  const networks = await networksOf(db.kysely, client);
  const isKnown = hasSession || (await isKnownNetwork(db.kysely, networks[0].hash));
  const trier: Trier = { networks, isKnown };
  const barred = await findBar(db.kysely, trier, now);
  if (barred) return fail(barred);
  const proved = await passwordHashing.run(() => checkPassword(db, trier, password, now), {
    signal,
    isPreferred: isKnown,
  });
  if (proved.ok) {
    const isExpired = proved.value.ok && !isFixed && (await hasExpired(db.kysely, now));
    return isExpired ? fail({ code: 'password_expired' }) : proved.value;
  }
  return proved.failure.code === 'busy' ? fail({ code: 'sign_in_busy' }) : fail({ code: 'client_gone' });
}

async function checkPassword(db: Database, trier: Trier, password: string, now: Date) {
  const counted = await countAttempt(db, trier, now);
  if (!counted.ok) return counted;
  const hash = await findSecret(db.kysely, 'password_hash');
  if (hash && (await verifyPassword(password, hash))) {
    await counted.value.passed();
    return ok(undefined);
  }
  await counted.value.failed();
  return fail({ code: 'password_invalid', attemptsLeft: counted.value.attemptsLeft });
}
