import { z } from '@hono/zod-openapi';
import type { ImportCore } from '../core/import/import-core.ts';
import type { ImportLock } from '../core/import/import-report.ts';
import type { RunOptions } from '../core/import/resumable-imports.ts';
import type { UploadedFile } from '../core/import/uploaded-files.ts';
import { readOtherItems, readPlaces, readTexts, selectOtherItems } from '../shared/import-pages.ts';
import { storedText } from '../shared/text.ts';
import {
  picturesReportSchema,
  previewedPost,
  reportSchema,
  sourceKey,
  statusChoice,
  unfinishedImport,
  yesOrNo,
} from './imports.ts';
import { refuse } from './problem.ts';
import { Resource, unwrap } from './resource.ts';
import { type Progress, type ReportError, respondWithProgress } from './streaming.ts';

const listOf = (read: (text: string) => unknown, message: string) =>
  z
    .string()
    .max(8000)
    .refine((text) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    }, message);

/** Pages and items of other types, for `readOtherItems`. */
const otherList = listOf(readOtherItems, 'must be types with positions, like page:1-24,26;portfolio:all');

/** Pages that become sections, for `readTexts`. */
const textList = listOf(readTexts, 'must be pages with sections, like page:3:about_content');

/** Positions in the file, counted from 1, for `readPlaces`. */
export const placeList = z
  .string()
  .max(4000)
  .regex(/^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/, 'must be comma-separated positions, like 1-24,26');

/** The longest upload in bytes. The command line has no limit. */
const uploadLimit = 512 * 1024 * 1024;

/** The most posts per request. */
const maxPosts = 20_000;

const withProgress =
  'With `Accept: application/x-ndjson`, sends progress as JSON lines, then the report (or `{detail}`).';

const made = z.object({ id: z.string().min(1).max(64), version: z.int().positive() });

const postIds = z.array(z.string().max(64)).max(maxPosts).optional();

const importQuery = z.object({
  dry_run: yesOrNo,
  /** Posts to import, by position in the file. */
  only: placeList.optional().openapi({ type: 'string', example: '1-24,26' }),
  /** Other items to import as drafts: types, with positions within the type. */
  others: otherList.optional().openapi({ type: 'string', example: 'page:1-24,26;portfolio:all' }),
  /** Pages that become section drafts. */
  texts: textList.optional().openapi({ type: 'string', example: 'page:3:about_content' }),
  as_status: statusChoice,
  replace: yesOrNo,
  /** Download images afterward. */
  pictures: yesOrNo,
  name: storedText().max(300).default(''),
  /** An import to resume. The body may be empty if its file is on this server. */
  run: z.uuid().optional(),
  /** The old blog's URL, for files that don't contain it. */
  address: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
});

type ImportQuery = z.output<typeof importQuery>;

/** `report` is called with errors that occur after a response has begun. */
export function importRuns(report: ReportError): Resource {
  return new Resource('Import')
    .add('POST /blog/import', 'importFile', 'Import an export file', {
      description: `The body is a file from WordPress or Squarespace (XML), Ghost (JSON), Substack or Medium (zip), Blogger (feed.atom, XML or zip), or Markdown with front matter (zip), recognized by its content. Sending the same file with the same options resumes an unfinished import; \`run\` resumes a specific one. ${withProgress}`,
      query: importQuery.shape,
      content: {
        required: true,
        content: {
          'application/xml': { schema: z.string() },
          'application/zip': { schema: z.string() },
          'application/octet-stream': { schema: z.string() },
        },
      },
      answers: {
        200: ['The import report', reportSchema],
        404: 'Unfinished import not found',
        409: 'File missing, or not the file the import started with',
        422: 'Not a supported export file',
        429: 'Another import is running',
      },
      run: async ({ c, core, query }) => {
        const { imports } = core;
        // Lock before reading the body: several of 512 MB could fill the disk.
        const lock = unwrap(await imports.lock('export'));
        const file = await receiveExport(c.req.raw, imports, lock);
        const run = (onProgress?: (progress: Progress) => void) =>
          importReceived(imports, file, query, { lock, ...(onProgress && { onProgress }) }).finally(
            lock.release,
          );
        return respondWithProgress(c, { run, report });
      },
    })
    .add('POST /blog/import/posts', 'importPosts', 'Import previewed posts', {
      limit: 'preview',
      body: z.object({
        posts: z.array(previewedPost).min(1).max(36),
        as_status: statusChoice,
        replace: z.boolean().default(false),
        /** Download images afterward. Until then, new posts with images on other sites are drafts. */
        pictures: z.boolean().default(false),
      }),
      answers: { 200: ['The import report', reportSchema] },
      run: async ({ core, body }) => {
        const { posts, as_status, replace, pictures } = body;
        const previewed = posts.map((post) => ({ ...post, id: post.slug }));
        const choice = { asStatus: as_status, canReplace: replace, hasPictures: pictures };
        return await core.imports.importPreviewed(previewed, choice);
      },
    })
    .add('POST /blog/import/known', 'findImportedPosts', 'List posts already imported', {
      limit: 'keys',
      body: z.object({ source_keys: z.array(sourceKey).max(maxPosts) }),
      answers: {
        200: ['The posts already imported', z.array(z.object({ source_key: z.string(), slug: z.string() }))],
      },
      run: ({ core, body }) => core.imports.findImported(body.source_keys),
    })
    .add('POST /blog/import/slugs', 'findFreeSlugs', 'Suggest free slugs', {
      limit: 'short',
      body: z.object({ slugs: z.array(z.string().min(1).max(200)).max(24) }),
      answers: {
        200: ['The slugs in the same order, numbered if taken', z.array(z.string())],
      },
      run: ({ core, body }) => core.imports.freeSlugs(body.slugs),
    })
    .add('POST /blog/import/undo', 'undoImport', 'Undo an import', {
      description: 'Posts edited since then are kept. Removed posts can be restored for 30 days.',
      limit: 'keys',
      body: z.object({ posts: z.array(made).max(maxPosts) }),
      answers: {
        200: [
          'The number of posts removed, restored and kept',
          z.object({
            removed: z.int(),
            restored: z.int(),
            kept: z.int(),
            drafts: z.array(z.object({ title: z.string(), slug: z.string() })),
            links: z.array(z.object({ title: z.string(), slug: z.string() })),
          }),
        ],
      },
      run: ({ core, body }) => core.imports.undoImport(body.posts),
    })
    .add('POST /blog/import/pictures', 'importPictures', 'Download images from imported posts', {
      description: `Downloads images for the given posts, or for all posts. A given post that is a draft because of missing images is published once they have been downloaded. Repeat the request to retry the remaining images. ${withProgress}`,
      limit: 'keys',
      body: z.object({ ids: postIds }),
      answers: {
        200: ['The image report', picturesReportSchema],
        429: 'Images are already being downloaded',
      },
      run: async ({ c, core, body }) => {
        const { ids } = body;
        const { imports } = core;
        const lock = unwrap(await imports.lock('pictures'));
        return respondWithProgress(c, {
          report,
          run: (onProgress, signal) =>
            imports.downloadPictures({ ids, lock, onProgress, signal }).finally(() => lock.release()),
        });
      },
    });
}

