import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { paths } from '../shared/paths.ts';
import { postInputSchema, postSchema, postUpdateSchema } from '../shared/post.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  optionalBody,
  optionalSession,
  ownerOnly,
  refusal,
} from './resource.ts';

// Made anew here: schemas made before the OpenAPI extension was loaded can't be named by it.
const post = z.object(postSchema.shape).openapi('Post');
const tags = ['Posts'];
const slugParameter = z.object({
  slug: z
    .string()
    .min(1)
    .max(400)
    .openapi({ param: { name: 'slug', in: 'path' } }),
});

/** One answer holds at most 500 posts (docs/specification.md 9.2). */
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

/** draft-ietf-httpapi-idempotency-key-header: a text that the sender makes up anew for each new post. */
const keyHeader = z.object({
  'idempotency-key': z.string().min(1).max(255).optional().openapi({
    description:
      'Made up anew for each new post. Sent again with the same key, the same post is answered and not stored twice.',
  }),
});

const listRoute = createRoute({
  method: 'get',
  path: '/blog/posts',
  operationId: 'listPosts',
  security: optionalSession,
  tags,
  summary: 'Posts, newest first',
  description:
    'Published posts; the signed-in owner gets drafts and scheduled posts too. A page after the last is empty.',
  request: { query: listQuery },
  responses: {
    200: jsonResponse('The posts of this page', z.array(post)),
    400: refusal('Bad page or limit'),
  },
});

const getRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}',
  operationId: 'getPost',
  security: optionalSession,
  tags,
  summary: 'One post',
  description: 'Its version is its ETag: with If-None-Match, a post that has not changed answers 304.',
  request: { params: slugParameter },
  responses: {
    200: { ...jsonResponse('The post', post), headers: z.object({ ETag: z.string() }) },
    304: { description: 'The version that If-None-Match names is the latest' },
    301: { description: 'The post has another address now: see Location' },
    400: refusal('An address that is too long'),
    404: refusal('No such post'),
  },
});

const scheduling =
  'With the status scheduled and publish_at the post goes live at that time, dated by it; a time without an offset is one of ' +
  'the time zone in the settings. Any other status takes the time back. ';

