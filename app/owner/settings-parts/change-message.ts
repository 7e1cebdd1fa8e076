import { fill } from '../../../copy/fill.ts';
import { gateMessage } from '../auth/sign-in-message.ts';
import type { Desk } from '../context/owner-context.ts';
import type { ChangeFailure } from './change-settings.ts';
import type { Trouble } from './check-settings.ts';

/** Why a form of the settings was not saved, as a sentence; `typed` is the length of the new password, in characters. */
export function changeMessage(failure: ChangeFailure, desk: Desk, typed = 0): string {
  const { settings, errors } = desk.copy;
  switch (failure.code) {
    case 'invalid':
      return settings.not_saved;
    case 'password_fixed':
      return settings.password.fixed;
    case 'password_too_short':
      return fill(settings.password.too_short, { count: typed, min: failure.least });
    case 'password_common':
      return settings.password.common;
    case 'password_needed':
      return settings.confirm.needed;
    case 'session_not_found':
      return errors.detail.not_found;
    case 'password_required':
    case 'password_invalid':
    case 'password_expired':
    case 'locked_out':
    case 'busy':
    case 'paused':
    case 'other':
      return gateMessage(failure, desk);
    case 'signed_out':
      return errors.detail.session_ended;
    case 'network':
      return `${errors.catalog.auth_network_compose} ${settings.failed}`;
    case 'server':
      return errors.detail.server;
  }
}

/** What is wrong with a field, in plain words. */
export function troubleMessage(trouble: Trouble, { copy, locale }: Desk): string {
  const { invalid } = copy.settings;
  const number = new Intl.NumberFormat(locale);
  switch (trouble.wrong) {
    case 'too_long':
      return fill(invalid.too_long, { max: number.format(trouble.max) });
    case 'number':
      return fill(invalid.number, { min: number.format(trouble.min), max: number.format(trouble.max) });
    default:
      return invalid[trouble.wrong];
  }
}
