import { z } from '@hono/zod-openapi';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { namesFound, Resource, tooComplex, unwrap } from './resource.ts';

const tag = z
  .object({
    tag: z.string(),
    name: z.string().openapi({ example: 'Speeches' }),
    published: z.int(),
    drafts: z.int(),
  })
  .openapi('Tag');

export function tags(): Resource {
  return new Resource('Tags')
    .add('GET /blog/tags', 'listTags', 'List tags', {
      description: 'Tags of published posts. The signed-in owner also gets those of drafts.',
      access: 'optional',
      answers: { 200: ['The tags', z.array(tag)] },
      run: async ({ env, core }) => {
        const all = await core.tags.list();
        const seen = all.filter(({ published }) => published > 0).map((tag) => ({ ...tag, drafts: 0 }));
        return env.owner ? all : seen;
      },
    })
    .add('POST /blog/tags/{tag}/rename', 'renameTag', 'Rename or merge a tag', {
      description:
        'Renames the tag in all posts, including drafts. Using the name of another tag merges the two. The old URL redirects to the new one.',
      limit: 'short',
      params: { tag: z.string().min(1).max(100) },
      body: z.object({
        name: storedText().trim().min(1).max(postLimits.tag).openapi({ example: 'Speeches' }),
        override: overrideSchema.optional(),
      }),
      answers: {
        200: ['The tag', z.object({ tag: z.string(), name: z.string(), posts: z.int() })],
        404: 'Tag not found',
        ...namesFound,
        ...tooComplex,
      },
      run: async ({ core, params, body }) => {
        const { name, override } = body;
        return unwrap(await core.tags.rename(params.tag, name, override));
      },
    });
}
