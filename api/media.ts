import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { percentDecoded } from '../shared/addresses.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { isPictureName, mediaAltSchema, mediaItemSchema, mediaUseSchema } from '../shared/media.ts';
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
const item = z.object(mediaItemSchema.shape).openapi('MediaItem');
const tags = ['Media'];
const fileName = z.string().max(2000);
const { reason } = overrideSchema.shape;
const idParameter = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/, 'is no id of a picture')
    .openapi({ param: { name: 'id', in: 'path' } }),
});

const uploadResponses = {
  400: refusal('The body cannot be read'),
  401: refusal('Not signed in'),
  409: refusal(
    'Its name or its metadata names somebody who must not appear: `places` tells where, `override_reason` lets it through',
  ),
  413: refusal('More than 15 MB or 50 million pixels'),
  415: refusal('No JPEG, PNG, WebP, AVIF or GIF'),
  422: refusal('A picture that is damaged'),
};

const binary = z.string().openapi({ format: 'binary' });

const uploadRoute = createRoute({
  method: 'post',
  path: '/media',
  operationId: 'uploadPicture',
  tags,
  summary: 'Put a picture into the library',
  description:
    'A form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. What the file is is read from its bytes; metadata such as the place is removed. The same file again answers with the picture that is there.',
  middleware: [ownerOnly, limitBody('picture')],
  request: {
    headers: z.object({ 'x-file-name': fileName.optional(), 'x-override-reason': fileName.optional() }),
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }),
            override_reason: reason.optional(),
          }),
        },
        'image/*': { schema: binary },
        'application/octet-stream': { schema: binary },
      },
    },
  },
  responses: { 201: jsonResponse('The picture', item), ...uploadResponses },
});

const uploadTextRoute = createRoute({
  method: 'post',
  path: '/content/media/upload',
  operationId: 'uploadPictureAsBase64',
  tags,
  summary: 'Put a picture into the library, as base64',
  description: 'The same as `POST /api/media` for programs that speak JSON. The library has no folders.',
  middleware: [ownerOnly, limitBody('pictureText')],
  request: {
    body: jsonBody(
      z.object({
        file_name: fileName,
        /** With or without `data:…;base64,` before it. */
        file_data: z.string().min(1),
        override: overrideSchema.optional(),
        folder: z.string().max(200).optional().openapi({ example: 'content-manager' }),
      }),
    ),
  },
  responses: {
    201: jsonResponse('Where the picture lies', z.object({ url: z.string() })),
    ...uploadResponses,
  },
});

const fetchRoute = createRoute({
  method: 'post',
  path: '/media/fetch',
  operationId: 'fetchPicture',
  tags,
  summary: 'Put a picture of the web into the library',
  description:
    'The server asks for it; addresses of private networks are refused. `override` as of an upload.',
  middleware: [ownerOnly, limitBody('description')],
  request: {
    body: jsonBody(z.object({ address: z.string().max(4096), override: overrideSchema.optional() })),
  },
  responses: {
    201: jsonResponse('The picture', item),
    ...uploadResponses,
    400: refusal('No web address'),
    403: refusal('An address that is not open'),
    502: refusal('The address gave no picture'),
    504: refusal('The address did not answer in time'),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/media',
  operationId: 'listPictures',
  tags,
  summary: 'The library, newest first',
  description: '`q` is looked for in file names and descriptions. A page after the last is empty.',
  middleware: [ownerOnly],
  request: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(24),
      q: z.string().max(200).optional(),
    }),
  },
  responses: {
    200: jsonResponse('The pictures of this page', z.object({ items: z.array(item), total: z.int() })),
    400: refusal('Bad page or limit'),
    401: refusal('Not signed in'),
  },
});

const found = {
  400: refusal('An id or a field that cannot be used'),
  401: refusal('Not signed in'),
  404: refusal('No such picture'),
};

