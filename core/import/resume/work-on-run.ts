import type { Database } from '../../../db/connect.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { LeaseClock } from '../../leases/lease-clock.ts';
import { emptyReport } from '../collect-report.ts';
import type { ImportFailure, ImportRunning } from '../import-lock-core.ts';
import type { ImportOptions, ImportReport, PictureOptions, PicturesReport } from '../import-report.ts';
import { linkAfter } from '../link-imported.ts';
import { addProblems } from '../runs/add-problems.ts';
import { deleteRun, findRun } from '../runs/run-store.ts';
import { tidyRuns } from '../runs/tidy-runs.ts';
import { type Checkpoint, createCheckpoint, RunTaken } from './checkpoint.ts';
import { type CheckpointRow, changeRunState, findRunState, updateCheckpoint } from './checkpoint-store.ts';
import { endRun } from './end-run.ts';
import { choiceOf, readOrder } from './import-order.ts';
import type { KeptFiles } from './kept-files.ts';
import { wholeReport } from './whole-report.ts';

/** What a run is made of: its steps, and where it is kept. */
export interface RunParts {
  db: Database;
  files: KeptFiles;
  now: () => Date;
  /** By which it is told whether somebody is at a run. */
  clock: LeaseClock;
  importFile(
    path: string,
    options: ImportOptions & { checkpoint: Checkpoint },
  ): Promise<Result<ImportReport, ImportFailure>>;
  downloadPictures(options: PictureOptions): Promise<PicturesReport>;
}

export interface WorkOptions extends Pick<ImportOptions, 'onProgress' | 'onError'> {
  signal: AbortSignal;
}

/** Does what is left of an import, until its end or until it is to pause. Its lock must be held. */
export async function workOnRun(
  parts: RunParts,
  row: CheckpointRow,
  path: string | undefined,
  options: WorkOptions,
): Promise<Result<ImportReport, ImportFailure | ImportRunning>> {
  const { db } = parts;
  const { run_id: runId, holder, passed, place } = row;
  const order = readOrder(row);
  try {
    const before = await findRun(db.kysely, runId);
    // Its owner has removed it.
    if (!before) throw new RunTaken();
    const checkpoint = createCheckpoint(db, { before, holder, start: { passed, place } }, options.signal);
    let report: ImportReport = { ...emptyReport(false), run: runId };
    if (row.step !== 'pictures' && path !== undefined) {
      const imported = await parts.importFile(path, { ...choiceOf(order), ...options, checkpoint });
      if (!imported.ok) {
        await removeRun(parts, runId);
        return imported;
      }
      report = imported.value;
    }
    report = await wholeReport(db, runId, report);
    if (report.state !== 'finished') return ok(await endEarly(parts, row, report, options.signal));
    const pictures = order.hasPictures
      ? await bringPictures(parts, row, report, { checkpoint, ...options })
      : null;
    if (pictures) report = withPictures(report, pictures.report);
    if (pictures?.isWhole === false) return ok(await endEarly(parts, row, report, options.signal));
    await changeRunState(db.kysely, {
      id: runId,
      from: ['running', 'paused'],
      to: 'finished',
      endedAt: parts.now().toISOString(),
    });
    await endRun(parts, runId);
    await tidyRuns(db);
    return ok(report);
  } catch (error) {
    if (error instanceof RunTaken) return fail({ code: 'import_running' });
    throw error;
  }
}

/** The report with what became of the pictures, and of posts for their sake. */
function withPictures(report: ImportReport, pictures: PicturesReport): ImportReport {
  const drafts = new Set(pictures.drafts.map(({ slug }) => slug));
  const posts = report.posts.map((post) =>
    drafts.has(post.slug) ? { ...post, status: 'draft' as const } : post,
  );
  return { ...report, posts, pictures };
}

function idsOf({ posts }: ImportReport): string[] {
  return posts.map(({ id }) => id).filter((id) => id !== '');
}

async function bringPictures(
  parts: RunParts,
  { run_id, holder }: CheckpointRow,
  report: ImportReport,
  { checkpoint, onProgress, signal }: WorkOptions & { checkpoint: Checkpoint },
) {
  const { db, files } = parts;
  await updateCheckpoint(db.kysely, { run_id, holder, step: 'pictures', done: 0, total: null });
  // All that was in the file is here.
  await files.remove(run_id);
  let isWhole = true;
  const pictures = await parts.downloadPictures({
    ids: idsOf(report),
    signal,
    onProgress: (progress) => onProgress?.({ ...progress, step: 'pictures' }),
    goesOn: async (progress) => {
      if (!(await updateCheckpoint(db.kysely, { run_id, holder, ...progress }))) throw new RunTaken();
      isWhole = await checkpoint.isWanted();
      return isWhole;
    },
  });
  return { report: pictures, isWhole: isWhole && !signal.aborted };
}

/** What follows where a run ends before the end of its file: it was paused or stopped, or the database takes nothing more. */
async function endEarly(
  parts: RunParts,
  row: CheckpointRow,
  report: ImportReport,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { db } = parts;
  const { run_id: runId } = row;
  if (signal.aborted) await changeRunState(db.kysely, { id: runId, from: ['running'], to: 'paused' });
  const state = await findRunState(db.kysely, runId).catch(() => undefined);
  if (state === 'stopped') {
    // Where all posts had come, their links were led before the pictures.
    const links = report.state === 'finished' ? [] : await linkAfter(db, report, parts.now());
    await addProblems(db.kysely, runId, links);
    await endRun(parts, runId);
    const ended: ImportReport = { ...report, problems: [...report.problems, ...links], state };
    if (!readOrder(row).hasPictures || report.pictures) return ended;
    // Nothing more is fetched: this only tells which posts stay drafts.
    const signal = AbortSignal.abort();
    return withPictures(ended, await parts.downloadPictures({ ids: idsOf(report), signal }));
  }
  return { ...report, state: state === 'paused' ? 'paused' : 'interrupted' };
}

/** Of a file that is no export, nothing is kept. */
async function removeRun(parts: RunParts, runId: string): Promise<void> {
  await endRun(parts, runId);
  await deleteRun(parts.db.kysely, runId);
}
