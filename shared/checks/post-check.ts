import { z } from 'zod';

/** What a post can be told before it is published. None of it keeps it from being published. */
export const checkCodes = [
  'title_long',
  'no_excerpt',
  'no_tags',
  'slug_year',
  'slug_long',
  'cover_without_words',
  'picture_without_words',
  'heading_first',
  'heading_skipped',
  'link_empty',
  'link_without_place',
  'link_to_missing',
  'link_to_hidden',
  'placeholder',
] as const;

export type CheckCode = (typeof checkCodes)[number];

/** One line of advice: what, in which field and, where it is about a passage, at which. Lengths in UTF-16 code units. */
export const postCheckSchema = z.object({
  code: z.enum(checkCodes),
  field: z.enum(['title', 'slug', 'excerpt', 'tags', 'cover_alt', 'body']),
  /** The words it is about, as they stand; of a title as much as a search result shows. */
  passage: z.string().optional(),
  /** What stands before and behind them in the same paragraph. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Where a link leads. */
  href: z.string().optional(),
  /** Of a picture: which one of the body, from 0. Of a heading: its level. */
  at: z.int().optional(),
  /** Characters of a title or an address. */
  length: z.int().optional(),
});

export type PostCheck = z.infer<typeof postCheckSchema>;

/** As many are told at once: whoever has mended them is told of others. */
export const mostChecks = 50;
