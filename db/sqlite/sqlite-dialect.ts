import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  RawNode,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import { DatabaseFailure } from '../../shared/result.ts';
import { asDatabaseFailure, databaseErrorKind } from '../database-failure.ts';
import type { WriteErrors } from '../health.ts';
import { hasLongTimeout, longTimeoutMs, promptTimeoutMs, turnTimeoutMs } from '../statements.ts';
import { SqliteFile } from './sqlite-file.ts';

export interface SqliteFiles {
  reader: SqliteFile;
  writer: SqliteWriter;
  /** Of those who write in this process. */
  turns: Turns;
  writes: WriteErrors;
}

/** Kysely's SQLite dialect over the `node:sqlite` that is built into Node: one connection reads, another writes. It closes both in the end. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    super({
      database: () => Promise.reject(new Error('The driver of this dialect has its own connections')),
    });
    this.#files = files;
  }

  override createDriver(): Driver {
    const files = this.#files;
    return {
      init: async () => undefined,
      acquireConnection: async () => new SqliteConnection(files),
      beginTransaction: (connection: SqliteConnection) => connection.begin(),
      commitTransaction: (connection: SqliteConnection) => connection.commit(),
      rollbackTransaction: (connection: SqliteConnection) => connection.release(),
      releaseConnection: (connection: SqliteConnection) => connection.release(),
      destroy: async () => {
        files.reader.close();
        files.writer.close();
      },
    };
  }

  override createAdapter(): SqliteAdapter {
    return new ReadWhileWritingAdapter();
  }
}

class ReadWhileWritingAdapter extends SqliteAdapter {
  /** Else Kysely would let nobody read while a transaction is open. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll a table definition back, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The writing connection, opened with the first statement: where nothing can be written, what is there can still be read. */
export class SqliteWriter {
  readonly #path: string;
  #file: SqliteFile | undefined;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Makes the file if need be. */
  open(): SqliteFile {
    if (this.#isClosed) throw new Error('The database has been closed');
    this.#file ??= SqliteFile.openWriter(this.#path);
    return this.#file;
  }

  /** Runs one statement of the open transaction. Throws a `DatabaseFailure` when that is over, as after a full disk. */
  runInside<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const file = this.open();
    if (!file.isInTransaction)
      throw new DatabaseFailure('unavailable', 'The transaction was rolled back before this statement');
    return file.run(sql, parameters);
  }

  rollback(): void {
    // On a full disk SQLite has rolled back by itself; to do it again would be an error that hides the cause.
    if (this.#file?.isInTransaction) this.#file.run('rollback');
  }

  close(): void {
    this.#isClosed = true;
    this.#file?.close();
  }
}

/** Gives a turn back; calling it again does nothing. */
type EndTurn = () => void;

/** One at a time, in the order in which they came; who has waited too long leaves. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #taken = false;

  /** Takes a turn. Throws a `DatabaseFailure` (busy) when none comes within so many milliseconds. */
  take(within: number): Promise<EndTurn> {
    if (!this.#taken) return Promise.resolve(this.#begin());
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        this.#waiting.delete(come);
        resolve(this.#begin());
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(come);
        reject(new DatabaseFailure('busy', 'Other work of this process did not finish in time'));
      }, within);
      this.#waiting.add(come);
    });
  }

  load(): { inUse: number; idle: number; waiting: number } {
    const inUse = Number(this.#taken);
    return { inUse, idle: 1 - inUse, waiting: this.#waiting.size };
  }

  #begin(): EndTurn {
    this.#taken = true;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken = false;
      this.#waiting.values().next().value?.();
    };
  }
}

/** Raw statements that read, as a rule; whether they do, the read-only connection decides. */
const readingStatement = /^\s*(select|with|values|explain|vacuum\s+into)\b/i;

