import { z } from '@hono/zod-openapi';
import type { ImportCore } from '../core/import/import-core.ts';
import type { ImportLock } from '../core/import/import-report.ts';
import type { RunOptions } from '../core/import/resumable-imports.ts';
import type { KeptFile } from '../core/import/uploaded-files.ts';
import { chooseOther, readOthers, readPlaces, readTexts } from '../shared/import-pages.ts';
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

/** Longest list: whole kinds are short, and nobody ticks hundreds of pages apart. */
const longest = 8000;

const listOf = (read: (text: string) => unknown, message: string) =>
  z
    .string()
    .max(longest)
    .refine((text) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    }, message);

/** Items that are no articles, as `readOthers` reads them. */
const otherList = listOf(readOthers, 'must be kinds with places, like page:1-24,26;portfolio:all');

/** Pages that become texts of sections, as `readTexts` reads them. */
const textList = listOf(readTexts, 'must be pages with sections, like page:3:about_content');

/** Whole lists are short, for most of a file is taken or left: `1-24,26,30-5000`. */
const longestPlaces = 4000;

/** Places in a list, counted from 1, as a query names them and `readPlaces` reads them. */
export const placeList = z
  .string()
  .max(longestPlaces)
  .regex(
    /^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/,
    'must be places with commas between them, like 1-24,26',
  );

/** Largest export that can be uploaded, in bytes; the command line takes any size. */
const uploadLimit = 512 * 1024 * 1024;

/** Posts that one request may ask for or take back. */
const mostPosts = 20_000;

const withProgress =
  'With `Accept: application/x-ndjson` progress comes as one JSON line after another, the report (or `{detail}`) last.';

const refusals = {
  400: 'A choice or a field that cannot be used',
  413: 'Too much at once',
};

const made = z.object({ id: z.string().min(1).max(64), version: z.int().positive() });

const postIds = z.array(z.string().max(64)).max(mostPosts).optional();

const importQuery = z.object({
  dry_run: yesOrNo,
  /** The posts wanted, by their place in the file. */
  only: placeList.optional().openapi({ type: 'string', example: '1-24,26' }),
  /** What else is wanted, as drafts: kinds, with places among those of the kind that can come. */
  others: otherList.optional().openapi({ type: 'string', example: 'page:1-24,26;portfolio:all' }),
  /** Pages whose text becomes the draft of a section of the content manager. */
  texts: textList.optional().openapi({ type: 'string', example: 'page:3:about_content' }),
  as_status: statusChoice,
  replace: yesOrNo,
  /** Whether the pictures of the posts are fetched afterwards. */
  pictures: yesOrNo,
  /** What the file is called. */
  name: storedText().max(300).default(''),
  /** An import to go on with; the body may be empty where its file is kept here. */
  run: z.uuid().optional(),
  /** Where the old blog was, for files that do not say it. */
  address: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
});

type ImportQuery = z.output<typeof importQuery>;

