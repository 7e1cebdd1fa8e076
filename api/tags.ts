import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  optionalSession,
  ownerOnly,
  refusal,
} from './resource.ts';

const tag = z
  .object({
    tag: z.string(),
    name: z.string().openapi({ example: 'Speeches' }),
    published: z.int(),
    drafts: z.int(),
  })
  .openapi('Tag');

const listRoute = createRoute({
  method: 'get',
  path: '/blog/tags',
  operationId: 'listTags',
  security: optionalSession,
  tags: ['Tags'],
  summary: 'The tags of the posts',
  description: 'Those of published posts; the signed-in owner gets those of drafts too.',
  responses: { 200: jsonResponse('The tags', z.array(tag)) },
});

const renameRoute = createRoute({
  method: 'post',
  path: '/blog/tags/{tag}/rename',
  operationId: 'renameTag',
  tags: ['Tags'],
  summary: 'Rename a tag, or merge it with another',
  description:
    'Every post of the tag gets the new name, drafts too. With the name of another tag the two become one. The former address leads to the new one.',
  middleware: [ownerOnly, limitBody('description')],
  request: {
    params: z.object({
      tag: z
        .string()
        .min(1)
        .max(100)
        .openapi({ param: { name: 'tag', in: 'path' } }),
    }),
    body: jsonBody(
      z.object({
        name: storedText().trim().min(1).max(postLimits.tag).openapi({ example: 'Speeches' }),
        override: overrideSchema.optional(),
      }),
    ),
  },
  responses: {
    200: jsonResponse('The tag', z.object({ tag: z.string(), name: z.string(), posts: z.int() })),
    400: refusal('A name that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('No post has this tag'),
    409: refusal('The name is one that must not appear; `override` lets it through'),
    413: refusal('The name is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The name cannot be read'),
  },
});

/** The tags of the blog. */
export function tags(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => {
      const all = await c.env.core.tags.list();
      const seen = all.filter(({ published }) => published > 0).map((tag) => ({ ...tag, drafts: 0 }));
      return c.json(c.env.owner ? all : seen, 200);
    })
    .openapi(renameRoute, async (c) => {
      const { name, override } = c.req.valid('json');
      const renamed = await c.env.core.tags.rename(c.req.valid('param').tag, name, override);
      return renamed.ok ? c.json(renamed.value, 200) : refuse(renamed.failure);
    });
}
