import { z } from '@hono/zod-openapi';
import { workingTextSchema } from '../shared/post.ts';
import { type Speech, secondsOf, speechSchema } from '../shared/speech/speech.ts';
import { Resource, slugText, tooComplex, unwrap, versionNumber } from './resource.ts';

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

export function speech(): Resource {
  return new Resource('Speech')
    .add('GET /blog/posts/{slug}/speech', 'getPostSpeech', 'Get speaking times for a post', {
      description:
        'For the last saved version, or `version`. Times are at the speaker’s `pace` in words per minute (settings `pace_en` and `pace_es`), in total and by heading. ' +
        '`words` counts spoken words: “1999” is three in English. Headings, captions, note marks and the list of notes are not spoken. A line break in the text is a line feed in its sentence. ' +
        'Hints: `long` is a sentence of more than 25 written words, `breath` a stretch too long for one breath (with places to breathe), `twister` a series of sounds that is hard to say. Offsets are UTF-16 code units in the sentence. ' +
        'For texts over three hours only the start is returned, and `isCut` is true. An old slug returns the post with its current slug.',
      params: { slug: slugText },
      query: { version: versionNumber.optional() },
      answers: {
        200: ['The spoken text and its times', postSpeech],
        ...tooComplex,
        404: 'Post or version not found',
      },
      run: async ({ core, params, query }) => {
        const spoken = await core.posts.speech(params.slug, query.version);
        return timed(unwrap(spoken), await core.settings.get());
      },
    })
    .add('POST /blog/speech', 'getTextSpeech', 'Get speaking times for any text', {
      description: 'Like the speech of a post, for an unsaved text. Nothing is stored.',
      limit: 'post',
      body: z.object({
        title: workingTextSchema.shape.title.default(''),
        language: workingTextSchema.shape.language,
        html: workingTextSchema.shape.html,
      }),
      answers: {
        200: ['The spoken text and its times', timedSpeech],
        ...tooComplex,
      },
      run: async ({ core, body }) => {
        return timed(unwrap(await core.posts.speechOf(body)), await core.settings.get());
      },
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
