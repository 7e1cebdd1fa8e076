import type { Result } from '../../shared/result.ts';
import type { SecondFactor } from '../../shared/sign-in.ts';
import type { Barred } from './lockouts.ts';

export interface SignInRequest {
  /** A client that disconnects leaves the queue. */
  signal?: AbortSignal | undefined;
  userAgent?: string | undefined;
  /** Token of the browser's current session, which ends. */
  replaces?: string | undefined;
}

export interface OpenedSession {
  token: string;
  /** Its name in lists and logs; opens nothing. */
  id: string;
  expiresAt: Date;
}

export interface Session {
  id: string;
  expiresAt: Date;
  provedAt: Date | null;
  hasGeneratedPassword: boolean;
}

/** Timestamps are ISO 8601, UTC; the last use is known to the minute. */
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
 * `attemptsLeft` is 0 for the attempt that locks the client out. `sign_in_paused`: too many failures from everywhere.
 * `sign_in_busy`: the queue is full, nothing was counted. `client_gone`: disconnected before its turn. `password_expired`:
 * generated more than seven days ago.
 */
export type PasswordFailure =
  | { code: 'password_invalid'; attemptsLeft: number }
  | Barred
  | { code: 'password_expired' }
  | { code: 'sign_in_busy' }
  | { code: 'client_gone' };

export type ChangePasswordFailure = PasswordFailure | NewPasswordFailure;

/** `password_is_own`: the password isn't generated. `password_needed`: it was entered over ten minutes ago. */
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
  /** The server's configuration sets the password. */
  readonly isPasswordFixed: boolean;
  /** `client` is an address; only a keyed hash is stored. */
  signIn(
    password: string,
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, SignInFailure>>;
  /** Ends every session and opens a new one. A wrong current password counts toward the lockout. */
  changePassword(
    change: { current: string; next: string },
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, ChangePasswordFailure>>;
  /** For a generated password that was entered just now. */
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
  /** A check counts as a use of the session. */
  check(token: string): Promise<Session | null>;
  /** How long the password counts as recently entered; null if it doesn't. */
  provedUntil(token: string): Promise<Date | null>;
  signOut(token: string): Promise<void>;
  list(token: string): Promise<ListedSession[]>;
  end(id: string): Promise<Result<undefined, { code: 'session_not_found' }>>;
  countOtherSessions(token: string): Promise<number>;
  /** Returns how many were open. */
  signOutOthers(token: string): Promise<number>;
}
