import { plural } from '../../../messages/fill.ts';
import type { SecondFactor } from '../../../shared/sign-in.ts';
import type { Owner } from '../context/owner-context.ts';

/** The area whose sentences to use. The content manager has its own (docs/specification.md 8.1). */
export type SignInPlace = 'compose' | 'manager';

/** Returns the specified sentence for a rejected password (docs/specification.md 8.1). */
export function signInMessage(
  failure: SignInFailure,
  { messages, locale }: Owner,
  place: SignInPlace = 'compose',
): string {
  const { catalog } = messages.errors;
  switch (failure.code) {
    case 'password_required':
      return messages.signIn.password_required;
    case 'password_expired':
      return messages.signIn.password_expired;
    case 'locked_out':
      return catalog[`auth_locked_${place}`];
    case 'network':
      return catalog[`auth_network_${place}`];
    case 'busy':
      return messages.signIn.busy_server;
    case 'paused':
      return messages.signIn.paused;
    case 'other':
      return catalog.auth_other;
    case 'second_factor_expired':
      return messages.passkeys.step.expired;
    case 'second_factor':
      return secondStepMessage(failure, { messages, locale });
    case 'password_invalid':
      // Warn only about the last two attempts. Earlier, a warning would only alarm.
      return failure.attemptsLeft > 2
        ? catalog.auth_invalid
        : `${catalog.auth_invalid} ${plural(locale, messages.signIn.attempts_left, failure.attemptsLeft)}`;
  }
}

/** Returns the error of the second step; '' without one. */
function secondStepMessage(
  { wrong }: SecondStep,
  { messages, locale }: Pick<Owner, 'messages' | 'locale'>,
): string {
  if (!wrong) return '';
  const { step } = messages.passkeys;
  const sentence = wrong.code === 'passkey_invalid' ? step.unknown : step.code_invalid;
  return wrong.attemptsLeft > 2
    ? sentence
    : `${sentence} ${plural(locale, messages.signIn.attempts_left, wrong.attemptsLeft)}`;
}

/** Why a sign-in failed; `network` comes from the browser, the others from the server. */
export type SignInFailure = ProofFailure | SecondStep | { code: 'second_factor_expired' };

/** Why a password was rejected, when signing in or elsewhere. */
export type ProofFailure =
  | {
      code: 'password_required' | 'password_expired' | 'locked_out' | 'busy' | 'paused' | 'other' | 'network';
    }
  | { code: 'password_invalid'; attemptsLeft: number };

/** The password was correct; `wrong` is the second step's error so far. */
interface SecondStep {
  code: 'second_factor';
  factor: SecondFactor;
  wrong?: { code: 'passkey_invalid' | 'recovery_code_invalid'; attemptsLeft: number };
}

export interface SignedOut {
  code: 'signed_out';
  status: 401;
}

export interface RequestFailure {
  code: 'network' | 'server';
  /** The HTTP status; 0 if there was no response. */
  status: number;
}
