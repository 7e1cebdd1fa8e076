import { z } from '@hono/zod-openapi';
import { isPostDate } from '../shared/dates.ts';
import { sourceKinds } from '../shared/import.ts';
import type { ImportChange } from '../shared/imported-post.ts';
import { localeSchema } from '../shared/locale.ts';
import { importStatuses, postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';

const changes = z.array(z.object({ code: z.string(), what: z.string(), count: z.int() }));

/** What the core tells of a post that an import found. */
const postReport = z.object({
  sourceKey: z.string(),
  /** What it was where it was no article. */
  kind: z.string().optional(),
  /** The section whose draft a page became; `id` is that of its item. */
  text: z.object({ page_type: z.string(), section_key: z.string(), language: z.string() }).optional(),
  id: z.string(),
  version: z.int(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  outcome: z.string(),
  changes,
});

const picturesReport = z.object({
  saved: z.int(),
  joined: z.int(),
  posts: z.int(),
  lost: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      address: z.string(),
      reason: z.string(),
      status: z.int().nullable(),
    }),
  ),
  drafts: z.array(z.object({ title: z.string(), slug: z.string() })),
});

export const picturesReportSchema = z.object(picturesReport.shape).openapi('PicturesReport');

/** An import that is not at its end. */
export const unfinishedImport = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['running', 'pausing', 'paused', 'interrupted']),
    step: z.enum(['posts', 'links', 'pictures']),
    done: z.int(),
    total: z.int().nullable(),
    startedAt: z.string(),
    file: z.enum(['here', 'elsewhere', 'gone']),
    machine: z.string(),
    keepUntil: z.string(),
  })
  .openapi('UnfinishedImport');

export const reportSchema = z
  .object({
    kind: z.enum(sourceKinds).nullable(),
    dryRun: z.boolean(),
    counts: z.record(z.string(), z.int()),
    others: z.record(z.string(), z.int()),
    posts: z.array(postReport),
    skipped: z.array(
      z.object({
        title: z.string(),
        reason: z.string(),
        detail: z.string().nullable(),
        kind: z.string().optional(),
      }),
    ),
    otherKinds: z.record(z.string(), z.int()),
    offered: z.record(z.string(), z.int()),
    problems: z.array(z.looseObject({ code: z.string() })),
    state: z.enum(['finished', 'paused', 'stopped', 'interrupted']),
    run: z.string().nullable(),
    pictures: picturesReport.optional(),
  })
  .openapi('ImportReport');

/** A post as GET /blog/scrape gives it. */
export const previewPost = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    date: z.string().nullable(),
    cover: z.string().nullable(),
    excerpt: z.string(),
    html: z.string(),
    source_key: z.string(),
    link: z.string(),
    language: localeSchema,
    changes,
    embedded: z.record(z.string(), z.string()).optional(),
    /** As the blog has it; foreign HTML. */
    original: z.string().optional(),
  })
  .openapi('PreviewPost');

export const sourceKey = storedText().min(1).max(500);

const webAddress = z.url({ protocol: /^https?$/ }).max(postLimits.cover);

/** The same as it comes back to be imported. */
export const previewedPost = z.object({
  id: z.string().max(postLimits.slug).optional(),
  slug: storedText().max(postLimits.slug),
  title: storedText().trim().min(1).max(2000),
  date: z.string().refine(isPostDate, 'must be a date like 2026-03-31 or an ISO timestamp').nullable(),
  cover: webAddress.nullable(),
  excerpt: storedText().max(20_000),
  html: storedText().max(postLimits.html),
  source_key: sourceKey,
  link: webAddress,
  language: localeSchema,
  original: storedText().max(postLimits.html).optional(),
  changes: z
    .array(z.object({ code: z.string().max(50), what: storedText().max(200), count: z.int() }))
    .max(500)
    // Told back to the one who sent them, and to nobody else.
    .transform((list) => list as ImportChange[])
    .openapi({ type: 'array' }),
  /** Pictures in the text itself, as `data:` addresses. */
  embedded: z.record(z.string().max(200), z.string().startsWith('data:image/')).optional(),
});

export const statusChoice = z.enum(importStatuses).optional();

/** A yes or no of a query. */
export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((text) => text === '1' || text === 'true');
