import type { Context } from 'hono';
import { sessionCookie } from '../shared/session-cookie.ts';
import type { ApiEnvironment } from './environment.ts';

/** Sets the cookie of a session that was just opened, and says until when it lasts. */
export function giveSession(
  c: Context<ApiEnvironment>,
  { token, expiresAt }: { token: string; expiresAt: Date },
) {
  c.header('Set-Cookie', sessionCookie(token, expiresAt, isSecure(c.env.origin)));
  return { success: true as const, expires_at: expiresAt.toISOString() };
}

export function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}