const getRoute = createRoute({
  method: 'get',
  path: '/media/{id}',
  operationId: 'getPicture',
  tags,
  summary: 'One picture, and where it is shown',
  middleware: [ownerOnly],
  request: { params: idParameter },
  responses: {
    200: jsonResponse('The picture', item.extend({ used_in: z.array(mediaUseSchema) })),
    ...found,
  },
});

const updateRoute = createRoute({
  method: 'patch',
  path: '/media/{id}',
  operationId: 'updatePicture',
  tags,
  summary: 'Describe a picture',
  description: 'The description for new uses: texts that show the picture already keep theirs.',
  middleware: [ownerOnly, limitBody('description')],
  request: {
    params: idParameter,
    body: jsonBody(mediaAltSchema),
  },
  responses: { 200: jsonResponse('The picture', item), ...found, 413: refusal('Far too long a description') },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/media/{id}',
  operationId: 'deletePicture',
  tags,
  summary: 'Remove a picture for good',
  middleware: [ownerOnly],
  request: {
    params: idParameter,
    query: z.object({ force: z.enum(['0', '1', 'true', 'false']).default('0') }),
  },
  responses: {
    204: { description: 'Gone' },
    ...found,
    409: refusal('It is shown somewhere; `force=1` removes it all the same'),
  },
});

export function media(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(uploadRoute, async (c) => {
      // There is no form where the file itself is sent.
      const form = c.req.valid('form') as { file: File; override_reason?: string } | undefined;
      const file = form?.file;
      const said = form?.override_reason ?? percentDecoded(c.req.valid('header')['x-override-reason'] ?? '');
      const override = overrideSchema.safeParse({ reason: said }).data;
      const name = file?.name ?? percentDecoded(c.req.valid('header')['x-file-name'] ?? '');
      if (!isPictureName(name)) return refuse({ code: 'file_type' });
      const uploaded = await c.env.core.media.upload({
        name,
        bytes: new Uint8Array(await (file ?? c.req).arrayBuffer()),
        override,
      });
      return uploaded.ok ? c.json(uploaded.value, 201) : refuse(uploaded.failure);
    })
    .openapi(uploadTextRoute, async (c) => {
      const { file_name, file_data, override } = c.req.valid('json');
      if (!isPictureName(file_name)) return refuse({ code: 'file_type' });
      const bytes = Buffer.from(file_data.replace(/^data:[^,]{0,200},/, ''), 'base64');
      const uploaded = await c.env.core.media.upload({ name: file_name, bytes, override });
      return uploaded.ok ? c.json({ url: uploaded.value.url }, 201) : refuse(uploaded.failure);
    })
    .openapi(fetchRoute, async (c) => {
      const { address, override } = c.req.valid('json');
      const fetched = await c.env.core.media.fetch(address, override);
      return fetched.ok ? c.json(fetched.value, 201) : refuse(fetched.failure);
    })
    .openapi(listRoute, async (c) => {
      const { page, limit, q } = c.req.valid('query');
      return c.json(await c.env.core.media.list({ page, limit, query: q }), 200);
    })
    .openapi(getRoute, async (c) => {
      const { id } = c.req.valid('param');
      const [picture, used_in] = await Promise.all([c.env.core.media.get(id), c.env.core.media.usage(id)]);
      return picture.ok ? c.json({ ...picture.value, used_in }, 200) : refuse(picture.failure);
    })
    .openapi(updateRoute, async (c) => {
      const updated = await c.env.core.media.updateAlt(c.req.valid('param').id, c.req.valid('json').alt);
      return updated.ok ? c.json(updated.value, 200) : refuse(updated.failure);
    })
    .openapi(deleteRoute, async (c) => {
      const isForced = ['1', 'true'].includes(c.req.valid('query').force);
      const removed = await c.env.core.media.remove(c.req.valid('param').id, { isForced });
      return removed.ok ? c.body(null, 204) : refuse(removed.failure);
    });
}
