import type { Context } from 'hono';
import type { OpenedSession, SignInRequest } from '../core/auth/session-core.ts';
import { clearedSessionCookie, sessionCookie } from '../shared/sign-in.ts';
import type { ApiEnvironment } from './environment.ts';

/** Sets the cookie of a session that was just opened, and says until when it lasts. */
export function giveSession(c: Context<ApiEnvironment>, { token, expiresAt }: OpenedSession) {
  c.header('Set-Cookie', sessionCookie(token, expiresAt, c.env.isSecure), { append: true });
  return { success: true as const, expires_at: expiresAt.toISOString() };
}

/** Makes the browser forget its session, and what it kept of the pages that the session opened. */
export function takeSession(c: Context<ApiEnvironment>): void {
  c.header('Set-Cookie', clearedSessionCookie(c.env.isSecure), { append: true });
  c.header('Clear-Site-Data', '"cache"');
}

/** What a sign-in brings along. */
export function signInRequest(c: Context<ApiEnvironment>): SignInRequest {
  return { signal: c.req.raw.signal, userAgent: c.req.header('user-agent'), replaces: c.env.token };
}

/** The token of the caller's own session, which `ownerOnly` or `sessionOnly` has found valid. */
export function ownToken(c: Context<ApiEnvironment>): string {
  if (!c.env.token) throw new Error('An owner came without a session');
  return c.env.token;
}
