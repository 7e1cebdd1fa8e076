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

/** What came of asking another site whether a link still leads somewhere. */
const outsideLinkCodes = [
  /** As before; a page of the same site that stands in for another for now counts too. */
  'leads',
  /** To another address: for good, or to another site. */
  'leads_on',
  /** The site is there, the page is not (404, 410). */
  'gone',
  /** Nobody is there. */
  'no_answer',
  /** Somebody is there who did not say: programs are kept out (401, 403, 429), it has trouble of its own (5xx), or time was over. */
  'unclear',
  /** Not of the public web, so nobody was asked. */
  'not_public',
] as const;

/** One address that a text links to, and the first words that link to it. Lengths in UTF-16 code units. */
export const outsideLinkSchema = z.object({
  code: z.enum(outsideLinkCodes),
  href: z.string(),
  passage: z.string(),
  /** What stands before and behind the words in the same paragraph. */
  before: z.string(),
  after: z.string(),
  /** Where it leads on to. */
  to: z.string().optional(),
  /** Whether the site says that it will stay so: then the link may have that address. */
  permanent: z.boolean().optional(),
  /** What the site answered last, of what is gone or unclear. */
  status: z.int().optional(),
});

export const outsideLinksSchema = z.object({
  links: z.array(outsideLinkSchema),
  /** Addresses beyond the most that are asked at once. */
  left_out: z.int(),
});

export type OutsideLink = z.infer<typeof outsideLinkSchema>;
export type OutsideLinks = z.infer<typeof outsideLinksSchema>;

/** Addresses of one text that are asked at once. */
export const mostOutsideLinks = 100;
