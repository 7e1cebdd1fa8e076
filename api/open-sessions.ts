import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { ownToken, takeSession } from './give-session.ts';
import { refuse } from './problem.ts';
import { jsonResponse, refusal } from './schemas.ts';
import { sessionOnly } from './session-only.ts';

const common = { tags: ['Sign-in'], middleware: [sessionOnly] };
const proof =
  'the password of the last ten minutes: 403 with the code password_needed asks for POST /api/compose/auth/confirm.';
const count = z.int().min(0);

const openSession = z
  .object({
    id: z.string(),
    browser: z.string().openapi({ description: 'As far as the browser told, else empty' }),
    system: z.string(),
    created_at: z.string(),
    used_at: z.string().openapi({ description: 'To the minute' }),
    expires_at: z.string(),
    is_own: z.boolean().openapi({ description: 'The session of this very request' }),
  })
  .openapi('Session');

const listRoute = createRoute({
  ...common,
  method: 'get',
  path: '/compose/sessions',
  operationId: 'listSessions',
  summary: 'Open sessions',
  description: 'One for each browser that has signed in, the last used first.',
  responses: {
    200: jsonResponse('The open sessions', z.object({ sessions: z.array(openSession) })),
    401: refusal('Not signed in'),
  },
});

const endRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/compose/sessions/{id}',
  operationId: 'endSession',
  summary: 'End a session',
  description: `Another than one’s own needs ${proof}`,
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: {
    204: { description: 'Ended; ending one’s own signs out' },
    401: refusal('Not signed in'),
    403: refusal('The password was not given lately'),
    404: refusal('No such session'),
  },
});

const othersRoute = createRoute({
  ...common,
  method: 'get',
  path: '/compose/auth/others',
  operationId: 'getOtherSessions',
  summary: 'Other sessions',
  description: 'How many sessions are open besides this one: one for each browser that has signed in.',
  responses: {
    200: jsonResponse('Their number', z.object({ open: count })),
    401: refusal('Not signed in'),
  },
});

const endOthersRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/compose/auth/others',
  operationId: 'endOtherSessions',
  summary: 'Sign out everywhere else',
  description: `Ends every session but this one. It needs ${proof}`,
  responses: {
    200: jsonResponse('How many were ended', z.object({ ended: count })),
    401: refusal('Not signed in'),
    403: refusal('The password was not given lately'),
  },
});

/** Where the owner is signed in, and the ways to end that. */
export function openSessions(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => {
      return c.json({ sessions: await c.env.core.session.list(ownToken(c)) }, 200);
    })
    .openapi(endRoute, async (c) => {
      const { session } = c.env.core;
      const { id } = c.req.valid('param');
      const own = (await session.check(ownToken(c)))?.id === id;
      if (!own && !(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
      const ended = await session.end(id);
      if (!ended.ok) return refuse(ended.failure);
      if (own) takeSession(c);
      return c.body(null, 204);
    })
    .openapi(othersRoute, async (c) => {
      return c.json({ open: await c.env.core.session.countOthers(ownToken(c)) }, 200);
    })
    .openapi(endOthersRoute, async (c) => {
      const { session } = c.env.core;
      if (!(await session.provedUntil(ownToken(c)))) return refuse({ code: 'password_needed' });
      return c.json({ ended: await session.signOutOthers(ownToken(c)) }, 200);
    });
}
