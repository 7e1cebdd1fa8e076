import { z } from '@hono/zod-openapi';
import { guardPlaceSchema } from '../shared/guard/guarded-name.ts';
import {
  bulkChangeSchema,
  bulkFailures,
  heldReasons,
  missingParts,
  postFilterSchema,
  postSchema,
} from '../shared/post.ts';
import { detailOf } from './problem.ts';
import { Resource } from './resource.ts';

const { id, slug, title, date, language, status, publish_at, updated_at, version } = postSchema.shape;
const { tags: tagNames } = postSchema.shape;

const row = z
  .object({ id, slug, title, date, language, status, publish_at, updated_at, version, tags: tagNames })
  .extend({ missing: z.array(z.enum(missingParts)), next: z.object({ publish_at }).nullable() })
  .extend({ held_for: z.enum(heldReasons).nullable() });
const page = z
  .object({ posts: z.array(row), next: z.string().nullable(), published: z.int(), drafts: z.int() })
  .extend({ scheduled: z.int(), with_next: z.int(), held: z.int(), deleted: z.int() })
  .extend({ years: z.array(z.string()) });

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

export function postList(): Resource {
  return new Resource('Posts')
    .add('GET /blog/all-posts', 'listOwnPosts', 'List posts with filters', {
      description:
        'Includes drafts, without bodies. `missing` lists what a post lacks. `next` is the `after` of the next page. Search results are sorted by date, newest first.',
      query: {
        ...postFilterSchema.shape,
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(250).default(50),
      },
      answers: {
        200: ['The posts', page],
      },
      run: async ({ core, query }) => {
        const { after, limit, ...filter } = query;
        return await core.posts.listOwn(filter, { after, limit });
      },
    })
    .add('POST /blog/bulk', 'changePosts', 'Update posts in bulk', {
      description:
        'Publish, unpublish, delete, restore, or add and remove `tags`. Returns one result per post, in order; a failure doesn’t affect other posts. With `version`, a post that has changed since is skipped. `places` lists confidential names in a post; `override`, for all posts or one, allows them.',
      limit: 'bulk',
      body: bulkChangeSchema,
      answers: {
        200: ['The result for each post', outcomes],
      },
      run: async ({ core, body }) => {
        const done = await core.posts.changeMany(body);
        const results = done.map((result) =>
          result.ok ? result : { ...result, detail: sentenceOf(result.code) },
        );
        const changed = done.filter((result) => result.ok && result.changed).length;
        return { changed, failed: done.filter(({ ok }) => !ok).length, results };
      },
    });
}

function sentenceOf(code: (typeof bulkFailures)[number]): string {
  switch (code) {
    case 'changed_elsewhere':
      return detailOf({ code, version: 0 });
    case 'names_found':
      return 'Contains confidential names (see places). Remove them, or send override.reason to continue.';
    case 'not_approved':
      return detailOf({ code, review: '', reader: 'the reviewer', wasApproved: false });
    default:
      return detailOf({ code });
  }
}
