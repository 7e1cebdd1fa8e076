import { z } from '@hono/zod-openapi';
import { contentInputSchema, contentItemSchema, contentUpdateSchema } from '../shared/content.ts';
import { defaultLocale, localeSchema, parseLocale } from '../shared/locale.ts';
import { namesFound, Resource, tooComplex, unwrap } from './resource.ts';

// Rebuilt here: the OpenAPI extension can't name schemas that were created before it was loaded.
const item = z.object(contentItemSchema.shape).openapi('ContentItem');

const { page_type, section_key } = contentItemSchema.shape;
const pageType = z.enum(page_type.options);
const sectionKey = z.enum(section_key.options);

/** Writing accepts only the two languages, so that a typo never writes the wrong one. */
const writtenIn = z.object({ lang: localeSchema.optional() });

export function content(): Resource {
  return new Resource('Content', { unknownAddress: { code: 'section_unknown' } })
    .add('GET /content/{page_type}', 'listSections', 'List the sections of a page', {
      description:
        'In the language of `lang`, or English. Visitors get published sections; the signed-in owner gets ' +
        'the newest ones, including drafts. Sections with the default text are not listed.',
      access: 'optional',
      params: { page_type: pageType },
      query: { lang: z.string().max(40).optional() },
      answers: {
        200: ['The sections, by key', z.array(item)],
        404: 'Page not found',
      },
      run: async ({ env, core, params, query }) => {
        const language = parseLocale(query.lang) ?? defaultLocale;
        return await core.content.list(env, params.page_type, language);
      },
    })
    .add('POST /content', 'createSection', 'Create a section', {
      description:
        'Creates an HTML draft by default. HTML is sanitized. An empty section can’t be published.',
      limit: 'content',
      query: writtenIn.shape,
      body: contentInputSchema,
      answers: {
        201: ['The section', item],
        409: 'Section already exists: save it with PUT',
        ...tooComplex,
      },
      run: async ({ core, query, body }) => {
        const language = body.language ?? query.lang;
        return unwrap(await core.content.create({ ...body, language }));
      },
    })
    .add('PUT /content/{page_type}/{section_key}', 'updateSection', 'Save a section', {
      description:
        'Omitted fields stay as they are. The published version stays live while there is a newer ' +
        'draft. Send the `updated_at` you started from to get 409 if the section has changed since.',
      limit: 'content',
      params: { page_type: pageType, section_key: sectionKey },
      query: writtenIn.shape,
      body: contentUpdateSchema,
      answers: {
        200: ['The section', item],
        404: 'Section not found',
        409: `Changed since \`updated_at\`, or ${namesFound[409]}`,
        ...tooComplex,
      },
      run: async ({ core, params, query, body }) => {
        const language = body.language ?? query.lang ?? defaultLocale;
        return unwrap(await core.content.update({ ...params, language }, body));
      },
    })
    .add('POST /content/migrate-existing', 'migrateSections', 'Copy default texts into drafts', {
      description: 'In both languages. Existing text is kept. The live site doesn’t change.',
      answers: {
        200: [
          'The number of new and existing sections',
          z.object({ message: z.string(), created: z.int(), kept: z.int() }),
        ],
      },
      run: async ({ env, core }) => {
        const { founder } = await core.settings.get();
        const { created, kept } = await core.content.migrate(await env.builtInContent(founder));
        const message = `Created ${created} ${created === 1 ? 'item' : 'items'}, kept ${kept}.`;
        return { message, created, kept };
      },
    });
}
