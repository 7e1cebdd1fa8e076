import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { guardPlaceSchema } from '../shared/guard/guarded-name.ts';
import {
  bulkChangeSchema,
  bulkFailures,
  missingParts,
  postFilterSchema,
  postSchema,
} from '../shared/post.ts';
import { detailOf } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';

const { id, slug, title, date, language, status, publish_at, updated_at, version } = postSchema.shape;
const { tags: tagNames } = postSchema.shape;
const tags = ['Posts'];

const row = z
  .object({ id, slug, title, date, language, status, publish_at, updated_at, version, tags: tagNames })
  .extend({ missing: z.array(z.enum(missingParts)) });
const page = z
  .object({ posts: z.array(row), next: z.string().nullable(), published: z.int(), drafts: z.int() })
  .extend({ scheduled: z.int(), years: z.array(z.string()) });

const outcome = z.union([
  z.object({ id, ok: z.literal(true), slug, title, changed: z.boolean() }),
  z.object({
    id,
    ok: z.literal(false),
    code: z.enum(bulkFailures),
    title: title.optional(),
    places: z.array(guardPlaceSchema).optional(),
    detail: z.string(),
  }),
]);
const outcomes = z.object({ changed: z.int(), failed: z.int(), results: z.array(outcome) });

const listRoute = createRoute({
  method: 'get',
  path: '/blog/all-posts',
  operationId: 'listOwnPosts',
  tags,
  summary: 'The owner’s posts, narrowed down and sorted',
  description:
    'Drafts too, without their bodies. `missing` says what a post is without. `next` is `after` of the next page; what is found by `q` comes newest first.',
  middleware: [ownerOnly],
  request: {
    query: z.object({
      ...postFilterSchema.shape,
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(250).default(50),
    }),
  },
  responses: {
    200: jsonResponse('A page of the posts', page),
    400: refusal('A filter that cannot be used'),
    401: refusal('Not signed in'),
  },
});

const changeRoute = createRoute({
  method: 'post',
  path: '/blog/bulk',
  operationId: 'changePosts',
  tags,
  summary: 'Change many posts at once',
  description:
    'Publishes, takes off the site, deletes, brings back, or adds and removes `tags`. Each post has a result of its own, in the order they are named; one that fails holds up none of the others. With `version`, a post that was saved since is left alone. One that names somebody tells where in `places`; `override`, of all or of one post, lets it through.',
  middleware: [ownerOnly, limitBody('bulk')],
  request: { body: jsonBody(bulkChangeSchema) },
  responses: {
    200: jsonResponse('What became of each', outcomes),
    400: refusal('A change that cannot be read'),
    401: refusal('Not signed in'),
    413: refusal('Too many posts at once'),
    415: refusal('The body is not sent as JSON'),
  },
});

/** The owner's list of all posts, and what can be done with many of them. */
export function postList(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => {
      const { after, limit, ...filter } = c.req.valid('query');
      return c.json(await c.env.core.posts.listOwn(filter, { after, limit }), 200);
    })
    .openapi(changeRoute, async (c) => {
      const done = await c.env.core.posts.changeMany(c.req.valid('json'));
      const results = done.map((result) =>
        result.ok ? result : { ...result, detail: sentenceOf(result.code) },
      );
      const changed = done.filter((result) => result.ok && result.changed).length;
      return c.json({ changed, failed: done.filter(({ ok }) => !ok).length, results }, 200);
    });
}

function sentenceOf(code: (typeof bulkFailures)[number]): string {
  switch (code) {
    case 'changed_elsewhere':
      return detailOf({ code, version: 0 });
    case 'names_found':
      return 'Names that must not appear stand in it: places tells where. Take them out, or say in override.reason why they may stay.';
    case 'not_approved':
      return detailOf({ code, review: '', reader: 'a reader', wasApproved: false });
    default:
      return detailOf({ code });
  }
}
