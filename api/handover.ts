import { z } from '@hono/zod-openapi';
import type { ExportState } from '../core/handover/handover.ts';
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
import { atMost, Resource, slugText, tooComplex, unwrap, versionNumber } from './resource.ts';
import { type ReportError, sendFile } from './streaming.ts';

/** Limits memory: a post's text and images are in memory while a file is written or read. */
const few = atMost(4);

const format = z.enum(handoverFormats);
const query = z.object({
  version: versionNumber.optional(),
  although: overrideSchema.shape.reason.optional().openapi({
    description: 'Reason for exporting despite confidential names. It is recorded.',
  }),
});

const refused = {
  404: 'Post or version not found',
  409: 'Contains confidential names: `places` lists them, `although` exports anyway',
  ...tooComplex,
};

/** Up to 500 IDs. */
const idList = z.string().regex(/^[0-9a-f-]{36}(?:,[0-9a-f-]{36}){0,499}$/);

const binary = z.string().openapi({ format: 'binary' });

const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() });

const converted = z.object({
  title: z.string(),
  language: localeSchema,
  html: z.string(),
  report: wordReportSchema,
});

/** Returns the override. Ignored in a request from another site. */
function overrideOf(request: Request, although: string | undefined) {
  const from = request.headers.get('Sec-Fetch-Site') ?? 'none';
  const isOwn = from === 'none' || from === 'same-origin';
  return isOwn && although ? { reason: although } : undefined;
}

function exportStateOf(
  request: Request,
  slug: string,
  { version, although }: z.output<typeof query>,
): ExportState {
  return { slug, version, override: overrideOf(request, although) };
}

export function handover(report: ReportError): Resource {
  return new Resource('Files')
    .add('GET /blog/posts/{slug}/files/{format}', 'exportPost', 'Export a post as a file', {
      description:
        'The last saved version, or `version`. `word` is a .docx with styles and images, `mail` an .eml message that email programs open as a draft.',
      throttle: few,
      params: { slug: slugText, format },
      query: query.shape,
      answers: {
        200: {
          description: 'The file',
          content: Object.fromEntries(
            Object.values(handoverFiles).map(({ type }) => [type.replace(/;.*/, ''), { schema: binary }]),
          ),
        },
        ...refused,
      },
      run: async ({ c, core, params, query }) => {
        const { slug, format } = params;
        const file = unwrap(await core.handover.write(exportStateOf(c.req.raw, slug, query), format));
        return c.body(file.bytes, 200, {
          'Content-Type': file.type,
          'Content-Disposition': savedAs(file.name),
          'Cache-Control': 'no-store',
          'X-Content-Type-Options': 'nosniff',
        });
      },
    })
    .add('GET /blog/export', 'exportPosts', 'Export posts in WordPress’s format', {
      description:
        'A WordPress export file (WXR 1.2) with the posts in `ids`, separated by commas, or all posts and drafts. Images aren’t in the file.',
      throttle: few,
      query: { ids: idList.optional(), although: query.shape.although },
      answers: {
        200: { description: 'The file', content: { 'text/xml': { schema: z.string() } } },
        409: refused[409],
      },
      run: async ({ c, core, query: { ids, although } }) => {
        const override = overrideOf(c.req.raw, although);
        const pieces = unwrap(await core.handover.writePosts({ ids: ids?.split(','), override }));
        return sendFile(c, { name: 'posts.xml', type: 'text/xml; charset=utf-8', pieces, report });
      },
    })
    .add('GET /blog/posts/{slug}/mail-body', 'getMailBody', 'Get a post’s email body', {
      description: 'Returns formatted `text/html` and `text/plain` for the clipboard.',
      throttle: few,
      params: { slug: slugText },
      query: query.shape,
      answers: { 200: ['The email body', mail], ...refused },
      run: async ({ c, core, params, query }) => {
        const { slug } = params;
        return unwrap(await core.handover.mail(exportStateOf(c.req.raw, slug, query)));
      },
    })
    .add('POST /blog/word', 'readWordFile', 'Convert a Word file', {
      description:
        'Send a form with the field `file`, or the file itself with its percent-encoded name in `X-File-Name`. Images are added to the media library; no post is saved. A file with tracked changes requires `changes`. If an image contains a confidential name, send `override_reason` (a form field, or `X-Override-Reason`) to keep it, or `named_pictures=left_out` to import the text without it. `report` lists content that a post can’t show.',
      limit: 'word',
      throttle: few,
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
        200: ['The text', converted],
        409: 'Tracked changes, or images with confidential names (`places`)',
        415: 'Not a .docx file',
        422: 'File corrupted, empty or too complex',
      },
      run: async ({ c, core, query, headers }) => {
        // Undefined if the request's body is the file itself, not a form.
        const form = c.req.valid('form' as never) as { file: File; override_reason?: string } | undefined;
        const file = form?.file;
        const name = file?.name ?? percentDecoded(headers['x-file-name'] ?? '');
        const reason = form?.override_reason ?? percentDecoded(headers['x-override-reason'] ?? '');
        const override = overrideSchema.safeParse({ reason }).data;
        const bytes = new Uint8Array(await (file ?? c.req).arrayBuffer());
        const { changes, named_pictures } = query;
        const hasConfidentialNames = named_pictures === 'left_out';
        return unwrap(await core.handover.readWord({ name, bytes, override, hasConfidentialNames }, changes));
      },
    });
}
