import ipaddr from 'ipaddr.js';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { readKeyedHash } from './secrets.ts';

export interface Network {
  /** `203.0.113.7`, `203.0.113.0/24`, `2001:db8:1:200::/56`; what is no address stands for itself. */
  name: string;
  attempts: number;
}

/** The networks of a client, each within the next; `own` is the client itself. */
export interface ClientNetworks {
  own: Network;
  wide?: Network;
  widest?: Network;
}

/** Five for a client (docs/specification.md 6.2); more for networks that many may share. */
const attempts = { own: 5, ipv4: { 24: 50 }, ipv6: { 56: 20, 48: 40 } } as const;

/**
 * An IPv6 client is its /64 (`server/client-address.ts`), but one customer commonly has a /56 or a /48 (RFC 6177). An IPv4
 * client is its address, with its neighbors in a /24.
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

/** Hashed, so that no address is stored. */
export async function hashNetworks(db: Db, { own, wide, widest }: ClientNetworks): Promise<NetworkHashes> {
  const hash = await readKeyedHash(db);
  return {
    own: hash(own.name),
    wide: wide ? hash(wide.name) : null,
    widest: widest ? hash(widest.name) : null,
  };
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

async function countAttempts(db: Db, { level, hash }: { level: Level; hash: string }, since: string) {
  return countFound(
    db.selectFrom('sign_in_attempts').where(columns[level], '=', hash).where('attempted_at', '>', since),
  );
}

/** When the attempt was made that has `later` newer ones. */
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

export async function findLockout(db: Db, hashes: readonly string[], now: string) {
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

/** A lockout in force keeps its end. */
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

/** Time window and length of a lockout (docs/specification.md 6.2). */
export const lockout = { withinMs: 15 * minuteMs, lastsMs: 120 * minuteMs } as const;

/** Failed sign-ins from everywhere within 15 minutes, after which networks that never signed in must wait. */
const brakeAttempts = 100;

export interface Trier {
  networks: ClientNetworks;
  hashes: NetworkHashes;
  /** It has signed in before, or has an open session: what others on its network do doesn't count against it. */
  isKnown: boolean;
  /** Hash for second-factor attempts, which the right password doesn't clear. */
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

/**
 * Counts the attempt before checking the password, so that a hundred parallel guesses are a hundred attempts. Returns how
 * many are left.
 */
export function countAttempt(db: Database, trier: Trier, now: Date): Promise<Result<number, Barred>> {
  const { networks, hashes } = trier;
  return db.kysely.transaction().execute(async (transaction) => {
    // Parallel transactions would each count only their own attempt.
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
      // Those beyond the limit arrived while the last one was checked.
      if (left < 0) {
        await insertLockout(transaction, hash, until.toISOString());
        if (level === 'own' || !trier.isKnown) return fail({ code: 'locked_out', until });
      }
    }
    return ok(left);
  });
}

/** Locks out the networks that have no attempts left. */
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

/** Attempts of a network, second-factor attempts included. */
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
