import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';
import { problem } from './problem.ts';

/** Answers 401 `{detail}` without a valid session, before the body is read; a write that is refused is counted. */
export const ownerOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!c.env.owner) {
    const reason = c.env.token ? 'session_ended' : 'no_session';
    if (c.req.method !== 'GET') c.env.core.audit.refused(reason);
    return problem(c, { code: 'sign_in_needed' });
  }
  await next();
  return undefined;
});
