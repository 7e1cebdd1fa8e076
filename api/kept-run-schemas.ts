import { z } from '@hono/zod-openapi';
import { importOutcomes } from '../shared/import-outcome.ts';
import { sourceKinds } from '../shared/import-source.ts';
import { importChangeCodes } from '../shared/imported-post.ts';
import { comparedParts } from '../shared/post-comparison.ts';

const count = z.object({ total: z.int(), missing: z.int(), added: z.int() });
const parts = z.record(z.enum(comparedParts), count);
const notice = z.looseObject({ code: z.string() });

const sums = z.object({
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** Of pages and items of other types; older reports lack it. */
  others: z.record(z.enum(importOutcomes), z.int()).optional(),
  sums: z.array(z.object({ code: z.string(), count: z.int(), posts: z.int() })),
  compared: z.int(),
  whole: z.int(),
  parts,
  skippedCount: z.int(),
  otherKinds: z.record(z.string(), z.int()),
});

const run = {
  id: z.string(),
  kind: z.enum(['export', 'preview']),
  source: z.enum(sourceKinds).nullable(),
  name: z.string(),
  state: z.enum(['running', 'paused', 'stopped', 'failed', 'finished']),
  done: z.int(),
  total: z.int().nullable(),
  startedAt: z.string(),
  updatedAt: z.string(),
  endedAt: z.string().nullable(),
  /** In bytes, as they are stored. */
  originalBytes: z.int(),
  /** Of all posts together, from 0 to 1. */
  score: z.number().nullable(),
};

export const listedRunSchema = z.object({ ...run, summary: sums.nullable() }).openapi('ListedImport');

export const runSchema = z
  .object({
    ...run,
    summary: sums
      .extend({
        skipped: z.array(z.object({ title: z.string(), reason: z.string(), detail: z.string().nullable() })),
        problems: z.array(notice),
      })
      .nullable(),
  })
  .openapi('KeptImport');

export const itemSchema = z
  .object({
    position: z.int(),
    sourceKey: z.string(),
    postId: z.string().nullable(),
    postVersion: z.int(),
    title: z.string(),
    slug: z.string(),
    status: z.string(),
    outcome: z.enum(importOutcomes),
    changes: z.array(z.object({ code: z.enum(importChangeCodes), what: z.string(), count: z.int() })),
    comparison: z.object({ parts, score: z.number() }).nullable(),
    score: z.number().nullable(),
    decision: z.enum(['accepted', 'left_out']).nullable(),
  })
  .openapi('KeptImportPost');
