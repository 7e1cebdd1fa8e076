import { z } from 'zod';
import { isPostDate } from './dates.ts';
import { overrideSchema } from './guard/guarded-name.ts';
import { sourceKinds } from './import-source.ts';
import { localeSchema } from './locale.ts';
import { postLimits } from './post-limits.ts';
import { storedText } from './stored-text.ts';
import { completedFile } from './with-scheme.ts';

export const postStatuses = ['published', 'draft', 'scheduled'] as const;

/** How imported posts can be asked to come. */
export const importStatuses = ['published', 'draft'] as const;

/** `web`: read page by page from the old blog. Imports of before said `wordpress` whatever they came from. */
const postSources = ['compose', 'sample', 'web', ...sourceKinds] as const;

export type PostSource = (typeof postSources)[number];

export const postSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Date-only (10 characters) or an ISO 8601 timestamp. */
  date: z.string(),
  cover: z.string().nullable(),
  /** What the cover shows, for those who can't see it; null where it is decoration, or there is none. */
  cover_alt: z.string().nullable(),
  excerpt: z.string().nullable(),
  html: z.string(),
  tags: z.array(z.string()),
  language: localeSchema,
  status: z.enum(postStatuses),
  /** When a scheduled post goes live, ISO 8601, UTC; null for one that is not scheduled. */
  publish_at: z.string().nullable(),
  source: z.enum(postSources),
  created_at: z.string(),
  updated_at: z.string(),
  /** Counts the saves, from 1. Send it back with an update to be told of a newer version. */
  version: z.int(),
});

export type Post = z.infer<typeof postSchema>;

/** A post as lists need it: without the body, with `summary`, the excerpt or the start of the text. */
export type PostSummary = Omit<Post, 'html'> & { summary: string };

const tagList = z.union([
  z.array(storedText()).max(postLimits.tags * 2),
  storedText()
    .max(postLimits.tags * postLimits.tag)
    .transform((text) => text.split(',')),
]);

const optionalText = (max: number, text = storedText()) =>
  text
    .trim()
    .max(max)
    .transform((text) => text || null)
    .nullable()
    .optional();

function isWebAddress(value: string): boolean {
  // A backslash counts as a slash in an address: /\host would lead to another site.
  return /^(https?:\/\/|\/(?!\/))[^\s\\]+$/i.test(value) && URL.canParse(value, 'http://site.invalid');
}

const webAddress = optionalText(postLimits.cover, storedText().overwrite(completedFile)).refine(
  (value) => value == null || isWebAddress(value),
  'must be a web address (http or https) or a path on this site',
);

/** A text without line ends, and without the characters that no export can hold. */
const oneLine = storedText().overwrite((text) => text.replace(/[\p{Cc}\ufffe\uffff]+/gu, ' '));

const date = z
  .string()
  .trim()
  .transform((text) => text || null)
  .nullable()
  .refine(
    (value) => value === null || isPostDate(value),
    'must be a date like 2026-03-31 or an ISO timestamp',
  );

/** With an offset it is that instant; without one the time by the clock of the owner's zone. */
const publishAt = z
  .string()
  .trim()
  .nullable()
  .refine(
    (value) => value === null || (value.length > 10 && isPostDate(value)),
    'must be a day and a time like 2026-03-31T09:00, with or without an offset',
  );

/** What a writer may send. `body` is accepted as another name for `html`, as the editor calls it. */
export const postInputSchema = z.object({
  title: storedText().trim().max(postLimits.title),
  slug: optionalText(postLimits.slug),
  date: date.optional(),
  cover: webAddress,
  cover_alt: optionalText(postLimits.cover_alt, oneLine),
  excerpt: optionalText(postLimits.excerpt),
  html: storedText().max(postLimits.html).optional(),
  body: storedText().max(postLimits.html).optional(),
  tags: tagList
    .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))])
    .refine(
      (tags) => tags.length <= postLimits.tags && tags.every((tag) => tag.length <= postLimits.tag),
      `at most ${postLimits.tags} tags of ${postLimits.tag} characters`,
    )
    .optional(),
  language: localeSchema.optional(),
  status: z.enum(postStatuses).optional(),
  /** Lets the post out although names stand in it that must not appear. */
  override: overrideSchema.optional(),
  /** Goes with the status `scheduled`, and must be still to come; the post is dated by it. */
  publish_at: publishAt.optional(),
  /** Publishes what was given to a reader and is not what they approved. */
  without_approval: z.boolean().optional(),
});

export type PostInput = z.output<typeof postInputSchema>;

/** An update names what changes; `version` is the one the writer started from. */
export const postUpdateSchema = postInputSchema.partial().extend({ version: z.int().positive().optional() });

export type PostUpdate = z.output<typeof postUpdateSchema>;

/** Why a post may be seen although something speaks against it: names in it, or what its reader has not approved. */
export type PostLeave = Pick<PostUpdate, 'override' | 'without_approval'>;
