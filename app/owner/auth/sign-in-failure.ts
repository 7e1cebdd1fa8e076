import type { SecondFactor } from '../../../shared/passkeys.ts';

/** Why a sign-in came to nothing; `network` comes from the browser, the others from the server. */
export type SignInFailure = ProofFailure | SecondStep | { code: 'second_factor_expired' };

/** Why a password was refused, at the sign-in or wherever else it is asked for. */
export type ProofFailure =
  | {
      code: 'password_required' | 'password_expired' | 'locked_out' | 'busy' | 'paused' | 'other' | 'network';
    }
  | { code: 'password_invalid'; attemptsLeft: number };

/** The password was right; `wrong` is what the second step has met so far. */
export interface SecondStep {
  code: 'second_factor';
  factor: SecondFactor;
  wrong?: { code: 'passkey_invalid' | 'recovery_code_invalid'; attemptsLeft: number };
}

/** What an action says when the session has ended. */
export interface SignedOut {
  code: 'signed_out';
  /** The HTTP status. */
  status: 401;
}

/** What went wrong on the way to the server or in it, as the browser finds it. */
export interface RequestFailure {
  code: 'network' | 'server';
  /** The HTTP status; 0 when there was no answer. */
  status: number;
}
