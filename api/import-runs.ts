import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { ImportCore } from '../core/import/import-core.ts';
import type { ImportLock } from '../core/import/import-lock-core.ts';
import type { KeptFile } from '../core/import/resume/kept-files.ts';
import type { RunOptions } from '../core/import/resume/resumable-imports.ts';
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
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';
import { type Progress, respondWithProgress } from './streaming.ts';

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
const importRunsLongest = 4000;

/** Places in a list, counted from 1, as a query names them and `readPlaces` reads them. */
export const placeList = z
  .string()
  .max(importRunsLongest)
  .regex(
    /^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/,
    'must be places with commas between them, like 1-24,26',
  );

const tags = ['Import'];

/** Largest export that can be uploaded, in bytes; the command line takes any size. */
const uploadLimit = 512 * 1024 * 1024;

/** Posts that one request may ask for or take back. */
const mostPosts = 20_000;

const withProgress =
  'With `Accept: application/x-ndjson` progress comes as one JSON line after another, the report (or `{detail}`) last.';

const refusals = {
  400: refusal('A choice or a field that cannot be used'),
  401: refusal('Not signed in'),
  413: refusal('Too much at once'),
};

const importRoute = createRoute({
  method: 'post',
  path: '/blog/import',
  operationId: 'importFile',
  tags,
  summary: 'Import an export file',
  description: `The body is the file: of WordPress or Squarespace (XML), Ghost (JSON), Substack or Medium (zip), Blogger (feed.atom, XML or zip), or Markdown with front matter (zip). It is recognised by its content. The same file with the same choices goes on with an import that was paused or broke off, \`run\` with that one. ${withProgress}`,
  middleware: [ownerOnly],
  request: {
    query: z.object({
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
    }),
    body: {
      required: true,
      content: {
        'application/xml': { schema: z.string() },
        'application/zip': { schema: z.string() },
        'application/octet-stream': { schema: z.string() },
      },
    },
  },
  responses: {
    200: jsonResponse('What became of each post', reportSchema),
    ...refusals,
    404: refusal('No import waits under this name'),
    409: refusal('Its file is not here, or this is another one'),
    422: refusal('The file is no export that can be read'),
    429: refusal('An export is being imported already'),
  },
});

const previewedRoute = createRoute({
  method: 'post',
  path: '/blog/import/posts',
  operationId: 'importPosts',
  tags,
  summary: 'Import posts as a preview showed them',
  middleware: [ownerOnly, limitBody('preview')],
  request: {
    body: jsonBody(
      z.object({
        posts: z.array(previewedPost).min(1).max(36),
        as_status: statusChoice,
        replace: z.boolean().default(false),
        /** Whether their images are fetched afterwards: until then, new posts with images elsewhere are drafts. */
        pictures: z.boolean().default(false),
      }),
    ),
  },
  responses: { 200: jsonResponse('What became of each post', reportSchema), ...refusals },
});

const knownRoute = createRoute({
  method: 'post',
  path: '/blog/import/known',
  operationId: 'findImportedPosts',
  tags,
  summary: 'Which posts of another blog are here already',
  middleware: [ownerOnly, limitBody('keys')],
  request: { body: jsonBody(z.object({ source_keys: z.array(sourceKey).max(mostPosts) })) },
  responses: {
    200: jsonResponse('Those that are', z.array(z.object({ source_key: z.string(), slug: z.string() }))),
    ...refusals,
  },
});

const slugsRoute = createRoute({
  method: 'post',
  path: '/blog/import/slugs',
  operationId: 'findFreeSlugs',
  tags,
  summary: 'The slugs that posts with these slugs would get',
  middleware: [ownerOnly, limitBody('reading')],
  request: { body: jsonBody(z.object({ slugs: z.array(z.string().min(1).max(200)).max(24) })) },
  responses: {
    200: jsonResponse('Numbered where they are taken, in the same order', z.array(z.string())),
    ...refusals,
  },
});

const made = z.object({ id: z.string().min(1).max(64), version: z.int().positive() });

