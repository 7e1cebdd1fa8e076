import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { postSchema } from '../shared/post.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonResponse, refusal } from './schemas.ts';

const tags = ['Posts'];
const { id, slug, title, language, status } = postSchema.shape;
const post = z.object({ id, slug, title, language, status });
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
  tags,
  summary: 'The article at the top of the blog',
  description: 'A draft or a scheduled post, too, which comes there when readers see it.',
  middleware,
  responses: {
    200: jsonResponse('The post; null where none is pinned', z.object({ post: post.nullable() })),
    401: refused[401],
  },
});

const pinRoute = createRoute({
  method: 'put',
  path,
  operationId: 'pinPost',
  tags,
  summary: 'Pin an article to the top of the blog',
  description:
    'It stands first on the first page of the list, in each language: as the post in that language where it has one. It takes the place of the one that was there. Years, feeds and the sitemap stay by date.',
  middleware,
  request,
  responses: {
    200: jsonResponse(
      'The post, and the one that it replaced',
      z.object({ post, replaced: post.nullable() }),
    ),
    ...refused,
  },
});

const unpinRoute = createRoute({
  method: 'delete',
  path,
  operationId: 'unpinPost',
  tags,
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
