import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { Resource, unwrap } from './resource.ts';

const tag = z
  .object({
    tag: z.string(),
    name: z.string().openapi({ example: 'Speeches' }),
    published: z.int(),
    drafts: z.int(),
  })
  .openapi('Tag');

/** The tags of the blog. */
export function tags(): Resource {
  return new Resource('?')
    .add({
      route: 'GET /blog/tags',
      id: 'listTags',
      tag: 'Tags',
      summary: 'The tags of the posts',
      description: 'Those of published posts; the signed-in owner gets those of drafts too.',
      access: 'optional',
      answers: { 200: ['The tags', z.array(tag)] },
      run: async ({ env, core }) => {
        const all = await core.tags.list();
        const seen = all.filter(({ published }) => published > 0).map((tag) => ({ ...tag, drafts: 0 }));
        return env.owner ? all : seen;
      },
    })
    .add({
      route: 'POST /blog/tags/{tag}/rename',
      id: 'renameTag',
      tag: 'Tags',
      summary: 'Rename a tag, or merge it with another',
      description:
        'Every post of the tag gets the new name, drafts too. With the name of another tag the two become one. The former address leads to the new one.',
      limit: 'description',
      params: { tag: z.string().min(1).max(100) },
      body: z.object({
        name: storedText().trim().min(1).max(postLimits.tag).openapi({ example: 'Speeches' }),
        override: overrideSchema.optional(),
      }),
      answers: {
        200: ['The tag', z.object({ tag: z.string(), name: z.string(), posts: z.int() })],
        400: 'A name that cannot be used',
        404: 'No post has this tag',
        409: 'The name is one that must not appear; `override` lets it through',
        413: 'The name is too long',
        422: 'The name cannot be read',
      },
      run: async ({ core, params, body }) => {
        const { name, override } = body;
        return unwrap(await core.tags.rename(params.tag, name, override));
      },
    });
}
