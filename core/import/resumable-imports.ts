import { hostname } from 'node:os';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { withLongTimeout } from '../../db/statements.ts';
import type { ContentPlace } from '../../shared/content.ts';
import type { UnfinishedImport } from '../../shared/import.ts';
import { type ImportProblem, kindIn } from '../../shared/imported-post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { findHolder, type LeaseClock } from '../leases/leases.ts';
import {
  type Checkpoint,
  type CheckpointOfRun,
  type CheckpointRow,
  changeRunState,
  choiceOf,
  createCheckpoint,
  findRunState,
  type ImportOrder,
  insertCheckpoint,
  listCheckpoints,
  RunClaimed,
  readFileOf,
  readOrder,
  removeCheckpoint,
  updateCheckpoint,
  updateHolder,
  writeOrder,
} from './checkpoint.ts';
import {
  addPosts,
  emptyReport,
  type ImportedPostReport,
  type ImportFailure,
  type ImportLock,
  type ImportOptions,
  type ImportReport,
  type ImportRunning,
  type PictureOptions,
  type PicturesReport,
} from './import-report.ts';
import { findTexts } from './import-store.ts';
import { linkAfter } from './link-imported.ts';
import {
  deleteRun,
  findRun,
  insertRun,
  type RunState,
  type StoredItem,
  tidyRuns,
  updateRun,
  walkRun,
} from './run-store.ts';
import { maxNamed } from './store-run.ts';
import { hashOfPath, type UploadedFile, type UploadedFiles } from './uploaded-files.ts';

const batch = 50;

/** Combines the posts of every process that worked on the run. */
async function wholeReport(db: Database, runId: string, report: ImportReport): Promise<ImportReport> {
  const empty = emptyReport(false);
  const whole = { ...report, run: runId, posts: [], counts: empty.counts, others: empty.others };
  for await (const posts of storedPosts(db, runId)) addPosts(whole, posts);
  return whole;
}

/** Returns the section texts and every source key, which are needed once all posts are saved. */
export async function postsToLink(
  db: Database,
  runId: string,
): Promise<{ texts: ImportedPostReport[]; sourceKeys: string[] }> {
  const texts: ImportedPostReport[] = [];
  const sourceKeys: string[] = [];
  for await (const posts of storedPosts(db, runId)) {
    texts.push(...posts.filter(({ text }) => text));
    sourceKeys.push(...posts.map(({ sourceKey }) => sourceKey));
  }
  return { texts, sourceKeys };
}

async function* storedPosts(db: Database, runId: string): AsyncGenerator<ImportedPostReport[]> {
  for await (const items of walkRun(db.kysely, runId, batch)) {
    const ids = items.filter(isText).map(({ postId }) => postId ?? '');
    const texts = await findTexts(db.kysely, ids);
    yield items.map((item) => postReport(item, texts.get(item.postId ?? '')));
  }
}

/** A page that became a section's text has no slug. */
function isText({ postId, slug }: StoredItem): boolean {
  return postId !== null && slug === '';
}

function postReport(item: StoredItem, text: ContentPlace | undefined): ImportedPostReport {
  const kind = kindIn(item.changes);
  const { sourceKey, postId, postVersion, title, slug, status, outcome, changes } = item;
  return {
    ...{ sourceKey, title, slug, outcome, changes },
    ...(kind !== undefined && { kind }),
    ...(text && { text }),
    id: postId ?? '',
    version: postVersion,
    status: status as ImportedPostReport['status'],
  };
}

/** `import_over`: no unfinished import. `file_missing`: not on this machine. `another_file`: other hash. */
export type ResumeFailure = { code: 'import_over' } | { code: 'file_missing' } | { code: 'another_file' };

export type RunOptions = Pick<ImportOptions, 'onProgress' | 'onError'> & {
  lock: ImportLock;
  /** Pauses the import after the current batch. */
  signal?: AbortSignal | undefined;
};

/** An upload or a local path. */
export type FileToImport = { name: string; kept: UploadedFile } | { name: string; path: string };

