import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { contentInputSchema, contentItemSchema, contentUpdateSchema } from '../shared/content.ts';
import { defaultLocale, localeSchema, parseLocale } from '../shared/locale.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  optionalSession,
  ownerOnly,
  refusal,
} from './resource.ts';

// Made anew here: schemas made before the OpenAPI extension was loaded can't be named by it.
const item = z.object(contentItemSchema.shape).openapi('ContentItem');
const tags = ['Content'];
const { page_type, section_key } = contentItemSchema.shape;
const pageType = z.enum(page_type.options).openapi({ param: { name: 'page_type', in: 'path' } });
const sectionKey = z.enum(section_key.options).openapi({ param: { name: 'section_key', in: 'path' } });

/** A text is never written in another language than the one that was meant: only the two are taken. */
const writtenIn = z.object({ lang: localeSchema.optional() });

const listRoute = createRoute({
  method: 'get',
  path: '/content/{page_type}',
  operationId: 'listSections',
  security: optionalSession,
  tags,
  summary: 'The sections of a page type',
  description:
    'In the language of `lang`, English otherwise. Visitors get published texts; the signed-in owner gets ' +
    'the newest ones, drafts too. Sections without a text of their own are not among them.',
  request: {
    params: z.object({ page_type: pageType }),
    query: z.object({ lang: z.string().max(40).optional() }),
  },
  responses: {
    200: jsonResponse('The sections, in the order of their keys', z.array(item)),
    400: refusal('Bad language'),
    404: refusal('No such page type'),
  },
});

const createContentRoute = createRoute({
  method: 'post',
  path: '/content',
  operationId: 'createSection',
  tags,
  summary: 'Write the first text of a section',
  description: 'HTML and a draft unless given. HTML is sanitised. An empty text is not published.',
  middleware: [ownerOnly, limitBody('content')],
  request: {
    query: writtenIn,
    body: jsonBody(contentInputSchema),
  },
  responses: {
    201: jsonResponse('The new item', item),
    400: refusal('A field that cannot be used, or an empty text to be published'),
    401: refusal('Not signed in'),
    409: refusal('The section has a text already: save it with PUT'),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to render'),
  },
});

const updateRoute = createRoute({
  method: 'put',
  path: '/content/{page_type}/{section_key}',
  operationId: 'updateSection',
  tags,
  summary: 'Save a section',
  description:
    'Fields that are left out stay as they are. What was published stays on the site while a newer draft is ' +
    'written. Send the `updated_at` you started from to be told of a newer text.',
  middleware: [ownerOnly, limitBody('content')],
  request: {
    params: z.object({ page_type: pageType, section_key: sectionKey }),
    query: writtenIn,
    body: jsonBody(contentUpdateSchema),
  },
  responses: {
    200: jsonResponse('The saved item', item),
    400: refusal('A field that cannot be used, or an empty text to be published'),
    401: refusal('Not signed in'),
    404: refusal('The section has no text of its own yet, or there is no such section'),
    409: refusal(
      'The section was saved since the given time, or names stand in it that must not appear: `places` tells where, `override` lets it through',
    ),
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to render'),
  },
});

const migrateRoute = createRoute({
  method: 'post',
  path: '/content/migrate-existing',
  operationId: 'migrateSections',
  tags,
  summary: 'Copy the built-in texts into drafts',
  description: 'In both languages. What is there already is kept. The site shows no difference.',
  middleware: [ownerOnly],
  responses: {
    200: jsonResponse('What was done', z.object({ message: z.string(), created: z.int(), kept: z.int() })),
    401: refusal('Not signed in'),
  },
});

/** The sections of the pages over HTTP. */
export function content(): OpenAPIHono<ApiEnvironment> {
  return createResource({ unknownAddress: { code: 'section_unknown' } })
    .openapi(listRoute, async (c) => {
      const language = parseLocale(c.req.valid('query').lang) ?? defaultLocale;
      return c.json(await c.env.core.content.list(c.env, c.req.valid('param').page_type, language), 200);
    })
    .openapi(createContentRoute, async (c) => {
      const input = c.req.valid('json');
      const language = input.language ?? c.req.valid('query').lang;
      const created = await c.env.core.content.create({ ...input, language });
      return created.ok ? c.json(created.value, 201) : refuse(created.failure);
    })
    .openapi(updateRoute, async (c) => {
      const update = c.req.valid('json');
      const language = update.language ?? c.req.valid('query').lang ?? defaultLocale;
      const updated = await c.env.core.content.update({ ...c.req.valid('param'), language }, update);
      return updated.ok ? c.json(updated.value, 200) : refuse(updated.failure);
    })
    .openapi(migrateRoute, async (c) => {
      const { founder } = await c.env.core.settings.get();
      const { created, kept } = await c.env.core.content.migrate(await c.env.builtInContent(founder));
      const message = `Created ${created} ${created === 1 ? 'item' : 'items'}, kept ${kept}.`;
      return c.json({ message, created, kept }, 200);
    });
}
