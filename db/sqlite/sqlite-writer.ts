import type { QueryResult } from 'kysely';
import { DatabaseFailure } from '../../shared/database-failure.ts';
import type { WriterOrder } from './writer-order.ts';
import { askWriter } from './writer-thread.ts';

let opened = 0;

/** The writing connection, on a thread of its own. A `DatabaseFailure` when that thread ends, else errors of `SqliteFile`. */
export class SqliteWriter {
  readonly #file: number;
  readonly #path: string;
  #isClosed = false;

  constructor(path: string) {
    opened += 1;
    this.#file = opened;
    this.#path = path;
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

  async #ask(order: WriterOrder): Promise<QueryResult<unknown>> {
    const reply = await askWriter(order);
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
