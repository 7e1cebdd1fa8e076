import { data, redirect } from 'react-router';
import type { OpenedSession, PasswordFailure, SignInRequest } from '../../../core/auth/session-core.ts';
import { localeParameter } from '../../../shared/locale.ts';
import { localized, paths, withQuery } from '../../../shared/paths.ts';
import { retryAfter, statusOf } from '../../../shared/result.ts';
import { clearedSessionCookie, sessionCookie } from '../../../shared/sign-in.ts';
import type { PageContext } from '../../page-context.ts';
import type { ProofFailure, SignInFailure } from './sign-in-message.ts';

/** Opens a session and redirects to `next`, or returns the failure (400, 401, 429, 503). */
export async function signIn(form: FormData, page: PageContext, next: string) {
  const password = form.get('password');
  if (typeof password !== 'string' || password === '') {
    const failure = { code: 'password_required' } as const;
    return refused(failure, statusOf(failure));
  }
  const session = await page.core.session.signIn(password, page.client, signInRequest(page));
  if (session.ok) return redirectSignedIn(session.value, page, next);
  const { failure } = session;
  if (failure.code === 'second_factor_needed') {
    return refused({ code: 'second_factor', factor: failure.factor }, statusOf(failure));
  }
  return refused(proofFailure(failure), statusOf(failure), waitHeaders(failure));
}

/** Sets the session cookie and redirects to `next`. */
export function redirectSignedIn(opened: OpenedSession, page: PageContext, next: string) {
  return redirect(next, { status: 303, headers: sessionHeaders(page, opened) });
}

export function refused(signInFailure: SignInFailure, status: number, headers = {}) {
  return data({ signInFailure }, { status, headers });
}

/** Returns `Retry-After` for a rejected password if waiting helps, as the API does. */
export function waitHeaders(failure: { code: string; until?: Date }): Record<string, string> {
  const wait = retryAfter(failure, new Date());
  return wait === undefined ? {} : { 'Retry-After': String(wait) };
}

export function signInRequest({ signal, userAgent, token }: PageContext): SignInRequest {
  return { signal, userAgent, replaces: token };
}

export function sessionHeaders(page: PageContext, { token, expiresAt }: OpenedSession): Headers {
  return new Headers({ 'Set-Cookie': sessionCookie(token, expiresAt, page.isSecure) });
}

/** Returns a rejected password's failure as the owner's pages report it. */
export function proofFailure(failure: PasswordFailure): ProofFailure {
  switch (failure.code) {
    case 'password_invalid':
      return failure;
    case 'password_expired':
    case 'locked_out':
      return { code: failure.code };
    case 'sign_in_paused':
      return { code: 'paused' };
    case 'sign_in_busy':
    case 'client_gone':
      return { code: 'busy' };
  }
}

/** Ends the session, clears the browser's cache and redirects to `next`. */
export async function signOut(page: PageContext, next: string) {
  if (page.token) await page.core.session.signOut(page.token);
  const headers = { 'Set-Cookie': clearedSessionCookie(page.isSecure), 'Clear-Site-Data': '"cache"' };
  return redirect(next, { status: 303, headers });
}

export type NewPasswordFailure =
  | { code: 'password_too_short'; least: number; typed: number }
  | { code: 'password_common' | 'password_differs' | 'busy' };

/**
 * Replaces the temporary password and redirects to `here`, the form's page. On a new site, redirects from
 * Compose to the first run. Ten minutes after signing in, the owner has to sign in again first.
 */
export async function choosePassword(form: FormData, page: PageContext, here: string) {
  const isFirstPage = withQuery(here, { [localeParameter]: undefined }) === paths.compose;
  const isNew = isFirstPage && (await page.core.settings.get()).first_run === 'open';
  const next = isNew && !form.has('over_page') ? localized(paths.firstSteps, page.locale) : here;
  const password = String(form.get('next') ?? '');
  if (form.get('again') !== password) return rejectPassword({ code: 'password_differs' }, 400);
  const chosen = await page.core.session.choosePassword(password, page.client, signInRequest(page));
  if (chosen.ok) return redirect(next, { status: 303, headers: sessionHeaders(page, chosen.value) });
  const { failure } = chosen;
  switch (failure.code) {
    case 'password_too_short':
      return rejectPassword({ ...failure, typed: [...password].length }, statusOf(failure));
    case 'password_common':
      return rejectPassword({ code: 'password_common' }, statusOf(failure));
    case 'sign_in_busy':
    case 'client_gone':
      return rejectPassword({ code: 'busy' }, statusOf(failure), waitHeaders(failure));
    case 'password_needed':
      // The sign-in is too long ago to change the password without entering the temporary one.
      return signOut(page, next);
    case 'password_fixed':
    case 'password_is_own':
      // The new password was already chosen in another window.
      return redirect(next, 303);
  }
}

function rejectPassword(newPassword: NewPasswordFailure, status: number, headers = {}) {
  return data({ newPassword }, { status, headers });
}
