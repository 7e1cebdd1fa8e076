import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { leaseClock } from './lease-clock.ts';
import { findHolder, insertLease, removeLease, updateLease } from './lease-store.ts';

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
