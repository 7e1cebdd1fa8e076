import { z } from 'zod';
import { type GuardPlace, overrideSchema } from './guard/guarded-name.ts';
import { postLimits } from './post-limits.ts';
import { storedText } from './stored-text.ts';

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
