import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { contentLimit } from '../../shared/content.ts';
import type { DatabaseErrorKind } from '../../shared/database-failure.ts';
import type { ImportedPost, SkippedItem } from '../../shared/imported-post.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { ImportInput } from '../../sources/files/source-file.ts';
import { openSource } from '../../sources/open-source.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { MediaCore } from '../media/media-core.ts';
import { chooseOthers } from './choose-others.ts';
import { addDatabaseError, addPosts, emptyReport, reportDatabaseError } from './collect-report.ts';
import { openPath } from './files/open-path.ts';
import type { ImportFailure } from './import-core.ts';
import type { ImportOptions, ImportReport } from './import-report.ts';
import { startImportRun } from './import-run.ts';
import { createConverter, runSourceJob } from './jobs/convert-post.ts';
import { linkAfter } from './link-imported.ts';
import { createArchiveStore } from './pictures/store-archived.ts';
import { batchSize, saveBatch } from './save-batch.ts';
import { savePageText } from './texts/save-page-text.ts';

/**
 * Imports an export of any system that is read, whatever its size, or a folder: `input`, or what is at that path of this machine.
 * Again, it doubles nothing. Rejects where nothing can be read at the path.
 */
export async function importFile(
  db: Database,
  input: string | ImportInput,
  options: ImportOptions & { now: Date; record: RecordEvent; upload: MediaCore['upload'] },
): Promise<Result<ImportReport, ImportFailure>> {
  const { now, isDryRun = false, only, onProgress, onError } = options;
  const opened = await openSource(typeof input === 'string' ? await openPath(input) : input, {
    now,
    address: options.address,
    converter: createConverter,
    run: runSourceJob,
  });
  if (!opened.ok) return opened;
  const { kind, totals, events, picture } = opened.value;
  const report = { ...emptyReport(isDryRun), kind };
  const withPictures = createArchiveStore(picture, options.upload);
  const run = startImportRun(options.record, 'export');
  const choice = chooseOthers(totals, options.others);
  const onDatabaseError = (kind: DatabaseErrorKind) => addDatabaseError(report, kind);
  const saving = { now, isDryRun, run, onError, onDatabaseError };
  let waiting: ImportedPost[] = [];
  const saveWaiting = async () => {
    addPosts(report, await saveBatch(db, waiting, { ...saving, choice: options, source: kind }));
    waiting = [];
  };
  let place = 0;
  for await (const event of events(choice.wants)) {
    if (event.type === 'post') {
      if (!event.other) place += 1;
      const isWanted = !only || only(place);
      const use = event.other ? choice.decide(event.other) : isWanted && 'draft';
      const post = use && !isDryRun ? await withPictures(event.post) : event.post;
      if (use === 'draft') waiting.push(post);
      else if (use && post.html.length > contentLimit) report.skipped.push(tooLarge(post));
      else if (use) {
        await saveWaiting();
        addPosts(report, [await savePageText(db, post, use, saving)]);
      }
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
  Object.assign(report, choice.rest());
  if (!isDryRun) {
    await reportDatabaseError(report, async () => {
      await linkAfter(db, report, now);
      await run.finish(db.kysely, report);
    });
  }
  return ok(report);
}

/** A page that is longer than any section's text may be. */
function tooLarge({ title, kind }: ImportedPost): SkippedItem {
  return { title, reason: 'too_large', detail: null, ...(kind !== undefined && { kind }) };
}
