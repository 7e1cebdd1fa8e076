import type { Context } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/** The token of the caller's own session, which `ownerOnly` has found valid. */
export function ownToken(c: Context<ApiEnvironment>): string {
  if (!c.env.token) throw new Error('An owner came without a session');
  return c.env.token;
}