/** `report` hears of work that broke off after its answer had begun. */
export function importRuns(report: ReportError): Resource {
  return new Resource('Import')
    .add({
      route: 'POST /blog/import',
      id: 'importFile',
      summary: 'Import an export file',
      description: `The body is the file: of WordPress or Squarespace (XML), Ghost (JSON), Substack or Medium (zip), Blogger (feed.atom, XML or zip), or Markdown with front matter (zip). It is recognised by its content. The same file with the same choices goes on with an import that was paused or broke off, \`run\` with that one. ${withProgress}`,
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
        200: ['What became of each post', reportSchema],
        ...refusals,
        404: 'No import waits under this name',
        409: 'Its file is not here, or this is another one',
        422: 'The file is no export that can be read',
        429: 'An export is being imported already',
      },
      run: async ({ c, core, query }) => {
        const { imports } = core;
        // Before the body is read: several of half a gigabyte would fill the disk.
        const lock = unwrap(await imports.lock('export'));
        const file = await receiveExport(c.req.raw, imports, lock);
        const run = (onProgress?: (progress: Progress) => void) =>
          importReceived(imports, file, query, { lock, ...(onProgress && { onProgress }) }).finally(
            lock.release,
          );
        return respondWithProgress(c, { run, report });
      },
    })
    .add({
      route: 'POST /blog/import/posts',
      id: 'importPosts',
      summary: 'Import posts as a preview showed them',
      limit: 'preview',
      body: z.object({
        posts: z.array(previewedPost).min(1).max(36),
        as_status: statusChoice,
        replace: z.boolean().default(false),
        /** Whether their images are fetched afterwards: until then, new posts with images elsewhere are drafts. */
        pictures: z.boolean().default(false),
      }),
      answers: { 200: ['What became of each post', reportSchema], ...refusals },
      run: async ({ core, body }) => {
        const { posts, as_status, replace, pictures } = body;
        const previewed = posts.map((post) => ({ ...post, id: post.slug }));
        const choice = { asStatus: as_status, canReplace: replace, hasPictures: pictures };
        return await core.imports.importPreviewed(previewed, choice);
      },
    })
    .add({
      route: 'POST /blog/import/known',
      id: 'findImportedPosts',
      summary: 'Which posts of another blog are here already',
      limit: 'keys',
      body: z.object({ source_keys: z.array(sourceKey).max(mostPosts) }),
      answers: {
        200: ['Those that are', z.array(z.object({ source_key: z.string(), slug: z.string() }))],
        ...refusals,
      },
      run: ({ core, body }) => core.imports.findImported(body.source_keys),
    })
    .add({
      route: 'POST /blog/import/slugs',
      id: 'findFreeSlugs',
      summary: 'The slugs that posts with these slugs would get',
      limit: 'reading',
      body: z.object({ slugs: z.array(z.string().min(1).max(200)).max(24) }),
      answers: {
        200: ['Numbered where they are taken, in the same order', z.array(z.string())],
        ...refusals,
      },
      run: ({ core, body }) => core.imports.freeSlugs(body.slugs),
    })
    .add({
      route: 'POST /blog/import/undo',
      id: 'undoImport',
      summary: 'Take an import back',
      description: 'What was edited since is left alone. Removed posts can be restored for 30 days.',
      limit: 'keys',
      body: z.object({ posts: z.array(made).max(mostPosts) }),
      answers: {
        200: [
          'How many were removed, set back and left',
          z.object({
            removed: z.int(),
            restored: z.int(),
            kept: z.int(),
            drafts: z.array(z.object({ title: z.string(), slug: z.string() })),
            links: z.array(z.object({ title: z.string(), slug: z.string() })),
          }),
        ],
        ...refusals,
      },
      run: ({ core, body }) => core.imports.undoImport(body.posts),
    })
    .add({
      route: 'POST /blog/import/pictures',
      id: 'importPictures',
      summary: 'Put the pictures of imported posts into the library',
      description: `Of the posts named, or of all. A post named that waits as a draft for its images is published once they are here. Running it again goes on with what still lies elsewhere. ${withProgress}`,
      limit: 'keys',
      body: z.object({ ids: postIds }),
      answers: {
        200: ['What became of them', picturesReportSchema],
        ...refusals,
        429: 'Pictures are being fetched already',
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

/** The export on the disk; the lock is released when there is none. */
async function receiveExport(
  request: Request,
  { resumable }: ImportCore,
  lock: ImportLock,
): Promise<KeptFile> {
  let file: KeptFile | null = null;
  try {
    // A length that is told is believed, so that half a gigabyte is not sent for nothing.
    const declaredLength = Number(request.headers.get('Content-Length') ?? 0);
    file = declaredLength > uploadLimit ? null : await resumable.receive(request.body, uploadLimit);
    return file ?? refuse({ code: 'upload_too_large' });
  } finally {
    if (!file) await lock.release();
  }
}

/** Imports a received file, does a trial run, or resumes an import. */
async function importReceived(
  { resumable, importFile }: ImportCore,
  file: KeptFile,
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
      others: chooseOther(others, texts),
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
  if (file.bytes > 0) return resumable.goOn(run, file, options);
  await resumable.discard(file.id);
  return resumable.goOn(run, undefined, options);
}

const list = ['Those that are not at their end', z.array(unfinishedImport)] as const;

const params = { id: z.uuid() };
const responses = {
  200: list,
  400: 'A name that none can have',
  404: 'No import waits under this name',
};

/** Watching imports, pausing and stopping them. */
export function unfinishedImports(): Resource {
  return new Resource('Import')
    .add({
      route: 'GET /blog/import/unfinished',
      id: 'listUnfinishedImports',
      summary: 'Imports under way, paused, or broken off, and how far each is',
      answers: { 200: list },
      run: ({ core }) => core.imports.resumable.list(),
    })
    .add({
      route: 'POST /blog/import/unfinished/{id}/pause',
      id: 'pauseImport',
      summary: 'Pause an import',
      description:
        'It ends after the posts that are being saved, and can be gone on with: `POST /blog/import?run=…`.',
      params,
      answers: responses,
      run: async ({ core, params }) => {
        const { resumable } = core.imports;
        unwrap(await resumable.pause(params.id));
        return await resumable.list();
      },
    })
    .add({
      route: 'POST /blog/import/unfinished/{id}/stop',
      id: 'stopImport',
      summary: 'Stop an import for good',
      description: 'What has come stays; the uploaded file is removed.',
      params,
      answers: responses,
      run: async ({ core, params }) => {
        const { resumable } = core.imports;
        unwrap(await resumable.stop(params.id));
        return await resumable.list();
      },
    });
}
