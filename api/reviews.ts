import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { paths, switchingTo } from '../shared/paths.ts';
import {
  newResponsesSchema,
  noteChangeSchema,
  responsesSeenSchema,
  reviewHeadSchema,
  reviewInputSchema,
  reviewNoteSchema,
  reviewRecordSchema,
  reviewSchema,
} from '../shared/review.ts';
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

const tags = ['Reviews'];
const head = z.object(reviewHeadSchema.shape).openapi('ReviewHead');
const review = z.object(reviewSchema.shape).openapi('Review');
const note = z.object(reviewNoteSchema.shape).openapi('ReviewNote');
const record = z.object(reviewRecordSchema.shape).openapi('ReviewRecord');

const fresh = z.object(newResponsesSchema.shape).openapi('NewResponses');

const textParameter = <Name extends string>(name: Name, max: number) =>
  z.object({
    [name]: z
      .string()
      .min(1)
      .max(max)
      .openapi({ param: { name, in: 'path' } }),
  } as Record<Name, z.ZodString>);

const refused = { 400: refusal('A part of the request that cannot be used'), 401: refusal('Not signed in') };

const listRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/reviews',
  operationId: 'listPostReviews',
  tags,
  summary: 'The rounds of review of a post, newest first, with their notes',
  middleware: [ownerOnly],
  request: { params: textParameter('slug', 400) },
  responses: {
    200: jsonResponse('The rounds', z.array(review)),
    ...refused,
    404: refusal('No such post'),
  },
});

const createReviewRoute = createRoute({
  method: 'post',
  path: '/blog/posts/{slug}/reviews',
  operationId: 'createReview',
  tags,
  summary: 'Give a saved version to a reader',
  description:
    'The version is frozen, and `address` is the link to it: it is told this once and can’t be had again. ' +
    'An undecided round of the same reader ends.',
  middleware: [ownerOnly, limitBody('post')],
  request: { params: textParameter('slug', 400), body: jsonBody(reviewInputSchema) },
  responses: {
    201: jsonResponse('The round and its link', z.object({ review, address: z.string() })),
    ...refused,
    404: refusal('No such post, or no such version of it'),
    409: refusal(
      'The post has had too many rounds, or names stand in it that must not appear: `places` tells where, `override` lets it through',
    ),
    413: refusal('The request is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too long for one review, or too intricate'),
  },
});

const listAllRoute = createRoute({
  method: 'get',
  path: '/blog/reviews',
  operationId: 'listReviews',
  tags,
  summary: 'The newest 200 rounds of all posts, those of deleted ones too',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('The rounds', z.array(head)), 401: refused[401] },
});

const newRoute = createRoute({
  method: 'get',
  path: '/blog/reviews/new',
  operationId: 'listNewResponses',
  tags,
  summary: 'Count new review responses',
  description: 'Comments and decisions that the owner hasn’t seen, per post.',
  middleware: [ownerOnly],
  responses: { 200: jsonResponse('The posts with new responses', z.array(fresh)), 401: refused[401] },
});

const seenRoute = createRoute({
  method: 'post',
  path: '/blog/posts/{slug}/reviews/seen',
  operationId: 'markResponsesSeen',
  tags,
  summary: 'Mark review responses as seen',
  description: '`until` is the time of the newest comment or decision shown. Later ones stay new.',
  middleware: [ownerOnly, limitBody('post')],
  request: { params: textParameter('slug', 400), body: jsonBody(responsesSeenSchema) },
  responses: {
    204: { description: 'Marked as seen' },
    ...refused,
    404: refusal('Post not found'),
    413: refusal('The request is too long'),
    415: refusal('The body is not sent as JSON'),
  },
});

const recordRoute = createRoute({
  method: 'get',
  path: '/blog/reviews/{id}/record',
  operationId: 'getReviewRecord',
  tags,
  summary: 'All that is kept of a review',
  description:
    '`hash` is the SHA-256 of `hashed`, which holds title, excerpt, cover, its words and the text with those of its pictures. ' +
    'It stays when the post is deleted.',
  middleware: [ownerOnly],
  request: { params: textParameter('id', 100) },
  responses: {
    200: jsonResponse('The record', record),
    ...refused,
    404: refusal('No such review'),
  },
});

const endRoute = createRoute({
  method: 'post',
  path: '/blog/reviews/{id}/end',
  operationId: 'endReview',
  tags,
  summary: 'End a link',
  description: 'Whoever has the link sees nothing from now on. What was noted and decided stays.',
  middleware: [ownerOnly],
  request: { params: textParameter('id', 100) },
  responses: { 204: { description: 'Ended' }, ...refused, 404: refusal('No such review') },
});

const noteRoute = createRoute({
  method: 'patch',
  path: '/blog/review-notes/{id}',
  operationId: 'updateReviewComment',
  tags,
  summary: 'Answer a note, or say what became of it',
  description: 'The reader sees the answer and the state. An empty answer takes it back.',
  middleware: [ownerOnly, limitBody('post')],
  request: { params: textParameter('id', 100), body: jsonBody(noteChangeSchema) },
  responses: {
    200: jsonResponse('The note', note),
    ...refused,
    404: refusal('No such note'),
    409: refusal(
      'Names stand in the answer that must not appear: `places` tells where, `override` lets it through',
    ),
    413: refusal('The request is too long'),
    415: refusal('The body is not sent as JSON'),
  },
});

/** Reviews as their owner makes and reads them. What readers do they do on the page that their link leads to. */
export function reviews(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(listRoute, async (c) => {
      const found = await c.env.core.reviews.list(c.req.valid('param').slug);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(createReviewRoute, async (c) => {
      const { core, origin } = c.env;
      const made = await core.reviews.create(c.req.valid('param').slug, c.req.valid('json'));
      if (!made.ok) return refuse(made.failure);
      const { review, token, language } = made.value;
      const address = origin + switchingTo(paths.review(token), language);
      return c.json({ review, address }, 201);
    })
    .openapi(listAllRoute, async (c) => c.json(await c.env.core.reviews.listAll(), 200))
    .openapi(newRoute, async (c) => c.json(await c.env.core.reviews.newResponses(), 200))
    .openapi(seenRoute, async (c) => {
      const { slug } = c.req.valid('param');
      const seen = await c.env.core.reviews.see(slug, c.req.valid('json').until);
      return seen.ok ? c.body(null, 204) : refuse(seen.failure);
    })
    .openapi(recordRoute, async (c) => {
      const found = await c.env.core.reviews.record(c.req.valid('param').id);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(endRoute, async (c) => {
      const ended = await c.env.core.reviews.revoke(c.req.valid('param').id);
      return ended.ok ? c.body(null, 204) : refuse(ended.failure);
    })
    .openapi(noteRoute, async (c) => {
      const changed = await c.env.core.reviews.changeNote(c.req.valid('param').id, c.req.valid('json'));
      return changed.ok ? c.json(changed.value, 200) : refuse(changed.failure);
    });
}
