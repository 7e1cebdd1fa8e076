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
import { namesFound, Resource, slugText, unwrap } from './resource.ts';

const head = z.object(reviewHeadSchema.shape).openapi('ReviewHead');
const review = z.object(reviewSchema.shape).openapi('Review');
const note = z.object(reviewNoteSchema.shape).openapi('ReviewNote');
const record = z.object(reviewRecordSchema.shape).openapi('ReviewRecord');

const fresh = z.object(newResponsesSchema.shape).openapi('NewResponses');

const slugParams = { slug: slugText };
const idParams = { id: z.string().min(1).max(100) };

/** The owner's side of reviews. Reviewers use the page behind their link. */
export function reviews(): Resource {
  return new Resource('Reviews')
    .add('GET /blog/posts/{slug}/reviews', 'listPostReviews', 'List the reviews of a post', {
      params: slugParams,
      answers: {
        200: ['The reviews with their comments, newest first', z.array(review)],
        404: 'Post not found',
      },
      run: async ({ core, params }) => unwrap(await core.reviews.list(params.slug)),
    })
    .add('POST /blog/posts/{slug}/reviews', 'createReview', 'Create a review link', {
      description:
        'Freezes a saved version. `address` is its review link, shown only once. ' +
        'Withdraws an undecided review by the same reviewer.',
      limit: 'post',
      params: slugParams,
      body: reviewInputSchema,
      answers: {
        201: ['The review and its link', z.object({ review, address: z.string() })],
        404: 'Post or version not found',
        409: `Too many reviews, or ${namesFound[409]}`,
        422: 'Text too long or too complex',
      },
      run: async ({ env, core, params, body }) => {
        const { review, token, language } = unwrap(await core.reviews.create(params.slug, body));
        return { review, address: env.origin + switchingTo(paths.review(token), language) };
      },
    })
    .add('GET /blog/reviews', 'listReviews', 'List reviews', {
      description: 'The newest 200 of all posts, including deleted ones.',
      answers: { 200: ['The reviews', z.array(head)] },
      run: ({ core }) => core.reviews.listAll(),
    })
    .add('GET /blog/reviews/new', 'listNewResponses', 'Count new review responses', {
      description: 'Comments and decisions that the owner hasn’t seen, per post.',
      answers: { 200: ['The posts with new responses', z.array(fresh)] },
      run: ({ core }) => core.reviews.newResponses(),
    })
    .add('POST /blog/posts/{slug}/reviews/seen', 'markResponsesSeen', 'Mark review responses as seen', {
      description: '`until` is the time of the newest comment or decision shown. Later ones stay new.',
      limit: 'post',
      params: slugParams,
      body: responsesSeenSchema,
      answers: {
        204: 'Marked as seen',
        404: 'Post not found',
      },
      run: async ({ core, params, body }) => unwrap(await core.reviews.see(params.slug, body.until)),
    })
    .add('GET /blog/reviews/{id}/record', 'getReviewRecord', 'Get a review record', {
      description:
        '`hash` is the SHA-256 of `hashed`: title, excerpt, cover, alt texts and body. ' +
        'The record is kept when the post is deleted.',
      params: idParams,
      answers: {
        200: ['The record', record],
        404: 'Review not found',
      },
      run: async ({ core, params }) => unwrap(await core.reviews.record(params.id)),
    })
    .add('POST /blog/reviews/{id}/end', 'endReview', 'Revoke a review link', {
      description: 'The link stops working immediately. Comments and decisions remain.',
      params: idParams,
      answers: { 204: 'Revoked', 404: 'Review not found' },
      run: async ({ core, params }) => unwrap(await core.reviews.revoke(params.id)),
    })
    .add('PATCH /blog/review-notes/{id}', 'updateReviewComment', 'Reply to or resolve a comment', {
      description: 'The reviewer sees the reply and the state. An empty reply removes it.',
      limit: 'post',
      params: idParams,
      body: noteChangeSchema,
      answers: {
        200: ['The comment', note],
        404: 'Comment not found',
        ...namesFound,
      },
      run: async ({ core, params, body }) => unwrap(await core.reviews.changeNote(params.id, body)),
    });
}
