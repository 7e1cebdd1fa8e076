import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AuditFacts } from '../../shared/audit-event.ts';
import { addCounts } from '../../shared/counts.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { ImportedPostReport, ImportReport } from './import-report.ts';

/** An import's one row in the audit trail, brought up to date in the transaction of each batch of posts. */
export interface ImportRun {
  /** Call inside the transaction that has written the posts. */
  write(transaction: Kysely<Schema>, saved: ImportedPostReport[]): Promise<void>;
  keep(saved: ImportedPostReport[]): void;
  /** Writes what became of the whole, articles and others, also when nothing was changed. */
  finish(db: Kysely<Schema>, report: ImportReport): Promise<void>;
}

export function startImportRun(record: RecordEvent, kind: NonNullable<AuditFacts['kind']>): ImportRun {
  const run = crypto.randomUUID();
  let counts: Partial<ImportReport['counts']> = {};
  const write = (db: Kysely<Schema>, what: AuditFacts) =>
    record(db, { name: 'import_run', what: { kind, ...what }, run });
  return {
    write: (transaction, saved) => write(transaction, added(counts, saved)),
    keep: (saved) => {
      counts = added(counts, saved);
    },
    finish: (db, { counts, others }) => {
      const all = Object.entries(addCounts(counts, others));
      return write(db, Object.fromEntries(all.filter(([, count]) => count > 0)));
    },
  };
}

function added(counts: Partial<ImportReport['counts']>, saved: ImportedPostReport[]) {
  const sum = { ...counts };
  for (const { outcome } of saved) sum[outcome] = (sum[outcome] ?? 0) + 1;
  return sum;
}
