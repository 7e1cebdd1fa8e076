import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
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
  type RunState,
  type RunSummary,
  type StoredRun,
  tidyRuns,
  updateRun,
} from './run-store.ts';

export const maxNamed = 1_000;

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

/** Adds posts to a summary without summing the earlier ones again. */
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

/** Adds what the report says about the file as a whole. */
function endSummary(
  summary: RunSummary,
  { skipped, otherKinds, problems }: Pick<ImportReport, 'skipped' | 'otherKinds' | 'problems'>,
): RunSummary {
  return {
    ...summary,
    skipped: skipped.slice(0, maxNamed),
    skippedCount: skipped.length,
    otherKinds,
    problems: problems.slice(0, maxNamed),
  };
}

export interface NewRun {
  kind: StoredRun['kind'];
  source: SourceKind | null;
  /** The file's name, or the blog's URL. */
  name: string;
  total: number | null;
  options: object;
  clock: () => Date;
  record: RecordEvent;
}

/** A run's stored report and its event in the activity log. */
export interface ImportRun {
  /** Null if the database couldn't store the run. The import continues without a report. */
  id: string | null;
  /** Writes posts. Call it in the transaction that saves them, and `commit` after it. */
  write(transaction: Kysely<Schema>, posts: ImportedPost[], reports: ImportedPostReport[]): Promise<void>;
  commit(): void;
  /** Stores what the report says about the file so far. */
  note(transaction: Kysely<Schema>): Promise<void>;
  /** Stores failed posts, unless the database rejects these too. */
  writeFailed(posts: ImportedPost[], reports: ImportedPostReport[]): Promise<void>;
  /** Records the totals, even if nothing changed. */
  recordTotals(): Promise<void>;
  end(state: RunState): Promise<void>;
}

const maxNameLength = 300;

/** Starts a run, or resumes `before`. */
export async function startImportRun(
  db: Database,
  { kind, source, total, options, clock, record, ...run }: NewRun,
  report: ImportReport,
  before?: StoredRun,
): Promise<ImportRun> {
  const id = before?.id ?? randomUUID();
  const name = before?.name || run.name.slice(0, maxNameLength);
  const started = clock().toISOString();
  const isStored = await ignoringDatabase(() =>
    before
      ? updateRun(db.kysely, id, { source, total, name })
      : insertRun(db.kysely, {
          ...{ id, kind, source, name, total, options: JSON.stringify(options), state: 'running' },
          ...{ done: 0, report: null, original_bytes: 0 },
          ...{ started_at: started, updated_at: started, ended_at: null },
        }),
  );
  let saved = {
    done: before?.done ?? 0,
    bytes: before?.originalBytes ?? 0,
    summary: before?.summary ?? emptySummary(),
  };
  let next = saved;

  const recordCounts = (
    transaction: Kysely<Schema>,
    { counts, others }: Pick<RunSummary, 'counts' | 'others'>,
  ) => {
    const sums = Object.entries(addCounts(counts, others ?? {})).filter(([, count]) => count > 0);
    return record(transaction, {
      name: 'import_run',
      what: { kind, ...Object.fromEntries(sums) },
      run: id,
    });
  };
  const write: ImportRun['write'] = async (transaction, posts, reports) => {
    const pairs = posts.flatMap((post, at) => {
      const report = reports[at];
      return report ? [{ post, report, comparison: comparisonOf(post, report) }] : [];
    });
    const summary = addToSummary(saved.summary, pairs);
    next = { ...saved, done: saved.done + pairs.length, summary };
    if (reports.some(({ outcome }) => outcome === 'created' || outcome === 'updated'))
      await recordCounts(transaction, summary);
    if (!isStored) return;
    const rows = pairs.map((pair, at) => itemRow(id, saved.done + at + 1, pair));
    const originals = pairs.flatMap(({ post: { original, packedOriginal } }, at) => {
      // Only short posts aren't compressed yet.
      const bytes = packedOriginal ?? (original && packOriginal(original));
      return bytes ? [{ run_id: id, position: saved.done + at + 1, bytes }] : [];
    });
    await insertItems(transaction, rows, originals);
    next.bytes = originals.reduce((sum, { bytes }) => sum + bytes.length, saved.bytes);
    await updateRun(transaction, id, {
      done: next.done,
      original_bytes: next.bytes,
      report: JSON.stringify(endSummary(summary, report)),
      updated_at: clock().toISOString(),
    });
  };
  const commit = () => {
    saved = next;
  };
  const reportText = () => JSON.stringify(endSummary(saved.summary, report));
  return {
    id: isStored ? id : null,
    write,
    commit,
    async note(transaction) {
      if (isStored) await updateRun(transaction, id, { report: reportText() });
    },
    async writeFailed(posts, reports) {
      const failed = new Set(
        reports.filter(({ outcome }) => outcome === 'failed').map(({ sourceKey }) => sourceKey),
      );
      if (!isStored || failed.size === 0) return;
      const isFailed = ({ sourceKey }: { sourceKey: string }) => failed.has(sourceKey);
      await ignoringDatabase(async () => {
        await changeSite(db, async (transaction) => {
          await write(transaction, posts.filter(isFailed), reports.filter(isFailed));
          return unchanged(undefined);
        });
        commit();
      });
    },
    recordTotals: () => recordCounts(db.kysely, report),
    async end(state) {
      if (!isStored) return;
      const at = clock().toISOString();
      const { done } = saved;
      await updateRun(db.kysely, id, { state, done, report: reportText(), updated_at: at, ended_at: at });
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
