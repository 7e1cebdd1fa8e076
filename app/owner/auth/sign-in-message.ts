import { plural } from '../../../messages/fill.ts';
import type { SecondFactor } from '../../../shared/sign-in.ts';
import type { Owner } from '../context/owner-context.ts';

/** Where it is said: the content manager has sentences of its own (docs/specification.md 8.1). */
export type SignInPlace = 'compose' | 'manager';

/** The catalogue's sentence for a refused password (docs/specification.md 8.1). */
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
      // Two are warning enough; sooner it would only frighten.
      return failure.attemptsLeft > 2
        ? catalog.auth_invalid
        : `${catalog.auth_invalid} ${plural(locale, messages.signIn.attempts_left, failure.attemptsLeft)}`;
  }
}

/** What was wrong at the second step; '' while nothing was. */
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

/** Why a password was refused, at the sign-in or wherever else it is asked for. */
export type ProofFailure =
  | {
      code: 'password_required' | 'password_expired' | 'locked_out' | 'busy' | 'paused' | 'other' | 'network';
    }
  | { code: 'password_invalid'; attemptsLeft: number };

/** The password was right; `wrong` is what the second step has met so far. */
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
  /** The HTTP status; 0 when there was no answer. */
  status: number;
}
