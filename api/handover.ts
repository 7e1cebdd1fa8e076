import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { HandedState } from '../core/handover/handover-core.ts';
import { percentDecoded } from '../shared/addresses.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import {
  handoverFiles,
  handoverFormats,
  savedAs,
  trackedChanges,
  wordReportSchema,
} from '../shared/handover.ts';
import { localeSchema } from '../shared/locale.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  atMost,
  createResource,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';

const tags = ['Files'];

/** Pictures and whole texts lie in memory while a file is made or read. */
const few = atMost(4);

const slug = z
  .string()
  .min(1)
  .max(400)
  .openapi({ param: { name: 'slug', in: 'path' } });
const format = z.enum(handoverFormats).openapi({ param: { name: 'format', in: 'path' } });
const query = z.object({
  version: z.coerce
    .number()
    .int()
    .min(1)
    .max(2 ** 31 - 1)
    .optional(),
  although: overrideSchema.shape.reason.optional().openapi({
    description: 'Why it may leave although names stand in it that must not appear. Written down.',
  }),
});

const refused = {
  400: refusal('A part of the address that cannot be used'),
  401: refusal('Not signed in'),
  404: refusal('No such post, or no such version of it'),
  409: refusal('Names stand in it that must not appear: `places` tells where, `although` lets it out'),
  422: refusal('The text is too intricate'),
  429: refusal('Too many files at once'),
};

const binary = z.string().openapi({ format: 'binary' });

const fileRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/files/{format}',
  operationId: 'exportPost',
  tags,
  summary: 'A text as a file for others',
  description:
    'As it was saved last, a draft too, or as `version` had it. `word` is a .docx with real styles and its pictures, `mail` a message (.eml) that mail programs open as a draft.',
  middleware: [ownerOnly, few],
  request: { params: z.object({ slug, format }), query },
  responses: {
    200: {
      description: 'The file, to be saved under its name',
      content: Object.fromEntries(
        Object.values(handoverFiles).map(({ type }) => [type.replace(/;.*/, ''), { schema: binary }]),
      ),
    },
    ...refused,
  },
});

const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const mailRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/mail-body',
  operationId: 'getMailBody',
  tags,
  summary: 'A text as the body of an e-mail',
  description: 'With its looks, to be put on the clipboard as `text/html`, and without, as `text/plain`.',
  middleware: [ownerOnly, few],
  request: { params: z.object({ slug }), query },
  responses: { 200: jsonResponse('The body', mail), ...refused },
});

const brought = z.object({
  title: z.string(),
  language: localeSchema,
  html: z.string(),
  report: wordReportSchema,
});

const wordRoute = createRoute({
  method: 'post',
  path: '/blog/word',
  operationId: 'readWordFile',
  tags,
  summary: 'Read the text of a Word file',
  description:
    'A form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. Pictures go into the library; no post is saved. Where changes are tracked in the file, `changes` says what becomes of them; without it the file is refused (409). So it is where a picture in it names somebody who must not appear: `override_reason`, a field of the form or `X-Override-Reason`, says why it may be kept, `named_pictures=left_out` takes the text without it. `report` has what an article can’t show as it was.',
  middleware: [ownerOnly, limitBody('word'), few],
  request: {
    headers: z.object({
      'x-file-name': z.string().max(2000).optional(),
      'x-override-reason': z.string().max(2000).optional(),
    }),
    query: z.object({
      changes: z.enum(trackedChanges).optional(),
      named_pictures: z.enum(['left_out']).optional(),
    }),
    body: {
      content: {
        'multipart/form-data': {
          schema: z.object({
            file: z.instanceof(File).openapi({ type: 'string', format: 'binary' }),
            override_reason: overrideSchema.shape.reason.optional(),
          }),
        },
        'application/octet-stream': { schema: binary },
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { schema: binary },
      },
    },
  },
  responses: {
    200: jsonResponse('The text', brought),
    400: refusal('The body cannot be read'),
    401: refusal('Not signed in'),
    409: refusal(
      'The file has tracked changes: say what becomes of them. Or pictures in it name somebody who must not appear: `places` tells where',
    ),
    413: refusal('More than 20 MB, or more than an article can be'),
    415: refusal('No .docx file'),
    422: refusal('The file is damaged, empty or too intricate'),
    429: refusal('Too many files at once'),
  },
});

/** Which state is asked for, and why it may leave. No reason comes by a link from another site. */
function asked(request: Request, slug: string, { version, although }: z.output<typeof query>): HandedState {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'none';
  const isOwn = from === 'none' || from === 'same-origin';
  return { slug, version, override: isOwn && although ? { reason: although } : undefined };
}

/** Texts as files for others, and theirs as texts. */
export function handover(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(fileRoute, async (c) => {
      const { slug, format } = c.req.valid('param');
      const file = await c.env.core.handover.write(asked(c.req.raw, slug, c.req.valid('query')), format);
      if (!file.ok) return refuse(file.failure);
      return c.body(file.value.bytes, 200, {
        'Content-Type': file.value.type,
        'Content-Disposition': savedAs(file.value.name),
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
    })
    .openapi(mailRoute, async (c) => {
      const { slug } = c.req.valid('param');
      const body = await c.env.core.handover.mail(asked(c.req.raw, slug, c.req.valid('query')));
      return body.ok ? c.json(body.value, 200) : refuse(body.failure);
    })
    .openapi(wordRoute, async (c) => {
      // There is no form where the file itself is sent.
      const form = c.req.valid('form') as { file: File; override_reason?: string } | undefined;
      const file = form?.file;
      const header = c.req.valid('header');
      const name = file?.name ?? percentDecoded(header['x-file-name'] ?? '');
      const reason = form?.override_reason ?? percentDecoded(header['x-override-reason'] ?? '');
      const override = overrideSchema.safeParse({ reason }).data;
      const bytes = new Uint8Array(await (file ?? c.req).arrayBuffer());
      const { changes, named_pictures } = c.req.valid('query');
      const leavesNamed = named_pictures === 'left_out';
      const read = await c.env.core.handover.readWord({ name, bytes, override, leavesNamed }, changes);
      return read.ok ? c.json(read.value, 200) : refuse(read.failure);
    });
}
