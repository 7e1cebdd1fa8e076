import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { noRoomToShare } from '../database-failure.ts';

/** A connection that reads a file. */
export interface Reading {
  path: string;
  file: DatabaseSync;
  /** The file was written to, which this connection doesn't see: it has to be opened again. */
  isOutdated(): boolean;
}

/**
 * Opens a file for reading. Where it has no write-ahead log and none can be made, because the disk is full or the folder
 * read-only, the file alone is read as it stands (https://sqlite.org/uri.html#uriimmutable).
 */
export function openReading(path: string): Reading {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  file.exec('pragma temp_store = memory');
  if (canRead(file) || hasLog(path)) return { path, file, isOutdated: () => false };
  file.close();
  const alone = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
  alone.exec('pragma temp_store = memory');
  return { path, file: alone, isOutdated: () => hasLog(path) };
}

/** False only where the log, or what goes with it, can't be opened: whoever reads hears of anything else. */
function canRead(file: DatabaseSync): boolean {
  try {
    file.exec('pragma schema_version');
    return true;
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    return errcode !== cantOpen && errcode !== noRoomToShare;
  }
}

/** SQLITE_CANTOPEN (https://sqlite.org/rescode.html). */
const cantOpen = 14;

function hasLog(path: string): boolean {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > 0;
}
