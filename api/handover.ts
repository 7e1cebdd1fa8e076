import { z } from '@hono/zod-openapi';
import type { HandedState } from '../core/handover/handover.ts';
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
import { atMost, Resource, slugText, unwrap, versionNumber } from './resource.ts';

/** Pictures and whole texts lie in memory while a file is made or read. */
const few = atMost(4);

const slug = slugText;
const format = z.enum(handoverFormats);
const query = z.object({
  version: versionNumber.optional(),
  although: overrideSchema.shape.reason.optional().openapi({
    description: 'Why it may leave although names stand in it that must not appear. Written down.',
  }),
});

const refused = {
  400: 'A part of the address that cannot be used',
  404: 'No such post, or no such version of it',
  409: 'Names stand in it that must not appear: `places` tells where, `although` lets it out',
  422: 'The text is too intricate',
  429: 'Too many files at once',
};

const binary = z.string().openapi({ format: 'binary' });

const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const brought = z.object({
  title: z.string(),
  language: localeSchema,
  html: z.string(),
  report: wordReportSchema,
});

/** Which state is asked for, and why it may leave. No reason comes by a link from another site. */
function asked(request: Request, slug: string, { version, although }: z.output<typeof query>): HandedState {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'none';
  const isOwn = from === 'none' || from === 'same-origin';
  return { slug, version, override: isOwn && although ? { reason: although } : undefined };
}

/** Texts as files for others, and theirs as texts. */
export function handover(): Resource {
  return new Resource('Files')
    .add({
      route: 'GET /blog/posts/{slug}/files/{format}',
      id: 'exportPost',
      summary: 'A text as a file for others',
      description:
        'As it was saved last, a draft too, or as `version` had it. `word` is a .docx with real styles and its pictures, `mail` a message (.eml) that mail programs open as a draft.',
      middleware: [few],
      params: { slug, format },
      query: query.shape,
      answers: {
        200: {
          description: 'The file, to be saved under its name',
          content: Object.fromEntries(
            Object.values(handoverFiles).map(({ type }) => [type.replace(/;.*/, ''), { schema: binary }]),
          ),
        },
        ...refused,
      },
      run: async ({ c, core, params, query }) => {
        const { slug, format } = params;
        const file = unwrap(await core.handover.write(asked(c.req.raw, slug, query), format));
        return c.body(file.bytes, 200, {
          'Content-Type': file.type,
          'Content-Disposition': savedAs(file.name),
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        });
      },
    })
    .add({
      route: 'GET /blog/posts/{slug}/mail-body',
      id: 'getMailBody',
      summary: 'A text as the body of an e-mail',
      description: 'With its looks, to be put on the clipboard as `text/html`, and without, as `text/plain`.',
      middleware: [few],
      params: { slug },
      query: query.shape,
      answers: { 200: ['The body', mail], ...refused },
      run: async ({ c, core, params, query }) => {
        const { slug } = params;
        return unwrap(await core.handover.mail(asked(c.req.raw, slug, query)));
      },
    })
    .add({
      route: 'POST /blog/word',
      id: 'readWordFile',
      summary: 'Read the text of a Word file',
      description:
        'A form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. Pictures go into the library; no post is saved. Where changes are tracked in the file, `changes` says what becomes of them; without it the file is refused (409). So it is where a picture in it names somebody who must not appear: `override_reason`, a field of the form or `X-Override-Reason`, says why it may be kept, `named_pictures=left_out` takes the text without it. `report` has what an article can’t show as it was.',
      limit: 'word',
      middleware: [few],
      headers: {
        'x-file-name': z.string().max(2000).optional(),
        'x-override-reason': z.string().max(2000).optional(),
      },
      query: {
        changes: z.enum(trackedChanges).optional(),
        named_pictures: z.enum(['left_out']).optional(),
      },
      content: {
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
      answers: {
        200: ['The text', brought],
        400: 'The body cannot be read',
        409: 'The file has tracked changes: say what becomes of them. Or pictures in it name somebody who must not appear: `places` tells where',
        413: 'More than 20 MB, or more than an article can be',
        415: 'No .docx file',
        422: 'The file is damaged, empty or too intricate',
        429: 'Too many files at once',
      },
      run: async ({ c, core, query, headers }) => {
        // There is no form where the file itself is sent.
        const form = c.req.valid('form' as never) as { file: File; override_reason?: string } | undefined;
        const file = form?.file;
        const header = headers;
        const name = file?.name ?? percentDecoded(header['x-file-name'] ?? '');
        const reason = form?.override_reason ?? percentDecoded(header['x-override-reason'] ?? '');
        const override = overrideSchema.safeParse({ reason }).data;
        const bytes = new Uint8Array(await (file ?? c.req).arrayBuffer());
        const { changes, named_pictures } = query;
        const leavesNamed = named_pictures === 'left_out';
        return unwrap(await core.handover.readWord({ name, bytes, override, leavesNamed }, changes));
      },
    });
}
