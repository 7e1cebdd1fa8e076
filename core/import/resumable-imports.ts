import { hostname } from 'node:os';
import { setImmediate } from 'node:timers/promises';
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
  RunTaken,
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
import { mostNamed } from './keep-run.ts';
import { linkAfter } from './link-imported.ts';
import { deleteRun, findRun, insertRun, type KeptItem, tidyRuns, updateRun, walkItems } from './run-store.ts';
import { hashOfPath, type KeptFile, type KeptFiles } from './uploaded-files.ts';

/** Posts that are read at once. */
const batch = 50;

/** The report of a run with the posts of all processes that have worked on it, in their order. */
async function wholeReport(db: Database, runId: string, report: ImportReport): Promise<ImportReport> {
  const empty = emptyReport(false);
  const whole = { ...report, run: runId, posts: [], counts: empty.counts, others: empty.others };
  for await (const posts of keptPosts(db, runId)) addPosts(whole, posts);
  return whole;
}

/** What is done with a run's posts once all of them are here: its pages that became texts of sections, and every source key. */
export async function keptForLinks(
  db: Database,
  runId: string,
): Promise<{ texts: ImportedPostReport[]; sourceKeys: string[] }> {
  const texts: ImportedPostReport[] = [];
  const sourceKeys: string[] = [];
  for await (const posts of keptPosts(db, runId)) {
    texts.push(...posts.filter(({ text }) => text));
    sourceKeys.push(...posts.map(({ sourceKey }) => sourceKey));
  }
  return { texts, sourceKeys };
}

async function* keptPosts(db: Database, runId: string): AsyncGenerator<ImportedPostReport[]> {
  for (let after = 0; ; ) {
    const items = await walkItems(db.kysely, runId, { after, limit: batch });
    const texts = await findTexts(
      db.kysely,
      items.filter(isText).map(({ postId }) => postId ?? ''),
    );
    yield items.map((item) => postReport(item, texts.get(item.postId ?? '')));
    // Others have their turn.
    await setImmediate();
    const last = items.at(-1);
    if (!last || items.length < batch) return;
    after = last.position;
  }
}

/** A page that became a section's text has no slug. */
function isText({ postId, slug }: KeptItem): boolean {
  return postId !== null && slug === '';
}

