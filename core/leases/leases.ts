import { randomUUID } from 'node:crypto';
import type { Expression } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, timeOfDatabase } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';

/** How long the lease of a process that died keeps others out, in milliseconds: four renewals may fail before. */
const leaseMs = 30_000;
const renewalMs = 6_000;

export interface Lease {
  /** Whoever holds it, told from all others: to be written beside what must not be done by two. */
  holder: string;
  /** Fires when it may be another's by now, because it could not be renewed: the work should end. */
  lost: AbortSignal;
  /** Frees it for anybody. */
  release(): Promise<void>;
  /** Ends the work, and keeps everybody from beginning anew for so long, in milliseconds. */
  keep(forMs: number): Promise<void>;
}

export interface LeaseOptions {
  /** Instead of the database's own clock, for tests. */
  now?: (() => Date) | undefined;
  /** Milliseconds between two renewals. */
  everyMs?: number | undefined;
}

type LeasedDatabase = Pick<Database, 'kysely' | 'dialect'>;

/**
 * Claims work by its name: nobody else on the database gets it until it is given back, or, should this process die, half a
 * minute later. Undefined when somebody holds it. It is renewed until then.
 */
export async function claimLease(
  db: LeasedDatabase,
  name: string,
  { now, everyMs = renewalMs }: LeaseOptions = {},
): Promise<Lease | undefined> {
  const holder = randomUUID();
  const clock = leaseClock(db.dialect, now);
  const term = { name, holder, clock, termMs: leaseMs };
  const lost = new AbortController();
  let isOver = false;
  let begun = performance.now();
  // Reading first: on SQLite a write would wait for the transactions of whoever holds it.
  const isHeld = (await findHolder(db.kysely, name, clock)) !== undefined;
  if (isHeld || !(await insertLease(db.kysely, term))) return undefined;

  const renew = async () => {
    const asked = performance.now();
    if (!(await withLongTimeout(() => updateLease(db.kysely, term)))) return lost.abort();
    begun = asked;
  };
  const renewing = setInterval(() => {
    if (isOver || lost.signal.aborted) return;
    // What could not be asked for so long may have been taken meanwhile.
    if (performance.now() - begun >= leaseMs) lost.abort();
    // A renewal that fails is made up for by the next one.
    else renew().catch(() => undefined);
  }, everyMs).unref();
  const end = (write: () => Promise<unknown>) => {
    isOver = true;
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
  /** Of the work, the same in every process. */
  name: string;
  /** How long nobody does it again once it is done, in milliseconds. */
  keepMs?: number;
}

/**
 * Does what one process of all on the database has to do; false when another is at it, or has done it within `keepMs`. What
 * fails, or dies, is anybody's again.
 */
export async function doOnce(
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
  /** From now, in milliseconds. */
  termMs: number;
}

/** Takes what nobody holds, or what was held until now; false when somebody holds it. */
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

/** Lets it run for so long from now on; false when another has taken it meanwhile. */
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

/** Who holds a lease just now. */
export async function findHolder(db: Db, name: string, clock: LeaseClock): Promise<string | undefined> {
  const query = db
    .selectFrom('leases')
    .select('holder')
    .where('name', '=', name)
    .where('expires_at', '>', clock(0));
  return (await query.executeTakeFirst())?.holder;
}

/** What time it is to leases, so many milliseconds ahead, as text of `Date.toISOString`: such texts sort as their times do. */
export type LeaseClock = (aheadMs: number) => Expression<string> | string;

/** The database's own clock, the same to every process on it; or, in tests, the one that is given. */
export function leaseClock(dialect: DialectName, now?: () => Date): LeaseClock {
  if (!now) return (aheadMs) => timeOfDatabase(dialect, aheadMs);
  return (aheadMs) => new Date(now().getTime() + aheadMs).toISOString();
}
