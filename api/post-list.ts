import { z } from '@hono/zod-openapi';
import { guardPlaceSchema } from '../shared/guard/guarded-name.ts';
import {
  bulkChangeSchema,
  bulkFailures,
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

/** The owner's list of all posts, and what can be done with many of them. */
export function postList(): Resource {
  return new Resource('Posts')
    .add({
      route: 'GET /blog/all-posts',
      id: 'listOwnPosts',
      summary: 'The owner’s posts, narrowed down and sorted',
      description:
        'Drafts too, without their bodies. `missing` says what a post is without. `next` is `after` of the next page; what is found by `q` comes newest first.',
      query: {
        ...postFilterSchema.shape,
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(250).default(50),
      },
      answers: {
        200: ['A page of the posts', page],
        400: 'A filter that cannot be used',
      },
      run: async ({ core, query }) => {
        const { after, limit, ...filter } = query;
        return await core.posts.listOwn(filter, { after, limit });
      },
    })
    .add({
      route: 'POST /blog/bulk',
      id: 'changePosts',
      summary: 'Change many posts at once',
      description:
        'Publishes, takes off the site, deletes, brings back, or adds and removes `tags`. Each post has a result of its own, in the order they are named; one that fails holds up none of the others. With `version`, a post that was saved since is left alone. One that names somebody tells where in `places`; `override`, of all or of one post, lets it through.',
      limit: 'bulk',
      body: bulkChangeSchema,
      answers: {
        200: ['What became of each', outcomes],
        400: 'A change that cannot be read',
        413: 'Too many posts at once',
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
      return 'Names that must not appear stand in it: places tells where. Take them out, or say in override.reason why they may stay.';
    case 'not_approved':
      return detailOf({ code, review: '', reader: 'a reader', wasApproved: false });
    default:
      return detailOf({ code });
  }
}
