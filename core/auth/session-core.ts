import type { Result } from '../../shared/result.ts';
import type { SecondFactor } from '../../shared/sign-in.ts';
import type { Barred } from './lockouts.ts';

export interface SignInRequest {
  /** Aborted when the client disconnects, which removes the attempt from the queue. */
  signal?: AbortSignal | undefined;
  userAgent?: string | undefined;
  /** The token of the browser's current session, which the new session replaces. */
  replaces?: string | undefined;
}

export interface OpenedSession {
  token: string;
  /** Identifies the session in lists and logs. Unlike the token, it gives no access. */
  id: string;
  expiresAt: Date;
}

export interface Session {
  id: string;
  expiresAt: Date;
  provedAt: Date | null;
  hasGeneratedPassword: boolean;
}

/** Timestamps are ISO 8601 in UTC. `used_at` is accurate to the minute. */
export interface ListedSession {
  id: string;
  browser: string;
  system: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  is_own: boolean;
}

/**
 * `attemptsLeft` is 0 for the attempt that locks the client out. `sign_in_paused`: too many failures from all
 * networks. `sign_in_busy`: the queue is full, and the attempt wasn't counted. `client_gone`: the client
 * disconnected while waiting. `password_expired`: the password was generated more than seven days ago.
 */
export type PasswordFailure =
  | { code: 'password_invalid'; attemptsLeft: number }
  | Barred
  | { code: 'password_expired' }
  | { code: 'sign_in_busy' }
  | { code: 'client_gone' };

export type ChangePasswordFailure = PasswordFailure | NewPasswordFailure;

/** `password_is_own`: the current password isn't a generated one. `password_needed`: it was entered more than ten minutes ago. */
export type ChoosePasswordFailure =
  | NewPasswordFailure
  | { code: 'password_is_own' | 'password_needed' }
  | { code: 'sign_in_busy' }
  | { code: 'client_gone' };

type NewPasswordFailure =
  | { code: 'password_fixed' }
  | { code: 'password_too_short'; least: number }
  | { code: 'password_common' };

export type SignInFailure = PasswordFailure | { code: 'second_factor_needed'; factor: SecondFactor };

export interface SessionCore {
  /** Whether the server's configuration sets the password. */
  readonly isPasswordFixed: boolean;
  /** `client` is an IP address. Only its keyed hash is stored. */
  signIn(
    password: string,
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, SignInFailure>>;
  /** Changes the password, ends all sessions and opens a new one. A wrong current password counts toward the lockout. */
  changePassword(
    change: { current: string; next: string },
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, ChangePasswordFailure>>;
  /** Replaces a generated password that was just entered. */
  choosePassword(
    next: string,
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, ChoosePasswordFailure>>;
  confirm(
    token: string,
    password: string,
    client: string,
    signal?: AbortSignal,
  ): Promise<Result<{ until: Date }, PasswordFailure>>;
  /** Returns a valid session, and counts the check as a use of it. */
  check(token: string): Promise<Session | null>;
  /** Returns until when the password counts as recently entered; null if it doesn't. */
  provedUntil(token: string): Promise<Date | null>;
  signOut(token: string): Promise<void>;
  list(token: string): Promise<ListedSession[]>;
  end(id: string): Promise<Result<undefined, { code: 'session_not_found' }>>;
  countOtherSessions(token: string): Promise<number>;
  /** Ends all other sessions and returns how many there were. */
  signOutOthers(token: string): Promise<number>;
}
