import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

// Never waits: whoever holds a lock goes first (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
const file = new DatabaseSync(String(workerData), { timeout: 0 });
try {
  // The long part, which blocks nobody; the second writes the little that came meanwhile, and cuts the log.
  file.exec('pragma synchronous = full; pragma wal_checkpoint(passive); pragma wal_checkpoint(truncate)');
} finally {
  file.close();
}
