import type { AuditEvent } from '../audit/audit-event.ts';

/** What a wrong proof is recorded as, by what it was asked for. */
export type AttemptName = 'sign_in_failed' | 'password_confirm_failed' | 'passkey_failed';

/** A password, a passkey or a recovery code that was looked at and was wrong. */
const wrong = new Set(['password_invalid', 'passkey_invalid', 'recovery_code_invalid']);

/** What the audit trail says of a refused proof: that it was wrong, that it has locked its client out, that a client has come who is locked out. Else nothing. */
export function failedEvents(
  name: AttemptName,
  failure: { code: string; attemptsLeft?: number },
): AuditEvent[] {
  if (failure.code === 'locked_out') return [{ name: 'locked_out' }];
  if (failure.code === 'sign_in_paused') return [{ name: 'brake_applied' }];
  if (!wrong.has(failure.code)) return [];
  return failure.attemptsLeft === 0 ? [{ name }, { name: 'locked_out' }] : [{ name }];
}
