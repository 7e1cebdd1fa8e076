import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { localeSchema } from '../shared/locale.ts';
import { postSchema, workingCopyInputSchema, workingTextSchema } from '../shared/post.ts';
import { namesFound, Resource, slugText, tooComplex, unwrap, versionNumber } from './resource.ts';

const { id, slug, title, date, language, status, publish_at, updated_at, version } = postSchema.shape;
const post = z.object(postSchema.shape).openapi('Post');
const row = { id, slug, title, date, language, status, publish_at, updated_at };
const match = z.object({ ...row, passage: z.string().nullable() });
const matches = z.object({ posts: z.array(z.object(row)), total: z.int(), hasMore: z.boolean() });
const revision = z.object({ version, title, status, updated_at, words: z.int(), change: z.int() });
const deleted = z.object({
  id,
  slug,
  title,
  language,
  status,
  deleted_at: z.string(),
  until: z.string(),
  reviews: z.int(),
});
const missingPictures = z.object({ names: z.array(z.string()), html: z.string().nullable() });

const notFound = { 404: 'Post or version not found' };

/** For the owner area: finding posts, versions, missing images and the trash. */
export function postHistory(): Resource {
  return new Resource('Posts')
    .add('GET /blog/search', 'suggestPosts', 'Suggest posts to open', {
      description:
        'At most 8, best match first. Every word of `q` must be in the title, tags, slug, excerpt or body. Accents are ignored. Without words, returns the most recently changed posts.',
      query: { q: z.string().max(200).default('') },
      answers: { 200: ['The posts', z.array(match)] },
      run: ({ core, query }) => core.posts.suggest(query.q),
    })

    .add('GET /blog/own-posts', 'searchPosts', 'Search posts', {
      description:
        'Posts with every word of `q`, or all posts, newest first. Includes drafts, without bodies. A search counts up to 250; `hasMore` shows whether there are more.',
      query: {
        q: z.string().max(200).default(''),
        limit: z.coerce.number().int().min(1).max(250).default(50),
      },
      answers: { 200: ['The posts', matches] },
      run: ({ core, query }) => core.posts.search(query.q, query.limit),
    })
    .add('GET /blog/posts/{slug}/revisions', 'listRevisions', 'List versions of a post', {
      tag: 'Revisions',
      description:
        'The newest 100. `words` is the length of the body, `change` the difference from the previous version.',
      params: { slug: slugText },
      answers: { 200: ['The versions', z.array(revision)], ...notFound },
      run: async ({ core, params }) => unwrap(await core.posts.revisions(params.slug)),
    })
    .add('GET /blog/posts/{slug}/revisions/{version}', 'getRevision', 'Get a version of a post', {
      tag: 'Revisions',
      params: { slug: slugText, version: versionNumber },
      answers: { 200: ['The post', post], ...notFound },
      run: async ({ core, params: { slug, version } }) => unwrap(await core.posts.revision(slug, version)),
    })
    .add('POST /blog/posts/{slug}/revisions/{version}/restore', 'restoreRevision', 'Restore a version', {
      tag: 'Revisions',
      description:
        'The slug and status stay as they are. `override` allows confidential names, `without_approval` publishes without the reviewer’s approval.',
      limit: 'short',
      params: { slug: slugText, version: versionNumber },
      isBodyOptional: true,
      body: z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
      answers: {
        200: ['The post', post],
        409: `Not approved by its reviewer, or ${namesFound[409]}`,
        ...tooComplex,
        ...notFound,
      },
      run: async ({ core, params: { slug, version }, body }) =>
        unwrap(await core.posts.restoreRevision(slug, version, body)),
    })
    .add('GET /blog/posts/{slug}/missing-pictures', 'getMissingPictures', 'List missing images of a post', {
      description:
        'Images pasted from a computer that were never uploaded. `html` is the text with placeholders for them, or null if none is missing. Saving the text without a placeholder removes it.',
      params: { slug: slugText },
      answers: { 200: ['The missing images', missingPictures], ...notFound },
      run: async ({ core, params }) => unwrap(await core.posts.missingPictures(params.slug)),
    })
    .add('GET /blog/deleted-posts', 'listDeletedPosts', 'List trashed posts', {
      description: 'From the last 30 days, most recently deleted first. At most 200.',
      answers: { 200: ['The posts', z.array(deleted)] },
      run: ({ core }) => core.posts.deleted(),
    });
}

const idParameter = z.object({ id: z.string().min(1).max(100) });
const head = {
  id: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  language: localeSchema,
  writer: z.string(),
  etag: z.string(),
  written_at: z.string(),
  kept_until: z.string(),
};
const copyHead = z.object(head).openapi('UnsavedHead');
const copy = z
  .object({ ...head, version: z.int(), made_slug: z.string(), text: z.object(workingTextSchema.shape) })
  .openapi('Unsaved');

/** Unsaved changes, for the owner only. */
export function workingCopies(): Resource {
  return new Resource('Autosave')
    .add('GET /blog/unsaved', 'listAutosaves', 'List autosaves', {
      description: 'Most recent first, without the texts. Deleted at `kept_until` unless updated.',
      answers: { 200: ['The autosaves', z.array(copyHead)] },
      run: ({ core }) => core.workingCopies.list(),
    })
    .add('GET /blog/unsaved/{id}', 'getAutosave', 'Get an autosave', {
      description: '`id` is the post’s ID, or the Idempotency-Key that will create a new post.',
      params: idParameter.shape,
      answers: {
        200: ['The autosave', copy],
        404: 'Autosave not found',
      },
      run: async ({ core, params }) => unwrap(await core.workingCopies.get(params.id)),
    })
    .add('PUT /blog/unsaved/{id}', 'saveAutosave', 'Save an autosave', {
      description:
        'Stored separately. The post doesn’t change. Send the `etag` of the autosave you replace. An autosave that another window has changed is not replaced.',
      limit: 'post',
      params: idParameter.shape,
      body: workingCopyInputSchema,
      answers: {
        200: ['The autosave', copyHead],
        404: 'Post not found',
        409: 'Changed in another window, or too many autosaves',
      },
      run: async ({ core, params, body }) => unwrap(await core.workingCopies.keep(params.id, body)),
    })
    .add('DELETE /blog/unsaved/{id}', 'deleteAutosave', 'Discard an autosave', {
      description: 'Requires its `writer` or current `etag`.',
      params: idParameter.shape,
      query: { writer: z.string().max(64).optional(), etag: z.string().max(64).optional() },
      answers: {
        204: 'Deleted',
        409: 'Changed in another window',
      },
      run: async ({ core, params, query }) => unwrap(await core.workingCopies.remove(params.id, query)),
    });
}
