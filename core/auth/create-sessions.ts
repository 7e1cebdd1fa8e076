import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Settings } from '../../shared/settings.ts';
import { isTooShort, passwordLength } from '../../shared/sign-in.ts';
import type { AuditEvent, RecordEvent, Trail } from '../audit/audit.ts';
import {
  hashPassword,
  isGuessablePassword,
  type NamingSettings,
  passwordHashing,
  siteNames,
} from './password.ts';
import { findSecret, removeSecret, saveSecret } from './secrets.ts';
import type {
  ChangePasswordFailure,
  ChoosePasswordFailure,
  OpenedSession,
  PasswordFailure,
  SessionCore,
  SignInRequest,
} from './session-core.ts';
import {
  checkSession,
  closeSession,
  closeSessionById,
  countOtherSessions,
  endOtherSessions,
  momentOf,
  noteProof,
  openSession,
  readSessions,
  removeAllSessions,
  updateLastUse,
} from './sessions.ts';
import { type PasswordAttempt, provePassword, signIn } from './sign-in.ts';

const intervalMs = 60_000;

const most = 1000;

/** Stores when a session was last used, at most once a minute. Requests don't wait for it, and its errors don't affect them. */
function createLastUse(db: Database, onError: (error: unknown) => void) {
  const noted = new LRUCache<string, number>({ max: most });
  return ({ tokenHash, usedAt }: { tokenHash: string; usedAt: string }, now: Date): void => {
    const last = Math.max(Date.parse(usedAt), noted.get(tokenHash) ?? 0);
    if (now.getTime() - last < intervalMs) return;
    noted.set(tokenHash, now.getTime());
    // Run after the request's own queries.
    setImmediate(() => void updateLastUse(db.kysely, tokenHash, now.toISOString()).catch(onError));
  };
}

export interface SessionParts {
  db: Database;
  now: () => Date;
  settings: () => Promise<NamingSettings & Pick<Settings, 'session_idle_hours'>>;
  origin: () => string;
  isPasswordFixed?: boolean;
  siteHost?: string;
  onError?: (error: unknown) => void;
}

const proofLastsMs = 600_000;

