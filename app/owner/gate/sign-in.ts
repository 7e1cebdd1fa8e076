import { data, redirect } from 'react-router';
import { clearedSessionCookie, sessionCookie } from '../../../shared/session-cookie.ts';
import type { PageContext } from '../../page-context.ts';

/** Why the gate stays shut; `network` is told by the browser, the others by the server. */
export type GateFailure =
  | { code: 'password_required' | 'locked_out' | 'other' | 'network' }
  | { code: 'password_invalid'; attemptsLeft: number };

function isSecure(page: PageContext): boolean {
  return page.origin.startsWith('https:');
}

/** Opens a session and goes on to `next`, or tells why not (400, 401, 429). */
export async function signIn(form: FormData, page: PageContext, next: string) {
  const password = form.get('password');
  if (typeof password !== 'string' || password === '') return refused({ code: 'password_required' }, 400);
  const session = await page.core.session.signIn(password, page.client);
  if (session.ok) {
    const { token, expiresAt } = session.value;
    return redirect(next, {
      status: 303,
      headers: { 'Set-Cookie': sessionCookie(token, expiresAt, isSecure(page)) },
    });
  }
  const { failure } = session;
  if (failure.code === 'locked_out') return refused({ code: 'locked_out' }, 429);
  return refused({ code: 'password_invalid', attemptsLeft: failure.attemptsLeft }, 401);
}

function refused(gate: GateFailure, status: number) {
  return data({ gate }, { status });
}

/** Ends the session, here and on the server, and goes on to `next`. */
export async function signOut(page: PageContext, next: string) {
  if (page.token) await page.core.session.signOut(page.token);
  return redirect(next, { status: 303, headers: { 'Set-Cookie': clearedSessionCookie(isSecure(page)) } });
}
