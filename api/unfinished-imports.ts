import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { unfinishedImport } from './import-schemas.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonResponse, refusal } from './schemas.ts';

const tags = ['Import'];
const middleware = [ownerOnly];
const refusals = { 401: refusal('Not signed in') };
const list = jsonResponse('Those that are not at their end', z.array(unfinishedImport));

const listRoute = createRoute({
  method: 'get',
  path: '/blog/import/unfinished',
  operationId: 'listUnfinishedImports',
  tags,
  middleware,
  summary: 'Imports under way, paused, or broken off, and how far each is',
  responses: { 200: list, ...refusals },
});

const request = {
  params: z.object({
    id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
  }),
};
const responses = {
  200: list,
  400: refusal('A name that none can have'),
  ...refusals,
  404: refusal('No import waits under this name'),
};

const pauseRoute = createRoute({
  method: 'post',
  path: '/blog/import/unfinished/{id}/pause',
  operationId: 'pauseImport',
  tags,
  middleware,
  summary: 'Pause an import',
  description:
    'It ends after the posts that are being saved, and can be gone on with: `POST /blog/import?run=…`.',
  request,
  responses,
});

const stopRoute = createRoute({
  method: 'post',
  path: '/blog/import/unfinished/{id}/stop',
  operationId: 'stopImport',
  tags,
  middleware,
  summary: 'Stop an import for good',
  description: 'What has come stays; the uploaded file is removed.',
  request,
  responses,
});

/** Watching imports, pausing and stopping them. */
export function unfinishedImports(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => c.json(await c.env.core.imports.resumable.list(), 200))
    .openapi(pauseRoute, async (c) => {
      const { resumable } = c.env.core.imports;
      const paused = await resumable.pause(c.req.valid('param').id);
      return paused.ok ? c.json(await resumable.list(), 200) : refuse(paused.failure);
    })
    .openapi(stopRoute, async (c) => {
      const { resumable } = c.env.core.imports;
      const stopped = await resumable.stop(c.req.valid('param').id);
      return stopped.ok ? c.json(await resumable.list(), 200) : refuse(stopped.failure);
    });
}
