import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { copiesStateSchema, copyPlaceKinds, copyRunKinds, copyRunSchema } from '../shared/copies.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';

// Made anew here: schemas made before the OpenAPI extension was loaded can't be named by it.
const state = z.object(copiesStateSchema.shape).openapi('CopiesState');
const run = z.object(copyRunSchema.shape).openapi('CopyRun');
const tags = ['Backups'];

const stateRoute = createRoute({
  method: 'get',
  path: '/copies',
  operationId: 'getBackupState',
  tags,
  summary: 'How safe the site is',
  description:
    'The places that the server offers for copies, the last copy and the last drill (a copy that was restored for practice), and ' +
    'in `problem` the gravest of what is wrong: null when all is well. Read from what was written down; no place is asked.',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('The copies as they stand', state), 401: refusal('Not signed in') },
});

const runsRoute = createRoute({
  method: 'get',
  path: '/copies/runs',
  operationId: 'listBackupRuns',
  tags,
  summary: 'The last copies and drills, newest first',
  middleware: [ownerOnly],
  request: { query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(50) }) },
  responses: {
    200: jsonResponse('What became of each', z.object({ runs: z.array(run) })),
    400: refusal('A limit that cannot be used'),
    401: refusal('Not signed in'),
  },
});

const startRoute = createRoute({
  method: 'post',
  path: '/copies/runs',
  operationId: 'startBackupRun',
  tags,
  summary: 'Make a copy now, or restore the newest for practice',
  description:
    'It goes on by itself: GET /api/copies/runs tells when it is done. Without `place` it is the first that copies go to.',
  middleware: [ownerOnly, limitBody('order')],
  request: {
    body: jsonBody(z.strictObject({ kind: z.enum(copyRunKinds), place: z.enum(copyPlaceKinds).optional() })),
  },
  responses: {
    202: jsonResponse('It has begun', z.object({ id: z.string() })),
    400: refusal('No such kind or place'),
    401: refusal('Not signed in'),
    409: refusal('One is on its way already, or the server offers no such place'),
    413: refusal('Longer than any order'),
    415: refusal('The body is not sent as JSON'),
  },
});

/** The copies of the site over HTTP, for the signed-in owner alone. */
export function copies(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(stateRoute, async (c) => c.json(await c.env.core.copies.state(), 200))
    .openapi(runsRoute, async (c) => {
      const { limit } = c.req.valid('query');
      return c.json({ runs: await c.env.core.copies.runs(limit) }, 200);
    })
    .openapi(startRoute, async (c) => {
      const { kind, place } = c.req.valid('json');
      const started = await c.env.core.copies.start(kind, place);
      return started.ok ? c.json({ id: started.value.id }, 202) : refuse(started.failure);
    });
}
