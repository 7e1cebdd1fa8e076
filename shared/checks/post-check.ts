import { z } from 'zod';

/** Pre-publish checks. None of them blocks publishing. */
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

/** A check's result: the check, its field, and the passage, if any. Lengths in UTF-16 code units. */
export const postCheckSchema = z.object({
  code: z.enum(checkCodes),
  field: z.enum(['title', 'slug', 'excerpt', 'tags', 'cover_alt', 'body']),
  /** The words concerned. For a title, the part that a search result shows. */
  passage: z.string().optional(),
  /** The text before and after the passage in the same paragraph. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** The link's target. */
  href: z.string().optional(),
  /** The index of an image, from 0, or the level of a heading. */
  at: z.int().optional(),
  /** The length of a title or slug in characters. */
  length: z.int().optional(),
});

export type PostCheck = z.infer<typeof postCheckSchema>;

/** The maximum number of results. Fixing them reveals the rest. */
export const maxChecks = 50;

/** Results of checking an external link. */
const outsideLinkCodes = [
  /** The link works. This includes a temporary redirect within the same site. */
  'leads',
  /** The link redirects permanently, or to another site. */
  'leads_on',
  /** The site exists, but the page doesn't (404, 410). */
  'gone',
  /** The host can't be reached. */
  'no_answer',
  /** The site rejects automated requests (401, 403, 429), has an error (5xx), or timed out. */
  'unclear',
  /** The URL isn't on the public web, so it wasn't requested. */
  'not_public',
] as const;

/** A URL that a text links to, and the words of its first link. Lengths in UTF-16 code units. */
export const outsideLinkSchema = z.object({
  code: z.enum(outsideLinkCodes),
  href: z.string(),
  passage: z.string(),
  /** The text before and after the words in the same paragraph. */
  before: z.string(),
  after: z.string(),
  /** The redirect's target. */
  to: z.string().optional(),
  /** Whether the redirect is permanent, so that the link can be updated. */
  permanent: z.boolean().optional(),
  /** The last status code of a broken or unclear link. */
  status: z.int().optional(),
});

export const outsideLinksSchema = z.object({
  links: z.array(outsideLinkSchema),
  /** URLs beyond the limit, which weren't checked. */
  left_out: z.int(),
});

export type OutsideLink = z.infer<typeof outsideLinkSchema>;
export type OutsideLinks = z.infer<typeof outsideLinksSchema>;

/** The maximum number of URLs checked per text. */
export const maxOutsideLinks = 100;
