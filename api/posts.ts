import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { paths } from '../shared/paths.ts';
import {
  nextVersionInputSchema,
  nextVersionSchema,
  postInputSchema,
  postSchema,
  postUpdateSchema,
} from '../shared/post.ts';
import {
  jsonResponse,
  namesFound,
  Resource,
  slugText,
  tooComplex,
  unwrap,
  versionNumber,
} from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const post = z.object(postSchema.shape).openapi('Post');

const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

/** draft-ietf-httpapi-idempotency-key-header */
const keyHeader = {
  'idempotency-key': z.string().min(1).max(255).optional().openapi({
    description:
      'Use a new key for each new post. Repeating a key returns the same post instead of creating another.',
  }),
};

const scheduling =
  'With the status `scheduled` and `publish_at`, the post goes live at that time. A time without an offset is in ' +
  'the time zone of the settings. Any other status removes the time. ';

const deletedId = { id: z.string().max(100) };

const { id, slug, title, language, status } = postSchema.shape;
const pinnedPost = z.object({ id, slug, title, language, status });
const notFound = { 404: 'Post not found' };
const nextNotFound = { 404: 'Post or next version not found' };

const nextVersion = z.object(nextVersionSchema.shape).openapi('NextVersion');

/** Changes to a published post that readers don't see until they are published. */
export function nextVersions(): Resource {
  return new Resource('Next version')
    .add('GET /blog/posts/{slug}/next', 'getNextVersion', 'Get the next version', {
      description:
        'Readers don’t see the next version. `is_outdated` is true if the published post has changed since `base`.',
      params: { slug: slugText },
      answers: { 200: ['The next version, or null', nextVersion.nullable()], ...notFound },
      run: async ({ core, params }) => unwrap(await core.next.get(params.slug)),
    })
    .add('PUT /blog/posts/{slug}/next', 'saveNextVersion', 'Save the next version', {
      description:
        'The first save copies the post’s fields. Omitted fields stay as they are. A new slug is reserved until it goes live. `publish_at` schedules the update, null cancels it. After merging a changed post, send its `published_version` as `base`.',
      limit: 'post',
      params: { slug: slugText },
      body: nextVersionInputSchema,
      answers: {
        200: ['The next version', nextVersion],
        404: 'Post not found',
        409: `Post not published, slug taken, changed since \`version\`, or ${namesFound[409]}`,
        ...tooComplex,
      },
      run: async ({ core, params, body }) => unwrap(await core.next.save(params.slug, body)),
    })
    .add('POST /blog/posts/{slug}/next/publish', 'publishNextVersion', 'Publish the next version', {
      description:
        'Replaces the published text. Later changes to the post are merged by field and paragraph. A changed slug redirects the old URL.',
      limit: 'short',
      params: { slug: slugText },
      isBodyOptional: true,
      body: postUpdateSchema.pick({ version: true, override: true, without_approval: true }),
      answers: {
        200: ['The post', post],
        ...nextNotFound,
        409: `Conflicting changes, not approved, changed since \`version\`, or ${namesFound[409]}`,
        ...tooComplex,
      },
      run: async ({ core, params, body }) => unwrap(await core.next.publish(params.slug, body)),
    })
    .add('DELETE /blog/posts/{slug}/next', 'discardNextVersion', 'Discard the next version', {
      description: 'Its saved versions stay in the version history.',
      params: { slug: slugText },
      query: { version: versionNumber.optional() },
      answers: {
        200: ['The discarded version', nextVersion],
        ...nextNotFound,
        409: 'Changed since `version`',
      },
      run: async ({ core, params, query }) => unwrap(await core.next.discard(params.slug, query)),
    });
}

