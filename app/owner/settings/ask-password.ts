import type { PageContext } from '../../page-context.ts';
import { type GateFailure, gateFailure, gateStatuses } from '../gate/sign-in.ts';

/** The password has to be given again before this is saved; `gate` tells why one that was given would not do. */
export interface PasswordNeeded {
  code: 'password_needed';
  gate?: GateFailure;
  /** What was to be saved, to be sent again with the password. */
  sent: { patch: string; undo: boolean };
}

/**
 * Asks for the password before a delicate change: nothing where it was given within ten minutes, or stands in the form
 * and is right; else what to answer (403; 400, 401, 429 or 503 for one that would not do).
 */
export async function askPassword(
  form: FormData,
  { core, token, client, signal }: PageContext,
): Promise<{ failure: PasswordNeeded; status: number } | undefined> {
  if (token && (await core.session.provedUntil(token))) return undefined;
  const sent = { patch: String(form.get('patch')), undo: form.get('undo') === 'yes' };
  const needed = { code: 'password_needed', sent } as const;
  const password = form.get('password');
  if (!token || typeof password !== 'string') return { failure: needed, status: 403 };
  if (password === '') return { failure: { ...needed, gate: { code: 'password_required' } }, status: 400 };
  const confirmed = await core.session.confirm(token, password, client, signal);
  if (confirmed.ok) return undefined;
  const { failure } = confirmed;
  return { failure: { ...needed, gate: gateFailure(failure) }, status: gateStatuses[failure.code] };
}
