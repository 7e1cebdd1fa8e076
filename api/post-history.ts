import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { localeSchema } from '../shared/locale.ts';
import { postSchema, workingCopyInputSchema, workingTextSchema } from '../shared/post.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  optionalBody,
  ownerOnly,
  refusal,
} from './resource.ts';

const { id, slug, title, date, language, status, publish_at, updated_at, version } = postSchema.shape;
const post = z.object(postSchema.shape).openapi('Post');
const row = { id, slug, title, date, language, status, publish_at, updated_at };
const match = z.object({ ...row, passage: z.string().nullable() });
const matches = z.object({ posts: z.array(z.object(row)), total: z.int(), hasMore: z.boolean() });
const revision = z.object({ version, title, status, updated_at, words: z.int(), change: z.int() });
const deleted = z.object({ id, slug, title, deleted_at: z.string() });
const missingPictures = z.object({ names: z.array(z.string()), html: z.string().nullable() });
const tags = ['Posts'];
const middleware = [ownerOnly];

const slugParameter = z
  .string()
  .min(1)
  .max(400)
  .openapi({ param: { name: 'slug', in: 'path' } });
const versionParameter = z.coerce
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1)
  .openapi({ param: { name: 'version', in: 'path' } });

const refused = { 400: refusal('A part of the address that cannot be used'), 401: refusal('Not signed in') };
const missing = { 404: refusal('No such post, or no such version of it') };

const searchRoute = createRoute({
  method: 'get',
  path: '/blog/search',
  operationId: 'suggestPosts',
  tags,
  summary: 'Posts to open',
  description:
    'At most 8, the best match first: every word of `q` stands in the title, the tags, the slug, the excerpt or the body, whatever the accents. Without words, what was changed last.',
  middleware,
  request: { query: z.object({ q: z.string().max(200).default('') }) },
  responses: { 200: jsonResponse('What was found', z.array(match)), ...refused },
});

/** The owner's list has 250 at the most (docs/specification.md 9.2). */
const ownPostsRoute = createRoute({
  method: 'get',
  path: '/blog/own-posts',
  operationId: 'searchPosts',
  tags,
  summary: 'The owner’s posts with every word of `q`, newest first',
  description:
    'Drafts too, without their bodies; all posts for a blank `q`. A search counts 250 at the most, and says in `hasMore` whether there are more.',
  middleware,
  request: {
    query: z.object({
      q: z.string().max(200).default(''),
      limit: z.coerce.number().int().min(1).max(250).default(50),
    }),
  },
  responses: { 200: jsonResponse('What was found', matches), ...refused },
});

const revisionsRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/revisions',
  operationId: 'listRevisions',
  tags: ['Revisions'],
  summary: 'Saved versions of a post, newest first',
  description: 'The newest 100. `words` is the length of the body, `change` what it gained or lost.',
  middleware,
  request: { params: z.object({ slug: slugParameter }) },
  responses: { 200: jsonResponse('The versions', z.array(revision)), ...refused, ...missing },
});

const revisionRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/revisions/{version}',
  operationId: 'getRevision',
  tags: ['Revisions'],
  summary: 'A post as one of its versions had it',
  middleware,
  request: { params: z.object({ slug: slugParameter, version: versionParameter }) },
  responses: { 200: jsonResponse('The post as it was', post), ...refused, ...missing },
});

const restoreRevisionRoute = createRoute({
  method: 'post',
  path: '/blog/posts/{slug}/revisions/{version}/restore',
  operationId: 'restoreRevision',
  tags: ['Revisions'],
  summary: 'Save an earlier version as the newest',
  description:
    'The address, and whether readers see the post, stay as they are. `override` says why it may be seen although it names somebody, `without_approval` goes on with what is not what a reader approved.',
  middleware: [ownerOnly, limitBody('reading')],
  request: {
    params: z.object({ slug: slugParameter, version: versionParameter }),
    body: optionalBody(
      z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
    ),
  },
  responses: {
    200: jsonResponse('The post', post),
    409: refusal(
      'Readers would see names in it that must not appear: `places` tells where, `override` lets it through; or it is not what a reader approved',
    ),
    413: refusal('The reason is too long'),
    422: refusal('The text is too intricate to render'),
    ...refused,
    ...missing,
  },
});

const missingPicturesRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/missing-pictures',
  operationId: 'getMissingPictures',
  tags,
  summary: 'Pictures that are missing in a post',
  description:
    'Those that nobody could load when the text was saved: pasted from a computer, and not sent since. `html` is the text with their places, null where none is missing. Saving a text without a place forgets it.',
  middleware,
  request: { params: z.object({ slug: slugParameter }) },
  responses: { 200: jsonResponse('What is missing', missingPictures), ...refused, ...missing },
});

const deletedRoute = createRoute({
  method: 'get',
  path: '/blog/deleted-posts',
  operationId: 'listDeletedPosts',
  tags,
  summary: 'Deleted posts that can be brought back',
  description: 'Those of the last 30 days, deleted last first; at most 200.',
  middleware,
  responses: { 200: jsonResponse('The posts', z.array(deleted)), 401: refused[401] },
});

