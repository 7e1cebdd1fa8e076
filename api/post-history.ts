import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { localeSchema } from '../shared/locale.ts';
import { postSchema, workingCopyInputSchema, workingTextSchema } from '../shared/post.ts';
import { Resource, slugText, unwrap, versionNumber } from './resource.ts';

const { id, slug, title, date, language, status, publish_at, updated_at, version } = postSchema.shape;
const post = z.object(postSchema.shape).openapi('Post');
const row = { id, slug, title, date, language, status, publish_at, updated_at };
const match = z.object({ ...row, passage: z.string().nullable() });
const matches = z.object({ posts: z.array(z.object(row)), total: z.int(), hasMore: z.boolean() });
const revision = z.object({ version, title, status, updated_at, words: z.int(), change: z.int() });
const deleted = z.object({ id, slug, title, deleted_at: z.string() });
const missingPictures = z.object({ names: z.array(z.string()), html: z.string().nullable() });

const slugParameter = slugText;
const versionParameter = versionNumber;

const refused = { 400: 'A part of the address that cannot be used' };
const missing = { 404: 'No such post, or no such version of it' };

/** What the owner's area needs besides reading and writing: finding posts, earlier versions, missing pictures, the trash. */
export function postHistory(): Resource {
  return (
    new Resource('Posts')
      .add({
        route: 'GET /blog/search',
        id: 'suggestPosts',
        summary: 'Posts to open',
        description:
          'At most 8, the best match first: every word of `q` stands in the title, the tags, the slug, the excerpt or the body, whatever the accents. Without words, what was changed last.',
        query: { q: z.string().max(200).default('') },
        answers: { 200: ['What was found', z.array(match)], ...refused },
        run: ({ core, query }) => core.posts.suggest(query.q),
      })

      /** The owner's list has 250 at the most (docs/specification.md 9.2). */
      .add({
        route: 'GET /blog/own-posts',
        id: 'searchPosts',
        summary: 'The owner’s posts with every word of `q`, newest first',
        description:
          'Drafts too, without their bodies; all posts for a blank `q`. A search counts 250 at the most, and says in `hasMore` whether there are more.',
        query: {
          q: z.string().max(200).default(''),
          limit: z.coerce.number().int().min(1).max(250).default(50),
        },
        answers: { 200: ['What was found', matches], ...refused },
        run: async ({ core, query }) => {
          const { q, limit } = query;
          return await core.posts.search(q, limit);
        },
      })
      .add({
        route: 'GET /blog/posts/{slug}/revisions',
        id: 'listRevisions',
        tag: 'Revisions',
        summary: 'Saved versions of a post, newest first',
        description: 'The newest 100. `words` is the length of the body, `change` what it gained or lost.',
        params: { slug: slugParameter },
        answers: { 200: ['The versions', z.array(revision)], ...refused, ...missing },
        run: async ({ core, params }) => unwrap(await core.posts.revisions(params.slug)),
      })
      .add({
        route: 'GET /blog/posts/{slug}/revisions/{version}',
        id: 'getRevision',
        tag: 'Revisions',
        summary: 'A post as one of its versions had it',
        params: { slug: slugParameter, version: versionParameter },
        answers: { 200: ['The post as it was', post], ...refused, ...missing },
        run: async ({ core, params }) => {
          const { slug, version } = params;
          return unwrap(await core.posts.revision(slug, version));
        },
      })
      .add({
        route: 'POST /blog/posts/{slug}/revisions/{version}/restore',
        id: 'restoreRevision',
        tag: 'Revisions',
        summary: 'Save an earlier version as the newest',
        description:
          'The address, and whether readers see the post, stay as they are. `override` says why it may be seen although it names somebody, `without_approval` goes on with what is not what a reader approved.',
        limit: 'reading',
        params: { slug: slugParameter, version: versionParameter },
        isBodyOptional: true,
        body: z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
        answers: {
          200: ['The post', post],
          409: 'Readers would see names in it that must not appear: `places` tells where, `override` lets it through; or it is not what a reader approved',
          413: 'The reason is too long',
          422: 'The text is too intricate to render',
          ...refused,
          ...missing,
        },
        run: async ({ core, params, body }) => {
          const { slug, version } = params;
          return unwrap(await core.posts.restoreRevision(slug, version, body));
        },
      })
      .add({
        route: 'GET /blog/posts/{slug}/missing-pictures',
        id: 'getMissingPictures',
        summary: 'Pictures that are missing in a post',
        description:
          'Those that nobody could load when the text was saved: pasted from a computer, and not sent since. `html` is the text with their places, null where none is missing. Saving a text without a place forgets it.',
        params: { slug: slugParameter },
        answers: { 200: ['What is missing', missingPictures], ...refused, ...missing },
        run: async ({ core, params }) => unwrap(await core.posts.missingPictures(params.slug)),
      })
      .add({
        route: 'GET /blog/deleted-posts',
        id: 'listDeletedPosts',
        summary: 'Deleted posts that can be brought back',
        description: 'Those of the last 30 days, deleted last first; at most 200.',
        answers: { 200: ['The posts', z.array(deleted)] },
        run: ({ core }) => core.posts.deleted(),
      })
  );
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

const workingCopiesRefused = { 400: 'A part of the request that cannot be used' };

/** What the owner has written and not saved; nobody else ever gets it. */
export function workingCopies(): Resource {
  return new Resource('Autosave')
    .add({
      route: 'GET /blog/unsaved',
      id: 'listAutosaves',
      summary: 'Unsaved writing, the last written first',
      description: 'Without the texts. What nobody goes on with is removed at `kept_until`.',
      answers: { 200: ['What is kept', z.array(copyHead)] },
      run: ({ core }) => core.workingCopies.list(),
    })
    .add({
      route: 'GET /blog/unsaved/{id}',
      id: 'getAutosave',
      summary: 'The unsaved writing on one post',
      description: '`id`: that of the post, or the Idempotency-Key that a new text will be created with.',
      params: idParameter.shape,
      answers: {
        200: ['What is kept', copy],
        ...workingCopiesRefused,
        404: 'Nothing is kept',
      },
      run: async ({ core, params }) => unwrap(await core.workingCopies.get(params.id)),
    })
    .add({
      route: 'PUT /blog/unsaved/{id}',
      id: 'saveAutosave',
      summary: 'Keep unsaved writing',
      description:
        'Kept beside the post, which stays as it is. Send the `etag` of the copy that this one goes on from. A copy that another writer has changed since is not replaced.',
      limit: 'post',
      params: idParameter.shape,
      body: workingCopyInputSchema,
      answers: {
        200: ['What is kept now', copyHead],
        ...workingCopiesRefused,
        404: 'No such post',
        409: 'Another window has written since, or too much is kept already',
        413: 'The text is too long',
      },
      run: async ({ core, params, body }) => unwrap(await core.workingCopies.keep(params.id, body)),
    })
    .add({
      route: 'DELETE /blog/unsaved/{id}',
      id: 'deleteAutosave',
      summary: 'Let unsaved writing go',
      description: 'Name its `writer`, or the `etag` of what was read.',
      params: idParameter.shape,
      query: { writer: z.string().max(64).optional(), etag: z.string().max(64).optional() },
      answers: {
        204: 'Gone',
        ...workingCopiesRefused,
        409: 'Another window has written since',
      },
      run: async ({ core, params, query }) => unwrap(await core.workingCopies.remove(params.id, query)),
    });
}
