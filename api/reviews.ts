import { z } from '@hono/zod-openapi';
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
import { Resource, unwrap } from './resource.ts';

const head = z.object(reviewHeadSchema.shape).openapi('ReviewHead');
const review = z.object(reviewSchema.shape).openapi('Review');
const note = z.object(reviewNoteSchema.shape).openapi('ReviewNote');
const record = z.object(reviewRecordSchema.shape).openapi('ReviewRecord');

const fresh = z.object(newResponsesSchema.shape).openapi('NewResponses');

const textParameter = <Name extends string>(name: Name, max: number) =>
  z.object({
    [name]: z.string().min(1).max(max),
  } as Record<Name, z.ZodString>);

const refused = { 400: 'A part of the request that cannot be used' };

/** Reviews as their owner makes and reads them. What readers do they do on the page that their link leads to. */
export function reviews(): Resource {
  return new Resource('Reviews')
    .add({
      route: 'GET /blog/posts/{slug}/reviews',
      id: 'listPostReviews',
      summary: 'The rounds of review of a post, newest first, with their notes',
      params: textParameter('slug', 400).shape,
      answers: {
        200: ['The rounds', z.array(review)],
        ...refused,
        404: 'No such post',
      },
      run: async ({ core, params }) => unwrap(await core.reviews.list(params.slug)),
    })
    .add({
      route: 'POST /blog/posts/{slug}/reviews',
      id: 'createReview',
      summary: 'Give a saved version to a reader',
      description:
        'The version is frozen, and `address` is the link to it: it is told this once and can’t be had again. ' +
        'An undecided round of the same reader ends.',
      limit: 'post',
      params: textParameter('slug', 400).shape,
      body: reviewInputSchema,
      answers: {
        201: ['The round and its link', z.object({ review, address: z.string() })],
        ...refused,
        404: 'No such post, or no such version of it',
        409: 'The post has had too many rounds, or names stand in it that must not appear: `places` tells where, `override` lets it through',
        413: 'The request is too long',
        422: 'The text is too long for one review, or too intricate',
      },
      run: async ({ env, core, params, body }) => {
        const { origin } = env;
        const made = unwrap(await core.reviews.create(params.slug, body));
        const { review, token, language } = made;
        const address = origin + switchingTo(paths.review(token), language);
        return { review, address };
      },
    })
    .add({
      route: 'GET /blog/reviews',
      id: 'listReviews',
      summary: 'The newest 200 rounds of all posts, those of deleted ones too',
      answers: { 200: ['The rounds', z.array(head)] },
      run: ({ core }) => core.reviews.listAll(),
    })
    .add({
      route: 'GET /blog/reviews/new',
      id: 'listNewResponses',
      summary: 'Count new review responses',
      description: 'Comments and decisions that the owner hasn’t seen, per post.',
      answers: { 200: ['The posts with new responses', z.array(fresh)] },
      run: ({ core }) => core.reviews.newResponses(),
    })
    .add({
      route: 'POST /blog/posts/{slug}/reviews/seen',
      id: 'markResponsesSeen',
      summary: 'Mark review responses as seen',
      description: '`until` is the time of the newest comment or decision shown. Later ones stay new.',
      limit: 'post',
      params: textParameter('slug', 400).shape,
      body: responsesSeenSchema,
      answers: {
        204: 'Marked as seen',
        ...refused,
        404: 'Post not found',
        413: 'The request is too long',
      },
      run: async ({ core, params, body }) => {
        const { slug } = params;
        return unwrap(await core.reviews.see(slug, body.until));
      },
    })
    .add({
      route: 'GET /blog/reviews/{id}/record',
      id: 'getReviewRecord',
      summary: 'All that is kept of a review',
      description:
        '`hash` is the SHA-256 of `hashed`, which holds title, excerpt, cover, its words and the text with those of its pictures. ' +
        'It stays when the post is deleted.',
      params: textParameter('id', 100).shape,
      answers: {
        200: ['The record', record],
        ...refused,
        404: 'No such review',
      },
      run: async ({ core, params }) => unwrap(await core.reviews.record(params.id)),
    })
    .add({
      route: 'POST /blog/reviews/{id}/end',
      id: 'endReview',
      summary: 'End a link',
      description: 'Whoever has the link sees nothing from now on. What was noted and decided stays.',
      params: textParameter('id', 100).shape,
      answers: { 204: 'Ended', ...refused, 404: 'No such review' },
      run: async ({ core, params }) => unwrap(await core.reviews.revoke(params.id)),
    })
    .add({
      route: 'PATCH /blog/review-notes/{id}',
      id: 'updateReviewComment',
      summary: 'Answer a note, or say what became of it',
      description: 'The reader sees the answer and the state. An empty answer takes it back.',
      limit: 'post',
      params: textParameter('id', 100).shape,
      body: noteChangeSchema,
      answers: {
        200: ['The note', note],
        ...refused,
        404: 'No such note',
        409: 'Names stand in the answer that must not appear: `places` tells where, `override` lets it through',
        413: 'The request is too long',
      },
      run: async ({ core, params, body }) => unwrap(await core.reviews.changeNote(params.id, body)),
    });
}
