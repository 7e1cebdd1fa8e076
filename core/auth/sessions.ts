import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Db, SessionsTable } from '../../db/schema.ts';
import { countFound, deleteFound } from '../../db/statements.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/audit.ts';
import {
  hashNetworks,
  lockout,
  networksOf,
  removeAttemptsBefore,
  removeEndedLockouts,
  removeKnownNetworksBefore,
  saveKnownNetwork,
} from './lockouts.ts';
import type { SecretName } from './secrets.ts';
import type { ListedSession, OpenedSession, Session } from './session-core.ts';

/** The first match counts, because most browsers also name others. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
  ['curl/', 'curl'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
] as const;

const longest = 1000;

export function describeUserAgent(userAgent: string): { browser: string; system: string } {
  const text = userAgent.slice(0, longest);
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([mark]) => text.includes(mark))?.[1] ?? '';
  return { browser: nameIn(browsers), system: nameIn(systems) };
}

/** 24 hours (docs/specification.md 6.2). */
const sessionLengthMs = 86_400_000;

/** `idle`: milliseconds without use after which a session ends. */
export interface Moment {
  now: Date;
  idle: number;
}

export function momentOf(now: Date, { session_idle_hours }: Pick<Settings, 'session_idle_hours'>): Moment {
  return { now, idle: session_idle_hours * 3_600_000 };
}

function openAt({ now, idle }: Moment): OpenAt {
  return { now: now.toISOString(), idleSince: new Date(now.getTime() - idle).toISOString() };
}

export interface SessionOpening {
  client: string;
  userAgent?: string | undefined;
  replaces?: string | undefined;
}

/** Also remembers the network as the owner's. Only the token's hash is stored. */
export async function openSession(
  db: Db,
  { client, userAgent, replaces }: SessionOpening,
  now: Date,
): Promise<OpenedSession> {
  const [token, id] = [randomBytes(32).toString('base64url'), randomUUID()];
  const expiresAt = new Date(now.getTime() + sessionLengthMs);
  const at = now.toISOString();
  if (replaces) await removeSession(db, hashToken(replaces));
  await insertSession(db, {
    token_hash: hashToken(token),
    id,
    created_at: at,
    used_at: at,
    proved_at: at,
    expires_at: expiresAt.toISOString(),
    ...describeUserAgent(userAgent ?? ''),
  });
  await saveKnownNetwork(db, (await hashNetworks(db, networksOf(client))).own, at);
  return { token, id, expiresAt };
}

export async function checkSession(
  db: Database,
  token: string,
  moment: Moment,
  onUse: (use: { tokenHash: string; usedAt: string }) => void,
): Promise<Session | null> {
  const session = await findSessionInUse(db.kysely, hashToken(token), openAt(moment));
  if (!session) return null;
  onUse({ tokenHash: session.token_hash, usedAt: session.used_at });
  return {
    id: session.id,
    expiresAt: new Date(session.expires_at),
    provedAt: session.proved_at ? new Date(session.proved_at) : null,
    hasGeneratedPassword: session.password_generated !== null,
  };
}

export async function closeSession(db: Database, record: RecordEvent, token: string, moment: Moment) {
  await db.kysely.transaction().execute(async (transaction) => {
    const open = await findSession(transaction, hashToken(token), openAt(moment));
    await removeSession(transaction, hashToken(token));
    if (open) await record(transaction, { name: 'signed_out' }, token);
  });
}

export async function readSessions(db: Database, token: string, moment: Moment): Promise<ListedSession[]> {
  const own = hashToken(token);
  return (await listSessions(db.kysely, openAt(moment))).map((session) => ({
    id: session.id,
    browser: session.browser,
    system: session.system,
    created_at: session.created_at,
    used_at: session.used_at,
    expires_at: session.expires_at,
    is_own: session.token_hash === own,
  }));
}

export async function closeSessionById(db: Database, record: RecordEvent, id: string): Promise<boolean> {
  return db.kysely.transaction().execute(async (transaction) => {
    const isEnded = await removeSessionById(transaction, id);
    if (isEnded) await record(transaction, { name: 'session_ended' });
    return isEnded;
  });
}

export async function noteProof(db: Database, record: RecordEvent, token: string, now: Date): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    await updateProof(transaction, hashToken(token), now.toISOString());
    await record(transaction, { name: 'password_confirmed' }, token);
  });
}

export async function countOthers(db: Database, token: string, moment: Moment): Promise<number> {
  return countOtherSessions(db.kysely, hashToken(token), openAt(moment));
}

export async function closeOthers(db: Database, record: RecordEvent, token: string, moment: Moment) {
  return db.kysely.transaction().execute((transaction) => endOthers(transaction, record, token, moment));
}

/** Within the transaction of another change. */
export async function endOthers(transaction: Db, record: RecordEvent, token: string, moment: Moment) {
  const open = await countOtherSessions(transaction, hashToken(token), openAt(moment));
  await removeOtherSessions(transaction, hashToken(token));
  if (open > 0) await record(transaction, { name: 'sessions_ended', what: { ended: open } }, token);
  return open;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export type StoredSession = Selectable<SessionsTable>;

interface OpenAt {
  now: string;
  idleSince: string;
}

async function insertSession(db: Db, session: StoredSession): Promise<void> {
  await db.insertInto('sessions').values(session).execute();
}

async function findSession(db: Db, tokenHash: string, { now, idleSince }: OpenAt) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .executeTakeFirst();
}

/** Both are read at every request of the owner. */
async function findSessionInUse(db: Db, tokenHash: string, { now, idleSince }: OpenAt) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('secrets')
        .select('value')
        .where('name', '=', 'password_generated' satisfies SecretName)
        .as('password_generated'),
    )
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .executeTakeFirst();
}

async function listSessions(db: Db, { now, idleSince }: OpenAt): Promise<StoredSession[]> {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('expires_at', '>', now)
    .where('used_at', '>', idleSince)
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

export async function updateLastUse(db: Db, tokenHash: string, usedAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<', usedAt)
    .execute();
}

async function updateProof(db: Db, tokenHash: string, provedAt: string): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: provedAt }).where('token_hash', '=', tokenHash).execute();
}

async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

async function removeSessionById(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

async function countOtherSessions(db: Db, tokenHash: string, { now, idleSince }: OpenAt): Promise<number> {
  return countFound(
    db
      .selectFrom('sessions')
      .where('token_hash', '!=', tokenHash)
      .where('expires_at', '>', now)
      .where('used_at', '>', idleSince),
  );
}

async function removeOtherSessions(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '!=', tokenHash).execute();
}

export async function removeAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

async function removeExpiredSessions(db: Db, now: string): Promise<void> {
  await deleteFound(db, db.deleteFrom('sessions').where('expires_at', '<=', now));
}

/** How long a network is remembered after its last sign-in: 400 days. */
const knownForMs = 400 * 86_400_000;

export async function forgetPastSignIns(db: Database, now: Date): Promise<void> {
  await removeAttemptsBefore(db.kysely, new Date(now.getTime() - lockout.withinMs).toISOString());
  await removeEndedLockouts(db.kysely, now.toISOString());
  await removeExpiredSessions(db.kysely, now.toISOString());
  await removeKnownNetworksBefore(db.kysely, new Date(now.getTime() - knownForMs).toISOString());
}
