import { z } from '@hono/zod-openapi';
import { percentDecoded } from '../shared/addresses.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { isPictureName, mediaAltSchema, mediaItemSchema, mediaUseSchema } from '../shared/media.ts';
import { refuse } from './problem.ts';
import { Resource, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const item = z.object(mediaItemSchema.shape).openapi('MediaItem');

const fileName = z.string().max(2000);
const { reason } = overrideSchema.shape;
const idParameter = z.object({
  id: z.string().regex(/^[a-z0-9]{1,64}$/, 'is no id of a picture'),
});

const uploadResponses = {
  400: 'The body cannot be read',
  409: 'Its name or its metadata names somebody who must not appear: `places` tells where, `override_reason` lets it through',
  413: 'More than 15 MB or 50 million pixels',
  415: 'No JPEG, PNG, WebP, AVIF or GIF',
  422: 'A picture that is damaged',
};

const binary = z.string().openapi({ format: 'binary' });

const found = {
  400: 'An id or a field that cannot be used',
  404: 'No such picture',
};

export function media(): Resource {
  return new Resource('Media')
    .add({
      route: 'POST /media',
      id: 'uploadPicture',
      summary: 'Put a picture into the library',
      description:
        'A form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. What the file is is read from its bytes; metadata such as the place is removed. The same file again answers with the picture that is there.',
      limit: 'picture',
      headers: { 'x-file-name': fileName.optional(), 'x-override-reason': fileName.optional() },
      content: {
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
      answers: { 201: ['The picture', item], ...uploadResponses },
      run: async ({ c, core, headers }) => {
        // There is no form where the file itself is sent.
        const form = c.req.valid('form' as never) as { file: File; override_reason?: string } | undefined;
        const file = form?.file;
        const said = form?.override_reason ?? percentDecoded(headers['x-override-reason'] ?? '');
        const override = overrideSchema.safeParse({ reason: said }).data;
        const name = file?.name ?? percentDecoded(headers['x-file-name'] ?? '');
        if (!isPictureName(name)) return refuse({ code: 'file_type' });
        return unwrap(
          await core.media.upload({
            name,
            bytes: new Uint8Array(await (file ?? c.req).arrayBuffer()),
            override,
          }),
        );
      },
    })
    .add({
      route: 'POST /content/media/upload',
      id: 'uploadPictureAsBase64',
      summary: 'Put a picture into the library, as base64',
      description: 'The same as `POST /api/media` for programs that speak JSON. The library has no folders.',
      limit: 'pictureText',
      body: z.object({
        file_name: fileName,
        /** With or without `data:…;base64,` before it. */
        file_data: z.string().min(1),
        override: overrideSchema.optional(),
        folder: z.string().max(200).optional().openapi({ example: 'content-manager' }),
      }),
      answers: {
        201: ['Where the picture lies', z.object({ url: z.string() })],
        ...uploadResponses,
      },
      run: async ({ core, body }) => {
        const { file_name, file_data, override } = body;
        if (!isPictureName(file_name)) return refuse({ code: 'file_type' });
        const bytes = Buffer.from(file_data.replace(/^data:[^,]{0,200},/, ''), 'base64');
        const uploaded = unwrap(await core.media.upload({ name: file_name, bytes, override }));
        return { url: uploaded.url };
      },
    })
    .add({
      route: 'POST /media/fetch',
      id: 'fetchPicture',
      summary: 'Put a picture of the web into the library',
      description:
        'The server asks for it; addresses of private networks are refused. `override` as of an upload.',
      limit: 'description',
      body: z.object({ address: z.string().max(4096), override: overrideSchema.optional() }),
      answers: {
        201: ['The picture', item],
        ...uploadResponses,
        400: 'No web address',
        403: 'An address that is not open',
        502: 'The address gave no picture',
        504: 'The address did not answer in time',
      },
      run: async ({ core, body }) => {
        const { address, override } = body;
        return unwrap(await core.media.fetch(address, override));
      },
    })
    .add({
      route: 'GET /media',
      id: 'listPictures',
      summary: 'The library, newest first',
      description: '`q` is looked for in file names and descriptions. A page after the last is empty.',
      query: {
        page: z.coerce.number().int().min(1).max(1_000_000).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(24),
        q: z.string().max(200).optional(),
      },
      answers: {
        200: ['The pictures of this page', z.object({ items: z.array(item), total: z.int() })],
        400: 'Bad page or limit',
      },
      run: async ({ core, query }) => {
        const { page, limit, q } = query;
        return await core.media.list({ page, limit, query: q });
      },
    })
    .add({
      route: 'GET /media/{id}',
      id: 'getPicture',
      summary: 'One picture, and where it is shown',
      params: idParameter.shape,
      answers: {
        200: ['The picture', item.extend({ used_in: z.array(mediaUseSchema) })],
        ...found,
      },
      run: async ({ core, params }) => {
        const { id } = params;
        const [picture, used_in] = await Promise.all([core.media.get(id), core.media.usage(id)]);
        return picture.ok ? { ...picture.value, used_in } : refuse(picture.failure);
      },
    })
    .add({
      route: 'PATCH /media/{id}',
      id: 'updatePicture',
      summary: 'Describe a picture',
      description: 'The description for new uses: texts that show the picture already keep theirs.',
      limit: 'description',
      params: idParameter.shape,
      body: mediaAltSchema,
      answers: { 200: ['The picture', item], ...found, 413: 'Far too long a description' },
      run: async ({ core, params, body }) => unwrap(await core.media.updateAlt(params.id, body.alt)),
    })
    .add({
      route: 'DELETE /media/{id}',
      id: 'deletePicture',
      summary: 'Remove a picture for good',
      params: idParameter.shape,
      query: { force: z.enum(['0', '1', 'true', 'false']).default('0') },
      answers: {
        204: 'Gone',
        ...found,
        409: 'It is shown somewhere; `force=1` removes it all the same',
      },
      run: async ({ core, params, query }) => {
        const isForced = ['1', 'true'].includes(query.force);
        return unwrap(await core.media.remove(params.id, { isForced }));
      },
    });
}
