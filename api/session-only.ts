import { createMiddleware } from 'hono/factory';
import type { ApiEnvironment } from './environment.ts';
import { refuse } from './problem.ts';

/** As `ownerOnly`, but for what a session may also do that has to choose a password first. */
export const sessionOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (!c.env.owner && !c.env.mustChoosePassword) return refuse({ code: 'sign_in_needed' });
  await next();
  return undefined;
});