const undoRoute = createRoute({
  method: 'post',
  path: '/blog/import/undo',
  operationId: 'undoImport',
  tags,
  summary: 'Take an import back',
  description: 'What was edited since is left alone. Removed posts can be restored for 30 days.',
  middleware: [ownerOnly, limitBody('keys')],
  request: { body: jsonBody(z.object({ posts: z.array(made).max(mostPosts) })) },
  responses: {
    200: jsonResponse(
      'How many were removed, set back and left',
      z.object({
        removed: z.int(),
        restored: z.int(),
        kept: z.int(),
        drafts: z.array(z.object({ title: z.string(), slug: z.string() })),
        links: z.array(z.object({ title: z.string(), slug: z.string() })),
      }),
    ),
    ...refusals,
  },
});

const postIds = z.array(z.string().max(64)).max(mostPosts).optional();

const picturesRoute = createRoute({
  method: 'post',
  path: '/blog/import/pictures',
  operationId: 'importPictures',
  tags,
  summary: 'Put the pictures of imported posts into the library',
  description: `Of the posts named, or of all. A post named that waits as a draft for its images is published once they are here. Running it again goes on with what still lies elsewhere. ${withProgress}`,
  middleware: [ownerOnly, limitBody('keys')],
  request: { body: jsonBody(z.object({ ids: postIds })) },
  responses: {
    200: jsonResponse('What became of them', picturesReportSchema),
    ...refusals,
    429: refusal('Pictures are being fetched already'),
  },
});

type ImportQuery = z.output<typeof importRoute.request.query>;

/** `report` hears of work that broke off after its answer had begun. */
export function importRuns(report: (error: Error, requestId: string) => void): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(importRoute, async (c) => {
      const query = c.req.valid('query');
      const { imports } = c.env.core;
      // Before the body is read: several of half a gigabyte would fill the disk.
      const locked = await imports.lock('export');
      if (!locked.ok) return refuse(locked.failure);
      const lock = locked.value;
      const file = await receiveExport(c.req.raw, imports, lock);
      const run = (onProgress?: (progress: Progress) => void) =>
        importReceived(imports, file, query, { lock, ...(onProgress && { onProgress }) }).finally(
          lock.release,
        );
      return respondWithProgress(c, { run, report });
    })
    .openapi(previewedRoute, async (c) => {
      const { posts, as_status, replace, pictures } = c.req.valid('json');
      const previewed = posts.map((post) => ({ ...post, id: post.slug }));
      const choice = { asStatus: as_status, canReplace: replace, hasPictures: pictures };
      return c.json(await c.env.core.imports.importPreviewed(previewed, choice), 200);
    })
    .openapi(knownRoute, async (c) =>
      c.json(await c.env.core.imports.findImported(c.req.valid('json').source_keys), 200),
    )
    .openapi(slugsRoute, async (c) =>
      c.json(await c.env.core.imports.freeSlugs(c.req.valid('json').slugs), 200),
    )
    .openapi(undoRoute, async (c) =>
      c.json(await c.env.core.imports.undoImport(c.req.valid('json').posts), 200),
    )
    .openapi(picturesRoute, async (c) => {
      const { ids } = c.req.valid('json');
      const { imports } = c.env.core;
      const locked = await imports.lock('pictures');
      if (!locked.ok) return refuse(locked.failure);
      const lock = locked.value;
      return respondWithProgress(c, {
        report,
        run: (onProgress, signal) =>
          imports.downloadPictures({ ids, lock, onProgress, signal }).finally(() => lock.release()),
      });
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

/** Imports a file that was received, tries that out, or goes on with an import. */
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

const unfinishedImportsTags = ['Import'];
const middleware = [ownerOnly];
const unfinishedImportsRefusals = { 401: refusal('Not signed in') };
const list = jsonResponse('Those that are not at their end', z.array(unfinishedImport));

const listRoute = createRoute({
  method: 'get',
  path: '/blog/import/unfinished',
  operationId: 'listUnfinishedImports',
  tags: unfinishedImportsTags,
  middleware,
  summary: 'Imports under way, paused, or broken off, and how far each is',
  responses: { 200: list, ...unfinishedImportsRefusals },
});

const request = {
  params: z.object({
    id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
  }),
};
const responses = {
  200: list,
  400: refusal('A name that none can have'),
  ...unfinishedImportsRefusals,
  404: refusal('No import waits under this name'),
};

const pauseRoute = createRoute({
  method: 'post',
  path: '/blog/import/unfinished/{id}/pause',
  operationId: 'pauseImport',
  tags: unfinishedImportsTags,
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
  tags: unfinishedImportsTags,
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
