import { z } from 'zod';
import { completedFile } from './addresses.ts';
import { isPostDate } from './dates.ts';
import { type GuardPlace, overrideSchema } from './guard/guarded-name.ts';
import { sourceKinds } from './import.ts';
import { type Locale, localeSchema, locales } from './locale.ts';
import { storedText } from './text.ts';

/** Maximum lengths in UTF-16 code units, beyond any real text. */
export const postLimits = {
  title: 300,
  slug: 200,
  cover: 2000,
  /** The longest alt text, which is the same for images in the media library. */
  cover_alt: 500,
  excerpt: 2000,
  html: 2_000_000,
  tags: 100,
  /** WordPress's limit for tag names. */
  tag: 200,
} as const;

export const postStatuses = ['published', 'draft', 'scheduled'] as const;

/** The statuses that imported posts can get. */
export const importStatuses = ['published', 'draft'] as const;

/** `web`: scraped from the old blog. Earlier imports are all marked `wordpress`. */
const postSources = ['compose', 'sample', 'web', ...sourceKinds] as const;

export type PostSource = (typeof postSources)[number];

export const postSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** A date (10 characters) or an ISO 8601 timestamp. */
  date: z.string(),
  cover: z.string().nullable(),
  /** The cover image's alt text; null if the image is decorative or missing. */
  cover_alt: z.string().nullable(),
  excerpt: z.string().nullable(),
  html: z.string(),
  tags: z.array(z.string()),
  language: localeSchema,
  status: z.enum(postStatuses),
  /** When a scheduled post goes live, in ISO 8601, UTC; otherwise null. */
  publish_at: z.string().nullable(),
  source: z.enum(postSources),
  created_at: z.string(),
  updated_at: z.string(),
  /** Incremented with each save, from 1. Send it back with an update to detect a newer version. */
  version: z.int(),
});

export type Post = z.infer<typeof postSchema>;

/** A post for lists: without the body, but with `summary`, the excerpt or the start of the text. */
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
  // URL parsers read a backslash as a slash, so /\host would be another site.
  return /^(https?:\/\/|\/(?!\/))[^\s\\]+$/i.test(value) && URL.canParse(value, 'http://site.invalid');
}

const webAddress = optionalText(postLimits.cover, storedText().overwrite(completedFile)).refine(
  (value) => value == null || isWebAddress(value),
  'must be a URL (http or https) or a path on this site',
);

/** Text without line breaks and without characters that no export can contain. */
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

/** With an offset, an instant. Otherwise, local time in the owner's time zone. */
const publishAt = z
  .string()
  .trim()
  .nullable()
  .refine(
    (value) => value === null || (value.length > 10 && isPostDate(value)),
    'must be a date and time like 2026-03-31T09:00, with or without an offset',
  );

/** A new post. `body` is accepted for `html`, because the editor uses that name. */
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
  /** Publishes the post even though it contains confidential names. */
  override: overrideSchema.optional(),
  /** Required with the status `scheduled`, and must be in the future. It becomes the post's date. */
  publish_at: publishAt.optional(),
  /** Publishes a text that its reviewer hasn't approved. */
  without_approval: z.boolean().optional(),
});

export type PostInput = z.output<typeof postInputSchema>;

/** An update contains only changed fields. `version` is the version that was edited. */
export const postUpdateSchema = postInputSchema.partial().extend({ version: z.int().positive().optional() });

export type PostUpdate = z.output<typeof postUpdateSchema>;

/**
 * A change to the next version of a published post. `publish_at` schedules it, and null cancels the schedule.
 * `base`: the published version that the text was merged with.
 */
export const nextVersionInputSchema = postUpdateSchema
  .omit({ status: true })
  .extend({ base: z.int().positive().optional() });

export type NextVersionInput = z.output<typeof nextVersionInputSchema>;

/** Saved changes to a published post that readers don't see: `draft`, or `scheduled` with `publish_at`. */
export const nextVersionSchema = postSchema.extend({
  /** The published version that the next version is based on, and the current one. */
  base: z.int(),
  published_version: z.int(),
  /** Whether the published post was changed since `base`. */
  is_outdated: z.boolean(),
  /** Why a scheduled update wasn't published, as a failure code. */
  held_for: z.string().nullable(),
});

export type NextVersion = z.infer<typeof nextVersionSchema>;

