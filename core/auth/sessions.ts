import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { countFound, deleteFound, hasRows } from '../../db/statements.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/audit.ts';
import {
  clientHash,
  lockout,
  removeAttemptsBefore,
  removeEndedLockouts,
  removeKnownNetworksBefore,
  saveKnownNetwork,
} from './lockouts.ts';
import type { SecretName } from './secrets.ts';
import type { ListedSession, OpenedSession, Session } from './session-core.ts';

/** Browsers by a word in their user agent. The first match counts, because most also name other browsers. */
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

/** `idle` is the time without use after which a session ends, in milliseconds. */
export interface Moment {
  now: Date;
  idle: number;
}

export function momentOf(now: Date, { session_idle_hours }: Pick<Settings, 'session_idle_hours'>): Moment {
  return { now, idle: session_idle_hours * 3_600_000 };
}

function openSessions(db: Db, { now, idle }: Moment) {
  return db
    .selectFrom('sessions')
    .where('expires_at', '>', now.toISOString())
    .where('used_at', '>', new Date(now.getTime() - idle).toISOString());
}

export interface SessionOpening {
  client: string;
  userAgent?: string | undefined;
  replaces?: string | undefined;
}

/** Opens a session and remembers the network as the owner's. Stores only the token's hash. */
export async function openSession(
  db: Db,
  { client, userAgent, replaces }: SessionOpening,
  now: Date,
): Promise<OpenedSession> {
  const [token, id] = [randomBytes(32).toString('base64url'), randomUUID()];
  const expiresAt = new Date(now.getTime() + sessionLengthMs);
  const at = now.toISOString();
  if (replaces) await removeSession(db, replaces);
  const session = {
    token_hash: hashToken(token),
    id,
    created_at: at,
    used_at: at,
    proved_at: at,
    expires_at: expiresAt.toISOString(),
    ...describeUserAgent(userAgent ?? ''),
  };
  await db.insertInto('sessions').values(session).execute();
  await saveKnownNetwork(db, await clientHash(db, client), at);
  return { token, id, expiresAt };
}

export async function checkSession(
  db: Database,
  token: string,
  moment: Moment,
  onUse: (use: { tokenHash: string; usedAt: string }) => void,
): Promise<Session | null> {
  // Both values are read in every request of the owner.
  const session = await openSessions(db.kysely, moment)
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('secrets')
        .select('value')
        .where('name', '=', 'password_generated' satisfies SecretName)
        .as('password_generated'),
    )
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
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
    const isOpen = await hasRows(
      openSessions(transaction, moment).where('token_hash', '=', hashToken(token)),
    );
    await removeSession(transaction, token);
    if (isOpen) await record(transaction, { name: 'signed_out' }, token);
  });
}

export async function readSessions(db: Database, token: string, moment: Moment): Promise<ListedSession[]> {
  const own = hashToken(token);
  const sessions = await openSessions(db.kysely, moment)
    .select(['id', 'browser', 'system', 'created_at', 'used_at', 'expires_at', 'token_hash'])
    .orderBy('used_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
  return sessions.map(({ token_hash, ...session }) => ({ ...session, is_own: token_hash === own }));
}

export async function closeSessionById(db: Database, record: RecordEvent, id: string): Promise<boolean> {
  return db.kysely.transaction().execute(async (transaction) => {
    const isEnded =
      (await deleteFound(transaction, transaction.deleteFrom('sessions').where('id', '=', id))) > 0;
    if (isEnded) await record(transaction, { name: 'session_ended' });
    return isEnded;
  });
}

export async function noteProof(db: Database, record: RecordEvent, token: string, now: Date): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('sessions')
      .set({ proved_at: now.toISOString() })
      .where('token_hash', '=', hashToken(token))
      .execute();
    await record(transaction, { name: 'password_confirmed' }, token);
  });
}

export function countOtherSessions(db: Db, token: string, moment: Moment): Promise<number> {
  return countFound(openSessions(db, moment).where('token_hash', '!=', hashToken(token)));
}

export async function endOtherSessions(db: Database, record: RecordEvent, token: string, moment: Moment) {
  return db.kysely
    .transaction()
    .execute((transaction) => endOtherSessionsOf(transaction, record, token, moment));
}

export async function endOtherSessionsOf(
  transaction: Db,
  record: RecordEvent,
  token: string,
  moment: Moment,
) {
  const open = await countOtherSessions(transaction, token, moment);
  await transaction.deleteFrom('sessions').where('token_hash', '!=', hashToken(token)).execute();
  if (open > 0) await record(transaction, { name: 'sessions_ended', what: { ended: open } }, token);
  return open;
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export async function updateLastUse(db: Db, tokenHash: string, usedAt: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: usedAt })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<', usedAt)
    .execute();
}

async function removeSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
}

export async function removeAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').execute();
}

/** How long a network is remembered after its last sign-in: 400 days. */
const knownForMs = 400 * 86_400_000;

export async function purgeSignInAttempts({ kysely }: Database, now: Date): Promise<void> {
  await removeAttemptsBefore(kysely, new Date(now.getTime() - lockout.withinMs).toISOString());
  await removeEndedLockouts(kysely, now.toISOString());
  await deleteFound(kysely, kysely.deleteFrom('sessions').where('expires_at', '<=', now.toISOString()));
  await removeKnownNetworksBefore(kysely, new Date(now.getTime() - knownForMs).toISOString());
}