/** What the owner's area needs besides reading and writing: finding posts, earlier versions, missing pictures, the trash. */
export function postHistory(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(searchRoute, async (c) => c.json(await c.env.core.posts.suggest(c.req.valid('query').q), 200))
    .openapi(ownPostsRoute, async (c) => {
      const { q, limit } = c.req.valid('query');
      return c.json(await c.env.core.posts.search(q, limit), 200);
    })
    .openapi(revisionsRoute, async (c) => {
      const revisions = await c.env.core.posts.revisions(c.req.valid('param').slug);
      return revisions.ok ? c.json(revisions.value, 200) : refuse(revisions.failure);
    })
    .openapi(revisionRoute, async (c) => {
      const { slug, version } = c.req.valid('param');
      const found = await c.env.core.posts.revision(slug, version);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(restoreRevisionRoute, async (c) => {
      const { slug, version } = c.req.valid('param');
      const restored = await c.env.core.posts.restoreRevision(slug, version, c.req.valid('json'));
      return restored.ok ? c.json(restored.value, 200) : refuse(restored.failure);
    })
    .openapi(missingPicturesRoute, async (c) => {
      const found = await c.env.core.posts.missingPictures(c.req.valid('param').slug);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(deletedRoute, async (c) => c.json(await c.env.core.posts.deleted(), 200));
}

const workingCopiesTags = ['Autosave'];
const idParameter = z.object({
  id: z
    .string()
    .min(1)
    .max(100)
    .openapi({ param: { name: 'id', in: 'path' } }),
});
const head = {
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: localeSchema,
  writer: z.string(),
  etag: z.string(),
  written_at: z.string(),
  kept_until: z.string(),
};
const copyHead = z.object(head).openapi('UnsavedHead');
const copy = z
  .object({ ...head, version: z.int(), made_slug: z.string(), text: z.object(workingTextSchema.shape) })
  .openapi('Unsaved');

const workingCopiesRefused = {
  400: refusal('A part of the request that cannot be used'),
  401: refusal('Not signed in'),
};

const listRoute = createRoute({
  method: 'get',
  path: '/blog/unsaved',
  operationId: 'listAutosaves',
  tags: workingCopiesTags,
  summary: 'Unsaved writing, the last written first',
  description: 'Without the texts. What nobody goes on with is removed at `kept_until`.',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('What is kept', z.array(copyHead)), 401: workingCopiesRefused[401] },
});

const getRoute = createRoute({
  method: 'get',
  path: '/blog/unsaved/{id}',
  operationId: 'getAutosave',
  tags: workingCopiesTags,
  summary: 'The unsaved writing on one post',
  description: '`id`: that of the post, or the Idempotency-Key that a new text will be created with.',
  middleware: [ownerOnly],
  request: { params: idParameter },
  responses: {
    200: jsonResponse('What is kept', copy),
    ...workingCopiesRefused,
    404: refusal('Nothing is kept'),
  },
});

const keepRoute = createRoute({
  method: 'put',
  path: '/blog/unsaved/{id}',
  operationId: 'saveAutosave',
  tags: workingCopiesTags,
  summary: 'Keep unsaved writing',
  description:
    'Kept beside the post, which stays as it is. Send the `etag` of the copy that this one goes on from. A copy that another writer has changed since is not replaced.',
  middleware: [ownerOnly, limitBody('post')],
  request: { params: idParameter, body: jsonBody(workingCopyInputSchema) },
  responses: {
    200: jsonResponse('What is kept now', copyHead),
    ...workingCopiesRefused,
    404: refusal('No such post'),
    409: refusal('Another window has written since, or too much is kept already'),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
  },
});

const removeRoute = createRoute({
  method: 'delete',
  path: '/blog/unsaved/{id}',
  operationId: 'deleteAutosave',
  tags: workingCopiesTags,
  summary: 'Let unsaved writing go',
  description: 'Name its `writer`, or the `etag` of what was read.',
  middleware: [ownerOnly],
  request: {
    params: idParameter,
    query: z.object({ writer: z.string().max(64).optional(), etag: z.string().max(64).optional() }),
  },
  responses: {
    204: { description: 'Gone' },
    ...workingCopiesRefused,
    409: refusal('Another window has written since'),
  },
});

/** What the owner has written and not saved; nobody else ever gets it. */
export function workingCopies(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => c.json(await c.env.core.workingCopies.list(), 200))
    .openapi(getRoute, async (c) => {
      const found = await c.env.core.workingCopies.get(c.req.valid('param').id);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(keepRoute, async (c) => {
      const kept = await c.env.core.workingCopies.keep(c.req.valid('param').id, c.req.valid('json'));
      return kept.ok ? c.json(kept.value, 200) : refuse(kept.failure);
    })
    .openapi(removeRoute, async (c) => {
      const removed = await c.env.core.workingCopies.remove(c.req.valid('param').id, c.req.valid('query'));
      return removed.ok ? c.body(null, 204) : refuse(removed.failure);
    });
}