export interface SessionTrail extends Trail {
  /** Like `audited`, for work that requires a password or passkey. Records a failed attempt as `name`. */
  attempted<Value, Failure extends { code: string }>(
    name: AttemptName,
    client: string,
    work: (record: RecordEvent) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>>;
}

export function createSessions(parts: SessionParts): (trail: SessionTrail) => SessionCore {
  const {
    db,
    now,
    settings,
    origin,
    isPasswordFixed = false,
    siteHost = '',
    onError = () => undefined,
  } = parts;
  const noteUse = createLastUse(db, onError);
  const moment = async () => momentOf(now(), await settings());
  const choice = async () => ({ isFixed: isPasswordFixed, names: siteNames(await settings(), siteHost) });
  const check: SessionCore['check'] = async (token) => {
    const session = await checkSession(db, token, await moment(), (use) => noteUse(use, now()));
    // A password set by the configuration can't be replaced here.
    return session && { ...session, hasGeneratedPassword: session.hasGeneratedPassword && !isPasswordFixed };
  };
  const provedUntil: SessionCore['provedUntil'] = async (token) => {
    const provedAt = (await check(token))?.provedAt;
    const until = provedAt && new Date(provedAt.getTime() + proofLastsMs);
    return until && until > now() ? until : null;
  };
  return ({ audited, attempted }) => ({
    isPasswordFixed,
    check,
    signIn: (password, client, request) =>
      attempted('sign_in_failed', client, (record) =>
        signIn(
          db,
          record,
          { password, client, origin: origin(), isFixed: isPasswordFixed, ...request },
          now(),
        ),
      ),
    changePassword: (change, client, request) =>
      attempted('password_confirm_failed', client, async (record) =>
        changePassword(db, record, { ...change, ...request, client, ...(await choice()) }, now()),
      ),
    choosePassword: (next, client, request) =>
      audited(async (record) => {
        const isProved = request?.replaces ? (await provedUntil(request.replaces)) !== null : false;
        return choosePassword(db, record, { next, ...request, client, isProved, ...(await choice()) }, now());
      }),
    confirm: async (token, password, client, signal) => {
      const confirmed = await attempted('password_confirm_failed', client, (record) =>
        confirmPassword(db, record, { token, password, client, signal, isFixed: isPasswordFixed }, now()),
      );
      return confirmed.ok ? ok({ until: new Date(now().getTime() + proofLastsMs) }) : confirmed;
    },
    provedUntil,
    signOut: (token) => audited(async (record) => closeSession(db, record, token, await moment())),
    list: async (token) => readSessions(db, token, await moment()),
    end: (id) =>
      audited(async (record) =>
        (await closeSessionById(db, record, id)) ? ok(undefined) : fail({ code: 'session_not_found' }),
      ),
    countOtherSessions: async (token) => countOtherSessions(db.kysely, token, await moment()),
    signOutOthers: (token) => audited(async (record) => endOtherSessions(db, record, token, await moment())),
  });
}

async function confirmPassword(
  db: Database,
  record: RecordEvent,
  attempt: PasswordAttempt & { token: string },
  now: Date,
): Promise<Result<undefined, PasswordFailure>> {
  const { token, ...proof } = attempt;
  const proved = await provePassword(db, { ...proof, hasSession: true }, now);
  if (!proved.ok) return proved;
  await noteProof(db, record, token, now);
  return ok(undefined);
}

interface NewPassword extends SignInRequest {
  next: string;
  client: string;
  /** The server's configuration sets the password, and would overwrite a new one at the next start. */
  isFixed: boolean;
  names: readonly string[];
}

async function changePassword(
  db: Database,
  record: RecordEvent,
  { current, ...change }: NewPassword & { current: string },
  now: Date,
): Promise<Result<OpenedSession, ChangePasswordFailure>> {
  const refused = await refuse(change);
  if (refused) return fail(refused);
  const { client, signal } = change;
  const proved = await provePassword(db, { password: current, client, signal, hasSession: true }, now);
  return proved.ok ? replacePassword(db, record, change, now) : proved;
}

/** Replaces a generated password. `isProved`: the generated one was entered within the last ten minutes. */
async function choosePassword(
  db: Database,
  record: RecordEvent,
  { isProved, ...change }: NewPassword & { isProved: boolean },
  now: Date,
): Promise<Result<OpenedSession, ChoosePasswordFailure>> {
  const refused = await refuse(change);
  if (refused) return fail(refused);
  if (!(await findSecret(db.kysely, 'password_generated'))) return fail({ code: 'password_is_own' });
  if (!isProved) return fail({ code: 'password_needed' });
  return replacePassword(db, record, change, now);
}

async function refuse({ isFixed, next, names }: NewPassword) {
  if (isFixed) return { code: 'password_fixed' } as const;
  if (isTooShort(next)) return { code: 'password_too_short', least: passwordLength.least } as const;
  if (await isGuessablePassword(next, names)) return { code: 'password_common' } as const;
  return undefined;
}

async function replacePassword(
  db: Database,
  record: RecordEvent,
  { next, ...change }: NewPassword,
  now: Date,
): Promise<Result<OpenedSession, { code: 'sign_in_busy' } | { code: 'client_gone' }>> {
  // The owner is already authenticated, so this job goes to the front of the queue.
  const hashed = await passwordHashing.run(() => hashPassword(next), { isPreferred: true });
  if (!hashed.ok) return fail({ code: 'sign_in_busy' });
  return db.kysely.transaction().execute(async (transaction) => {
    await saveSecret(transaction, 'password_hash', hashed.value);
    await removeSecret(transaction, 'password_generated');
    await removeAllSessions(transaction);
    const opened = await openSession(transaction, change, now);
    await record(transaction, { name: 'password_changed' }, opened.token);
    return ok(opened);
  });
}

type AttemptName = 'sign_in_failed' | 'password_confirm_failed' | 'passkey_failed';

const wrong = new Set(['password_invalid', 'passkey_invalid', 'recovery_code_invalid']);

/** Returns the events to record for a failed attempt: a wrong password or passkey, a lockout, or the global limit. */
export function failedEvents(
  name: AttemptName,
  failure: { code: string; attemptsLeft?: number },
): AuditEvent[] {
  if (failure.code === 'locked_out') return [{ name: 'locked_out' }];
  if (failure.code === 'sign_in_paused') return [{ name: 'brake_applied' }];
  if (!wrong.has(failure.code)) return [];
  return failure.attemptsLeft === 0 ? [{ name }, { name: 'locked_out' }] : [{ name }];
}
