import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { localeSchema } from '../shared/locale.ts';
import { workingCopyInputSchema, workingTextSchema } from '../shared/post.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { limitBody } from './limit-body.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonBody, jsonResponse, refusal } from './schemas.ts';

const tags = ['Autosave'];
const idParameter = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'id', in: 'path' } }),
});
const head = {
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: localeSchema,
  writer: z.string(),
  etag: z.string(),
  written_at: z.string(),
  kept_until: z.string(),
};
const copyHead = z.object(head).openapi('UnsavedHead');
const copy = z
  .object({ ...head, version: z.int(), made_slug: z.string(), text: z.object(workingTextSchema.shape) })
  .openapi('Unsaved');

const refused = { 400: refusal('A part of the request that cannot be used'), 401: refusal('Not signed in') };

const listRoute = createRoute({
  method: 'get',
  path: '/blog/unsaved',
  operationId: 'listAutosaves',
  tags,
  summary: 'Unsaved writing, the last written first',
  description: 'Without the texts. What nobody goes on with is removed at `kept_until`.',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('What is kept', z.array(copyHead)), 401: refused[401] },
});

const getRoute = createRoute({
  method: 'get',
  path: '/blog/unsaved/{id}',
  operationId: 'getAutosave',
  tags,
  summary: 'The unsaved writing on one post',
  description: '`id`: that of the post, or the Idempotency-Key that a new text will be created with.',
  middleware: [ownerOnly],
  request: { params: idParameter },
  responses: { 200: jsonResponse('What is kept', copy), ...refused, 404: refusal('Nothing is kept') },
});

const keepRoute = createRoute({
  method: 'put',
  path: '/blog/unsaved/{id}',
  operationId: 'saveAutosave',
  tags,
  summary: 'Keep unsaved writing',
  description:
    'Kept beside the post, which stays as it is. Send the `etag` of the copy that this one goes on from. A copy that another writer has changed since is not replaced.',
  middleware: [ownerOnly, limitBody('post')],
  request: { params: idParameter, body: jsonBody(workingCopyInputSchema) },
  responses: {
    200: jsonResponse('What is kept now', copyHead),
    ...refused,
    404: refusal('No such post'),
    409: refusal('Another window has written since, or too much is kept already'),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/blog/unsaved/{id}',
  operationId: 'deleteAutosave',
  tags,
  summary: 'Let unsaved writing go',
  description: 'Name its `writer`, or the `etag` of what was read.',
  middleware: [ownerOnly],
  request: {
    params: idParameter,
    query: z.object({ writer: z.string().max(64).optional(), etag: z.string().max(64).optional() }),
  },
  responses: {
    204: { description: 'Gone' },
    ...refused,
    409: refusal('Another window has written since'),
  },
});

/** What the owner has written and not saved; nobody else ever gets it. */
export function workingCopies(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => c.json(await c.env.core.workingCopies.list(), 200))
    .openapi(getRoute, async (c) => {
      const found = await c.env.core.workingCopies.get(c.req.valid('param').id);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(keepRoute, async (c) => {
      const kept = await c.env.core.workingCopies.keep(c.req.valid('param').id, c.req.valid('json'));
      return kept.ok ? c.json(kept.value, 200) : refuse(kept.failure);
    })
    .openapi(removeRoute, async (c) => {
      const removed = await c.env.core.workingCopies.remove(c.req.valid('param').id, c.req.valid('query'));
      return removed.ok ? c.body(null, 204) : refuse(removed.failure);
    });
}