export function posts(): Resource {
  return new Resource('Posts')
    .add('GET /blog/posts', 'listPosts', 'List posts', {
      description:
        'Newest first. The signed-in owner also gets drafts and scheduled posts. A page after the last is empty.',
      access: 'optional',
      query: listQuery.shape,
      answers: {
        200: ['The posts', z.array(post)],
      },
      run: ({ env, core, query }) => core.posts.list(env, query),
    })
    .add('GET /blog/posts/{slug}', 'getPost', 'Get a post', {
      description: 'The ETag is the post’s version: `If-None-Match` returns 304 if it hasn’t changed.',
      access: 'optional',
      params: { slug: slugText },
      answers: {
        200: {
          ...jsonResponse('The post', post),
          headers: z.object({ ETag: z.string() }),
        },
        304: 'Not modified',
        301: 'Moved: see Location',
        ...notFound,
      },
      run: async ({ c, env, core, params }) => {
        const { post, movedTo } = unwrap(await core.posts.get(env, params.slug));
        if (!post) return c.redirect(paths.apiPost(movedTo), 301);
        const etag = `"${post.version}"`;
        // A proxy that compresses a response marks its ETag as weak.
        const known = c.req.header('if-none-match')?.replace(/^W\//, '');
        return known === etag ? c.body(null, 304) : c.json(post, 200, { ETag: etag });
      },
    })
    .add('POST /blog/posts', 'createPost', 'Create a post', {
      description:
        '`title` and `html` are required. By default, the slug is generated from the title. ' +
        scheduling +
        'With an Idempotency-Key, the request can be repeated safely.',
      limit: 'post',
      headers: keyHeader,
      body: postInputSchema,
      answers: {
        201: ['The post', post],
        404: 'The post created with this key was deleted',
        409: `Slug taken or reserved, or ${namesFound[409]}`,
        422: 'Text too complex, or key already used for another post',
      },
      run: async ({ core, headers, body }) => {
        return unwrap(await core.posts.create(body, headers['idempotency-key']));
      },
    })
    .add('PUT /blog/posts/{slug}', 'updatePost', 'Update a post', {
      description: `Omitted fields stay as they are. A changed slug redirects the old URL. ${scheduling}`,
      limit: 'post',
      params: { slug: slugText },
      body: postUpdateSchema,
      answers: {
        200: ['The post', post],
        ...notFound,
        409: `Slug taken or reserved, changed since \`version\`, or ${namesFound[409]}`,
        ...tooComplex,
      },
      run: async ({ core, params, body }) => unwrap(await core.posts.update(params.slug, body)),
    })
    .add('DELETE /blog/posts/{slug}', 'deletePost', 'Move a post to the trash', {
      description: 'The post can be restored for 30 days with the ID in the `X-Post-Id` header.',
      params: { slug: slugText },
      answers: {
        204: 'Deleted',
        ...notFound,
      },
      run: async ({ c, core, params }) => {
        const removed = unwrap(await core.posts.remove(params.slug));
        return c.body(null, 204, { 'X-Post-Id': removed.id });
      },
    })
    .add('DELETE /blog/deleted-posts/{id}', 'purgePost', 'Delete a post permanently', {
      description: 'The post can no longer be restored.',
      params: deletedId,
      answers: {
        204: 'Deleted',
        ...notFound,
      },
      run: async ({ core, params }) => unwrap(await core.posts.purge(params.id)),
    })
    .add('POST /blog/deleted-posts/{id}/restore', 'restorePost', 'Restore a post', {
      description:
        'The status is restored too, so a published post goes live again. `override` allows confidential names, `without_approval` publishes without the reviewer’s approval.',
      limit: 'short',
      params: deletedId,
      isBodyOptional: true,
      body: z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
      answers: {
        200: ['The post, with its old slug if available', post],
        ...notFound,
        409: `Not approved by its reviewer, or ${namesFound[409]}`,
        ...tooComplex,
      },
      run: async ({ core, params, body }) => unwrap(await core.posts.restore(params.id, body)),
    })
    .add('POST /blog/posts/{slug}/copies', 'copyPost', 'Duplicate a post', {
      description:
        'Creates a draft with a new slug, today’s date, and the saved text, cover, alt texts, excerpt, tags and language. Its title is marked as a copy. The schedule, translation, reviews, versions and redirects stay with the original.',
      params: { slug: slugText },
      headers: keyHeader,
      answers: {
        201: ['The duplicate', post],
        404: 'Post not found, or its duplicate was deleted',
        409: 'Key already used for another post',
        ...tooComplex,
      },
      run: async ({ core, params, headers }) => {
        return unwrap(await core.posts.copy(params.slug, headers['idempotency-key']));
      },
    })
    .add('GET /blog/pinned', 'getPinnedPost', 'Get the pinned post', {
      description: 'This can be a draft or scheduled post, which moves to the top when it is published.',
      answers: {
        200: ['The post, or null', z.object({ post: pinnedPost.nullable() })],
      },
      run: async ({ core }) => ({ post: await core.posts.pinned() }),
    })
    .add('PUT /blog/posts/{slug}/pin', 'pinPost', 'Pin a post', {
      description:
        'Shows the post first in the blog in both languages, as its translation if there is one. Replaces the previous pinned post. Year pages, feeds and the sitemap stay sorted by date.',
      params: { slug: slugText },
      answers: {
        200: [
          'The post, and the one it replaced',
          z.object({ post: pinnedPost, replaced: pinnedPost.nullable() }),
        ],
        ...notFound,
      },
      run: async ({ core, params }) => unwrap(await core.posts.pin(params.slug)),
    })
    .add('DELETE /blog/posts/{slug}/pin', 'unpinPost', 'Unpin a post', {
      description: 'Does nothing if the post isn’t pinned.',
      params: { slug: slugText },
      answers: { 204: 'Unpinned', ...notFound },
      run: async ({ core, params }) => unwrap(await core.posts.unpin(params.slug)),
    });
}
