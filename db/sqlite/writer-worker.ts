import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { SqliteFile } from './sqlite-file.ts';
import type { SqliteError, WriterOrder, WriterReply, WriterResult } from './writer-order.ts';

/** The thread that writes; `writer-thread.ts` starts it. Orders are carried out and answered one after another. */
const files = new Map<number, SqliteFile>();
const nothing: WriterResult = { kind: 'done', result: { rows: [] } };

parentPort?.on('message', (order: WriterOrder) => {
  if (order.kind === 'retire') return retire();
  let result: WriterResult;
  try {
    result = carryOut(order);
  } catch (error) {
    const { message, code, errcode } = error as SqliteError;
    result = { kind: 'failed', error: { message, code, errcode } };
  }
  const isInTransaction = [...files.values()].some((file) => file.isInTransaction);
  parentPort?.postMessage({ result, isInTransaction } satisfies WriterReply);
});

function carryOut(order: Exclude<WriterOrder, { kind: 'retire' }>): WriterResult {
  const known = files.get(order.file);
  switch (order.kind) {
    case 'open':
      openFile(order);
      return nothing;
    case 'run': {
      const file = known ?? openFile(order);
      if (order.isInside && !file.isInTransaction) return { kind: 'transaction_over' };
      return { kind: 'done', result: file.run(order.sql, order.parameters) };
    }
    case 'rollback':
      // On a full disk SQLite has rolled back by itself; to do it again would be an error that hides the cause.
      if (known?.isInTransaction) known.run('rollback');
      return nothing;
    case 'close':
      files.delete(order.file);
      known?.close();
      return nothing;
  }
}

function retire(): void {
  for (const file of files.values()) file.close();
  parentPort?.close();
}

function openFile({ file, path }: { file: number; path: string }): SqliteFile {
  const opened = SqliteFile.openWriter(path);
  files.set(file, opened);
  return opened;
}

// Else it is written when the thread ends, which that of a killed process does not.
flushCompileCache();
