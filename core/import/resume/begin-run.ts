import type { Database } from '../../../db/connect.ts';
import { insertRun } from '../runs/run-store.ts';
import { type CheckpointRow, insertCheckpoint } from './checkpoint-store.ts';

/** Begins a run: its report, and where it is. */
export async function beginRun(
  db: Database,
  row: CheckpointRow,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const at = now.toISOString();
  await db.kysely.transaction().execute(async (transaction) => {
    await insertRun(transaction, {
      ...{ id: row.run_id, kind: 'export', source: null, name, state: 'running', options: row.choice },
      ...{ done: 0, total: null, report: null, original_bytes: 0 },
      ...{ started_at: at, updated_at: at, ended_at: null },
    });
    await insertCheckpoint(transaction, row);
  });
}
