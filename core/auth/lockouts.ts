import ipaddr from 'ipaddr.js';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { readKeyedHash } from './secrets.ts';

/** A network whose attempts count together. Only its keyed hash is stored. */
export interface Network {
  column: 'client_hash' | 'wide_hash' | 'widest_hash';
  hash: string;
  /** How many wrong passwords within 15 minutes lock the network out. */
  attempts: number;
}

/** The networks that contain a client, smallest first. The first is the client itself. */
export type Networks = readonly [Network, ...Network[]];

/** Five for a client (docs/specification.md 6.2); more for networks that many may share. */
const attempts = { own: 5, ipv4: { 24: 50 }, ipv6: { 56: 20, 48: 40 } } as const;

/**
 * An IPv6 client is its /64 (`server/request-context.ts`), but one customer commonly has a /56 or a /48 (RFC 6177). An IPv4
 * client is its address, with its neighbors in a /24. `prefix` separates other counts from those of passwords.
 */
export async function networksOf(db: Db, client: string, prefix = ''): Promise<Networks> {
  const hash = await readKeyedHash(db);
  const own = { column: 'client_hash', hash: hash(prefix + client), attempts: attempts.own } as const;
  const address = client.replace(/\/64$/, '');
  if (!ipaddr.isValid(address)) return [own];
  const isIpv4 = ipaddr.parse(address).kind() === 'ipv4';
  const around = (column: Network['column'], bits: number, attempts: number): Network => {
    const network = (isIpv4 ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(`${address}/${bits}`);
    return { column, hash: hash(`${prefix}${network.toString()}/${bits}`), attempts };
  };
  if (isIpv4) return [own, around('wide_hash', 24, attempts.ipv4[24])];
  const [wide, widest] = [attempts.ipv6[56], attempts.ipv6[48]];
  return [own, around('wide_hash', 56, wide), around('widest_hash', 48, widest)];
}

export async function clientHash(db: Db, client: string): Promise<string> {
  return (await networksOf(db, client))[0].hash;
}

export async function isKnownNetwork(db: Db, clientHash: string): Promise<boolean> {
  return hasRows(db.selectFrom('known_networks').where('client_hash', '=', clientHash));
}

export async function saveKnownNetwork(db: Db, clientHash: string, seenAt: string): Promise<void> {
  await db
    .insertInto('known_networks')
    .values({ client_hash: clientHash, seen_at: seenAt })
    .onConflict((conflict) => conflict.column('client_hash').doUpdateSet({ seen_at: seenAt }))
    .execute();
}

export async function removeKnownNetworksBefore(db: Db, before: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('known_networks').where('seen_at', '<=', before));
}

async function findAttemptTime(db: Db, later: number, since: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sign_in_attempts')
    .select('attempted_at')
    .where('attempted_at', '>', since)
    .orderBy('attempted_at', 'desc')
    .offset(later)
    .limit(1)
    .executeTakeFirst();
  return row?.attempted_at;
}

export async function findLockout(db: Db, networks: readonly Network[], now: Date) {
  const hashes = networks.map(({ hash }) => hash);
  const row = await db
    .selectFrom('lockouts')
    .select('until')
    .where('client_hash', 'in', hashes)
    .where('until', '>', now.toISOString())
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && ({ code: 'locked_out', until: new Date(row.until) } as const);
}

/** Doesn't extend an active lockout. */
async function insertLockout(db: Db, hash: string, until: Date): Promise<void> {
  await db
    .insertInto('lockouts')
    .values({ client_hash: hash, until: until.toISOString() })
    .onConflict((conflict) => conflict.column('client_hash').doNothing())
    .execute();
}

export async function removeEndedLockouts(db: Db, now: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('lockouts').where('until', '<=', now));
}

export async function removeAttemptsBefore(db: Db, before: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('sign_in_attempts').where('attempted_at', '<=', before));
}

