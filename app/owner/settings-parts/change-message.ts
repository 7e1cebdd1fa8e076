import { fill } from '../../../messages/fill.ts';
import { signInMessage } from '../auth/sign-in-message.ts';
import type { Owner } from '../context/owner-context.ts';
import { requestMessage } from '../forms/api.ts';
import type { ChangeFailure } from './change-settings.ts';
import type { FieldError } from './check-settings.ts';

/** Why a form of the settings was not saved, as a sentence; `typed` is the length of the new password, in characters. */
export function changeMessage(failure: ChangeFailure, owner: Owner, typed = 0): string {
  const { settings, errors } = owner.messages;
  switch (failure.code) {
    case 'invalid':
      return settings.not_saved;
    case 'names_found':
      return fill(settings.names_found, {
        passages: [...new Set(failure.places.map(({ passage }) => `“${passage}”`))].join(', '),
      });
    case 'guard_locked':
      return errors.detail.guard_locked;
    case 'not_approved':
      return settings.not_approved;
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
      return signInMessage(failure, owner);
    case 'network':
      return `${requestMessage(failure.code, errors)} ${settings.failed}`;
    case 'signed_out':
    case 'server':
      return requestMessage(failure.code, errors);
  }
}

/** What is wrong with a field, in plain words. */
export function fieldErrorMessage(error: FieldError, { messages, locale }: Owner): string {
  const { invalid } = messages.settings;
  const number = new Intl.NumberFormat(locale);
  switch (error.wrong) {
    case 'too_long':
      return fill(invalid.too_long, { max: number.format(error.max) });
    case 'number':
    case 'price':
      return fill(invalid[error.wrong], { min: number.format(error.min), max: number.format(error.max) });
    default:
      return invalid[error.wrong];
  }
}