const createPostRoute = createRoute({
  method: 'post',
  path: '/blog/posts',
  operationId: 'createPost',
  tags,
  summary: 'Write a new post',
  description:
    'Title and html are required. Without a slug one is made from the title. ' +
    scheduling +
    'With an Idempotency-Key it can be sent again when its answer got lost.',
  middleware: [ownerOnly, limitBody('post')],
  request: {
    headers: keyHeader,
    body: jsonBody(postInputSchema),
  },
  responses: {
    201: jsonResponse('The new post', post),
    400: refusal('Title or body missing, or a field that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('The post that the key has made was deleted'),
    409: refusal(
      'The address is taken, or kept for the site itself; or names stand in it that must not appear: `places` tells where, `override` lets it through',
    ),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The key has made a post with another text, or the text is too intricate to render'),
  },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/blog/posts/{slug}',
  operationId: 'updatePost',
  tags,
  summary: 'Change a post',
  description: `Fields that are left out stay as they are. A changed slug redirects the old address. ${scheduling}`,
  middleware: [ownerOnly, limitBody('post')],
  request: {
    params: slugParameter,
    body: jsonBody(postUpdateSchema),
  },
  responses: {
    200: jsonResponse('The changed post', post),
    400: refusal('A field that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('No such post'),
    409: refusal(
      'The address is taken or kept for the site itself, the post was saved since the given version, or names stand in it that must not appear: `places` tells where, `override` lets it through',
    ),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to render'),
  },
});

const deleteRoute = createRoute({
  method: 'delete',
  path: '/blog/posts/{slug}',
  operationId: 'deletePost',
  tags,
  summary: 'Take a post off the site',
  description: 'It can be restored for 30 days with the id in the X-Post-Id header.',
  middleware: [ownerOnly],
  request: { params: slugParameter },
  responses: {
    204: { description: 'Gone' },
    400: refusal('An address that is too long'),
    401: refusal('Not signed in'),
    404: refusal('No such post'),
  },
});

const deletedId = z.object({
  id: z
    .string()
    .max(100)
    .openapi({ param: { name: 'id', in: 'path' } }),
});

const purgeRoute = createRoute({
  method: 'delete',
  path: '/blog/deleted-posts/{id}',
  operationId: 'purgePost',
  tags,
  summary: 'Delete a deleted post permanently',
  description: 'It can no longer be restored.',
  middleware: [ownerOnly],
  request: { params: deletedId },
  responses: {
    204: { description: 'Gone' },
    400: refusal('An id that is too long'),
    401: refusal('Not signed in'),
    404: refusal('No such deleted post'),
  },
});

const restoreRoute = createRoute({
  method: 'post',
  path: '/blog/deleted-posts/{id}/restore',
  operationId: 'restorePost',
  tags,
  summary: 'Bring a deleted post back',
  description:
    'As it was: published, too. `override` says why it may be seen although it names somebody, `without_approval` goes on with what is not what a reader approved.',
  middleware: [ownerOnly, limitBody('reading')],
  request: {
    params: deletedId,
    body: optionalBody(
      z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
    ),
  },
  responses: {
    200: jsonResponse('The post, at its old address where that is free', post),
    400: refusal('An id that is too long, or a reason that is none'),
    401: refusal('Not signed in'),
    404: refusal('Never deleted, or more than 30 days ago'),
    409: refusal(
      'Names stand in it that must not appear (`places` tells where, `override` lets it through), or its reader has not approved it (`without_approval` lets it through)',
    ),
    413: refusal('The reason is too long'),
    422: refusal('The text is too intricate to be looked through'),
  },
});

export function posts(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => c.json(await c.env.core.posts.list(c.env, c.req.valid('query')), 200))
    .openapi(getRoute, async (c) => {
      const found = await c.env.core.posts.get(c.env, c.req.valid('param').slug);
      if (!found.ok) return refuse(found.failure);
      const { post, movedTo } = found.value;
      if (!post) return c.redirect(paths.apiPost(movedTo), 301);
      const etag = `"${post.version}"`;
      // A proxy that compresses the answer marks the tag as weak.
      const known = c.req.header('if-none-match')?.replace(/^W\//, '');
      return known === etag ? c.body(null, 304) : c.json(post, 200, { ETag: etag });
    })
    .openapi(createPostRoute, async (c) => {
      const key = c.req.valid('header')['idempotency-key'];
      const created = await c.env.core.posts.create(c.req.valid('json'), key);
      return created.ok ? c.json(created.value, 201) : refuse(created.failure);
    })
    .openapi(updateRoute, async (c) => {
      const updated = await c.env.core.posts.update(c.req.valid('param').slug, c.req.valid('json'));
      return updated.ok ? c.json(updated.value, 200) : refuse(updated.failure);
    })
    .openapi(deleteRoute, async (c) => {
      const removed = await c.env.core.posts.remove(c.req.valid('param').slug);
      return removed.ok ? c.body(null, 204, { 'X-Post-Id': removed.value.id }) : refuse(removed.failure);
    })
    .openapi(purgeRoute, async (c) => {
      const purged = await c.env.core.posts.purge(c.req.valid('param').id);
      return purged.ok ? c.body(null, 204) : refuse(purged.failure);
    })
    .openapi(restoreRoute, async (c) => {
      const restored = await c.env.core.posts.restore(c.req.valid('param').id, c.req.valid('json'));
      return restored.ok ? c.json(restored.value, 200) : refuse(restored.failure);
    });
}

const postPinTags = ['Posts'];
const { id, slug, title, language, status } = postSchema.shape;
const postPinPost = z.object({ id, slug, title, language, status });
const path = '/blog/posts/{slug}/pin';
const middleware = [ownerOnly];
const request = {
  params: z.object({
    slug: z
      .string()
      .min(1)
      .max(400)
      .openapi({ param: { name: 'slug', in: 'path' } }),
  }),
};
const refused = {
  400: refusal('A part of the address that cannot be used'),
  401: refusal('Not signed in'),
  404: refusal('No such post'),
};

const findRoute = createRoute({
  method: 'get',
  path: '/blog/pinned',
  operationId: 'getPinnedPost',
  tags: postPinTags,
  summary: 'The article at the top of the blog',
  description: 'A draft or a scheduled post, too, which comes there when readers see it.',
  middleware,
  responses: {
    200: jsonResponse('The post; null where none is pinned', z.object({ post: postPinPost.nullable() })),
    401: refused[401],
  },
});

const pinRoute = createRoute({
  method: 'put',
  path,
  operationId: 'pinPost',
  tags: postPinTags,
  summary: 'Pin an article to the top of the blog',
  description:
    'It stands first on the first page of the list, in each language: as the post in that language where it has one. It takes the place of the one that was there. Years, feeds and the sitemap stay by date.',
  middleware,
  request,
  responses: {
    200: jsonResponse(
      'The post, and the one that it replaced',
      z.object({ post: postPinPost, replaced: postPinPost.nullable() }),
    ),
    ...refused,
  },
});

const unpinRoute = createRoute({
  method: 'delete',
  path,
  operationId: 'unpinPost',
  tags: postPinTags,
  summary: 'Take an article from the top of the blog',
  description: 'It goes back to its place by date. One that is not pinned stays where it is.',
  middleware,
  request,
  responses: { 204: { description: 'It is not pinned' }, ...refused },
});

/** The article that readers see first, whatever its date. */
export function postPin(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(findRoute, async (c) => c.json({ post: await c.env.core.posts.pinned() }, 200))
    .openapi(pinRoute, async (c) => {
      const pinned = await c.env.core.posts.pin(c.req.valid('param').slug);
      return pinned.ok ? c.json(pinned.value, 200) : refuse(pinned.failure);
    })
    .openapi(unpinRoute, async (c) => {
      const unpinned = await c.env.core.posts.unpin(c.req.valid('param').slug);
      return unpinned.ok ? c.body(null, 204) : refuse(unpinned.failure);
    });
}