export async function removeAllLockouts(db: Db): Promise<void> {
  await db.deleteFrom('lockouts').execute();
  await db.deleteFrom('sign_in_attempts').execute();
}

const minuteMs = 60_000;

/** Time window and length of a lockout (docs/specification.md 6.2). */
export const lockout = { withinMs: 15 * minuteMs, lastsMs: 120 * minuteMs } as const;

/** The global limit: after this many failures from all networks within 15 minutes, networks that have never signed in must wait. */
const brakeAttempts = 100;

export interface Trier {
  networks: Networks;
  /** The network has signed in before or has an open session, so failures of other clients don't block it. */
  isKnown: boolean;
  /** Hash for second-factor attempts, which the correct password doesn't reset. */
  secondStep?: string;
}

export type Barred = { code: 'locked_out'; until: Date } | { code: 'sign_in_paused'; until: Date };

export async function findBar(db: Db, { networks, isKnown }: Trier, now: Date): Promise<Barred | undefined> {
  const lockedOut = await findLockout(db, isKnown ? networks.slice(0, 1) : networks, now);
  if (lockedOut || isKnown) return lockedOut;
  const decisive = await findAttemptTime(db, brakeAttempts - 1, windowStart(now));
  if (!decisive) return undefined;
  return { code: 'sign_in_paused', until: new Date(Date.parse(decisive) + lockout.withinMs) };
}

const windowStart = (now: Date) => new Date(now.getTime() - lockout.withinMs).toISOString();

export interface CountedAttempt {
  attemptsLeft: number;
  failed(): Promise<void>;
  passed(): Promise<void>;
}

/** Counts the attempt before checking the password, so that parallel guesses all count. */
export function countAttempt(db: Database, trier: Trier, now: Date): Promise<Result<CountedAttempt, Barred>> {
  const { networks, isKnown, secondStep } = trier;
  const [own, wide, widest] = networks;
  const until = new Date(now.getTime() + lockout.lastsMs);
  return db.kysely.transaction().execute(async (transaction) => {
    // Parallel transactions would each count only their own attempt.
    await takeAdvisoryLock(transaction, db.dialect, `sign-in ${(widest ?? wide ?? own).hash}`);
    await removeEndedLockouts(transaction, now.toISOString());
    const barred = await findBar(transaction, trier, now);
    if (barred) return fail(barred);
    await transaction
      .insertInto('sign_in_attempts')
      .values({
        client_hash: secondStep ?? own.hash,
        wide_hash: wide?.hash ?? null,
        widest_hash: widest?.hash ?? null,
        attempted_at: now.toISOString(),
      })
      .execute();
    let left = 0;
    for (const network of networks.toReversed()) {
      left = network.attempts - (await countAttempts(transaction, network, trier, now));
      // Attempts beyond the limit arrived while the last allowed one was being checked.
      if (left < 0) {
        await insertLockout(transaction, network.hash, until);
        if (network === own || !isKnown) return fail({ code: 'locked_out', until });
      }
    }
    return ok({
      attemptsLeft: Math.max(0, left),
      failed: async () => {
        for (const network of networks) {
          const count = await countAttempts(db.kysely, network, trier, now);
          if (count >= network.attempts) await insertLockout(db.kysely, network.hash, until);
        }
      },
      passed: async () => {
        const hashes = secondStep ? [own.hash, secondStep] : [own.hash];
        await db.kysely.deleteFrom('sign_in_attempts').where('client_hash', 'in', hashes).execute();
      },
    });
  });
}

/** Counts the attempts of a network, including second-factor attempts. */
function countAttempts(db: Db, { column, hash }: Network, { secondStep }: Trier, now: Date): Promise<number> {
  const hashes = column === 'client_hash' && secondStep ? [hash, secondStep] : [hash];
  const recent = db.selectFrom('sign_in_attempts').where('attempted_at', '>', windowStart(now));
  return countFound(recent.where(column, 'in', hashes));
}
