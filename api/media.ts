import { z } from '@hono/zod-openapi';
import { percentDecoded } from '../shared/addresses.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { isPictureName, mediaAltSchema, mediaItemSchema, mediaUseSchema } from '../shared/media.ts';
import { yesOrNo } from './imports.ts';
import { refuse } from './problem.ts';
import { Resource, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const item = z.object(mediaItemSchema.shape).openapi('MediaItem');

const fileName = z.string().max(2000);
const { reason } = overrideSchema.shape;
const idParameter = z.object({
  id: z.string().regex(/^[a-z0-9]{1,64}$/, 'must be an image ID'),
});

const uploadResponses = {
  409: 'Contains confidential names: `places` lists them, `override_reason` allows them',
  415: 'Not a JPEG, PNG, WebP, AVIF or GIF image',
  422: 'Image corrupted',
};

const binary = z.string().openapi({ format: 'binary' });

const notFound = { 404: 'Image not found' };

export function media(): Resource {
  return new Resource('Media')
    .add('POST /media', 'uploadPicture', 'Upload an image', {
      description:
        'Send a form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. At most 15 MB and 50 megapixels. The type is detected from the bytes; metadata such as location is removed. Uploading the same file again returns the existing image.',
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
      answers: { 201: ['The image', item], ...uploadResponses },
      run: async ({ c, core, headers }) => {
        // Undefined if the request's body is the file itself, not a form.
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
    .add('POST /content/media/upload', 'uploadPictureAsBase64', 'Upload an image as base64', {
      description: 'Like `POST /api/media`, as JSON. `folder` is ignored.',
      limit: 'pictureText',
      body: z.object({
        file_name: fileName,
        /** With or without a `data:…;base64,` prefix. */
        file_data: z.string().min(1),
        override: overrideSchema.optional(),
        folder: z.string().max(200).optional().openapi({ example: 'content-manager' }),
      }),
      answers: {
        201: ['The image’s URL', z.object({ url: z.string() })],
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
    .add('POST /media/fetch', 'fetchPicture', 'Import an image from a URL', {
      description:
        'The server downloads the image. Private network addresses are refused. `override` works as for an upload.',
      limit: 'short',
      body: z.object({ address: z.string().max(4096), override: overrideSchema.optional() }),
      answers: {
        201: ['The image', item],
        ...uploadResponses,
        403: 'URL not allowed',
        502: 'The URL didn’t return an image',
        504: 'The site didn’t respond in time',
      },
      run: async ({ core, body: { address, override } }) => unwrap(await core.media.fetch(address, override)),
    })
    .add('GET /media', 'listPictures', 'List images', {
      description: 'Newest first. `q` searches file names and alt text. A page after the last is empty.',
      query: {
        page: z.coerce.number().int().min(1).max(1_000_000).default(1),
        limit: z.coerce.number().int().min(1).max(100).default(24),
        q: z.string().max(200).optional(),
      },
      answers: {
        200: ['The images', z.object({ items: z.array(item), total: z.int() })],
      },
      run: ({ core, query: { page, limit, q } }) => core.media.list({ page, limit, query: q }),
    })
    .add('GET /media/{id}', 'getPicture', 'Get an image and its uses', {
      params: idParameter.shape,
      answers: {
        200: ['The image', item.extend({ used_in: z.array(mediaUseSchema) })],
        ...notFound,
      },
      run: async ({ core, params }) => {
        const { id } = params;
        const [picture, used_in] = await Promise.all([core.media.get(id), core.media.usage(id)]);
        return picture.ok ? { ...picture.value, used_in } : refuse(picture.failure);
      },
    })
    .add('PATCH /media/{id}', 'updatePicture', 'Update alt text', {
      description: 'Applies to new uses of the image. Posts that already show it keep their own alt text.',
      limit: 'short',
      params: idParameter.shape,
      body: mediaAltSchema,
      answers: { 200: ['The image', item], ...notFound },
      run: async ({ core, params, body }) => unwrap(await core.media.updateAlt(params.id, body.alt)),
    })
    .add('DELETE /media/{id}', 'deletePicture', 'Delete an image permanently', {
      params: idParameter.shape,
      query: { force: yesOrNo },
      answers: {
        204: 'Deleted',
        ...notFound,
        409: 'Image in use: send `force=1` to delete it anyway',
      },
      run: async ({ core, params, query }) => {
        return unwrap(await core.media.remove(params.id, { isForced: query.force }));
      },
    });
}
