import { randomUUID } from 'node:crypto';
import type { Expression } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, timeOfDatabase } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';

/** How long the lease of a dead process blocks others, in ms. Four renewals may fail. */
const leaseMs = 30_000;
const renewalMs = 6_000;

export interface Lease {
  /** A fencing token, to be stored with work that only one process may do. */
  holder: string;
  /** Fires if the lease couldn't be renewed. Another process may hold it, so the work should end. */
  lost: AbortSignal;
  release(): Promise<void>;
  /** Ends the work and blocks every process from repeating it for `forMs`. */
  keep(forMs: number): Promise<void>;
}

export interface LeaseOptions {
  /** A clock for tests; the database's by default. */
  now?: (() => Date) | undefined;
  everyMs?: number | undefined;
}

type LeasedDatabase = Pick<Database, 'kysely' | 'dialect'>;

/** Claims named work until it is released, or for half a minute if this process dies. Undefined if another process holds it. */
export async function claimLease(
  db: LeasedDatabase,
  name: string,
  { now, everyMs = renewalMs }: LeaseOptions = {},
): Promise<Lease | undefined> {
  const holder = randomUUID();
  const clock = leaseClock(db.dialect, now);
  const term = { name, holder, clock, termMs: leaseMs };
  const lost = new AbortController();
  let isReleased = false;
  let begun = performance.now();
  // Reads first: on SQLite a write would wait for the holder's transactions.
  const isHeld = (await findHolder(db.kysely, name, clock)) !== undefined;
  if (isHeld || !(await insertLease(db.kysely, term))) return undefined;

  const renew = async () => {
    const asked = performance.now();
    if (!(await withLongTimeout(() => updateLease(db.kysely, term)))) return lost.abort();
    begun = asked;
  };
  const renewing = setInterval(() => {
    if (isReleased || lost.signal.aborted) return;
    // Another process may have claimed the lease in the meantime.
    if (performance.now() - begun >= leaseMs) lost.abort();
    // The next renewal makes up for a failed one.
    else renew().catch(() => undefined);
  }, everyMs).unref();
  const end = (write: () => Promise<unknown>) => {
    isReleased = true;
    clearInterval(renewing);
    return withLongTimeout(async () => void (await write()));
  };
  return {
    holder,
    lost: lost.signal,
    release: () => end(() => removeLease(db.kysely, { name, holder })),
    keep: (forMs) => end(() => updateLease(db.kysely, { ...term, termMs: forMs })),
  };
}

interface Once extends Pick<LeaseOptions, 'now'> {
  name: string;
  /** How long finished work isn't repeated, in ms. */
  keepMs?: number;
}

/**
 * Runs work in only one of the processes that share the database. Returns false if another process is doing
 * it, or did it within `keepMs`. Failed work can be claimed again.
 */
export async function runOnOneInstance(
  db: Parameters<typeof claimLease>[0],
  { name, keepMs = 0, now }: Once,
  work: (lease: Lease) => Promise<void>,
): Promise<boolean> {
  const lease = await claimLease(db, name, { now });
  if (!lease) return false;
  try {
    await work(lease);
  } catch (error) {
    await lease.release().catch(() => undefined);
    throw error;
  }
  await (keepMs > 0 ? lease.keep(keepMs) : lease.release());
  return true;
}

interface LeaseKey {
  name: string;
  holder: string;
}

interface LeaseTerm extends LeaseKey {
  clock: LeaseClock;
  termMs: number;
}

async function insertLease(db: Db, { name, holder, clock, termMs }: LeaseTerm): Promise<boolean> {
  const expires_at = clock(termMs);
  const taken = await db
    .insertInto('leases')
    .values({ name, holder, expires_at })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ holder, expires_at }).where('leases.expires_at', '<=', clock(0)),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

async function updateLease(db: Db, { name, holder, clock, termMs }: LeaseTerm): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('leases')
    .set({ expires_at: clock(termMs) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

async function removeLease(db: Db, { name, holder }: LeaseKey): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute();
}

export async function findHolder(db: Db, name: string, clock: LeaseClock): Promise<string | undefined> {
  const query = db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', clock(0));
  return (await query.executeTakeFirst())?.holder;
}

/** Returns the time `aheadMs` from now in the format of `Date.toISOString`, so that values sort by time. */
export type LeaseClock = (aheadMs: number) => Expression<string> | string;

/** Returns the database's clock, which is the same for every process, or the given one in tests. */
export function leaseClock(dialect: DialectName, now?: () => Date): LeaseClock {
  if (!now) return (aheadMs) => timeOfDatabase(dialect, aheadMs);
  return (aheadMs) => new Date(now().getTime() + aheadMs).toISOString();
}
