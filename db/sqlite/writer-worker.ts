import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { WriterFiles } from './writer-files.ts';
import type { WriterOrder, WriterReply } from './writer-order.ts';

/** The thread that writes; `writer-thread.ts` starts it. Orders are carried out and answered one after another. */
const files = new WriterFiles();

parentPort?.on('message', (order: WriterOrder) => {
  if (order.kind === 'retire') {
    files.close();
    parentPort?.close();
    return;
  }
  const result = files.carryOut(order);
  parentPort?.postMessage({ result, isInTransaction: files.isInTransaction } satisfies WriterReply);
});

// Else it is written when the thread ends, which that of a killed process does not.
flushCompileCache();
