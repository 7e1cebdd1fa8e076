import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import type { DatabaseErrorKind } from '../../shared/database-failure.ts';
import type { ImportedPost } from '../../shared/imported-post.ts';
import { ok, type Result } from '../../shared/result.ts';
import { readWordPressExport } from '../../wordpress/read-wordpress-export.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { addDatabaseError, addPosts, emptyReport, reportDatabaseError } from './collect-report.ts';
import type { ImportFailure } from './import-core.ts';
import type { ImportOptions, ImportReport } from './import-report.ts';
import { startImportRun } from './import-run.ts';
import { createConverter } from './jobs/convert-post.ts';
import { linkAfter } from './link-imported.ts';
import { batchSize, saveBatch } from './save-batch.ts';

/** Imports an export of any size; `source` opens it twice. `not_an_export` for other files. Again, it doubles nothing. */
export async function importWordPress(
  db: Database,
  source: () => AsyncIterable<Uint8Array>,
  options: ImportOptions & { now: Date; record: RecordEvent },
): Promise<Result<ImportReport, ImportFailure>> {
  const { now, isDryRun = false, only, onProgress, onError } = options;
  const opened = await readWordPressExport(source, { now, converter: createConverter });
  if (!opened.ok) return opened;
  const { totals, events } = opened.value;
  const report = { ...emptyReport(isDryRun), otherKinds: totals.otherKinds };
  const run = startImportRun(options.record, 'export');
  let waiting: ImportedPost[] = [];
  const saveWaiting = async () => {
    const onDatabaseError = (kind: DatabaseErrorKind) => addDatabaseError(report, kind);
    addPosts(
      report,
      await saveBatch(db, waiting, { now, isDryRun, choice: options, run, onError, onDatabaseError }),
    );
    waiting = [];
  };
  let place = 0;
  for await (const event of events()) {
    if (event.type === 'post') {
      place += 1;
      if (!only || only(place)) waiting.push(event.post);
      // Small posts are converted on this thread: others have their turn between two.
      await setImmediate();
    }
    // What was not asked for cannot be missed.
    else if (event.type === 'skipped') only || report.skipped.push(event.item);
    else if (event.type === 'problem') report.problems.push(event.problem);
    else onProgress?.({ done: event.done, total: event.total });
    if (waiting.length >= batchSize) await saveWaiting();
  }
  await saveWaiting();
  if (!isDryRun) {
    await reportDatabaseError(report, async () => {
      await linkAfter(db, report, now);
      await run.finish(db.kysely, report.counts);
    });
  }
  return ok(report);
}
