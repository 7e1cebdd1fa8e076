import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Database } from './connect.ts';
import { walLimit } from './sqlite/sqlite-file.ts';

/** Truncates a long write-ahead log in a worker thread, unless it is in use. Throws if the disk fails. */
export async function shrinkWal({ dialect, kysely }: Database): Promise<void> {
  if (dialect !== 'sqlite') return;
  const query = sql<{ file: string }>`select file from pragma_database_list where name = 'main'`;
  const path = (await query.execute(kysely)).rows[0]?.file;
  if (!path || (await sizeOf(`${path}-wal`)) <= walLimit) return;
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(new URL('./shrink-wal-worker.ts', import.meta.url), { workerData: path });
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
