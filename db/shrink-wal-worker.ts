import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

// Never waits for a lock (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
const file = new DatabaseSync(String(workerData), { timeout: 0 });
try {
  // The passive checkpoint takes long but blocks no writes; the second writes the rest and truncates the log.
  file.exec('pragma synchronous = full; pragma wal_checkpoint(passive); pragma wal_checkpoint(truncate)');
} finally {
  file.close();
}
