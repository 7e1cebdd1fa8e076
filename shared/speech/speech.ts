import { z } from 'zod';
import { localeSchema } from '../locale.ts';

/** Words a minute that a speaker can have: below it is dictation, above it nobody follows. */
export const paceLimits = { least: 60, most: 260 } as const;

/** A sentence of more words, as they are written, is hard to say and to follow. */
export const longSentence = 25;

/** Words, as they are said, in one breath: some seven seconds at an easy pace. */
export const breathWords = 16;

const place = { start: z.int(), end: z.int() };

/** What makes a sentence hard to say. Offsets are UTF-16 code units of its text. */
export const speechHintSchema = z.discriminatedUnion('kind', [
  /** `words` as they are written. */
  z.object({ kind: z.literal('long'), words: z.int() }),
  /** A stretch without a pause, its `words` as they are said; `marks` are before what is said after a breath. */
  z.object({ kind: z.literal('breath'), ...place, words: z.int(), marks: z.array(z.int()) }),
  z.object({ kind: z.literal('twister'), ...place }),
]);

/** `words` as they are said: "1999" is three in English, five in Spanish. */
const words = z.int();

export const speechSchema = z.object({
  title: z.string(),
  language: localeSchema,
  words,
  /** The text is longer than anything that is spoken: only its start is here, and counted. */
  isCut: z.boolean(),
  sections: z.array(
    z.object({
      /** Null for what comes before the first heading. Headings are not said. */
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

/** Seconds that words take at a pace in words a minute; not rounded. */
export function secondsOf(words: number, pace: number): number {
  return (words / pace) * 60;
}

/** How addresses name a text that is spoken: a post, one of its earlier versions, or unsaved writing by its id. The text itself is in no address. */
export interface SpokenTextName {
  slug?: string;
  version?: string;
  /** Where it is not kept any more, `slug` is meant. */
  unsaved?: string;
}
