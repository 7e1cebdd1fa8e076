import { z } from 'zod';
import { localeSchema } from '../locale.ts';

/** The slowest and fastest pace in words per minute: from dictation to too fast to follow. */
export const paceLimits = { least: 60, most: 260 } as const;

/** Sentences with more written words are hard to say and to follow. */
export const longSentence = 25;

/** Spoken words per breath: about seven seconds at an easy pace. */
export const breathWords = 16;

const place = { start: z.int(), end: z.int() };

/** A reason why a sentence is hard to say. Offsets are UTF-16 code units of its text. */
export const speechHintSchema = z.discriminatedUnion('kind', [
  /** A sentence that is too long. `words` counts the words as written. */
  z.object({ kind: z.literal('long'), words: z.int() }),
  /** A stretch without a pause, with its spoken `words`; `marks` are where to breathe. */
  z.object({ kind: z.literal('breath'), ...place, words: z.int(), marks: z.array(z.int()) }),
  z.object({ kind: z.literal('twister'), ...place }),
]);

/** The number of words as spoken: "1999" is three in English, five in Spanish. */
const words = z.int();

export const speechSchema = z.object({
  title: z.string(),
  language: localeSchema,
  words,
  /** Whether the text is longer than any speech, so that only its start is included and counted. */
  isCut: z.boolean(),
  sections: z.array(
    z.object({
      /** The heading before this part; null before the first one. Headings aren't spoken. */
      heading: z.string().nullable(),
      level: z.int().min(2).max(3),
      words,
      paragraphs: z.array(
        z.object({
          kind: z.enum(['text', 'item', 'quote']),
          sentences: z.array(z.object({ text: z.string(), words, hints: z.array(speechHintSchema) })),
        }),
      ),
    }),
  ),
});

export type SpeechHint = z.infer<typeof speechHintSchema>;
export type Speech = z.infer<typeof speechSchema>;
export type SpeechSection = Speech['sections'][number];
export type SpeechParagraph = SpeechSection['paragraphs'][number];
export type SpeechSentence = SpeechParagraph['sentences'][number];

/** Returns the seconds for words at a pace in words per minute, not rounded. */
export function secondsOf(words: number, pace: number): number {
  return (words / pace) * 60;
}

/** How URLs refer to a spoken text, without containing it: a post, an earlier version, or an autosave. */
export interface SpokenTextName {
  slug?: string;
  version?: string;
  /** If the autosave no longer exists, `slug` is used. */
  unsaved?: string;
}
