import type { Database } from '../../db/connect.ts';
import { lockout } from './count-attempt.ts';
import { removeKnownNetworksBefore } from './known-network-store.ts';
import { removeAttemptsBefore, removeEndedLockouts } from './lockout-store.ts';
import { removeExpiredSessions } from './session-store.ts';

/** How long a network is remembered after the last sign-in from it, in milliseconds: 400 days. */
const knownForMs = 400 * 86_400_000;

/** Removes what no rule looks at any more: old attempts, ended lockouts, expired sessions, networks long unused. */
export async function forgetPastSignIns(db: Database, now: Date): Promise<void> {
  await removeAttemptsBefore(db.kysely, new Date(now.getTime() - lockout.withinMs).toISOString());
  await removeEndedLockouts(db.kysely, now.toISOString());
  await removeExpiredSessions(db.kysely, now.toISOString());
  await removeKnownNetworksBefore(db.kysely, new Date(now.getTime() - knownForMs).toISOString());
}