function postReport(item: KeptItem, text: ContentPlace | undefined): ImportedPostReport {
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

/** `import_over`: no import waits under this name. `file_missing`: its file is not on this machine. `another_file`: that is not its file. */
export type GoOnFailure = { code: 'import_over' } | { code: 'file_missing' } | { code: 'another_file' };

export type RunOptions = Pick<ImportOptions, 'onProgress' | 'onError'> & {
  lock: ImportLock;
  /** Pauses the import once what is under way is saved. */
  signal?: AbortSignal | undefined;
};

/** A file to be imported: one that was uploaded and is kept, or a path of this machine. */
export type FileToImport = { name: string; kept: KeptFile } | { name: string; path: string };

export interface ResumableImports {
  /** Writes an upload to the disk, to be imported; null when it is longer than `limit` bytes. Rejects when it breaks off. */
  receive: KeptFiles['receive'];
  /** Removes an upload that is not imported. */
  discard: KeptFiles['remove'];
  /** Imports a file so that it can be paused and gone on with; the same file with the same order goes on where it was. */
  run(
    file: FileToImport,
    order: ImportOrder,
    options: RunOptions,
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning>>;
  /** Goes on with an import, with its file if that is not kept here. */
  goOn(
    id: string,
    file: KeptFile | undefined,
    options: RunOptions,
  ): Promise<Result<ImportReport, ImportFailure | ImportRunning | GoOnFailure>>;
  list(): Promise<UnfinishedImport[]>;
  /** Ends an import after the posts that are being saved; another process hears of it within seconds. */
  pause(id: string): Promise<Result<null, GoOnFailure>>;
  /** Ends it for good: what has come stays. */
  stop(id: string): Promise<Result<null, GoOnFailure>>;
  /** Removes what nobody will go on with any more. */
  clear(): Promise<void>;
  /** Pauses whatever this process is at, and waits for that. */
  end(): Promise<void>;
}

/** How long a file waits to be gone on with, in milliseconds: a week. */
const keepMs = 7 * 24 * 60 * 60 * 1000;

/** The imports that this process is at. */
export interface ImportsUnderWay {
  /** Fires when all of them are to pause. */
  ending: AbortController;
  all: Set<Promise<unknown>>;
}

export function createResumableImports(parts: RunParts, underWay: ImportsUnderWay): ResumableImports {
  const { run, goOn, pause, stop, clear, ...quick } = createSteps(parts, underWay);
  // Posts that are being saved hold up every other write.
  return {
    ...quick,
    run: (...given) => withLongTimeout(() => run(...given)),
    goOn: (...given) => withLongTimeout(() => goOn(...given)),
    pause: (id) => withLongTimeout(() => pause(id)),
    stop: (id) => withLongTimeout(() => stop(id)),
    clear: () => withLongTimeout(clear),
  };
}

function createSteps(parts: RunParts, underWay: ImportsUnderWay): ResumableImports {
  const { db, files, now, clock } = parts;
  const keepUntil = () => new Date(now().getTime() + keepMs).toISOString();

  const work = async (row: CheckpointRow, path: string | undefined, options: RunOptions) => {
    const signals = [underWay.ending.signal, ...(options.signal ? [options.signal] : [])];
    const working = workOnRun(parts, row, path, { ...options, signal: AbortSignal.any(signals) });
    underWay.all.add(working);
    return working.finally(() => underWay.all.delete(working));
  };

  const find = async (id: string) => {
    const row = (await listCheckpoints(db.kysely)).find(({ run_id }) => run_id === id);
    return row && isUnfinished(row.state) ? row : undefined;
  };

  /** Makes the holder of the lock the one who works on it, with this file. */
  const take = async (
    row: CheckpointRow,
    { path, isKept, hash }: { path: string | undefined; isKept: boolean; hash: string },
    options: RunOptions,
  ) => {
    const { holder } = options.lock;
    const file = JSON.stringify({ hash, isKept, machine: hostname() });
    await updateHolder(db.kysely, { run_id: row.run_id, holder, file, keep_until: keepUntil() });
    await changeRunState(db.kysely, { id: row.run_id, from: ['running', 'paused'], to: 'running' });
    return work({ ...row, holder, file }, path, options);
  };

  return {
    receive: files.receive,
    discard: files.remove,
    async run(file, order, options) {
      const isKept = 'kept' in file;
      const hash = isKept ? file.kept.hash : await hashOfPath(file.path);
      const choice = writeOrder(order);
      const waiting = (await listCheckpoints(db.kysely)).find(
        (row) => isUnfinished(row.state) && row.choice === choice && readFileOf(row).hash === hash,
      );
      if (waiting) {
        const path = isKept ? await files.replace(waiting.run_id, file.kept) : file.path;
        return take(waiting, { path, isKept, hash }, options);
      }
      const row = {
        run_id: isKept ? file.kept.id : crypto.randomUUID(),
        holder: options.lock.holder,
        file: JSON.stringify({ hash, isKept, machine: hostname() }),
        choice,
        step: 'posts',
        passed: 0,
        place: 0,
        done: 0,
        total: null,
        keep_until: keepUntil(),
      };
      await beginRun(db, row, { name: file.name, now: now() });
      return work(row, isKept ? file.kept.path : file.path, options);
    },
    async goOn(id, offered, options) {
      const refused = async (code: GoOnFailure['code']) => {
        if (offered) await files.remove(offered.id);
        return fail({ code });
      };
      const row = await find(id);
      if (!row) return refused('import_over');
      const file = readFileOf(row);
      if (offered && offered.hash !== file.hash) return refused('another_file');
      const path = offered ? await files.replace(id, offered) : await files.find(id);
      if (path === undefined && row.step !== 'pictures') return refused('file_missing');
      return take(row, { path, isKept: true, hash: file.hash }, options);
    },
    list: () => listUnfinished(db, files, { now: now(), clock }),
    async pause(id) {
      const isPaused = await changeRunState(db.kysely, { id, from: ['running'], to: 'paused' });
      return isPaused || (await find(id)) ? ok(null) : fail({ code: 'import_over' });
    },
    async stop(id) {
      const row = (await listUnfinished(db, files, { now: now(), clock })).find((each) => each.id === id);
      const endedAt = now().toISOString();
      const isStopped = await changeRunState(db.kysely, {
        ...{ id, endedAt, from: ['running', 'paused'], to: 'stopped' },
      });
      if (!row || !isStopped) return fail({ code: 'import_over' });
      // Whoever is at it ends it.
      if (row.state === 'paused' || row.state === 'interrupted') await endRun(parts, id);
      return ok(null);
    },
    async clear() {
      const at = now().toISOString();
      const rows = await listCheckpoints(db.kysely);
      for (const { run_id, state, keep_until } of rows) {
        if (isUnfinished(state) && keep_until > at) continue;
        await changeRunState(db.kysely, {
          id: run_id,
          endedAt: at,
          from: ['running', 'paused'],
          to: 'stopped',
        });
        await endRun(parts, run_id);
      }
      const known = new Set(rows.map(({ run_id }) => run_id));
      for (const { id, changedAt } of await files.list()) {
        // A younger one may be on its way here.
        const isOld = now().getTime() - changedAt.getTime() > 24 * 60 * 60 * 1000;
        if (!known.has(id) && isOld) await files.remove(id);
      }
    },
    async end() {
      underWay.ending.abort();
      await Promise.allSettled(underWay.all);
    },
  };
}

/** Begins a run: its report, and where it is. */
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

/** What a run is made of: its steps, and where it is kept. */
interface RunParts {
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

interface WorkOptions extends Pick<ImportOptions, 'onProgress' | 'onError'> {
  signal: AbortSignal;
}

/** Does what is left of an import, until its end or until it is to pause. Its lock must be held. */
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

/** Keeps with a run what was found after the last of its posts was saved. */
async function addProblems(
  db: Kysely<Schema>,
  runId: string,
  problems: readonly ImportProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  const { summary } = (await findRun(db, runId)) ?? {};
  if (!summary) return;
  const named = [...summary.problems, ...problems].slice(0, mostNamed);
  await updateRun(db, runId, { report: JSON.stringify({ ...summary, problems: named }) });
}

/** Forgets where an import was, and removes its file: it is at its end. */
async function endRun(
  { db, files }: { db: Pick<Database, 'kysely'>; files: KeptFiles },
  id: string,
): Promise<void> {
  await removeCheckpoint(db.kysely, id);
  await files.remove(id);
}

/** Imports that were begun, are not at their end, and can be watched, paused or gone on with. */
async function listUnfinished(
  db: Database,
  files: KeptFiles,
  { now, clock }: { now: Date; clock: LeaseClock },
): Promise<UnfinishedImport[]> {
  const holder = await findHolder(db.kysely, 'import export', clock);
  const rows = (await listCheckpoints(db.kysely)).filter(
    ({ state, keep_until }) => isUnfinished(state) && keep_until > now.toISOString(),
  );
  return Promise.all(
    rows.map(async (row): Promise<UnfinishedImport> => {
      const { machine, isKept } = readFileOf(row);
      const isHere = row.step === 'pictures' || (await files.find(row.run_id)) !== undefined;
      return {
        id: row.run_id,
        name: row.name,
        state: stateOf(row, holder),
        step: row.step as UnfinishedImport['step'],
        done: row.done,
        total: row.total,
        startedAt: row.started_at,
        file: isHere ? 'here' : isKept && machine === hostname() ? 'gone' : 'elsewhere',
        machine,
        keepUntil: row.keep_until,
      };
    }),
  );
}

function isUnfinished(state: string): boolean {
  return state === 'running' || state === 'paused';
}

/** What a run's row says is what is wanted; whether somebody is at it, the lease tells. */
function stateOf(row: CheckpointOfRun, holder: string | undefined): UnfinishedImport['state'] {
  const isHeld = row.holder === holder;
  if (row.state === 'paused') return isHeld ? 'pausing' : 'paused';
  return isHeld ? 'running' : 'interrupted';
}

/** Which import is under way just now, and how far it is; undefined where it has no file yet. */
export async function findRunning(
  { kysely }: Pick<Database, 'kysely'>,
  clock: LeaseClock,
): Promise<{ name: string; done: number; total: number | null; machine: string } | undefined> {
  const holder = await findHolder(kysely, 'import export', clock);
  const row = (await listCheckpoints(kysely)).find((each) => each.holder === holder);
  return row && { name: row.name, done: row.done, total: row.total, machine: readFileOf(row).machine };
}