/** What one caller of Kysely holds: outside of a transaction reading waits for nobody, all else for its turn to write. */
class SqliteConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  #deadline = deadlineOfOne();
  #endTurn: EndTurn | undefined;

  constructor(files: SqliteFiles) {
    this.#files = files;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { sql, parameters } = query;
    const { reader, writer } = this.#files;
    // What has the write lock waits for nobody.
    if (this.#endTurn) return this.#write(() => writer.runInside<Row>(sql, parameters), 0);
    if (reads(query)) {
      try {
        return await retryBusy(() => reader.run<Row>(sql, parameters), deadlineOfOne());
      } catch (error) {
        // `with … insert` begins like a query that reads.
        if (databaseErrorKind(error) !== 'read_only') throw error;
      }
    }
    const endTurn = await this.#takeTurn();
    try {
      const result = await this.#write(() => writer.open().run<Row>(sql, parameters), deadlineOfOne());
      this.#files.writes.noteSuccess();
      return result;
    } finally {
      endTurn();
    }
  }

  /** A row at a time would hold the connection that all read from at what it showed when the first was asked for. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** Takes the write lock at once: a transaction that reads first would fail when another process has written meanwhile. */
  async begin(): Promise<void> {
    this.#endTurn = await this.#takeTurn();
    this.#deadline = deadlineOfOne();
    try {
      await this.#write(() => this.#files.writer.open().run('begin immediate'), this.#deadline);
    } catch (error) {
      await this.release();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#write(() => this.#files.writer.runInside('commit', []), this.#deadline);
    this.#files.writes.noteSuccess();
    this.#end();
  }

  /** Ends the transaction that is open, if one is: the next turn begins when it is rolled back. */
  async release(): Promise<void> {
    if (!this.#endTurn) return;
    try {
      this.#files.writer.rollback();
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  #takeTurn(): Promise<EndTurn> {
    return this.#files.turns.take(hasLongTimeout() ? longTimeoutMs : turnTimeoutMs);
  }

  async #write<Value>(work: () => Value, deadline: number): Promise<Value> {
    try {
      await letOthersRun();
      return await retryBusy(work, deadline);
    } catch (error) {
      const failure = asUnwritable(error);
      this.#files.writes.noteFailure(failure);
      throw failure;
    }
  }
}

function deadlineOfOne(): number {
  return performance.now() + (hasLongTimeout() ? longTimeoutMs : promptTimeoutMs);
}

/** So long may writing hold the thread in one turn of the event loop, in milliseconds, before others have theirs. */
const sliceMs = 5;
let sliceBegun: number | undefined;

/** A transaction of many statements would otherwise run to its end in one turn: each of them is done at once. */
async function letOthersRun(): Promise<void> {
  if (sliceBegun === undefined) {
    sliceBegun = performance.now();
    setImmediate(() => {
      sliceBegun = undefined;
    });
  } else if (performance.now() - sliceBegun > sliceMs) await nextTurn();
}

/** How long to wait before asking again for a lock that another process holds, in milliseconds; the last goes on. */
const delaysMs = [1, 2, 5, 5, 10];

/** Runs `work` again while the file is locked, until `deadline` (of `performance.now()`), without holding the thread. */
export async function retryBusy<Value>(work: () => Value, deadline: number): Promise<Value> {
  for (let count = 0; ; count += 1) {
    try {
      return work();
    } catch (error) {
      const delayMs = delaysMs[Math.min(count, delaysMs.length - 1)] ?? 0;
      if (databaseErrorKind(error) !== 'busy' || performance.now() + delayMs > deadline) {
        throw asDatabaseFailure(error);
      }
      await wait(delayMs);
    }
  }
}

/** A file that is read, and beside which none can be opened to write, is in a folder that can only be read. */
function asUnwritable(error: unknown): unknown {
  if (!(error instanceof DatabaseFailure)) return error;
  const { errcode } = (error.cause ?? {}) as { errcode?: number };
  return errcode === 14 ? new DatabaseFailure('read_only', error.message, error.cause) : error;
}

function reads({ query, sql }: CompiledQuery): boolean {
  if (SelectQueryNode.is(query)) return true;
  return RawNode.is(query) && readingStatement.test(sql);
}