export interface ResumableImports {
  /** Stores an upload on disk; null if it exceeds `limit` bytes. Rejects if the upload is interrupted. */
  receive: UploadedFiles['receive'];
  discard: UploadedFiles['remove'];
  /** Starts an import, or resumes the unfinished one with the same file and order. */
  run(
    file: FileToImport,
    order: ImportOrder,
    options: RunOptions,
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning>>;
  /** Resumes an import. Its file is required if it isn't stored here. */
  resume(
    id: string,
    file: UploadedFile | undefined,
    options: RunOptions,
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning | ResumeFailure>>;
  list(): Promise<UnfinishedImport[]>;
  /** Pauses an import after the current batch. Other processes notice within seconds. */
  pause(id: string): Promise<Result<null, ResumeFailure>>;
  /** Ends an import permanently. What was imported stays. */
  stop(id: string): Promise<Result<null, ResumeFailure>>;
  clear(): Promise<void>;
  /** Pauses all imports of this process and waits for them. */
  end(): Promise<void>;
}

/** How long the file of an unfinished import is retained: a week. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

export interface RunningImports {
  ending: AbortController;
  all: Set<Promise<unknown>>;
}

export function createResumableImports(parts: RunParts, running: RunningImports): ResumableImports {
  const { run, resume, pause, stop, clear, ...quick } = createSteps(parts, running);
  // Each of these writes may have to wait while an import saves posts.
  return {
    ...quick,
    run: (...given) => withLongTimeout(() => run(...given)),
    resume: (...given) => withLongTimeout(() => resume(...given)),
    pause: (id) => withLongTimeout(() => pause(id)),
    stop: (id) => withLongTimeout(() => stop(id)),
    clear: () => withLongTimeout(clear),
  };
}

function createSteps(parts: RunParts, running: RunningImports): ResumableImports {
  const { db, files, now, clock } = parts;
  const keepUntil = () => new Date(now().getTime() + keepMs).toISOString();

  const work = async (row: CheckpointRow, path: string | undefined, options: RunOptions) => {
    const signals = [running.ending.signal, ...(options.signal ? [options.signal] : [])];
    const working = workOnRun(parts, row, path, { ...options, signal: AbortSignal.any(signals) });
    running.all.add(working);
    return working.finally(() => running.all.delete(working));
  };

  const find = async (id: string) => {
    const row = (await listCheckpoints(db.kysely)).find(({ run_id }) => run_id === id);
    return row && isUnfinished(row.state) ? row : undefined;
  };

  const take = async (
    row: CheckpointRow,
    { path, isStored, hash }: { path: string | undefined; isStored: boolean; hash: string },
    options: RunOptions,
  ) => {
    const { holder } = options.lock;
    const file = JSON.stringify({ hash, isStored, machine: hostname() });
    await updateHolder(db.kysely, { run_id: row.run_id, holder, file, keep_until: keepUntil() });
    await changeRunState(db.kysely, { id: row.run_id, from: unfinished, to: 'running' });
    return work({ ...row, holder, file }, path, options);
  };

  return {
    receive: files.receive,
    discard: files.remove,
    async run(file, order, options) {
      const isStored = 'kept' in file;
      const hash = isStored ? file.kept.hash : await hashOfPath(file.path);
      const choice = writeOrder(order);
      const waiting = (await listCheckpoints(db.kysely)).find(
        (row) => isUnfinished(row.state) && row.choice === choice && readFileOf(row).hash === hash,
      );
      if (waiting) {
        const path = isStored ? await files.replace(waiting.run_id, file.kept) : file.path;
        return take(waiting, { path, isStored, hash }, options);
      }
      const row = {
        run_id: isStored ? file.kept.id : crypto.randomUUID(),
        holder: options.lock.holder,
        file: JSON.stringify({ hash, isStored, machine: hostname() }),
        choice,
        step: 'posts',
        passed: 0,
        place: 0,
        done: 0,
        total: null,
        keep_until: keepUntil(),
      };
      await beginRun(db, row, { name: file.name, now: now() });
      return work(row, isStored ? file.kept.path : file.path, options);
    },
    async resume(id, offered, options) {
      const refused = async (code: ResumeFailure['code']) => {
        if (offered) await files.remove(offered.id);
        return fail({ code });
      };
      const row = await find(id);
      if (!row) return refused('import_over');
      const file = readFileOf(row);
      if (offered && offered.hash !== file.hash) return refused('another_file');
      const path = offered ? await files.replace(id, offered) : await files.find(id);
      if (path === undefined && row.step !== 'pictures') return refused('file_missing');
      return take(row, { path, isStored: true, hash: file.hash }, options);
    },
    list: () => listUnfinished(db, files, { now: now(), clock }),
    async pause(id) {
      const isPaused = await changeRunState(db.kysely, { id, from: ['running'], to: 'paused' });
      return isPaused || (await find(id)) ? ok(null) : fail({ code: 'import_over' });
    },
    async stop(id) {
      const row = (await listUnfinished(db, files, { now: now(), clock })).find((each) => each.id === id);
      const isStopped = await endState(db, id, 'stopped', now());
      if (!row || !isStopped) return fail({ code: 'import_over' });
      // A running import ends itself.
      if (row.state === 'paused' || row.state === 'interrupted') await endRun(parts, id);
      return ok(null);
    },
    async clear() {
      const at = now().toISOString();
      const rows = await listCheckpoints(db.kysely);
      for (const { run_id, state, keep_until } of rows) {
        if (isUnfinished(state) && keep_until > at) continue;
        await endState(db, run_id, 'stopped', now());
        await endRun(parts, run_id);
      }
      const known = new Set(rows.map(({ run_id }) => run_id));
      for (const { id, changedAt } of await files.list()) {
        // A newer file may still be uploading.
        const isOld = now().getTime() - changedAt.getTime() > 24 * 60 * 60 * 1000;
        if (!known.has(id) && isOld) await files.remove(id);
      }
    },
    async end() {
      running.ending.abort();
      await Promise.allSettled(running.all);
    },
  };
}

async function beginRun(
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

interface RunParts {
  db: Database;
  files: UploadedFiles;
  now: () => Date;
  /** The clock that shows whether a process still holds the run. */
  clock: LeaseClock;
  importFile(
    path: string,
    options: ImportOptions & { checkpoint: Checkpoint },
  ): Promise<Result<ImportReport, ImportFailure>>;
  downloadPictures(options: PictureOptions): Promise<PicturesReport>;
}

interface WorkOptions extends Pick<ImportOptions, 'onProgress' | 'onError'> {
  signal: AbortSignal;
}

/** Runs the remaining steps until the end or a pause. The caller holds the lock. */
async function workOnRun(
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
    if (!before) throw new RunClaimed();
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
      ? await importImages(parts, row, report, { checkpoint, ...options })
      : null;
    if (pictures) report = withPictures(report, pictures.report);
    if (pictures?.isWhole === false) return ok(await endEarly(parts, row, report, options.signal));
    await endState(db, runId, 'finished', parts.now());
    await endRun(parts, runId);
    await tidyRuns(db);
    return ok(report);
  } catch (error) {
    if (error instanceof RunClaimed) return fail({ code: 'import_running' });
    throw error;
  }
}

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

