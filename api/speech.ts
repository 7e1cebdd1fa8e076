import { z } from '@hono/zod-openapi';
import { workingTextSchema } from '../shared/post.ts';
import { type Speech, secondsOf, speechSchema } from '../shared/speech/speech.ts';
import { refuse } from './problem.ts';
import { Resource, slugText, versionNumber } from './resource.ts';

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
  400: 'A part of the request that cannot be used',
  422: 'The text is too intricate to read',
};

/** Texts as they are spoken. */
export function speech(): Resource {
  return new Resource('Speech')
    .add({
      route: 'GET /blog/posts/{slug}/speech',
      id: 'getPostSpeech',
      summary: 'A post as it is spoken',
      description:
        'As it was saved last, a draft too, or as `version` had it. How long it takes at the speaker’s `pace` (words a minute: the settings `pace_en` and `pace_es`), as a whole and by headings. ' +
        '`words` are those that are said: “1999” is three in English. Not said are headings, captions, marks of notes and the list of notes at the end. A break in a line of the text is a line feed in its sentence. ' +
        'Hints are no scores: `long` is a sentence of more than 25 written words, `breath` a stretch too long for one breath with places to take one, `twister` sounds that trip the tongue. Offsets are UTF-16 code units of the sentence’s text. ' +
        'Of a text of more than three hours only the start is answered, and `isCut` is true. A former address answers with the post and its slug.',
      params: { slug: slugText },
      query: { version: versionNumber.optional() },
      answers: {
        200: ['What is said, and how long it takes', postSpeech],
        ...refused,
        404: 'No such post, or no such version of it',
      },
      run: async ({ core, params, query }) => {
        const { version } = query;
        const [found, settings] = await Promise.all([
          core.posts.speech(params.slug, version),
          core.settings.get(),
        ]);
        if (!found.ok) return refuse(found.failure);
        return timed(found.value, settings);
      },
    })
    .add({
      route: 'POST /blog/speech',
      id: 'getTextSpeech',
      summary: 'Any text as it is spoken',
      description: 'Like the speech of a post, of a text that need not be saved. Nothing of it is kept.',
      limit: 'post',
      body: z.object({
        title: workingTextSchema.shape.title.default(''),
        language: workingTextSchema.shape.language,
        html: workingTextSchema.shape.html,
      }),
      answers: {
        200: ['What is said, and how long it takes', timedSpeech],
        ...refused,
        413: 'The text is too long',
      },
      run: async ({ core, body }) => {
        const [said, settings] = await Promise.all([core.posts.speechOf(body), core.settings.get()]);
        return said.ok ? timed(said.value, settings) : refuse(said.failure);
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
