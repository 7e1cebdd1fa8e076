import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';
import { problem } from './problem.ts';

/** Answers 401 `{detail}` without a valid session, before the body is read. */
export const ownerOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!c.env.owner) return problem(c, { code: 'sign_in_needed' });
  await next();
  return undefined;
});
