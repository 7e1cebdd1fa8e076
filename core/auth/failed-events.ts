import type { AuditEvent } from '../audit/audit-event.ts';

/**
 * What the audit trail says of a refused password: that it was wrong, that it has locked its client out, that a client
 * has come who is locked out. Nothing where no password was looked at.
 */
export function failedEvents(
  name: 'sign_in_failed' | 'password_confirm_failed',
  failure: { code: string; attemptsLeft?: number },
): AuditEvent[] {
  if (failure.code === 'locked_out') return [{ name: 'locked_out' }];
  if (failure.code === 'sign_in_paused') return [{ name: 'brake_applied' }];
  if (failure.code !== 'password_invalid') return [];
  return failure.attemptsLeft === 0 ? [{ name }, { name: 'locked_out' }] : [{ name }];
}
