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
const refused = {
  400: 'A part of the request that cannot be used',
  404: 'No such post, or no translation of it',
};
const sent = { 413: 'The body is too long' };
const path = '/blog/posts/{slug}/translation';

/** Posts that are one article in two languages. */
export function translations(): Resource {
  return new Resource('Translations')
    .add({
      route: `GET ${path}`,
      id: 'getTranslation',
      summary: 'The pair that a post is in',
      description: '`original` is the one that was written first, and that the other follows.',
      params,
      answers: { 200: ['The pair', pair], ...refused },
      run: async ({ core, params }) => {
        const found = unwrap(await core.translations.find(params.slug));
        return found ? found : refuse({ code: 'pair_not_found' });
      },
    })
    .add({
      route: `PUT ${path}`,
      id: 'pairTranslation',
      summary: 'Make two posts one article in two languages',
      description:
        'One is in English, one in Spanish, and neither is in another pair. `original` names the language that was written first; without it, that of the older post.',
      limit: 'description',
      params,
      body: pairing,
      answers: {
        200: ['The pair', pair],
        409: 'Both are in one language, or one has a translation already',
        ...refused,
        ...sent,
      },
      run: async ({ core, params, body }) => {
        const { with: other, original } = body;
        return unwrap(await core.translations.pair(params.slug, other, original));
      },
    })
    .add({
      route: `DELETE ${path}`,
      id: 'unpairTranslation',
      summary: 'Take a pair apart',
      description: 'Both posts stay, each by itself.',
      params,
      answers: { 200: ['The pair that was', pair], ...refused },
      run: async ({ core, params }) => unwrap(await core.translations.unpair(params.slug)),
    })
    .add({
      route: `POST ${path}/begin`,
      id: 'startTranslation',
      summary: 'Begin the translation of a post',
      description: 'Makes a draft in the other language with the words of the post, to be written over.',
      params,
      answers: {
        201: ['The pair', pair],
        409: 'It has a translation already',
        ...refused,
      },
      run: async ({ core, params }) => unwrap(await core.translations.begin(params.slug)),
    })
    .add({
      route: `GET ${path}/side-by-side`,
      id: 'compareTranslation',
      summary: 'Both texts, paragraph by paragraph',
      description:
        'A mark says why a paragraph of the translation is to be looked at: what it follows was `changed` or `removed` since (`redline` has how), it is `missing`, or its words are still `untouched`. `at` names the paragraphs of the translation.',
      params,
      answers: { 200: ['Both texts', sideBySide], ...refused },
      run: async ({ core, params }) => unwrap(await core.translations.sideBySide(params.slug)),
    })
    .add({
      route: `POST ${path}/confirm`,
      id: 'confirmTranslation',
      summary: 'Say that marked paragraphs are right as they are',
      description: 'Marks that are there no longer are passed over.',
      limit: 'bulk',
      params,
      body: confirming,
      answers: {
        200: ['How many were confirmed', z.object({ confirmed: z.int() })],
        ...refused,
        ...sent,
      },
      run: async ({ core, params, body }) => {
        const { slug } = params;
        return unwrap(await core.translations.confirm(slug, body.marks));
      },
    })
    .add({
      route: 'GET /blog/open-translations',
      id: 'listOpenTranslations',
      summary: 'What is not translated yet',
      description:
        'Translations whose original has changed, those that readers don’t see yet, and published posts without one; at most 50 of each.',
      answers: { 200: ['What is open', open] },
      run: ({ core }) => core.translations.open(),
    });
}
