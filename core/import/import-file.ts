import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { contentLimit } from '../../shared/content.ts';
import type { ImportedPost, SkippedItem } from '../../shared/imported-post.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { ImportInput } from '../../sources/files/source-file.ts';
import { type OpenedSource, openSource } from '../../sources/open-source.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import type { MediaCore } from '../media/media-core.ts';
import { readZone } from '../settings/settings.ts';
import { chooseOthers } from './choose-others.ts';
import { emptyReport, reportDatabaseError } from './collect-report.ts';
import { openPath } from './files/open-path.ts';
import type { ImportFailure } from './import-lock-core.ts';
import type { ImportOptions, ImportReport } from './import-report.ts';
import { startImportRun } from './import-run.ts';
import { createConverter, runSourceJob } from './jobs/convert-post.ts';
import { linkAfter } from './link-imported.ts';
import { pairImported } from './pair-imported.ts';
import { misleadingUploads } from './pictures/larger-addresses.ts';
import { saveOldUploads } from './pictures/old-upload-store.ts';
import { createPictureStore } from './pictures/store-pictures.ts';
import type { Checkpoint } from './resume/checkpoint.ts';
import { createPostSaver } from './resume/save-posts.ts';
import { keptForLinks } from './resume/whole-report.ts';
import { keepRun, type NewRun } from './runs/keep-run.ts';

/** What an import may be given besides what its owner chose. */
export interface FileParts {
  /** Where the run is kept that this goes on with; without one, what breaks off begins anew. */
  checkpoint?: Checkpoint | undefined;
}

interface ImportParts extends FileParts {
  now: Date;
  clock: () => Date;
  record: RecordEvent;
  upload: MediaCore['upload'];
}

/**
 * Imports an export of any system that is read, whatever its size, or a folder: `input`, or what is at that path of this machine.
 * Again, it doubles nothing. Rejects where nothing can be read at the path.
 */
export async function importFile(
  db: Database,
  input: string | ImportInput,
  options: ImportOptions & ImportParts,
): Promise<Result<ImportReport, ImportFailure>> {
  const { now, isDryRun = false, only, onProgress, onError, checkpoint } = options;
  const opened = await openSource(typeof input === 'string' ? await openPath(input) : input, {
    now,
    zone: await readZone(db),
    address: options.address,
    converter: createConverter,
    run: runSourceJob,
    keepsOriginals: !isDryRun,
  });
  if (!opened.ok) return opened;
  const { kind, totals, uploads, events } = opened.value;
  const { before } = checkpoint ?? {};
  const report = { ...emptyReport(isDryRun), kind, otherKinds: totals.otherKinds };
  const choice = chooseOthers(totals, options.others);
  if (before?.summary) {
    report.skipped.push(...before.summary.skipped);
    report.counts = { ...before.summary.counts };
    report.others = { ...report.others, ...before.summary.others };
  }
  const withPictures = createPictureStore(opened.value, { isDryRun, upload: options.upload });
  const run = startImportRun(options.record, 'export', before);
  const keeper = isDryRun ? undefined : await keepRun(db, exportRun(opened.value, options), report, before);
  report.run = keeper?.id ?? null;
  const saving = { now, isDryRun, choice: options, source: kind, run, keeper, onError, checkpoint };
  const saver = createPostSaver(db, report, saving);
  const wantsPost = (place: number) => !only || only(place);
  let isWhole = true;
  try {
    for await (const event of events({ passed: checkpoint?.start.passed, wants: choice.wants })) {
      if (event.type === 'post') {
        const use = event.other ? choice.decide(event.other) : wantsPost(saver.next()) && 'draft';
        const post = use ? await withPictures(event.post) : event.post;
        if (use === 'draft') saver.add(post);
        else if (use && post.html.length > contentLimit) report.skipped.push(tooLarge(post));
        else if (use) isWhole = await saver.addText(post, use);
        // Small posts are converted on this thread: others have their turn between two.
        await setImmediate();
      }
      // What was not asked for cannot be missed.
      else if (event.type === 'skipped') only || report.skipped.push(event.item);
      else if (event.type === 'problem') report.problems.push(event.problem);
      else {
        const { done, total } = event;
        onProgress?.({ done, total });
        isWhole = isWhole && (await saver.pass({ done, total }));
      }
      if (!isWhole) break;
    }
    isWhole = isWhole && (await saver.save());
    if (isWhole) await checkpoint?.beginLinks();
  } catch (error) {
    // What is kept with a checkpoint is gone on with.
    if (!checkpoint) await keeper?.end('failed');
    throw error;
  }
  Object.assign(report, choice.rest());
  report.state = isWhole ? 'finished' : 'interrupted';
  if (!isDryRun && isWhole) {
    await reportDatabaseError(report, async () => {
      // With a checkpoint the report names no posts, and some may have come before a pause: the kept run has them all.
      const { texts, sourceKeys } = before
        ? await keptForLinks(db, before.id)
        : { texts: report.posts, sourceKeys: report.posts.map((post) => post.sourceKey) };
      report.problems.push(...(await linkAfter(db, { ...report, posts: texts }, now)));
      report.problems.push(...(await pairImported(db, sourceKeys, now)));
      await saveOldUploads(db.kysely, misleadingUploads(uploads));
      await run.finish(db.kysely, report);
      // With a checkpoint, pictures may come behind, and whoever works on the run ends it.
      await (checkpoint ? keeper?.note(db.kysely) : keeper?.end('finished'));
    });
  }
  return ok(report);
}

function exportRun(
  { kind, site, totals }: OpenedSource,
  { name, asStatus, canReplace = false, clock }: ImportOptions & { clock: () => Date },
): NewRun {
  return {
    kind: 'export',
    source: kind,
    name: name || site.address || site.title,
    total: totals.posts,
    options: { asStatus: asStatus ?? null, canReplace },
    clock,
  };
}

/** A page that is longer than any section's text may be. */
function tooLarge({ title, kind }: ImportedPost): SkippedItem {
  return { title, reason: 'too_large', detail: null, ...(kind !== undefined && { kind }) };
}
