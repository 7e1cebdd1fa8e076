import { z } from '@hono/zod-openapi';
import { localeSchema } from '../shared/locale.ts';
import { postSchema } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { refuse } from './problem.ts';
import { Resource, slugText, unwrap } from './resource.ts';

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
const confirming = z.object({ marks: z.union([z.literal('all'), z.array(z.string().max(40)).max(20_000)]) });

const params = { slug: slugText };
const notFound = { 404: 'Post or translation not found' };
const path = '/blog/posts/{slug}/translation';

export function translations(): Resource {
  return new Resource('Translations')
    .add(`GET ${path}`, 'getTranslation', 'Get a post’s translation', {
      description: '`original` is the post that was written first.',
      params,
      answers: { 200: ['The two posts', pair], ...notFound },
      run: async ({ core, params }) => {
        return unwrap(await core.translations.find(params.slug)) ?? refuse({ code: 'pair_not_found' });
      },
    })
    .add(`PUT ${path}`, 'pairTranslation', 'Link two posts as translations', {
      description:
        'One post in English and one in Spanish, both without a translation. `original` is the language written first; the default is the older post’s.',
      limit: 'short',
      params,
      body: pairing,
      answers: {
        200: ['The two posts', pair],
        409: 'Same language, or already linked',
        ...notFound,
      },
      run: async ({ core, params, body }) => {
        return unwrap(await core.translations.pair(params.slug, body.with, body.original));
      },
    })
    .add(`DELETE ${path}`, 'unpairTranslation', 'Unlink translations', {
      description: 'Both posts are kept.',
      params,
      answers: { 200: ['The two posts', pair], ...notFound },
      run: async ({ core, params }) => unwrap(await core.translations.unpair(params.slug)),
    })
    .add(`POST ${path}/begin`, 'startTranslation', 'Start a translation', {
      description: 'Creates a draft in the other language with the post’s text, to be translated.',
      params,
      answers: {
        201: ['The two posts', pair],
        409: 'Already linked',
        ...notFound,
      },
      run: async ({ core, params }) => unwrap(await core.translations.begin(params.slug)),
    })
    .add(`GET ${path}/side-by-side`, 'compareTranslation', 'Compare a translation with its original', {
      description:
        'Both texts by paragraph. Marks show what needs work: the original was `changed` or `removed` since (see `redline`), or the translation is `missing` or still `untouched`. `at` lists paragraphs of the translation.',
      params,
      answers: { 200: ['Both texts', sideBySide], ...notFound },
      run: async ({ core, params }) => unwrap(await core.translations.sideBySide(params.slug)),
    })
    .add(`POST ${path}/confirm`, 'confirmTranslation', 'Mark paragraphs as up to date', {
      description: 'Unknown marks are ignored.',
      limit: 'bulk',
      params,
      body: confirming,
      answers: {
        200: ['The number of confirmed marks', z.object({ confirmed: z.int() })],
        ...notFound,
      },
      run: async ({ core, params, body }) => {
        return unwrap(await core.translations.confirm(params.slug, body.marks));
      },
    })
    .add('GET /blog/open-translations', 'listOpenTranslations', 'List open translations', {
      description:
        'Translations that are out of date, unpublished translations, and published posts without one. At most 50 of each.',
      answers: { 200: ['The posts', open] },
      run: ({ core }) => core.translations.open(),
    });
}
