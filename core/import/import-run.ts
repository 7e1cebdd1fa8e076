import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AuditFacts } from '../../shared/audit-event.ts';
import { addCounts } from '../../shared/imported-post.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { ImportedPostReport, ImportReport } from './import-report.ts';
import type { KeptRun } from './runs/kept-run.ts';

/** An import's one row in the audit trail, brought up to date in the transaction of each batch of posts. */
export interface ImportRun {
  /** Call inside the transaction that has written the posts. */
  write(transaction: Kysely<Schema>, saved: ImportedPostReport[]): Promise<void>;
  keep(saved: ImportedPostReport[]): void;
  /** Writes what became of the whole, articles and others, also when nothing was changed. */
  finish(db: Kysely<Schema>, report: ImportReport): Promise<void>;
}

/** `before` is what there is of a run that is gone on with: its row goes on, too. */
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
