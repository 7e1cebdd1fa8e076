import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Core } from '../core/core.ts';
import type { StoredItem, StoredRun } from '../core/import/run-store.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { importOutcomes, sourceKinds } from '../shared/import.ts';
import { allWords, comparedParts, importChangeCodes } from '../shared/imported-post.ts';
import { storedText } from '../shared/text.ts';
import { yesOrNo } from './imports.ts';
import { refuse } from './problem.ts';
import { type ApiEnvironment, namesFound, Resource, unwrap } from './resource.ts';
import { csvLine, type ReportError, sendFile } from './streaming.ts';

const heads = ['place', 'score', 'outcome', 'status', 'decision', 'title', 'slug', 'source'] as const;

/** Words are counted in total, and separately for title, excerpt and text. */
const parts = ['all_words', ...comparedParts] as const;
const names = { title: 'title_words', excerpt: 'excerpt_words', words: 'text_words' } as const;
const nameOf = (part: string) => names[part as keyof typeof names] ?? part;

const counts = parts.map(nameOf).flatMap((name) => [name, `${name}_missing`, `${name}_added`]);
const columns = [...heads, ...counts, 'changes'];

type Runs = Pick<Core, 'importRuns'>;

/** An import report as CSV (RFC 4180, UTF-8), one line per post in file order. */
export async function* runCsv(core: Runs, { id }: StoredRun): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const items of core.importRuns.walk(id)) yield items.map(itemLine).join('');
}

function itemLine(item: StoredItem): string {
  const counted = item.comparison && { ...item.comparison.parts, all_words: allWords(item.comparison.parts) };
  const cells = [
    item.position,
    item.score ?? '',
    ...[item.outcome, item.status, item.decision ?? '', item.title, item.slug, item.sourceKey],
    ...parts.flatMap((name): (number | string)[] => {
      const part = counted?.[name];
      return part ? [part.total, part.missing, part.added] : ['', '', ''];
    }),
    item.changes
      .map(({ code, what, count }) => `${code}${what && `: ${what}`}${count > 1 ? ` (${count})` : ''}`)
      .join('; '),
  ];
  return csvLine(cells);
}

/** The report as JSON, with the totals of all posts. */
export async function* runJson(core: Runs, run: StoredRun): AsyncGenerator<string> {
  yield `{"run":${JSON.stringify(run)},"posts":[`;
  let between = '\n';
  for await (const items of core.importRuns.walk(run.id)) {
    yield items.map((item, at) => `${at === 0 ? between : ',\n'}${JSON.stringify(item)}`).join('');
    between = ',\n';
  }
  yield '\n]}\n';
}

const count = z.object({ total: z.int(), missing: z.int(), added: z.int() });
const countsByPart = z.record(z.enum(comparedParts), count);
const notice = z.looseObject({ code: z.string() });

const sums = z.object({
  counts: z.record(z.enum(importOutcomes), z.int()),
  /** Pages and items of other types; missing in older reports. */
  others: z.record(z.enum(importOutcomes), z.int()).optional(),
  sums: z.array(z.object({ code: z.string(), count: z.int(), posts: z.int() })),
  compared: z.int(),
  whole: z.int(),
  parts: countsByPart,
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
  /** The stored size of the originals in bytes. */
  originalBytes: z.int(),
  /** The score of all posts together, from 0 to 1. */
  score: z.number().nullable(),
};

const listedRunSchema = z.object({ ...run, summary: sums.nullable() }).openapi('ListedImport');

const runSchema = z
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

const itemSchema = z
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
    comparison: z.object({ parts: countsByPart, score: z.number() }).nullable(),
    score: z.number().nullable(),
    decision: z.enum(['accepted', 'left_out']).nullable(),
  })
  .openapi('KeptImportPost');

const id = z.string().min(1).max(64);
const position = z.coerce.number().int().min(1).max(10_000_000);
const notFound = { 404: 'Import report or post not found' };
const done = z.object({ done: z.literal(true) });

const itemParams = z.object({ id, position });

