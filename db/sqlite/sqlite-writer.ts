import type { QueryResult } from 'kysely';
import { DatabaseFailure } from '../../shared/result.ts';
import { WriterFiles } from './writer-files.ts';
import type { WriterOrder } from './writer-order.ts';
import { askWriter } from './writer-thread.ts';

let opened = 0;

/**
 * The writing connection, on a thread of its own; until `leaveThread`, where it begins so, on the one it was made on. A `DatabaseFailure` when that thread ends, else errors of `SqliteFile`.
 */
export class SqliteWriter {
  readonly #file: number;
  readonly #path: string;
  #isClosed = false;
  #onThisThread: WriterFiles | undefined;

  constructor(path: string, { onThisThread = false } = {}) {
    opened += 1;
    this.#file = opened;
    this.#path = path;
    if (onThisThread) this.#onThisThread = new WriterFiles();
  }

  /** Has the thread that writes do it from now on. Between two transactions only. */
  leaveThread(): void {
    this.#onThisThread?.close();
    this.#onThisThread = undefined;
  }

  /** Makes the file if need be. Without it the first statement opens it. */
  async open(): Promise<void> {
    await this.#ask({ kind: 'open', file: this.#file, path: this.#path });
  }

  /** Runs one statement that stands by itself, or begins a transaction. */
  run<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#run(sql, parameters, false);
  }

  /** Runs one statement of the open transaction. Throws a `DatabaseFailure` when that is over. */
  runInside<Row>(sql: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    return this.#run(sql, parameters, true);
  }

  async rollback(): Promise<void> {
    if (!this.#isClosed) await this.#ask({ kind: 'rollback', file: this.#file });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#ask({ kind: 'close', file: this.#file });
  }

  async #run<Row>(sql: string, parameters: readonly unknown[], isInside: boolean): Promise<QueryResult<Row>> {
    if (this.#isClosed) throw new Error('The database has been closed');
    const order = { kind: 'run', file: this.#file, path: this.#path, sql, parameters, isInside } as const;
    return (await this.#ask(order)) as QueryResult<Row>;
  }

  async #ask(order: Exclude<WriterOrder, { kind: 'retire' }>): Promise<QueryResult<unknown>> {
    const reply = this.#onThisThread?.carryOut(order) ?? (await askWriter(order));
    switch (reply.kind) {
      case 'done':
        return reply.result;
      case 'transaction_over':
        throw new DatabaseFailure('unavailable', 'The transaction was rolled back before this statement');
      case 'failed': {
        const { message, code, errcode } = reply.error;
        throw Object.assign(new Error(message), { code, errcode });
      }
    }
  }
}
