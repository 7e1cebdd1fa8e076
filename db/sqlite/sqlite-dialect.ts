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
  /** The process's write queue. */
  turns: Turns;
  writes: WriteErrors;
}

/** Kysely's SQLite dialect over `node:sqlite`: one connection reads, another writes. Closes both. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    super({
      database: () => Promise.reject(new Error('This dialect’s driver manages its own connections')),
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
  /** True, because Kysely would otherwise block reads during a transaction. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll back table definitions, so an interrupted migration leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The writing connection. It opens with the first statement, so that a read-only site can still be read. */
export class SqliteWriter {
  readonly #path: string;
  #file: SqliteFile | undefined;
  #isClosed = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Creates the file if necessary. */
  open(): SqliteFile {
    if (this.#isClosed) throw new Error('The database has been closed');
    this.#file ??= SqliteFile.openWriter(this.#path);
    return this.#file;
  }

  /** Runs a statement of the open transaction. Throws a `DatabaseFailure` if it has ended, for example on a full disk. */
  runInside<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const file = this.open();
    if (!file.isInTransaction)
      throw new DatabaseFailure('unavailable', 'The transaction was rolled back before this statement');
    return file.run(sql, parameters);
  }

  rollback(): void {
    // On a full disk SQLite has already rolled back; a second rollback would fail and hide the cause.
    if (this.#file?.isInTransaction) this.#file.run('rollback');
  }

  close(): void {
    this.#isClosed = true;
    this.#file?.close();
  }
}

/** Ends a turn; further calls do nothing. */
type EndTurn = () => void;

/** A queue for writes, which run one at a time and in order. Waiting has a time limit. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #taken = false;

  /** Waits for a turn. Throws a `DatabaseFailure` (busy) after `within` ms. */
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

/** Raw statements that usually read; the read-only connection rejects the exceptions. */
const readingStatement = /^\s*(select|with|values|explain|vacuum\s+into)\b/i;

/** A connection used by one caller at a time. Only reads outside a transaction don't wait for their turn. */
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
    // The holder of the write lock never waits.
    if (this.#endTurn) return this.#write(() => writer.runInside<Row>(sql, parameters), 0);
    if (reads(query)) {
      try {
        return await retryBusy(() => reader.run<Row>(sql, parameters), deadlineOfOne());
      } catch (error) {
        // `with … insert` looks like a read.
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

  /** Streaming rows would pin the shared reading connection to an old snapshot. */
  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** Takes the write lock at once: a transaction that reads first would fail if another process writes in between. */
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

  /** Ends an open transaction; the next turn starts after the rollback. */
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
      await yieldToEventLoop();
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

/** How long writes may hold the thread in one turn of the event loop, in ms. */
const sliceMs = 5;
let sliceBegun: number | undefined;

/** Statements run synchronously, so a long transaction would otherwise run in a single turn. */
async function yieldToEventLoop(): Promise<void> {
  if (sliceBegun === undefined) {
    sliceBegun = performance.now();
    setImmediate(() => {
      sliceBegun = undefined;
    });
  } else if (performance.now() - sliceBegun > sliceMs) await nextTurn();
}

/** Delays before retrying a lock held by another process, in ms; the last one repeats. */
const delaysMs = [1, 2, 5, 5, 10];

/** Retries `work` while the file is locked, until `deadline` (in `performance.now()` time), without blocking the thread. */
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

/** If the file can be read but not opened for writing, its folder is read-only. */
function asUnwritable(error: unknown): unknown {
  if (!(error instanceof DatabaseFailure)) return error;
  const { errcode } = (error.cause ?? {}) as { errcode?: number };
  return errcode === 14 ? new DatabaseFailure('read_only', error.message, error.cause) : error;
}

function reads({ query, sql }: CompiledQuery): boolean {
  if (SelectQueryNode.is(query)) return true;
  return RawNode.is(query) && readingStatement.test(sql);
}
