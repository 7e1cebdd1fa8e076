import type { StatementSync } from 'node:sqlite';
import { databaseErrorKind } from '../database-failure.ts';
import { openReading } from './open-reading.ts';

interface SqliteSiteVersionWatch {
  current(): number | undefined;
  currentThisTurn(): number | undefined;
  /** What was found this turn no longer holds. */
  note(): void;
  close(): void;
}

/** Follows the site version by `pragma data_version`, which counts others' commits; undefined while the file can't be read. */
export function watchSqliteSiteVersion(path: string): SqliteSiteVersionWatch {
  let reader = openReading(path);
  let dataVersion: StatementSync;
  let siteVersion: StatementSync;
  let seen: unknown;
  const prepare = () => {
    dataVersion = reader.file.prepare('pragma data_version');
    // An array is made in half the time of a row, and this is asked for every turn.
    dataVersion.setReturnArrays(true);
    siteVersion = reader.file.prepare('select version from site_version where id = 1');
    seen = undefined;
  };
  prepare();
  let version = 0;
  let ofThisTurn: { version: number | undefined } | undefined;
  const turnEnded = () => {
    ofThisTurn = undefined;
  };
  const read = () => {
    try {
      if (reader.isOutdated()) {
        reader.file.close();
        reader = openReading(path);
        prepare();
      }
      const commits = dataVersion.get()?.[0];
      if (commits !== seen) {
        version = Number(siteVersion.get()?.version);
        seen = commits;
      }
      return version;
    } catch (error) {
      if (databaseErrorKind(error)) return undefined;
      throw error;
    }
  };
  const current = () => {
    if (!ofThisTurn) setImmediate(turnEnded);
    // Whoever asks later this turn must not be told of an older version than whoever has asked now.
    ofThisTurn = { version: read() };
    return ofThisTurn.version;
  };
  return {
    current,
    currentThisTurn: () => (ofThisTurn ? ofThisTurn.version : current()),
    note: turnEnded,
    close: () => reader.file.close(),
  };
}
