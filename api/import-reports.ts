import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Core } from '../core/core.ts';
import type { KeptItem, KeptRun } from '../core/import/run-store.ts';
import { overrideSchema } from '../shared/guard/guarded-name.ts';
import { importOutcomes, sourceKinds } from '../shared/import.ts';
import { allWords, comparedParts, importChangeCodes } from '../shared/imported-post.ts';
import { storedText } from '../shared/text.ts';
import { yesOrNo } from './imports.ts';
import { refuse } from './problem.ts';
import { type ApiEnvironment, Resource, unwrap } from './resource.ts';
import { csvLine, type ReportError, sendFile } from './streaming.ts';

const heads = ['place', 'score', 'outcome', 'status', 'decision', 'title', 'slug', 'source'] as const;

/** Words come as the sum of the title's, the excerpt's and the text's, and these by themselves. */
const parts = ['all_words', ...comparedParts] as const;
const names = { title: 'title_words', excerpt: 'excerpt_words', words: 'text_words' } as const;
const nameOf = (part: string) => names[part as keyof typeof names] ?? part;

const counts = parts.map(nameOf).flatMap((name) => [name, `${name}_missing`, `${name}_added`]);
const columns = [...heads, ...counts, 'changes'];

type Runs = Pick<Core, 'importRuns'>;

/** The report of a run as CSV (RFC 4180, UTF-8), a line for each post in the order of the file, piece by piece. */
export async function* runCsv(core: Runs, { id }: KeptRun): AsyncGenerator<string> {
  yield `${columns.join(',')}\r\n`;
  for await (const items of core.importRuns.walk(id)) yield items.map(itemLine).join('');
}

function itemLine(item: KeptItem): string {
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

/** The same as JSON, with what all posts sum up to, piece by piece. */
export async function* runJson(core: Runs, run: KeptRun): AsyncGenerator<string> {
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
  /** Of pages and items of other types; older reports lack it. */
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
  /** In bytes, as they are stored. */
  originalBytes: z.int(),
  /** Of all posts together, from 0 to 1. */
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
const refused = { 400: 'Something that cannot be used' };
const refusals = { ...refused, 404: 'No such report, or no such post in it' };
const done = z.object({ done: z.literal(true) });

const itemParams = z.object({ id, position });

/** What is kept of imports; `report` hears of files that broke off. */
export function keptRuns(report: ReportError): Resource {
  return new Resource('Import')
    .add({
      route: 'GET /blog/imports',
      id: 'listImports',
      summary: 'The imports whose reports are kept, newest first',
      description:
        'Without the names of what was skipped and of what was wrong with a file: each report has them.',
      answers: { 200: ['The reports', z.array(listedRunSchema)], ...refused },
      run: ({ core }) => core.importRuns.list(),
    })
    .add({
      route: 'GET /blog/imports/{id}',
      id: 'getImport',
      summary: 'What an import sums up to',
      params: { id },
      answers: { 200: ['The report', runSchema], ...refusals },
      run: ({ c, params }) => findRun(c, params.id),
    })
    .add({
      route: 'GET /blog/imports/{id}/report.csv',
      id: 'exportImportAsCsv',
      summary: 'A report as a CSV file, a line for each post',
      params: { id },
      answers: {
        200: { description: 'The file', content: { 'text/csv': { schema: z.string() } } },
        ...refusals,
      },
      run: async ({ c, params }) => {
        const run = await findRun(c, params.id);
        return sendReport(c, run, { format: 'csv', report });
      },
    })
    .add({
      route: 'GET /blog/imports/{id}/report.json',
      id: 'exportImportAsJson',
      summary: 'A report as a JSON file, with all of its posts',
      params: { id },
      answers: {
        200: ['The file', z.object({ run: runSchema, posts: z.array(itemSchema) })],
        ...refusals,
      },
      run: async ({ c, params }) => {
        const run = await findRun(c, params.id);
        // What comes piece by piece has no type.
        return sendReport(c, run, { format: 'json', report }) as never;
      },
    })
    .add({
      route: 'GET /blog/imports/{id}/posts',
      id: 'listImportedPosts',
      summary: 'The posts of an import, worst first',
      description: '`after` takes the `next` of the page before.',
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
        ...refusals,
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
    .add({
      route: 'PUT /blog/imports/{id}/posts/{position}/decision',
      id: 'decideImportedPost',
      summary: 'Accept a post, leave it out, or take either back',
      description:
        'A post that is left out goes into the trash, from where it can be restored for 30 days. One that is taken back and names somebody comes with `override` alone, one that its reader has not approved as it is with `without_approval`.',
      limit: 'description',
      params: itemParams.shape,
      body: z.object({
        decision: z.enum(['accepted', 'left_out']).nullable(),
        override: overrideSchema.optional(),
        without_approval: z.boolean().optional(),
      }),
      answers: {
        200: ['The post', itemSchema],
        ...refusals,
        409: 'It comes back with names that must not appear (`places` tells where, `override` lets it through), or without the approval of its reader (`without_approval` lets it through)',
      },
      run: async ({ core, params, body }) => {
        const { id, position } = params;
        const { decision, ...leave } = body;
        return unwrap(await core.importRuns.decide({ run: id, position }, decision, leave));
      },
    })
    .add({
      route: 'DELETE /blog/imports/{id}',
      id: 'deleteImport',
      summary: 'Remove a report; the posts stay',
      params: { id },
      answers: { 200: ['It is gone', done], ...refusals },
      run: async ({ core, params }) => {
        unwrap(await core.importRuns.remove(params.id));
        return { done: true as const };
      },
    })
    .add({
      route: 'DELETE /blog/imports/{id}/originals',
      id: 'deleteImportOriginals',
      summary: 'Remove the originals that a report keeps',
      params: { id },
      answers: { 200: ['They are gone', done], ...refusals },
      run: async ({ core, params }) => {
        unwrap(await core.importRuns.removeOriginals(params.id));
        return { done: true as const };
      },
    });
}

async function findRun(c: Context<ApiEnvironment>, id: string): Promise<KeptRun> {
  return (await c.env.core.importRuns.find(id)) ?? refuse({ code: 'import_not_found' });
}

function sendReport(
  c: Context<ApiEnvironment>,
  run: KeptRun,
  { format, report }: { format: 'json' | 'csv'; report: ReportError },
): Response {
  const name = `import-${run.startedAt.slice(0, 10)}.${format}`;
  const type = format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json';
  const pieces = (format === 'csv' ? runCsv : runJson)(c.env.core, run);
  return sendFile(c, { name, type, pieces, report });
}
