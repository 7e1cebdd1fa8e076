import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import type { AuditFacts } from '../../shared/audit-event.ts';
import type { SourceKind } from '../../shared/import.ts';
import {
  addCounts,
  addParts,
  type ChangeSum,
  comparedParts,
  type ImportChangeCode,
  type ImportedPost,
  noParts,
  type PostComparison,
  scoreOf,
  sortSums,
  sumChanges,
} from '../../shared/imported-post.ts';
import { DatabaseFailure } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { changeSite, unchanged } from '../site-version/change-site.ts';
import type { ImportedPostReport, ImportReport } from './import-report.ts';
import { packOriginal } from './mark-pair.ts';
import {
  type ItemRow,
  insertItems,
  insertRun,
  type KeptRun,
  type RunState,
  type RunSummary,
  tidyRuns,
  updateRun,
} from './run-store.ts';

export const mostNamed = 1_000;

export function emptySummary(): RunSummary {
  return {
    counts: { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 },
    sums: [],
    compared: 0,
    whole: 0,
    parts: noParts(),
    skipped: [],
    skippedCount: 0,
    otherKinds: {},
    problems: [],
  };
}

/** Adds posts without summing the earlier ones again. */
export function addToSummary(
  summary: RunSummary,
  posts: { report: ImportedPostReport; comparison: PostComparison | null }[],
): RunSummary {
  const counts = { ...summary.counts };
  const others = { ...emptySummary().counts, ...summary.others };
  let { compared, whole, parts } = summary;
  for (const { report, comparison } of posts) {
    (report.kind === undefined ? counts : others)[report.outcome] += 1;
    if (!comparison) continue;
    compared += 1;
    if (comparison.score === 1) whole += 1;
    parts = addParts(parts, comparison.parts);
  }
  const sums = addSums(summary.sums, sumChanges(posts.map(({ report }) => report)));
  return { ...summary, counts, others, compared, whole, parts, sums };
}

function addSums(before: readonly ChangeSum[], more: readonly ChangeSum[]): ChangeSum[] {
  const sums = new Map<ImportChangeCode, ChangeSum>(before.map((sum) => [sum.code, sum]));
  for (const { code, count, posts } of more) {
    const known = sums.get(code) ?? { code, count: 0, posts: 0 };
    sums.set(code, { code, count: known.count + count, posts: known.posts + posts });
  }
  return sortSums([...sums.values()]);
}

/** Adds what the report says of the file as a whole. */
function endSummary(
  summary: RunSummary,
  { skipped, otherKinds, problems }: Pick<ImportReport, 'skipped' | 'otherKinds' | 'problems'>,
): RunSummary {
  return {
    ...summary,
    skipped: skipped.slice(0, mostNamed),
    skippedCount: skipped.length,
    otherKinds,
    problems: problems.slice(0, mostNamed),
  };
}

export interface NewRun {
  kind: KeptRun['kind'];
  source: SourceKind | null;
  name: string;
  total: number | null;
  options: object;
  clock: () => Date;
}

/** Stores a run's report as the import proceeds. */
export interface RunKeeper {
  id: string;
  /** Call in the transaction that saves these posts, and `keep` after it. */
  write(transaction: Kysely<Schema>, posts: ImportedPost[], reports: ImportedPostReport[]): Promise<void>;
  keep(): void;
  /** Stores what the report says of the file so far. */
  note(transaction: Kysely<Schema>): Promise<void>;
  /** Stores failed posts, unless the database refuses these too. */
  writeFailed(posts: ImportedPost[], reports: ImportedPostReport[]): Promise<void>;
  end(state: RunState): Promise<void>;
}

const longestName = 300;

