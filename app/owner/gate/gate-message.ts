import { plural } from '../../../copy/fill.ts';
import type { Desk } from '../desk-context.ts';
import type { GateFailure, SecondStep } from './sign-in.ts';

/** Which gate speaks: the content manager has words of its own (docs/specification.md 8.1). */
export type GateOf = 'compose' | 'manager';

/** The catalogue's sentence for a refused password (docs/specification.md 8.1). */
export function gateMessage(failure: GateFailure, { copy, locale }: Desk, of: GateOf = 'compose'): string {
  const { catalog } = copy.errors;
  switch (failure.code) {
    case 'password_required':
      return copy.gate.password_required;
    case 'password_expired':
      return copy.gate.password_expired;
    case 'locked_out':
      return catalog[`auth_locked_${of}`];
    case 'network':
      return catalog[`auth_network_${of}`];
    case 'busy':
      return copy.gate.busy_server;
    case 'paused':
      return copy.gate.paused;
    case 'other':
      return catalog.auth_other;
    case 'second_factor_expired':
      return copy.passkeys.step.expired;
    case 'second_factor':
      return secondStepMessage(failure, { copy, locale });
    case 'password_invalid':
      // Two are warning enough; sooner it would only frighten.
      return failure.attemptsLeft > 2
        ? catalog.auth_invalid
        : `${catalog.auth_invalid} ${plural(locale, copy.gate.attempts_left, failure.attemptsLeft)}`;
  }
}

/** What was wrong at the second step; '' while nothing was. */
function secondStepMessage({ wrong }: SecondStep, { copy, locale }: Pick<Desk, 'copy' | 'locale'>): string {
  if (!wrong) return '';
  const { step } = copy.passkeys;
  const said = wrong.code === 'passkey_invalid' ? step.unknown : step.code_invalid;
  return wrong.attemptsLeft > 2
    ? said
    : `${said} ${plural(locale, copy.gate.attempts_left, wrong.attemptsLeft)}`;
}
