import { SqliteFile } from './sqlite-file.ts';
import type { SqliteError, WriterOrder, WriterResult } from './writer-order.ts';

const nothing: WriterResult = { kind: 'done', result: { rows: [] } };

/** The writing connections of one thread. */
export class WriterFiles {
  readonly #files = new Map<number, SqliteFile>();

  /** Whether any file is in a transaction now. */
  get isInTransaction(): boolean {
    return [...this.#files.values()].some((file) => file.isInTransaction);
  }

  /** Never throws: what went wrong is in the result. */
  carryOut(order: Exclude<WriterOrder, { kind: 'retire' }>): WriterResult {
    try {
      return this.#carryOut(order);
    } catch (error) {
      const { message, code, errcode } = error as SqliteError;
      return { kind: 'failed', error: { message, code, errcode } };
    }
  }

  close(): void {
    for (const file of this.#files.values()) file.close();
    this.#files.clear();
  }

  #carryOut(order: Exclude<WriterOrder, { kind: 'retire' }>): WriterResult {
    const known = this.#files.get(order.file);
    switch (order.kind) {
      case 'open':
        this.#open(order);
        return nothing;
      case 'run': {
        const file = known ?? this.#open(order);
        if (order.isInside && !file.isInTransaction) return { kind: 'transaction_over' };
        return { kind: 'done', result: file.run(order.sql, order.parameters) };
      }
      case 'rollback':
        // On a full disk SQLite has rolled back by itself; to do it again would be an error that hides the cause.
        if (known?.isInTransaction) known.run('rollback');
        return nothing;
      case 'close':
        this.#files.delete(order.file);
        known?.close();
        return nothing;
    }
  }

  #open({ file, path }: { file: number; path: string }): SqliteFile {
    const opened = SqliteFile.openWriter(path);
    this.#files.set(file, opened);
    return opened;
  }
}