async function importImages(
  parts: RunParts,
  { run_id, holder }: CheckpointRow,
  report: ImportReport,
  { checkpoint, onProgress, signal }: WorkOptions & { checkpoint: Checkpoint },
) {
  const { db, files } = parts;
  await updateCheckpoint(db.kysely, { run_id, holder, step: 'pictures', done: 0, total: null });
  // The file isn't needed anymore.
  await files.remove(run_id);
  let isWhole = true;
  const pictures = await parts.downloadPictures({
    ids: idsOf(report),
    signal,
    onProgress: (progress) => onProgress?.({ ...progress, step: 'pictures' }),
    shouldContinue: async (progress) => {
      if (!(await updateCheckpoint(db.kysely, { run_id, holder, ...progress }))) throw new RunClaimed();
      isWhole = await checkpoint.shouldContinue();
      return isWhole;
    },
  });
  return { report: pictures, isWhole: isWhole && !signal.aborted };
}

/** Ends a run that was paused or stopped, or whose database refuses writes. */
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
    // If all posts were saved, their links were already updated before the images.
    const links = report.state === 'finished' ? [] : await linkAfter(db, report, parts.now());
    await addProblems(db.kysely, runId, links);
    await endRun(parts, runId);
    const ended: ImportReport = { ...report, problems: [...report.problems, ...links], state };
    if (!readOrder(row).hasPictures || report.pictures) return ended;
    // An aborted signal downloads nothing and only finds the posts that stay drafts.
    const signal = AbortSignal.abort();
    return withPictures(ended, await parts.downloadPictures({ ids: idsOf(report), signal }));
  }
  return { ...report, state: state === 'paused' ? 'paused' : 'interrupted' };
}

