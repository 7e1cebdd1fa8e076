import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  RawNode,
  SelectQueryNode,
} from 'kysely';
import { DatabaseFailure } from '../../shared/result.ts';
import { databaseErrorKind } from '../database-failure.ts';
import type { WriteErrors } from '../health.ts';
import { hasLongTimeout, longTimeoutMs, promptTimeoutMs, turnTimeoutMs } from '../statements.ts';
import { retryBusy } from './retry-busy.ts';
import type { SqliteFile } from './sqlite-file.ts';
import type { SqliteWriter } from './sqlite-writer.ts';
import type { EndTurn, Turns } from './turns.ts';

export interface SqliteFiles {
  reader: SqliteFile;
  writer: SqliteWriter;
  /** Of those who write in this process. */
  turns: Turns;
  writes: WriteErrors;
}

/** Raw statements that read, as a rule; whether they do, the read-only connection decides. */
const readingStatement = /^\s*(select|with|values|explain|vacuum\s+into)\b/i;

/** What one caller of Kysely holds: outside of a transaction reading waits for nobody, all else for its turn to write. */
export class SqliteConnection implements DatabaseConnection {
  readonly #files: SqliteFiles;
  #deadline = this.#deadlineOfOne();
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
        return await retryBusy(() => reader.run<Row>(sql, parameters), this.#deadlineOfOne());
      } catch (error) {
        // `with … insert` begins like a query that reads.
        if (databaseErrorKind(error) !== 'read_only') throw error;
      }
    }
    const endTurn = await this.#files.turns.take(this.#turnTimeoutMs());
    try {
      const result = await this.#write(() => writer.run<Row>(sql, parameters), this.#deadlineOfOne());
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
    this.#endTurn = await this.#files.turns.take(this.#turnTimeoutMs());
    this.#deadline = this.#deadlineOfOne();
    try {
      await this.#write(() => this.#files.writer.run('begin immediate', []), this.#deadline);
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
      await this.#files.writer.rollback();
    } finally {
      this.#end();
    }
  }

  #end(): void {
    this.#endTurn?.();
    this.#endTurn = undefined;
  }

  async #write<Value>(work: () => Promise<Value>, deadline: number): Promise<Value> {
    try {
      return await retryBusy(work, deadline);
    } catch (error) {
      const failure = asUnwritable(error);
      this.#files.writes.noteFailure(failure);
      throw failure;
    }
  }

  #turnTimeoutMs(): number {
    return hasLongTimeout() ? longTimeoutMs : turnTimeoutMs;
  }

  #deadlineOfOne(): number {
    return performance.now() + (hasLongTimeout() ? longTimeoutMs : promptTimeoutMs);
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
