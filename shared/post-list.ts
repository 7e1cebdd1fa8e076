import { z } from 'zod';
import { localeSchema, locales } from './locale.ts';
import { postStatuses } from './post.ts';

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
