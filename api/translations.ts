import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { localeSchema } from '../shared/locale.ts';
import { postSchema } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import {
  type ApiEnvironment,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';

const tags = ['Translations'];
const { id, slug, title, language, status } = postSchema.shape;
const post = z.object({ id, slug, title, language, status });
const pair = z.object({ original: post, translation: post });
const withMarks = z.object({ original: post, translation: post, marks: z.int() });
const open = z.object({ drifted: z.array(withMarks), begun: z.array(withMarks), missing: z.array(post) });
const piece = z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() });
const block = z.object({ at: z.int(), kind: z.string(), text: z.string() });
const mark = z.object({
  id: z.string(),
  kind: z.enum(['changed', 'removed', 'missing', 'untouched']),
  at: z.array(z.int()),
  redline: z.array(piece),
});
const sideBySide = z
  .object({
    pair,
    original: localeSchema,
    translation: localeSchema,
    marks: z.int(),
    rows: z.array(z.object({ original: z.array(block), translation: z.array(block), marks: z.array(mark) })),
  })
  .openapi('SideBySide');
const pairing = z.object({ with: storedText().min(1).max(400), original: localeSchema.optional() });
const confirming = z.object({
  marks: z.union([z.literal('all'), z.array(z.string().max(40)).max(20_000)]),
});

const request = {
  params: z.object({
    slug: z
      .string()
      .min(1)
      .max(400)
      .openapi({ param: { name: 'slug', in: 'path' } }),
  }),
};
const refused = {
  400: refusal('A part of the request that cannot be used'),
  401: refusal('Not signed in'),
  404: refusal('No such post, or no translation of it'),
};
const sent = { 413: refusal('The body is too long'), 415: refusal('The body is not sent as JSON') };
const middleware = [ownerOnly];
const path = '/blog/posts/{slug}/translation';

const findRoute = createRoute({
  method: 'get',
  path,
  operationId: 'getTranslation',
  tags,
  summary: 'The pair that a post is in',
  description: '`original` is the one that was written first, and that the other follows.',
  middleware,
  request,
  responses: { 200: jsonResponse('The pair', pair), ...refused },
});

const pairRoute = createRoute({
  method: 'put',
  path,
  operationId: 'pairTranslation',
  tags,
  summary: 'Make two posts one article in two languages',
  description:
    'One is in English, one in Spanish, and neither is in another pair. `original` names the language that was written first; without it, that of the older post.',
  middleware: [ownerOnly, limitBody('description')],
  request: { ...request, body: jsonBody(pairing) },
  responses: {
    200: jsonResponse('The pair', pair),
    409: refusal('Both are in one language, or one has a translation already'),
    ...refused,
    ...sent,
  },
});

const unpairRoute = createRoute({
  method: 'delete',
  path,
  operationId: 'unpairTranslation',
  tags,
  summary: 'Take a pair apart',
  description: 'Both posts stay, each by itself.',
  middleware,
  request,
  responses: { 200: jsonResponse('The pair that was', pair), ...refused },
});

const beginRoute = createRoute({
  method: 'post',
  path: `${path}/begin`,
  operationId: 'startTranslation',
  tags,
  summary: 'Begin the translation of a post',
  description: 'Makes a draft in the other language with the words of the post, to be written over.',
  middleware,
  request,
  responses: {
    201: jsonResponse('The pair', pair),
    409: refusal('It has a translation already'),
    ...refused,
  },
});

const sideBySideRoute = createRoute({
  method: 'get',
  path: `${path}/side-by-side`,
  operationId: 'compareTranslation',
  tags,
  summary: 'Both texts, paragraph by paragraph',
  description:
    'A mark says why a paragraph of the translation is to be looked at: what it follows was `changed` or `removed` since (`redline` has how), it is `missing`, or its words are still `untouched`. `at` names the paragraphs of the translation.',
  middleware,
  request,
  responses: { 200: jsonResponse('Both texts', sideBySide), ...refused },
});

const confirmRoute = createRoute({
  method: 'post',
  path: `${path}/confirm`,
  operationId: 'confirmTranslation',
  tags,
  summary: 'Say that marked paragraphs are right as they are',
  description: 'Marks that are there no longer are passed over.',
  middleware: [ownerOnly, limitBody('bulk')],
  request: { ...request, body: jsonBody(confirming) },
  responses: {
    200: jsonResponse('How many were confirmed', z.object({ confirmed: z.int() })),
    ...refused,
    ...sent,
  },
});

const openRoute = createRoute({
  method: 'get',
  path: '/blog/open-translations',
  operationId: 'listOpenTranslations',
  tags,
  summary: 'What is not translated yet',
  description:
    'Translations whose original has changed, those that readers don’t see yet, and published posts without one; at most 50 of each.',
  middleware,
  responses: { 200: jsonResponse('What is open', open), 401: refused[401] },
});

/** Posts that are one article in two languages. */
export function translations(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(findRoute, async (c) => {
      const found = await c.env.core.translations.find(c.req.valid('param').slug);
      if (!found.ok) return refuse(found.failure);
      return found.value ? c.json(found.value, 200) : refuse({ code: 'pair_not_found' });
    })
    .openapi(pairRoute, async (c) => {
      const { with: other, original } = c.req.valid('json');
      const paired = await c.env.core.translations.pair(c.req.valid('param').slug, other, original);
      return paired.ok ? c.json(paired.value, 200) : refuse(paired.failure);
    })
    .openapi(unpairRoute, async (c) => {
      const parted = await c.env.core.translations.unpair(c.req.valid('param').slug);
      return parted.ok ? c.json(parted.value, 200) : refuse(parted.failure);
    })
    .openapi(beginRoute, async (c) => {
      const begun = await c.env.core.translations.begin(c.req.valid('param').slug);
      return begun.ok ? c.json(begun.value, 201) : refuse(begun.failure);
    })
    .openapi(sideBySideRoute, async (c) => {
      const found = await c.env.core.translations.sideBySide(c.req.valid('param').slug);
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(confirmRoute, async (c) => {
      const { slug } = c.req.valid('param');
      const confirmed = await c.env.core.translations.confirm(slug, c.req.valid('json').marks);
      return confirmed.ok ? c.json(confirmed.value, 200) : refuse(confirmed.failure);
    })
    .openapi(openRoute, async (c) => c.json(await c.env.core.translations.open(), 200));
}
