import { z } from 'zod';
import { completedFile } from './addresses.ts';
import { isPostDate } from './dates.ts';
import { type GuardPlace, overrideSchema } from './guard/guarded-name.ts';
import { sourceKinds } from './import.ts';
import { type Locale, localeSchema, locales } from './locale.ts';
import { storedText } from './text.ts';

/** Longest accepted values, in UTF-16 code units; chosen so that no honest text meets them. */
export const postLimits = {
  title: 300,
  slug: 200,
  cover: 2000,
  /** As much as pictures of the library have. */
  cover_alt: 500,
  excerpt: 2000,
  html: 2_000_000,
  tags: 100,
  /** WordPress's own limit for names of tags. */
  tag: 200,
} as const;

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

/** By the date of the posts, or by their last change. */
export const postSorts = ['newest', 'oldest', 'changed', 'unchanged'] as const;

export type PostSort = (typeof postSorts)[number];

/** What a post can be without: an excerpt, a cover, a linked post in the other language. */
export const missingParts = ['excerpt', 'cover', ...locales] as const;

export type MissingPart = (typeof missingParts)[number];

/** What the owner's list of posts is narrowed to; all posts without anything. What is found by `q` comes newest first. */
export const postFilterSchema = z.object({
  q: z.string().trim().max(200).optional(),
  status: z.enum(postStatuses).optional(),
  language: localeSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** As `tagSlug` has it. */
  tag: z.string().min(1).max(100).optional(),
  missing: z.enum(missingParts).optional(),
  sort: z.enum(postSorts).optional(),
});

export type PostFilter = z.output<typeof postFilterSchema>;

export const bulkActions = ['publish', 'unpublish', 'delete', 'restore', 'add_tags', 'remove_tags'] as const;

/** Posts that one request may change. */
export const mostAtOnce = 250;

const tagNames = z
  .array(storedText().max(postLimits.tag))
  .max(postLimits.tags)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);

/** One change of many posts. With `version`, a post that was saved since is left alone. */
export const bulkChangeSchema = z
  .object({
    action: z.enum(bulkActions),
    posts: z
      .array(
        z.object({
          id: z.string().min(1).max(100),
          version: z.int().positive().optional(),
          /** The reason of this one post. */
          override: overrideSchema.optional(),
        }),
      )
      .min(1)
      .max(mostAtOnce),
    tags: tagNames.optional(),
    /** Publishes what was given to a reader and is not what they approved. */
    without_approval: z.boolean().optional(),
    /** The reason of all that have none of their own. */
    override: overrideSchema.optional(),
  })
  .refine(({ action, tags }) => !action.endsWith('_tags') || (tags && tags.length > 0), {
    message: 'names no tag',
    path: ['tags'],
  });

export type BulkChange = z.output<typeof bulkChangeSchema>;

export const bulkFailures = [
  'post_not_found',
  'changed_elsewhere',
  'too_many_tags',
  'not_approved',
  'names_found',
  'guard_locked',
  'text_too_intricate',
] as const;

/** What became of one of the posts. `changed` is false where it was so already. */
export type PostOutcome =
  | { id: string; ok: true; slug: string; title: string; changed: boolean }
  | {
      id: string;
      ok: false;
      code: (typeof bulkFailures)[number];
      title?: string;
      /** Where names stand in it. */
      places?: GuardPlace[];
    };

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

const words: Record<Locale, (title: string) => string> = {
  en: (title) => `Copy of ${title}`,
  es: (title) => `Copia de ${title}`,
};

/** What the copy of a post is called, in the language of the post; never longer than a title may be. */
export function copyTitle({ title, language }: { title: string; language: Locale }): string {
  const whole = words[language](title);
  if (whole.length <= postLimits.title) return whole;
  // A character of two code units is not cut in the middle.
  return `${whole.slice(0, postLimits.title - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
