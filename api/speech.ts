import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { workingTextSchema } from '../shared/post.ts';
import { type Speech, secondsOf, speechSchema } from '../shared/speech/speech.ts';
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

const tags = ['Speech'];

const { sections, ...text } = speechSchema.shape;
const seconds = z.int();
const timedSpeech = z.object({
  ...text,
  pace: z.int(),
  seconds,
  sections: z.array(z.object({ ...sections.element.shape, seconds })),
});
const postSpeech = z.object({
  slug: z.string(),
  version: z.int(),
  updated_at: z.string(),
  ...timedSpeech.shape,
});

const refused = {
  400: refusal('A part of the request that cannot be used'),
  401: refusal('Not signed in'),
  422: refusal('The text is too intricate to read'),
};

const postRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/speech',
  operationId: 'getPostSpeech',
  tags,
  summary: 'A post as it is spoken',
  description:
    'As it was saved last, a draft too, or as `version` had it. How long it takes at the speaker’s `pace` (words a minute: the settings `pace_en` and `pace_es`), as a whole and by headings. ' +
    '`words` are those that are said: “1999” is three in English. Not said are headings, captions, marks of notes and the list of notes at the end. A break in a line of the text is a line feed in its sentence. ' +
    'Hints are no scores: `long` is a sentence of more than 25 written words, `breath` a stretch too long for one breath with places to take one, `twister` sounds that trip the tongue. Offsets are UTF-16 code units of the sentence’s text. ' +
    'Of a text of more than three hours only the start is answered, and `isCut` is true. A former address answers with the post and its slug.',
  middleware: [ownerOnly],
  request: {
    params: z.object({
      slug: z
        .string()
        .min(1)
        .max(400)
        .openapi({ param: { name: 'slug', in: 'path' } }),
    }),
    query: z.object({
      version: z.coerce
        .number()
        .int()
        .min(1)
        .max(2 ** 31 - 1)
        .optional(),
    }),
  },
  responses: {
    200: jsonResponse('What is said, and how long it takes', postSpeech),
    ...refused,
    404: refusal('No such post, or no such version of it'),
  },
});

const textRoute = createRoute({
  method: 'post',
  path: '/blog/speech',
  operationId: 'getTextSpeech',
  tags,
  summary: 'Any text as it is spoken',
  description: 'Like the speech of a post, of a text that need not be saved. Nothing of it is kept.',
  middleware: [ownerOnly, limitBody('post')],
  request: {
    body: jsonBody(
      z.object({
        title: workingTextSchema.shape.title.default(''),
        language: workingTextSchema.shape.language,
        html: workingTextSchema.shape.html,
      }),
    ),
  },
  responses: {
    200: jsonResponse('What is said, and how long it takes', timedSpeech),
    ...refused,
    413: refusal('The text is too long'),
    415: refusal('The body is not sent as JSON'),
  },
});

/** Texts as they are spoken. */
export function speech(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(postRoute, async (c) => {
      const { core } = c.env;
      const { version } = c.req.valid('query');
      const [found, settings] = await Promise.all([
        core.posts.speech(c.req.valid('param').slug, version),
        core.settings.get(),
      ]);
      if (!found.ok) return refuse(found.failure);
      return c.json(timed(found.value, settings), 200);
    })
    .openapi(textRoute, async (c) => {
      const { core } = c.env;
      const [said, settings] = await Promise.all([
        core.posts.speechOf(c.req.valid('json')),
        core.settings.get(),
      ]);
      return said.ok ? c.json(timed(said.value, settings), 200) : refuse(said.failure);
    });
}

type Paces = Record<`pace_${Speech['language']}`, number>;

function timed<Said extends Speech>(said: Said, paces: Paces) {
  const pace = paces[`pace_${said.language}`];
  const secondsFor = ({ words }: { words: number }) => Math.round(secondsOf(words, pace));
  return {
    ...said,
    pace,
    seconds: secondsFor(said),
    sections: said.sections.map((section) => ({ ...section, seconds: secondsFor(section) })),
  };
}
