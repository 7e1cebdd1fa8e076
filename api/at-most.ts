import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './environment.ts';

/**
 * Lets at most `most` requests of visitors into a handler at once, in this process, and as many of the
 * owner's; answers 429 `{detail}` to more. For work that anyone may ask for and that holds tens of
 * megabytes while it lasts: visitors can take up their own places, never the owner's.
 */
export function atMost(most: number): MiddlewareHandler<ApiEnvironment> {
  const running = { owner: 0, visitors: 0 };
  return async (c, next) => {
    const who = c.env.owner ? 'owner' : 'visitors';
    if (running[who] >= most) {
      c.header('Retry-After', '5');
      return c.json({ detail: 'Too many requests. Wait a moment and try again.' }, 429);
    }
    running[who] += 1;
    try {
      await next();
    } finally {
      running[who] -= 1;
    }
    return undefined;
  };
}
