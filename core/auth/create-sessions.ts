import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { changePassword, choosePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { AttemptName } from './failed-events.ts';
import { createLastUse } from './record-last-use.ts';
import type { SessionCore } from './session-core.ts';
import {
  checkSession,
  closeOthers,
  closeSession,
  closeSessionById,
  countOthers,
  momentOf,
  readSessions,
} from './sessions.ts';
import { signIn } from './sign-in.ts';
import { type NamingSettings, siteNames } from './site-names.ts';

export interface SessionParts {
  db: Database;
  now: () => Date;
  settings: () => Promise<NamingSettings & Pick<Settings, 'session_idle_hours'>>;
  origin: () => string;
  isPasswordFixed?: boolean;
  siteHost?: string;
  onError?: (error: unknown) => void;
}

/** How long a password counts as given a moment ago, in milliseconds: 10 minutes. */
const proofLastsMs = 600_000;

export interface SessionTrail {
  /** Runs a change that records its events, and lets the log hear of them when it has succeeded. */
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
  /** The same for what asks for a proof of who it is, whose refusal is recorded as `name`. */
  attempted<Value, Failure extends { code: string }>(
    name: AttemptName,
    client: string,
    work: (record: RecordEvent) => Promise<Result<Value, Failure>>,
  ): Promise<Result<Value, Failure>>;
}

/** Signing in and out, and what the password opens, over one database; each actor gets it with a trail of its own. */
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
    // Where the configuration sets the password there is none to choose.
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
    countOthers: async (token) => countOthers(db, token, await moment()),
    signOutOthers: (token) => audited(async (record) => closeOthers(db, record, token, await moment())),
  });
}
