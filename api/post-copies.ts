import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { postSchema } from '../shared/post.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonResponse, refusal } from './schemas.ts';

const copyRoute = createRoute({
  method: 'post',
  path: '/blog/posts/{slug}/copies',
  operationId: 'copyPost',
  tags: ['Posts'],
  summary: 'Copy a post',
  description:
    'A draft at an address of its own, dated today, with the text, cover, alt texts, excerpt, tags and language as they are saved; its title says in its language that it is a copy. The time it is scheduled for, its translation, reviews, versions and former addresses stay with the original.',
  middleware: [ownerOnly],
  request: {
    params: z.object({
      slug: z
        .string()
        .min(1)
        .max(400)
        .openapi({ param: { name: 'slug', in: 'path' } }),
    }),
    headers: z.object({
      'idempotency-key': z.string().min(1).max(255).optional().openapi({
        description: 'Made up anew for each copy. Sent again with the same key, the same copy is answered.',
      }),
    }),
  },
  responses: {
    201: jsonResponse('The copy', z.object(postSchema.shape).openapi('Post')),
    400: refusal('A part of the request that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('No such post, or its copy was deleted since'),
    409: refusal('The key was used for a copy of another text'),
    422: refusal('The text is too intricate to render'),
  },
});

/** Copies of posts, to be written on. */
export function postCopies(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(copyRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const copied = await c.env.core.posts.copy(c.req.valid('param').slug, key);
    return copied.ok ? c.json(copied.value, 201) : refuse(copied.failure);
  });
}
