import type { Database } from '../../db/connect.ts';
import { fail, ok } from '../../shared/result.ts';
import type { Settings } from '../../shared/settings.ts';
import type { Core } from '../core.ts';
import { changePassword, choosePassword } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { createLastUse } from './record-last-use.ts';
import {
  checkSession,
  closeOthers,
  closeSession,
  closeSessionById,
  countOthers,
  readSessions,
} from './sessions.ts';
import { signIn } from './sign-in.ts';

export interface SessionParts {
  db: Database;
  now: () => Date;
  settings: () => Promise<Pick<Settings, 'brand' | 'founder' | 'session_idle_hours'>>;
  passwordIsFixed?: boolean;
  siteHost?: string;
  onError?: (error: unknown) => void;
}

const hour = 3_600_000;

/** How long a password counts as given a moment ago, in milliseconds: 10 minutes. */
const proofLasts = 600_000;

/** Signing in and out, and what the password opens, over one database. */
export function createSessions(parts: SessionParts): Core['session'] {
  const { db, now, settings, passwordIsFixed = false, siteHost = '', onError = () => undefined } = parts;
  const noteUse = createLastUse(db, onError);
  const moment = async () => ({ now: now(), idle: (await settings()).session_idle_hours * hour });
  const choice = async () => {
    const { brand, founder } = await settings();
    return { fixed: passwordIsFixed, names: [brand, founder, siteHost] };
  };
  const check: Core['session']['check'] = async (token) => {
    const session = await checkSession(db, token, await moment(), (use) => noteUse(use, now()));
    // Where the configuration sets the password there is none to choose.
    return session && { ...session, hasGeneratedPassword: session.hasGeneratedPassword && !passwordIsFixed };
  };
  return {
    check,
    signIn: (password, client, request) => signIn(db, { password, client, ...request }, now()),
    changePassword: async (change, client, request) =>
      changePassword(db, { ...change, ...request, client, ...(await choice()) }, now()),
    choosePassword: async (next, client, request) =>
      choosePassword(db, { next, ...request, client, ...(await choice()) }, now()),
    confirm: async (token, password, client, signal) => {
      const confirmed = await confirmPassword(db, { token, password, client, signal }, now());
      return confirmed.ok ? ok({ until: new Date(now().getTime() + proofLasts) }) : confirmed;
    },
    provedUntil: async (token) => {
      const provedAt = (await check(token))?.provedAt;
      const until = provedAt && new Date(provedAt.getTime() + proofLasts);
      return until && until > now() ? until : null;
    },
    signOut: (token) => closeSession(db, token),
    list: async (token) => readSessions(db, token, await moment()),
    end: async (id) =>
      (await closeSessionById(db, id)) ? ok(undefined) : fail({ code: 'session_not_found' }),
    countOthers: async (token) => countOthers(db, token, await moment()),
    signOutOthers: async (token) => closeOthers(db, token, await moment()),
  };
}