/** Why a scheduled post or update was held. `unknown`: the event has expired. */
export const heldReasons = [
  'not_approved',
  'names_found',
  'guard_locked',
  'next_outdated',
  'unknown',
] as const;

export type HeldReason = (typeof heldReasons)[number];

/** Reasons to publish despite a failed check: confidential names, or a missing approval. */
export type PublishOverrides = Pick<PostUpdate, 'override' | 'without_approval'>;

/** Sorts by the posts' date or by their last change. */
export const postSorts = ['newest', 'oldest', 'changed', 'unchanged'] as const;

export type PostSort = (typeof postSorts)[number];

/** The parts that a post can lack: an excerpt, a cover image, a translation. */
export const missingParts = ['excerpt', 'cover', ...locales] as const;

export type MissingPart = (typeof missingParts)[number];

/** Filters of the owner's post list. Without any, all posts. Results for `q` are sorted newest first. */
export const postFilterSchema = z.object({
  q: z.string().trim().max(200).optional(),
  status: z.enum(postStatuses).optional(),
  language: localeSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  /** A tag's slug, from `tagSlug`. */
  tag: z.string().min(1).max(100).optional(),
  /** `outdated`: the translation isn't up to date. */
  missing: z.enum([...missingParts, 'outdated']).optional(),
  /** Lists only posts with a next version. */
  next_version: z.literal('yes').optional(),
  /** Lists only held posts and posts with a held update. */
  held: z.literal('yes').optional(),
  sort: z.enum(postSorts).optional(),
});

export type PostFilter = z.output<typeof postFilterSchema>;

export const bulkActions = ['publish', 'unpublish', 'delete', 'restore', 'add_tags', 'remove_tags'] as const;

/** The maximum number of posts changed by one request. */
export const maxBatchSize = 250;

const tagNames = z
  .array(storedText().max(postLimits.tag))
  .max(postLimits.tags)
  .transform((tags) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);

/** One change to many posts. With `version`, posts saved since then are left unchanged. */
export const bulkChangeSchema = z
  .object({
    action: z.enum(bulkActions),
    posts: z
      .array(
        z.object({
          id: z.string().min(1).max(100),
          version: z.int().positive().optional(),
          /** The override reason for this post. */
          override: overrideSchema.optional(),
        }),
      )
      .min(1)
      .max(maxBatchSize),
    tags: tagNames.optional(),
    /** Publishes a text that its reviewer hasn't approved. */
    without_approval: z.boolean().optional(),
    /** The override reason for all posts without their own. */
    override: overrideSchema.optional(),
  })
  .refine(({ action, tags }) => !action.endsWith('_tags') || (tags && tags.length > 0), {
    message: 'must include a tag name',
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

/** The result for one post. `changed` is false if there was nothing to change. */
export type PostOutcome =
  | { id: string; ok: true; slug: string; title: string; changed: boolean }
  | {
      id: string;
      ok: false;
      code: (typeof bulkFailures)[number];
      title?: string;
      /** The matches of confidential names. */
      places?: GuardPlace[];
    };

/** Limits: characters of a short field, number of autosaves (`copies`), days since the last keystroke. */
export const workingCopyLimits = { field: 20_000, copies: 200, days: 90 } as const;

const field = storedText().max(workingCopyLimits.field);

/** The editor's fields as typed: nothing is required or normalized. */
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

/** An autosave, as sent by a device. */
export const workingCopyInputSchema = z.object({
  text: workingTextSchema,
  /** The post's version that was edited; 0 for a new text. */
  version: z.int().min(0),
  /** The slug generated from a new text's title, which may change with the title. */
  made_slug: field.default(''),
  /** The window in which the text is written. */
  writer: z.string().min(1).max(64),
  /** The autosave that this one replaces; '' if the window has none. */
  etag: z.string().max(64).default(''),
  /** When the text was written, as an ISO 8601 timestamp in UTC. */
  written_at: z.iso.datetime(),
});

export type WorkingCopyInput = z.output<typeof workingCopyInputSchema>;

const words: Record<Locale, (title: string) => string> = {
  en: (title) => `Copy of ${title}`,
  es: (title) => `Copia de ${title}`,
};

/** Returns the title of a duplicate in the post's language, within the length limit. */
export function copyTitle({ title, language }: { title: string; language: Locale }): string {
  const whole = words[language](title);
  if (whole.length <= postLimits.title) return whole;
  // Don't cut a surrogate pair in half.
  return `${whole.slice(0, postLimits.title - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