/** Begins or resumes (`before`) storing a run. Undefined if the database can't: the import goes on without. */
export async function keepRun(
  db: Database,
  run: NewRun,
  report: Pick<ImportReport, 'skipped' | 'otherKinds' | 'problems'>,
  before?: KeptRun,
): Promise<RunKeeper | undefined> {
  const id = before?.id ?? randomUUID();
  const now = run.clock;
  const started = now().toISOString();
  const { source, total } = run;
  const isKept = await ignoringDatabase(() =>
    before
      ? updateRun(db.kysely, id, { source, total, name: before.name || run.name.slice(0, longestName) })
      : insertRun(db.kysely, {
          ...{
            id,
            kind: run.kind,
            source: run.source,
            name: run.name.slice(0, longestName),
            total: run.total,
          },
          ...{
            state: 'running',
            options: JSON.stringify(run.options),
            done: 0,
            report: null,
            original_bytes: 0,
          },
          ...{ started_at: started, updated_at: started, ended_at: null },
        }),
  );
  if (!isKept) return undefined;
  let kept = {
    done: before?.done ?? 0,
    bytes: before?.originalBytes ?? 0,
    summary: before?.summary ?? emptySummary(),
  };
  let next = kept;

  const write: RunKeeper['write'] = async (transaction, posts, reports) => {
    const pairs = posts.flatMap((post, at) => {
      const report = reports[at];
      return report ? [{ post, report, comparison: comparisonOf(post, report) }] : [];
    });
    const rows = pairs.map((pair, at) => itemRow(id, kept.done + at + 1, pair));
    const originals = pairs.flatMap(({ post: { original, packedOriginal } }, at) => {
      // Only short posts aren't packed yet.
      const bytes = packedOriginal ?? (original && packOriginal(original));
      return bytes ? [{ run_id: id, position: kept.done + at + 1, bytes }] : [];
    });
    await insertItems(transaction, rows, originals);
    next = {
      done: kept.done + pairs.length,
      bytes: originals.reduce((sum, { bytes }) => sum + bytes.length, kept.bytes),
      summary: addToSummary(kept.summary, pairs),
    };
    await updateRun(transaction, id, {
      ...{
        done: next.done,
        original_bytes: next.bytes,
        report: JSON.stringify(endSummary(next.summary, report)),
      },
      updated_at: now().toISOString(),
    });
  };
  const keep = () => {
    kept = next;
  };
  return {
    id,
    write,
    keep,
    writeFailed: async (posts, reports) => {
      const failed = new Set(
        reports.filter(({ outcome }) => outcome === 'failed').map(({ sourceKey }) => sourceKey),
      );
      if (failed.size === 0) return;
      const isFailed = ({ sourceKey }: { sourceKey: string }) => failed.has(sourceKey);
      await ignoringDatabase(async () => {
        await changeSite(db, async (transaction) => {
          await write(transaction, posts.filter(isFailed), reports.filter(isFailed));
          return unchanged(undefined);
        });
        keep();
      });
    },
    note: (transaction) =>
      updateRun(transaction, id, { report: JSON.stringify(endSummary(kept.summary, report)) }),
    end: async (state) => {
      const at = now().toISOString();
      await updateRun(db.kysely, id, {
        ...{ state, done: kept.done, report: JSON.stringify(endSummary(kept.summary, report)) },
        ...{ updated_at: at, ended_at: at },
      });
      await tidyRuns(db);
    },
  };
}

async function ignoringDatabase(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseFailure)) throw error;
    return false;
  }
}

function comparisonOf({ comparison }: ImportedPost, { outcome }: ImportedPostReport): PostComparison | null {
  if (!comparison) return null;
  if (outcome !== 'failed') return comparison;
  const parts = { ...comparison.parts };
  for (const name of comparedParts) {
    parts[name] = { total: parts[name].total, missing: parts[name].total, added: 0 };
  }
  return { parts, score: scoreOf(parts) };
}

function itemRow(
  run_id: string,
  position: number,
  { report, comparison }: { report: ImportedPostReport; comparison: PostComparison | null },
): ItemRow {
  const { changes } = report;
  const codes = [...new Set(changes.map(({ code }) => code))];
  return {
    run_id,
    position,
    source_key: report.sourceKey,
    post_id: report.id || null,
    post_version: report.version,
    title: report.title,
    slug: report.slug,
    status: report.status,
    outcome: report.outcome,
    codes: codes.length > 0 ? ` ${codes.join(' ')} ` : '',
    changes: JSON.stringify(changes),
    comparison: comparison && JSON.stringify(comparison),
    score: comparison?.score ?? null,
    decision: null,
  };
}

export interface ImportRun {
  /** Call in the transaction that saves the posts. */
  write(transaction: Kysely<Schema>, saved: ImportedPostReport[]): Promise<void>;
  keep(saved: ImportedPostReport[]): void;
  /** Records the totals, even if nothing changed. */
  finish(db: Kysely<Schema>, report: ImportReport): Promise<void>;
}

/** `before`: a resumed run, whose audit event is updated. */
export function startImportRun(
  record: RecordEvent,
  kind: NonNullable<AuditFacts['kind']>,
  before?: KeptRun,
): ImportRun {
  const run = before?.id ?? crypto.randomUUID();
  let counts: Partial<ImportReport['counts']> = counted(
    addCounts(before?.summary?.counts ?? {}, before?.summary?.others ?? {}),
  );
  const write = (db: Kysely<Schema>, what: AuditFacts) =>
    record(db, { name: 'import_run', what: { kind, ...what }, run });
  return {
    write: (transaction, saved) => write(transaction, added(counts, saved)),
    keep: (saved) => {
      counts = added(counts, saved);
    },
    finish: (db, { counts, others }) => write(db, counted(addCounts(counts, others))),
  };
}

function counted(counts: Partial<ImportReport['counts']>): Partial<ImportReport['counts']> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

function added(counts: Partial<ImportReport['counts']>, saved: ImportedPostReport[]) {
  const sum = { ...counts };
  for (const { outcome } of saved) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}