/** Stores the uploaded file; releases the lock on failure. */
async function receiveExport(
  request: Request,
  { resumable }: ImportCore,
  lock: ImportLock,
): Promise<UploadedFile> {
  let file: UploadedFile | null = null;
  try {
    // Reject by the declared length first, so that the client doesn't send 512 MB for nothing.
    const declaredLength = Number(request.headers.get('Content-Length') ?? 0);
    file = declaredLength > uploadLimit ? null : await resumable.receive(request.body, uploadLimit);
    return file ?? refuse({ code: 'upload_too_large' });
  } finally {
    if (!file) await lock.release();
  }
}

/** Imports a file, does a dry run, or resumes an import. */
async function importReceived(
  { resumable, importFile }: ImportCore,
  file: UploadedFile,
  query: ImportQuery,
  options: RunOptions,
) {
  const {
    dry_run,
    only: places,
    others,
    texts,
    as_status: asStatus,
    replace: canReplace,
    pictures,
    address,
    name,
    run,
  } = query;
  const order = { asStatus, canReplace, address };
  if (dry_run) {
    const choice = {
      ...order,
      others: selectOtherItems(others, texts),
      ...(places && { only: readPlaces(places) }),
    };
    return importFile(file.path, { ...choice, ...options, isDryRun: true }).finally(() =>
      resumable.discard(file.id),
    );
  }
  if (run === undefined)
    return resumable.run(
      { name, kept: file },
      { ...order, places, others, texts, hasPictures: pictures },
      options,
    );
  if (file.bytes > 0) return resumable.resume(run, file, options);
  await resumable.discard(file.id);
  return resumable.resume(run, undefined, options);
}

const list = ['The unfinished imports', z.array(unfinishedImport)] as const;

const params = { id: z.uuid() };
const responses = {
  200: list,
  404: 'Unfinished import not found',
};

export function unfinishedImports(): Resource {
  return new Resource('Import')
    .add('GET /blog/import/unfinished', 'listUnfinishedImports', 'List unfinished imports', {
      answers: { 200: list },
      run: ({ core }) => core.imports.resumable.list(),
    })
    .add('POST /blog/import/unfinished/{id}/pause', 'pauseImport', 'Pause an import', {
      description: 'The import stops after the current posts. Resume it with `POST /blog/import?run=…`.',
      params,
      answers: responses,
      run: async ({ core, params }) => {
        const { resumable } = core.imports;
        unwrap(await resumable.pause(params.id));
        return await resumable.list();
      },
    })
    .add('POST /blog/import/unfinished/{id}/stop', 'stopImport', 'Cancel an import', {
      description: 'Imported posts stay. The uploaded file is deleted.',
      params,
      answers: responses,
      run: async ({ core, params }) => {
        const { resumable } = core.imports;
        unwrap(await resumable.stop(params.id));
        return await resumable.list();
      },
    });
}
