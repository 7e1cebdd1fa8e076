import type { Result } from '../../shared/result.ts';
import type { SecondFactor } from '../../shared/sign-in.ts';
import type { Barred } from './lockouts.ts';

export interface SignInRequest {
  /** Of the request: whoever has left is dropped from the line of those who wait. */
  signal?: AbortSignal | undefined;
  userAgent?: string | undefined;
  /** Token of the session that the browser had until now; it ends with a new one. */
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
  /** When the password was last given in it. */
  provedAt: Date | null;
  /** The password is one that the site made up: the owner has to choose another before anything else. */
  hasGeneratedPassword: boolean;
}

/** An open session as lists show it. Timestamps are ISO 8601, UTC; the last use is known to the minute. */
export interface ListedSession {
  id: string;
  /** Names of trade, '' where the browser did not tell. */
  browser: string;
  system: string;
  created_at: string;
  used_at: string;
  expires_at: string;
  is_own: boolean;
}

/**
 * `attemptsLeft` is 0 with the wrong password that locks the client out. `sign_in_paused`: too many failures from
 * everywhere, so that networks which never signed in must wait. `sign_in_busy`: too many wait already, and nothing was
 * counted. `client_gone`: the request was broken off before its turn. `password_expired`: the site made it up, more than
 * seven days ago.
 */
export type PasswordFailure =
  | { code: 'password_invalid'; attemptsLeft: number }
  | Barred
  | { code: 'password_expired' }
  | { code: 'sign_in_busy' }
  | { code: 'client_gone' };

/** `password_fixed`: the next start would set it back to what the server's configuration says. */
export type ChangePasswordFailure = PasswordFailure | NewPasswordFailure;

/** `password_is_own`: nothing was made up: the current one is needed. `password_needed`: given over ten minutes ago. */
export type ChoosePasswordFailure =
  | NewPasswordFailure
  | { code: 'password_is_own' | 'password_needed' }
  | { code: 'sign_in_busy' }
  | { code: 'client_gone' };

/** `password_common`: among the first that an attacker tries. */
type NewPasswordFailure =
  | { code: 'password_fixed' }
  | { code: 'password_too_short'; least: number }
  | { code: 'password_common' };

/** `second_factor_needed`: the password was right, and a passkey or a recovery code has to follow. */
export type SignInFailure = PasswordFailure | { code: 'second_factor_needed'; factor: SecondFactor };

export interface SessionCore {
  /** The server's configuration sets the password, and whatever else was chosen is refused. */
  readonly isPasswordFixed: boolean;
  /** `client` is an address; it is stored only as a keyed hash. */
  signIn(
    password: string,
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, SignInFailure>>;
  /** Ends every session and opens a new one for the caller; a wrong current password counts for the lockout. */
  changePassword(
    change: { current: string; next: string },
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, ChangePasswordFailure>>;
  /** The same for a password that was made up, and was given at the sign-in just now. */
  choosePassword(
    next: string,
    client: string,
    request?: SignInRequest,
  ): Promise<Result<OpenedSession, ChoosePasswordFailure>>;
  /** Takes the password again, which delicate changes need; a wrong one counts for the lockout. */
  confirm(
    token: string,
    password: string,
    client: string,
    signal?: AbortSignal,
  ): Promise<Result<{ until: Date }, PasswordFailure>>;
  /** The session while it lasts; being asked for counts as a use of it. */
  check(token: string): Promise<Session | null>;
  /** Until when the password counts as given a moment ago; null when it has to be asked for again. */
  provedUntil(token: string): Promise<Date | null>;
  signOut(token: string): Promise<void>;
  list(token: string): Promise<ListedSession[]>;
  end(id: string): Promise<Result<undefined, { code: 'session_not_found' }>>;
  countOthers(token: string): Promise<number>;
  /** Ends every session but the token's own, and gives how many were open. */
  signOutOthers(token: string): Promise<number>;
}
