import type { Expression } from 'kysely';
import { type DialectName, timeOfDatabase } from '../../db/dialect.ts';

/** What time it is to leases, so many milliseconds ahead, as text of `Date.toISOString`: such texts sort as their times do. */
export type LeaseClock = (aheadMs: number) => Expression<string> | string;

/** The database's own clock, the same to every process on it; or, in tests, the one that is given. */
export function leaseClock(dialect: DialectName, now?: () => Date): LeaseClock {
  if (!now) return (aheadMs) => timeOfDatabase(dialect, aheadMs);
  return (aheadMs) => new Date(now().getTime() + aheadMs).toISOString();
}
