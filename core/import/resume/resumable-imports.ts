import { hostname } from 'node:os';
import { withLongTimeout } from '../../../db/statements.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import type { UnfinishedImport } from '../../../shared/unfinished-import.ts';
import type { ImportFailure, ImportLock, ImportRunning } from '../import-lock-core.ts';
import type { ImportOptions, ImportReport } from '../import-report.ts';
import { beginRun } from './begin-run.ts';
import { type CheckpointRow, changeRunState, listCheckpoints, updateHolder } from './checkpoint-store.ts';
import { endRun } from './end-run.ts';
import { type ImportOrder, readFileOf, writeOrder } from './import-order.ts';
import { hashOfPath, type KeptFile, type KeptFiles } from './kept-files.ts';
import { isUnfinished, listUnfinished } from './unfinished-imports.ts';
import { type RunParts, workOnRun } from './work-on-run.ts';

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
