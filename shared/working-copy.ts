import { z } from 'zod';
import { localeSchema } from './locale.ts';
import { postLimits } from './post-limits.ts';
import { storedText } from './stored-text.ts';

/** `field`: characters of what stands in one line or in few. `copies`: unsaved texts at once. `days`: since the last key. */
export const workingCopyLimits = { field: 20_000, copies: 200, days: 90 } as const;

const field = storedText().max(workingCopyLimits.field);

/** What stands in the editor's fields, whether it could be saved or not: nothing is required, nothing is tidied. */
export const workingTextSchema = z.object({
  title: field,
  slug: field,
  date: field,
  cover: field,
  cover_alt: field,
  excerpt: field,
  tags: field,
  language: localeSchema,
  html: storedText().max(postLimits.html),
});

export type WorkingText = z.infer<typeof workingTextSchema>;

/** Unsaved writing, as a device sends it to be kept. */
export const workingCopyInputSchema = z.object({
  text: workingTextSchema,
  /** Version of the post that it started from; 0 for a text that is no post yet. */
  version: z.int().min(0),
  /** The slug that was made from the title of a text that is no post yet, and may be made anew. */
  made_slug: field.default(''),
  /** The window that it is written in. */
  writer: z.string().min(1).max(64),
  /** Of the copy that it goes on from; '' where the writer knows of none. */
  etag: z.string().max(64).default(''),
  /** When it was written, an ISO 8601 timestamp, UTC. */
  written_at: z.iso.datetime(),
});

export type WorkingCopyInput = z.output<typeof workingCopyInputSchema>;
