import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { secondsOf, speechSchema } from '../shared/speech/speech.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonResponse, refusal } from './schemas.ts';

const { sections, ...text } = speechSchema.shape;
const seconds = z.int();
const speechAnswer = z.object({
  slug: z.string(),
  ...text,
  pace: z.int(),
  seconds,
  sections: z.array(z.object({ ...sections.element.shape, seconds })),
});

const speechRoute = createRoute({
  method: 'get',
  path: '/blog/posts/{slug}/speech',
  tags: ['Blog'],
  summary: 'A post as it is spoken',
  description:
    'How long it takes at the speaker’s `pace` (words a minute: the settings `pace_en` and `pace_es`), as a whole and by headings. `words` are those that are said: “1999” is three in English. ' +
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
  },
  responses: {
    200: jsonResponse('What is said, and how long it takes', speechAnswer),
    400: refusal('An address that is too long'),
    401: refusal('Not signed in'),
    404: refusal('No such post'),
    422: refusal('The text is too intricate to read'),
  },
});

/** Posts as they are spoken. */
export function speech(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(speechRoute, async (c) => {
    const { core } = c.env;
    const [found, settings] = await Promise.all([
      core.posts.speech(c.req.valid('param').slug),
      core.settings.get(),
    ]);
    if (!found.ok) return refuse(found.failure);
    const pace = settings[`pace_${found.value.language}`];
    const timed = <Part extends { words: number }>(part: Part) => ({
      ...part,
      seconds: Math.round(secondsOf(part.words, pace)),
    });
    return c.json({ ...timed(found.value), pace, sections: found.value.sections.map(timed) }, 200);
  });
}
