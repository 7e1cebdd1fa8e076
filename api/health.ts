import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { jsonResponse, refusal } from './schemas.ts';

const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tags: ['Operation'],
  summary: 'Is the site able to answer?',
  responses: {
    200: jsonResponse('It is', z.object({ status: z.literal('ok') })),
    503: refusal('The database does not answer'),
  },
});

export function health(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(healthRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await c.env.core.health();
    } catch {
      // Whoever watches needs the status alone; the cause is in the log of whatever request met it.
      return c.json({ detail: 'The database does not answer.' }, 503);
    }
    return c.json({ status: 'ok' as const }, 200);
  });
}