export function resumableRuns(report: ReportError): Resource {
  return new Resource('Import')
    .add('GET /blog/imports', 'listImports', 'List import reports', {
      description: 'Newest first, without skipped items and file problems. Get a single report to see those.',
      answers: { 200: ['The reports', z.array(listedRunSchema)] },
      run: ({ core }) => core.importRuns.list(),
    })
    .add('GET /blog/imports/{id}', 'getImport', 'Get an import report', {
      params: { id },
      answers: { 200: ['The report', runSchema], ...notFound },
      run: ({ c, params }) => findRun(c, params.id),
    })
    .add('GET /blog/imports/{id}/report.csv', 'exportImportAsCsv', 'Download an import report as CSV', {
      params: { id },
      answers: {
        200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
        ...notFound,
      },
      run: async ({ c, params }) => {
        return sendReport(c, await findRun(c, params.id), { format: 'csv', report });
      },
    })
    .add('GET /blog/imports/{id}/report.json', 'exportImportAsJson', 'Download an import report as JSON', {
      params: { id },
      answers: {
        200: ['The file', z.object({ run: runSchema, posts: z.array(itemSchema) })],
        ...notFound,
      },
      run: async ({ c, params }) => {
        // Hono has no type for a streamed response.
        return sendReport(c, await findRun(c, params.id), { format: 'json', report }) as never;
      },
    })
    .add('GET /blog/imports/{id}/posts', 'listImportedPosts', 'List the posts of an import', {
      description: 'Worst match first. `after` is the `next` of the previous page.',
      params: { id },
      query: {
        outcome: z.enum(importOutcomes).optional(),
        change: z.enum(importChangeCodes).optional(),
        incomplete: yesOrNo,
        undecided: yesOrNo,
        q: storedText().max(200).optional(),
        after: z
          .string()
          .regex(/^(?:[01](?:\.\d{1,20})?(?:e-\d{1,3})?|none):\d{1,8}$/)
          .optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      },
      answers: {
        200: ['The posts', z.object({ posts: z.array(itemSchema), next: z.string().nullable() })],
        ...notFound,
      },
      run: async ({ c, core, params, query }) => {
        const { outcome, change, incomplete, undecided, q, after, limit } = query;
        const run = await findRun(c, params.id);
        const [score = '', place = ''] = after?.split(':') ?? [];
        const { items, hasMore } = await core.importRuns.items(run.id, {
          filter: { outcome, change, isIncomplete: incomplete, isUndecided: undecided, text: q },
          from: after ? { score: score === 'none' ? null : Number(score), position: Number(place) } : null,
          limit,
        });
        const last = items.at(-1);
        const next = hasMore && last ? `${last.score ?? 'none'}:${last.position}` : null;
        return { posts: items, next };
      },
    })
    .add(
      'PUT /blog/imports/{id}/posts/{position}/decision',
      'decideImportedPost',
      'Accept or remove an imported post',
      {
        description:
          'A removed post goes to the trash for 30 days. Null undoes a decision. To restore a post with confidential names, send `override`. To restore a post whose reviewer hasn’t approved this version, send `without_approval`.',
        limit: 'short',
        params: itemParams.shape,
        body: z.object({
          decision: z.enum(['accepted', 'left_out']).nullable(),
          override: overrideSchema.optional(),
          without_approval: z.boolean().optional(),
        }),
        answers: {
          200: ['The post', itemSchema],
          ...notFound,
          409: `Not approved by its reviewer, or ${namesFound[409]}`,
        },
        run: async ({ core, params, body }) => {
          const { id, position } = params;
          const { decision, ...overrides } = body;
          return unwrap(await core.importRuns.decide({ run: id, position }, decision, overrides));
        },
      },
    )
    .add('DELETE /blog/imports/{id}', 'deleteImport', 'Delete an import report', {
      params: { id },
      answers: { 200: ['Deleted', done], ...notFound },
      run: async ({ core, params }) => {
        unwrap(await core.importRuns.remove(params.id));
        return { done: true as const };
      },
    })
    .add(
      'DELETE /blog/imports/{id}/originals',
      'deleteImportOriginals',
      'Delete the originals of an import',
      {
        params: { id },
        answers: { 200: ['Deleted', done], ...notFound },
        run: async ({ core, params }) => {
          unwrap(await core.importRuns.removeOriginals(params.id));
          return { done: true as const };
        },
      },
    );
}

async function findRun(c: Context<ApiEnvironment>, id: string): Promise<StoredRun> {
  return (await c.env.core.importRuns.find(id)) ?? refuse({ code: 'import_not_found' });
}

function sendReport(
  c: Context<ApiEnvironment>,
  run: StoredRun,
  { format, report }: { format: 'json' | 'csv'; report: ReportError },
): Response {
  const name = `import-${run.startedAt.slice(0, 10)}.${format}`;
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  const pieces = (format === 'csv' ? runCsv : runJson)(c.env.core, run);
  return sendFile(c, { name, type, pieces, report });
}
