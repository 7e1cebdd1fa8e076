import { z } from '@hono/zod-openapi';
import { contentInputSchema, contentItemSchema, contentUpdateSchema } from '../shared/content.ts';
import { defaultLocale, localeSchema, parseLocale } from '../shared/locale.ts';
import { Resource, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const item = z.object(contentItemSchema.shape).openapi('ContentItem');

const { page_type, section_key } = contentItemSchema.shape;
const pageType = z.enum(page_type.options);
const sectionKey = z.enum(section_key.options);

/** A text is never written in another language than the one that was meant: only the two are taken. */
const writtenIn = z.object({ lang: localeSchema.optional() });

/** The sections of the pages over HTTP. */
export function content(): Resource {
  return new Resource('Content', { unknownAddress: { code: 'section_unknown' } })
    .add({
      route: 'GET /content/{page_type}',
      id: 'listSections',
      summary: 'The sections of a page type',
      description:
        'In the language of `lang`, English otherwise. Visitors get published texts; the signed-in owner gets ' +
        'the newest ones, drafts too. Sections without a text of their own are not among them.',
      access: 'optional',
      params: { page_type: pageType },
      query: { lang: z.string().max(40).optional() },
      answers: {
        200: ['The sections, in the order of their keys', z.array(item)],
        400: 'Bad language',
        404: 'No such page type',
      },
      run: async ({ env, core, params, query }) => {
        const language = parseLocale(query.lang) ?? defaultLocale;
        return await core.content.list(env, params.page_type, language);
      },
    })
    .add({
      route: 'POST /content',
      id: 'createSection',
      summary: 'Write the first text of a section',
      description: 'HTML and a draft unless given. HTML is sanitised. An empty text is not published.',
      limit: 'content',
      query: writtenIn.shape,
      body: contentInputSchema,
      answers: {
        201: ['The new item', item],
        400: 'A field that cannot be used, or an empty text to be published',
        409: 'The section has a text already: save it with PUT',
        413: 'The text is too long',
        422: 'The text is too intricate to render',
      },
      run: async ({ core, query, body }) => {
        const input = body;
        const language = input.language ?? query.lang;
        return unwrap(await core.content.create({ ...input, language }));
      },
    })
    .add({
      route: 'PUT /content/{page_type}/{section_key}',
      id: 'updateSection',
      summary: 'Save a section',
      description:
        'Fields that are left out stay as they are. What was published stays on the site while a newer draft is ' +
        'written. Send the `updated_at` you started from to be told of a newer text.',
      limit: 'content',
      params: { page_type: pageType, section_key: sectionKey },
      query: writtenIn.shape,
      body: contentUpdateSchema,
      answers: {
        200: ['The saved item', item],
        400: 'A field that cannot be used, or an empty text to be published',
        404: 'The section has no text of its own yet, or there is no such section',
        409: 'The section was saved since the given time, or names stand in it that must not appear: `places` tells where, `override` lets it through',
        413: 'The text is too long',
        422: 'The text is too intricate to render',
      },
      run: async ({ core, params, query, body }) => {
        const language = body.language ?? query.lang ?? defaultLocale;
        return unwrap(await core.content.update({ ...params, language }, body));
      },
    })
    .add({
      route: 'POST /content/migrate-existing',
      id: 'migrateSections',
      summary: 'Copy the built-in texts into drafts',
      description: 'In both languages. What is there already is kept. The site shows no difference.',
      answers: {
        200: ['What was done', z.object({ message: z.string(), created: z.int(), kept: z.int() })],
      },
      run: async ({ env, core }) => {
        const { founder } = await core.settings.get();
        const { created, kept } = await core.content.migrate(await env.builtInContent(founder));
        const message = `Created ${created} ${created === 1 ? 'item' : 'items'}, kept ${kept}.`;
        return { message, created, kept };
      },
    });
}
