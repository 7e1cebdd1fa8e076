import ipaddr from 'ipaddr.js';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { deleteFound } from '../../db/statements.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { readKeyedHash } from './secrets.ts';

export interface Network {
  /** `203.0.113.7`, `203.0.113.0/24`, `2001:db8:1:200::/56`; what is no address stands for itself. */
  name: string;
  /** Wrong passwords within 15 minutes that lock it out. */
  attempts: number;
}

/** The networks of a client, each within the next. The first stands for the client itself. */
export interface ClientNetworks {
  own: Network;
  wide?: Network;
  widest?: Network;
}

/** Five for a client (docs/specification.md 6.2); more for networks that many may share, too few to make a guess worth it. */
const attempts = { own: 5, ipv4: { 24: 50 }, ipv6: { 56: 20, 48: 40 } } as const;

/**
 * Whose attempts count together. An IPv6 client is its /64 (`server/client-address.ts`), but one customer is commonly
 * given a /56 or a /48 (RFC 6177): 65,536 clients. An IPv4 client is its address, with its neighbours in a /24.
 */
export function networksOf(client: string): ClientNetworks {
  const own = { name: client, attempts: attempts.own };
  const address = client.replace(/\/64$/, '');
  if (!ipaddr.isValid(address)) return { own };
  const part = (bits: number) => {
    const kind = ipaddr.parse(address).kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
    return `${kind.networkAddressFromCIDR(`${address}/${bits}`).toString()}/${bits}`;
  };
  return ipaddr.parse(address).kind() === 'ipv4'
    ? { own, wide: { name: part(24), attempts: attempts.ipv4[24] } }
    : {
        own,
        wide: { name: part(56), attempts: attempts.ipv6[56] },
        widest: { name: part(48), attempts: attempts.ipv6[48] },
      };
}

/** The networks as they are kept: hashed, so that no address is. */
export async function hashNetworks(db: Db, { own, wide, widest }: ClientNetworks): Promise<NetworkHashes> {
  const hash = await readKeyedHash(db);
  return {
    own: hash(own.name),
    wide: wide ? hash(wide.name) : null,
    widest: widest ? hash(widest.name) : null,
  };
}

export async function isKnownNetwork(db: Db, clientHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_networks')
    .select('client_hash')
    .where('client_hash', '=', clientHash)
    .executeTakeFirst();
  return row !== undefined;
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

/** The keyed hashes of a client's networks (`networks.ts`). */
interface NetworkHashes {
  own: string;
  wide: string | null;
  widest: string | null;
}

type Level = keyof NetworkHashes;

const columns = { own: 'client_hash', wide: 'wide_hash', widest: 'widest_hash' } as const;

async function insertAttempt(db: Db, networks: NetworkHashes, at: string): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({
      client_hash: networks.own,
      wide_hash: networks.wide,
      widest_hash: networks.widest,
      attempted_at: at,
    })
    .execute();
}

