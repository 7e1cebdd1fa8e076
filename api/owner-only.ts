import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';
import { refuse } from './problem.ts';

/**
 * Answers 401 `{detail}` without a valid session, 403 to one that has to choose a password first, before the body is
 * read. A write that is refused for want of a session is counted in the audit trail.
 */
export const ownerOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.env.mustChoosePassword) return refuse({ code: 'own_password_needed' });
  if (!c.env.owner) {
    const reason = c.env.token ? 'session_ended' : 'no_session';
    if (c.req.method !== 'GET') c.env.core.audit.refused(reason);
    return refuse({ code: 'sign_in_needed' });
  }
  await next();
  return undefined;
});