/** Removes the run of a file that isn't an export. */
async function removeRun(parts: RunParts, runId: string): Promise<void> {
  await endRun(parts, runId);
  await deleteRun(parts.db.kysely, runId);
}

/** Adds problems found after the last batch. */
async function addProblems(
  db: Kysely<Schema>,
  runId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const { summary } = (await findRun(db, runId)) ?? {};
  if (!summary) return;
  const named = [...summary.problems, ...problems].slice(0, maxNamed);
  await updateRun(db, runId, { report: JSON.stringify({ ...summary, problems: named }) });
}

async function endRun({ db, files }: Pick<RunParts, 'db' | 'files'>, id: string): Promise<void> {
  await removeCheckpoint(db.kysely, id);
  await files.remove(id);
}

/** Unfinished imports. */
async function listUnfinished(
  db: Database,
  files: UploadedFiles,
  { now, clock }: { now: Date; clock: LeaseClock },
): Promise<UnfinishedImport[]> {
  const holder = await findHolder(db.kysely, 'import export', clock);
  const rows = (await listCheckpoints(db.kysely)).filter(
    ({ state, keep_until }) => isUnfinished(state) && keep_until > now.toISOString(),
  );
  return Promise.all(
    rows.map(async (row): Promise<UnfinishedImport> => {
      const { machine, isStored } = readFileOf(row);
      const isHere = row.step === 'pictures' || (await files.find(row.run_id)) !== undefined;
      return {
        id: row.run_id,
        name: row.name,
        state: stateOf(row, holder),
        step: row.step as UnfinishedImport['step'],
        done: row.done,
        total: row.total,
        startedAt: row.started_at,
        file: isHere ? 'here' : isStored && machine === hostname() ? 'gone' : 'elsewhere',
        machine,
        keepUntil: row.keep_until,
      };
    }),
  );
}

const unfinished = ['running', 'paused'];

/** Ends a run; false if it has ended already. */
async function endState({ kysely }: Database, id: string, to: RunState, at: Date): Promise<boolean> {
  return changeRunState(kysely, { id, from: unfinished, to, endedAt: at.toISOString() });
}

function isUnfinished(state: string): boolean {
  return unfinished.includes(state);
}

/** Combines the row (what was requested) with the lease (whether a process is working on it). */
function stateOf(row: CheckpointOfRun, holder: string | undefined): UnfinishedImport['state'] {
  const isHeld = row.holder === holder;
  if (row.state === 'paused') return isHeld ? 'pausing' : 'paused';
  return isHeld ? 'running' : 'interrupted';
}

/** Undefined while the file is still uploading. */
export async function findRunning(
  { kysely }: Pick<Database, 'kysely'>,
  clock: LeaseClock,
): Promise<{ name: string; done: number; total: number | null; machine: string } | undefined> {
  const holder = await findHolder(kysely, 'import export', clock);
  const row = (await listCheckpoints(kysely)).find((each) => each.holder === holder);
  return row && { name: row.name, done: row.done, total: row.total, machine: readFileOf(row).machine };
}
