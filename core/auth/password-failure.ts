import type { Barred } from './count-attempt.ts';

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