async function countAttempts(
  db: Db,
  { level, hash }: { level: Level; hash: string },
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('sign_in_attempts')
    .select((row) => row.fn.countAll().as('count'))
    .where(columns[level], '=', hash)
    .where('attempted_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** When the attempt was made that has `later` newer ones; undefined where there are fewer. */
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

export async function findLockout(
  db: Db,
  hashes: readonly string[],
  now: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('lockouts')
    .select('until')
    .where('client_hash', 'in', hashes)
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until;
}

/** Locks the network out; a lockout in force keeps its end. */
async function insertLockout(db: Db, hash: string, until: string): Promise<void> {
  await db
    .insertInto('lockouts')
    .values({ client_hash: hash, until })
    .onConflict((conflict) => conflict.column('client_hash').doNothing())
    .execute();
}

export async function removeAttempts(db: Db, clientHash: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('client_hash', '=', clientHash).execute();
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

/** So many wrong passwords within 15 minutes (`networks.ts`) lock a network out for 120 (docs/specification.md 6.2; ms). */
export const lockout = { withinMs: 15 * minuteMs, lastsMs: 120 * minuteMs } as const;

/** Failed sign-ins from everywhere within the same 15 minutes, from which on networks that never signed in must wait. */
const brakeAttempts = 100;

export interface Trier {
  networks: ClientNetworks;
  hashes: NetworkHashes;
  /** Has signed in before, or holds an open session: what strangers do around it is not held against it. */
  isKnown: boolean;
  /** Of the second step: its tries have a hash of their own, which the right password does not clear. */
  secondStep?: string;
}

export type Barred = { code: 'locked_out'; until: Date } | { code: 'sign_in_paused'; until: Date };

export async function findBar(db: Db, trier: Trier, now: Date): Promise<Barred | undefined> {
  const { own, wide, widest } = trier.hashes;
  const held = trier.isKnown ? [own] : [own, wide, widest].filter((hash) => hash !== null);
  const until = await findLockout(db, held, now.toISOString());
  if (until) return { code: 'locked_out', until: new Date(until) };
  if (trier.isKnown) return undefined;
  const since = new Date(now.getTime() - lockout.withinMs);
  const decisive = await findAttemptTime(db, brakeAttempts - 1, since.toISOString());
  if (!decisive) return undefined;
  return { code: 'sign_in_paused', until: new Date(Date.parse(decisive) + lockout.withinMs) };
}

/** Counts the attempt before the password is looked at, so that a hundred guesses sent at once are a hundred attempts and not one. Gives how many are left. */
export function countAttempt(db: Database, trier: Trier, now: Date): Promise<Result<number, Barred>> {
  const { networks, hashes } = trier;
  return db.kysely.transaction().execute(async (transaction) => {
    // Transactions side by side would each count only their own attempt.
    await takeAdvisoryLock(transaction, db.dialect, `sign-in ${hashes.widest ?? hashes.wide ?? hashes.own}`);
    await removeEndedLockouts(transaction, now.toISOString());
    const barred = await findBar(transaction, trier, now);
    if (barred) return fail(barred);
    await insertAttempt(transaction, { ...hashes, own: trier.secondStep ?? hashes.own }, now.toISOString());
    const until = new Date(now.getTime() + lockout.lastsMs);
    let left = 0;
    for (const level of ['widest', 'wide', 'own'] as const) {
      const [network, hash] = [networks[level], hashes[level]];
      if (!network || !hash) continue;
      const since = new Date(now.getTime() - lockout.withinMs).toISOString();
      left = network.attempts - (await countTries(transaction, trier, { level, hash }, since));
      // One at a time is looked at; those beyond the last came in while it was.
      if (left < 0) {
        await insertLockout(transaction, hash, until.toISOString());
        if (level === 'own' || !trier.isKnown) return fail({ code: 'locked_out', until });
      }
    }
    return ok(left);
  });
}

/** Locks out the networks whose last attempt was wrong too. */
export async function lockOutSpent(db: Db, trier: Trier, now: Date): Promise<void> {
  const since = new Date(now.getTime() - lockout.withinMs).toISOString();
  const until = new Date(now.getTime() + lockout.lastsMs).toISOString();
  for (const level of ['own', 'wide', 'widest'] as const) {
    const [network, hash] = [trier.networks[level], trier.hashes[level]];
    if (!network || !hash) continue;
    if ((await countTries(db, trier, { level, hash }, since)) >= network.attempts) {
      await insertLockout(db, hash, until);
    }
  }
}

/** Tries of a network; those at the second step, whose hash is another, are in one count with the client's wrong passwords. */
async function countTries(
  db: Db,
  { secondStep }: Trier,
  network: { level: keyof NetworkHashes; hash: string },
  since: string,
): Promise<number> {
  const count = await countAttempts(db, network, since);
  if (network.level !== 'own' || !secondStep) return count;
  return count + (await countAttempts(db, { level: 'own', hash: secondStep }, since));
}
