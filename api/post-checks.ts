import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { postCheckSchema } from '../shared/checks/post-check.ts';
import { postInputSchema } from '../shared/post.ts';
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

const tags = ['Checks'];
const slug = z.string().min(1).max(400);
const checks = z.array(z.object(postCheckSchema.shape).openapi('PostCheck'));
const description =
  'At most 50 lines of advice, none where there is nothing to say. None of them keeps a post from being published. Links are looked up on this site alone: no other is asked.';

const savedRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/checks',
  operationId: 'checkPost',
  tags,
  summary: 'What a post could still use before it is published',
  description,
  middleware: [ownerOnly],
  request: { params: z.object({ slug: slug.openapi({ param: { name: 'slug', in: 'path' } }) }) },
  responses: {
    200: jsonResponse('The advice', checks),
    400: refusal('A part of the address that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('No such post'),
    422: refusal('The text is too intricate to read'),
  },
});

const typedRoute = createRoute({
  method: 'post',
  path: '/blog/checks',
  operationId: 'checkText',
  tags,
  summary: 'What an unsaved text could still use',
  description: `${description} \`opened\` is the slug of the post that the text is to be saved as. Nothing is saved.`,
  middleware: [ownerOnly, limitBody('post')],
  request: { query: z.object({ opened: slug.optional() }), body: jsonBody(postInputSchema) },
  responses: {
    200: jsonResponse('The advice', checks),
    400: refusal('A value that does not fit'),
    401: refusal('Not signed in'),
    413: refusal('The body is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to read'),
  },
});

/** Advice on posts, before they are published. */
export function postChecks(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(savedRoute, async (c) => {
      const found = await c.env.core.posts.checks(c.req.valid('param').slug);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(typedRoute, async (c) => {
      const found = await c.env.core.posts.checkInput(c.req.valid('json'), c.req.valid('query').opened);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    });
}
