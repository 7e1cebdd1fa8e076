import { statusOf } from '../../../shared/failure-status.ts';
import type { PageContext } from '../../page-context.ts';
import { proofFailure } from '../auth/sign-in.ts';
import type { ProofFailure } from '../auth/sign-in-failure.ts';

/** The password has to be given again before this is done; `proof` tells why one that was given would not do. */
export interface PasswordNeeded {
  code: 'password_needed';
  proof?: ProofFailure;
  /** The form that was sent, to be sent again with the password. */
  sent: Record<string, string>;
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
  const sent: Record<string, string> = {};
  for (const [name, value] of form) if (name !== 'password') sent[name] = String(value);
  const needed = { code: 'password_needed', sent } as const;
  const password = form.get('password');
  if (!token || typeof password !== 'string') return { failure: needed, status: statusOf(needed) };
  if (password === '') return { failure: { ...needed, proof: { code: 'password_required' } }, status: 400 };
  const confirmed = await core.session.confirm(token, password, client, signal);
  if (confirmed.ok) return undefined;
  const { failure } = confirmed;
  return { failure: { ...needed, proof: proofFailure(failure) }, status: statusOf(failure) };
}
