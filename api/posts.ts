import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { paths } from '../shared/paths.ts';
import { postInputSchema, postSchema, postUpdateSchema } from '../shared/post.ts';
import { jsonAnswer, Resource, slugText, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const post = z.object(postSchema.shape).openapi('Post');

/** One answer holds at most 500 posts (docs/specification.md 9.2). */
const listQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(500).default(50),
});

/** draft-ietf-httpapi-idempotency-key-header: a text that the sender makes up for each new post. */
const keyHeader = z.object({
  'idempotency-key': z.string().min(1).max(255).optional().openapi({
    description:
      'Made up anew for each new post. Sent again with the same key, the same post is answered and not stored twice.',
  }),
});

const scheduling =
  'With the status scheduled and publish_at the post goes live at that time, dated by it; a time without an offset is one of ' +
  'the time zone in the settings. Any other status takes the time back. ';

const deletedId = { id: z.string().max(100) };

const { id, slug, title, language, status } = postSchema.shape;
const pinnedPost = z.object({ id, slug, title, language, status });
const pinRefusals = { 400: 'A part of the address that cannot be used', 404: 'No such post' };

export function posts(): Resource {
  return new Resource('Posts')
    .add({
      route: 'GET /blog/posts',
      id: 'listPosts',
      summary: 'Posts, newest first',
      description:
        'Published posts; the signed-in owner gets drafts and scheduled posts too. A page after the last is empty.',
      access: 'optional',
      query: listQuery.shape,
      answers: {
        200: ['The posts of this page', z.array(post)],
        400: 'Bad page or limit',
      },
      run: ({ env, core, query }) => core.posts.list(env, query),
    })
    .add({
      route: 'GET /blog/posts/{slug}',
      id: 'getPost',
      summary: 'One post',
      description: 'Its version is its ETag: with If-None-Match, a post that has not changed answers 304.',
      access: 'optional',
      params: { slug: slugText },
      answers: {
        200: {
          ...jsonAnswer('The post', post),
          headers: z.object({ ETag: z.string() }),
        },
        304: 'The version that If-None-Match names is the latest',
        301: 'The post has another address now: see Location',
        400: 'An address that is too long',
        404: 'No such post',
      },
      run: async ({ c, env, core, params }) => {
        const { post, movedTo } = unwrap(await core.posts.get(env, params.slug));
        if (!post) return c.redirect(paths.apiPost(movedTo), 301);
        const etag = `"${post.version}"`;
        // A proxy that compresses the answer marks the tag as weak.
        const known = c.req.header('if-none-match')?.replace(/^W\//, '');
        return known === etag ? c.body(null, 304) : c.json(post, 200, { ETag: etag });
      },
    })
    .add({
      route: 'POST /blog/posts',
      id: 'createPost',
      summary: 'Write a new post',
      description:
        'Title and html are required. Without a slug one is made from the title. ' +
        scheduling +
        'With an Idempotency-Key it can be sent again when its answer got lost.',
      limit: 'post',
      headers: keyHeader.shape,
      body: postInputSchema,
      answers: {
        201: ['The new post', post],
        400: 'Title or body missing, or a field that cannot be used',
        404: 'The post that the key has made was deleted',
        409: 'The address is taken, or kept for the site itself; or names stand in it that must not appear: `places` tells where, `override` lets it through',
        413: 'The text is too long',
        422: 'The key has made a post with another text, or the text is too intricate to render',
      },
      run: async ({ core, headers, body }) => {
        const key = headers['idempotency-key'];
        return unwrap(await core.posts.create(body, key));
      },
    })
    .add({
      route: 'PUT /blog/posts/{slug}',
      id: 'updatePost',
      summary: 'Change a post',
      description: `Fields that are left out stay as they are. A changed slug redirects the old address. ${scheduling}`,
      limit: 'post',
      params: { slug: slugText },
      body: postUpdateSchema,
      answers: {
        200: ['The changed post', post],
        400: 'A field that cannot be used',
        404: 'No such post',
        409: 'The address is taken or kept for the site itself, the post was saved since the given version, or names stand in it that must not appear: `places` tells where, `override` lets it through',
        413: 'The text is too long',
        422: 'The text is too intricate to render',
      },
      run: async ({ core, params, body }) => unwrap(await core.posts.update(params.slug, body)),
    })
    .add({
      route: 'DELETE /blog/posts/{slug}',
      id: 'deletePost',
      summary: 'Take a post off the site',
      description: 'It can be restored for 30 days with the id in the X-Post-Id header.',
      params: { slug: slugText },
      answers: {
        204: 'Gone',
        400: 'An address that is too long',
        404: 'No such post',
      },
      run: async ({ c, core, params }) => {
        const removed = unwrap(await core.posts.remove(params.slug));
        return c.body(null, 204, { 'X-Post-Id': removed.id });
      },
    })
    .add({
      route: 'DELETE /blog/deleted-posts/{id}',
      id: 'purgePost',
      summary: 'Delete a deleted post permanently',
      description: 'It can no longer be restored.',
      params: deletedId,
      answers: {
        204: 'Gone',
        400: 'An id that is too long',
        404: 'No such deleted post',
      },
      run: async ({ core, params }) => unwrap(await core.posts.purge(params.id)),
    })
    .add({
      route: 'POST /blog/deleted-posts/{id}/restore',
      id: 'restorePost',
      summary: 'Bring a deleted post back',
      description:
        'As it was: published, too. `override` says why it may be seen although it names somebody, `without_approval` goes on with what is not what a reader approved.',
      limit: 'reading',
      params: deletedId,
      isBodyOptional: true,
      body: z.object({ override: overrideSchema.optional(), without_approval: z.boolean().optional() }),
      answers: {
        200: ['The post, at its old address where that is free', post],
        400: 'An id that is too long, or a reason that is none',
        404: 'Never deleted, or more than 30 days ago',
        409: 'Names stand in it that must not appear (`places` tells where, `override` lets it through), or its reader has not approved it (`without_approval` lets it through)',
        413: 'The reason is too long',
        422: 'The text is too intricate to be looked through',
      },
      run: async ({ core, params, body }) => unwrap(await core.posts.restore(params.id, body)),
    })
    .add({
      route: 'POST /blog/posts/{slug}/copies',
      id: 'copyPost',
      summary: 'Copy a post',
      description:
        'A draft at an address of its own, dated today, with the text, cover, alt texts, excerpt, tags and language as they are saved; its title says in its language that it is a copy. The time it is scheduled for, its translation, reviews, versions and former addresses stay with the original.',
      params: { slug: slugText },
      headers: {
        'idempotency-key': z.string().min(1).max(255).optional().openapi({
          description: 'Made up anew for each copy. Sent again with the same key, the same copy is answered.',
        }),
      },
      answers: {
        201: ['The copy', post],
        400: 'A part of the request that cannot be used',
        404: 'No such post, or its copy was deleted since',
        409: 'The key was used for a copy of another text',
        422: 'The text is too intricate to render',
      },
      run: async ({ core, params, headers }) => {
        const key = headers['idempotency-key'];
        return unwrap(await core.posts.copy(params.slug, key));
      },
    })
    .add({
      route: 'GET /blog/pinned',
      id: 'getPinnedPost',
      summary: 'The article at the top of the blog',
      description: 'A draft or a scheduled post, too, which comes there when readers see it.',
      answers: {
        200: ['The post; null where none is pinned', z.object({ post: pinnedPost.nullable() })],
      },
      run: async ({ core }) => ({ post: await core.posts.pinned() }),
    })
    .add({
      route: 'PUT /blog/posts/{slug}/pin',
      id: 'pinPost',
      summary: 'Pin an article to the top of the blog',
      description:
        'It stands first on the first page of the list, in each language: as the post in that language where it has one. It takes the place of the one that was there. Years, feeds and the sitemap stay by date.',
      params: { slug: slugText },
      answers: {
        200: [
          'The post, and the one that it replaced',
          z.object({ post: pinnedPost, replaced: pinnedPost.nullable() }),
        ],
        ...pinRefusals,
      },
      run: async ({ core, params }) => unwrap(await core.posts.pin(params.slug)),
    })
    .add({
      route: 'DELETE /blog/posts/{slug}/pin',
      id: 'unpinPost',
      summary: 'Take an article from the top of the blog',
      description: 'It goes back to its place by date. One that is not pinned stays where it is.',
      params: { slug: slugText },
      answers: { 204: 'It is not pinned', ...pinRefusals },
      run: async ({ core, params }) => unwrap(await core.posts.unpin(params.slug)),
    });
}
