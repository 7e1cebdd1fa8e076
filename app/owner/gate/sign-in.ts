import { data, redirect } from 'react-router';
import type { SecondFactor } from '../../../shared/passkeys.ts';
import { clearedSessionCookie, sessionCookie } from '../../../shared/session-cookie.ts';
import type { PageContext } from '../../page-context.ts';

/** Why the gate stays shut; `network` is told by the browser, the others by the server. */
export type GateFailure =
  | { code: 'password_required' | 'locked_out' | 'other' | 'network' }
  | { code: 'password_invalid'; attemptsLeft: number }
  | SecondStep
  | { code: 'second_factor_expired' };

/** The password was right; `wrong` is what the second step has met so far. */
export interface SecondStep {
  code: 'second_factor';
  factor: SecondFactor;
  wrong?: { code: 'passkey_invalid' | 'recovery_code_invalid'; attemptsLeft: number };
}

function isSecure(page: PageContext): boolean {
  return page.origin.startsWith('https:');
}

/** Opens a session and goes on to `next`, or tells why not (400, 401, 429). */
export async function signIn(form: FormData, page: PageContext, next: string) {
  const password = form.get('password');
  if (typeof password !== 'string' || password === '') return refused({ code: 'password_required' }, 400);
  const session = await page.core.session.signIn(password, page.client);
  if (session.ok) return welcome(session.value, page, next);
  const { failure } = session;
  if (failure.code === 'locked_out') return refused({ code: 'locked_out' }, 429);
  if (failure.code === 'second_factor_needed') {
    return refused({ code: 'second_factor', factor: failure.factor }, 401);
  }
  return refused({ code: 'password_invalid', attemptsLeft: failure.attemptsLeft }, 401);
}

/** Hands out the cookie of a session that was just opened, and goes on to `next`. */
export function welcome(
  { token, expiresAt }: { token: string; expiresAt: Date },
  page: PageContext,
  next: string,
) {
  const cookie = sessionCookie(token, expiresAt, isSecure(page));
  return redirect(next, { status: 303, headers: { 'Set-Cookie': cookie } });
}

export function refused(gate: GateFailure, status: number) {
  return data({ gate }, { status });
}

/** Ends the session, here and on the server, and goes on to `next`. */
export async function signOut(page: PageContext, next: string) {
  if (page.token) await page.core.session.signOut(page.token);
  return redirect(next, { status: 303, headers: { 'Set-Cookie': clearedSessionCookie(isSecure(page)) } });
}
