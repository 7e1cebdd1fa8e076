import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  guardedNameInputSchema,
  guardLimits,
  guardPlaceSchema,
  leavingFieldNames,
  leavingKinds,
  nameKinds,
} from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
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

const tags = ['Confidential names'];
const params = z.object({ id: z.string().min(1).max(100) });
const forms = z.array(z.string());
const name = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(nameKinds),
    spellings: forms,
    initials: z.boolean(),
    allowed: forms,
  })
  .openapi('GuardedName');
const place = z.object(guardPlaceSchema.shape).openapi('GuardPlace');
const record = z
  .object({
    id: z.string(),
    at: z.string(),
    kind: z.enum(leavingKinds),
    subject: z.string(),
    version: z.int().nullable(),
    fields: z.array(z.string()),
    reason: z.string(),
    places: z.array(z.object({ ...guardPlaceSchema.shape, name: z.string() })).nullable(),
  })
  .openapi('GuardRecord');

const refused = { 401: refusal('Not signed in') };
const secret = {
  ...refused,
  403: refusal('The password was not given in the last ten minutes: POST /api/compose/auth/confirm'),
  409: refusal('The names cannot be read, their key is lost; or the list is full, or can be read'),
};
const written = {
  ...secret,
  400: refusal('A field that cannot be used, an ordinary word without quotation marks, or too few letters'),
  413: refusal('Longer than any name'),
  415: refusal('The body is not sent as JSON'),
};

const stateRoute = createRoute({
  method: 'get',
  path: '/guard',
  operationId: 'getConfidentialNamesState',
  tags,
  summary: 'How many names there are, and whether they can be read',
  middleware: [ownerOnly],
  responses: {
    200: jsonResponse(
      'The guard',
      z.object({ names: z.int(), isReadable: z.boolean(), keyFrom: z.enum(['environment', 'file']) }),
    ),
    ...refused,
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/guard/names',
  operationId: 'listConfidentialNames',
  tags,
  summary: 'The names that must not appear',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('The names', z.array(name)), ...secret },
});

const addRoute = createRoute({
  method: 'post',
  path: '/guard/names',
  operationId: 'addConfidentialName',
  tags,
  summary: 'Add a name',
  description:
    'It is found whatever its case, accents, plural and what parts its letters, as a whole word. In quotation marks it is looked for in exactly that case: ordinary words are refused without them.',
  middleware: [ownerOnly, limitBody('description')],
  request: { body: jsonBody(guardedNameInputSchema) },
  responses: { 201: jsonResponse('The name', name), ...written },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/guard/names/{id}',
  operationId: 'updateConfidentialName',
  tags,
  summary: 'Write a name anew',
  middleware: [ownerOnly, limitBody('description')],
  request: { params, body: jsonBody(guardedNameInputSchema) },
  responses: { 200: jsonResponse('The name', name), ...written, 404: refusal('No such name') },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/guard/names/{id}',
  operationId: 'deleteConfidentialName',
  tags,
  summary: 'Take a name off the list',
  middleware: [ownerOnly],
  request: { params },
  responses: {
    204: { description: 'Gone' },
    ...secret,
    400: refusal('No id'),
    404: refusal('No such name'),
  },
});

const anewRoute = createRoute({
  method: 'post',
  path: '/guard/start-anew',
  operationId: 'resetConfidentialNames',
  tags,
  summary: 'Forget names that cannot be read any more',
  description: 'For a key that is lost for good. Refused while the names can be read.',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('Forgotten', z.object({ forgotten: z.int() })), ...secret },
});

const lookRoute = createRoute({
  method: 'post',
  path: '/guard/check',
  operationId: 'findConfidentialNames',
  tags,
  summary: 'Where names stand in texts; saves nothing',
  middleware: [ownerOnly, limitBody('post')],
  request: {
    body: jsonBody(
      z.object({
        fields: z
          .array(
            z.object({
              field: z.enum(leavingFieldNames),
              value: storedText().max(postLimits.html),
              form: z.enum(['prose', 'address', 'html']).default('prose'),
            }),
          )
          .max(200),
      }),
    ),
  },
  responses: {
    200: jsonResponse('The places, at most 100', z.object({ places: z.array(place) })),
    ...refused,
    400: refusal('A field that cannot be used'),
    409: refusal('The names cannot be read'),
    413: refusal('Longer than a post can be'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to read'),
  },
});

const recordsRoute = createRoute({
  method: 'get',
  path: '/guard/records',
  operationId: 'listOverrides',
  tags,
  summary: 'What was let through although names stand in it',
  description: `The newest 200, each with its reason (at most ${guardLimits.reason} characters). The names in it are told where their key is there.`,
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('The records', z.array(record)), ...secret },
});

/** The names that must not appear, for the signed-in owner who has given the password lately. */
export function guard(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(stateRoute, async (c) => c.json(await c.env.core.guard.state(), 200))
    .openapi(listRoute, async (c) => {
      await proved(c);
      const list = await c.env.core.guard.list();
      return list.ok ? secretly(c).json(list.value, 200) : refuse(list.failure);
    })
    .openapi(addRoute, async (c) => {
      await proved(c);
      const added = await c.env.core.guard.add(c.req.valid('json'));
      return added.ok ? secretly(c).json(added.value, 201) : refuse(added.failure);
    })
    .openapi(updateRoute, async (c) => {
      await proved(c);
      const updated = await c.env.core.guard.update(c.req.valid('param').id, c.req.valid('json'));
      return updated.ok ? secretly(c).json(updated.value, 200) : refuse(updated.failure);
    })
    .openapi(removeRoute, async (c) => {
      await proved(c);
      const removed = await c.env.core.guard.remove(c.req.valid('param').id);
      return removed.ok ? c.body(null, 204) : refuse(removed.failure);
    })
    .openapi(anewRoute, async (c) => {
      await proved(c);
      const forgotten = await c.env.core.guard.startAnew();
      return forgotten.ok ? c.json(forgotten.value, 200) : refuse(forgotten.failure);
    })
    .openapi(lookRoute, async (c) => {
      const fields = c.req.valid('json').fields;
      const found = await c.env.core.guard.look(fields);
      return found.ok ? secretly(c).json({ places: found.value }, 200) : refuse(found.failure);
    })
    .openapi(recordsRoute, async (c) => {
      await proved(c);
      return secretly(c).json(await c.env.core.guard.records(), 200);
    });
}

async function proved({ env }: Context<ApiEnvironment>): Promise<void> {
  if (!env.token || !(await env.core.session.provedUntil(env.token))) refuse({ code: 'password_needed' });
}

/** No cache on the way keeps what it holds. */
function secretly<Some extends Context<ApiEnvironment>>(c: Some): Some {
  c.header('Cache-Control', 'no-store');
  return c;
}
