import { statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { QueryResult } from 'kysely';
import { databaseErrorKind, outOfSharedMemory } from '../database-failure.ts';

/** The most bytes the write-ahead log keeps (https://sqlite.org/pragma.html#pragma_journal_size_limit). */
export const walLimit = 16 * 1024 * 1024;

/** The most prepared statements per connection. */
const preparedLimit = 200;

/** A connection to a database file with cached prepared statements. It never waits for a lock. */
export class SqliteFile {
  #file: DatabaseSync;
  #reading: Reading | undefined;
  readonly #prepared = new Map<string, StatementSync>();

  private constructor(file: DatabaseSync, reading?: Reading) {
    this.#file = file;
    this.#reading = reading;
  }

  /** WAL allows reads during writes; FULL makes commits survive a power failure (https://sqlite.org/pragma.html#pragma_synchronous). */
  static openWriter(path: string): SqliteFile {
    const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
    try {
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
      file.exec(`pragma journal_size_limit = ${walLimit}`);
    } catch (error) {
      file.close();
      throw error;
    }
    return new SqliteFile(file);
  }

  static openReader(path: string): SqliteFile {
    const reading = openReading(path);
    return new SqliteFile(reading.file, reading);
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction;
  }

  run<Row>(sql: string, parameters: readonly unknown[] = []): QueryResult<Row> {
    if (this.#reading?.isOutdated()) this.#openAgain(this.#reading.path);
    const statement = this.#prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
    const { changes, lastInsertRowid } = statement.run(...values);
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] };
  }

  close(): void {
    if (this.#file.isOpen) this.#file.close();
  }

  #openAgain(path: string): void {
    const reading = openReading(path);
    this.#prepared.clear();
    this.#file.close();
    this.#file = reading.file;
    this.#reading = reading;
  }

  #prepare(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const statement = this.#file.prepare(sql);
    const oldest = this.#prepared.size >= preparedLimit ? this.#prepared.keys().next().value : undefined;
    if (oldest !== undefined) this.#prepared.delete(oldest);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

interface Reading {
  path: string;
  file: DatabaseSync;
  /** Whether to reopen an immutable connection, which doesn't notice later writes to the file. */
  isOutdated(): boolean;
}

/**
 * Opens a file for reading. If it has no write-ahead log and none can be created (full disk, read-only
 * folder), opens it as immutable (https://sqlite.org/uri.html#uriimmutable).
 */
function openReading(path: string): Reading {
  const file = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  file.exec('pragma temp_store = memory');
  if (canRead(file) || hasLog(path)) return { path, file, isOutdated: () => false };
  file.close();
  const alone = new DatabaseSync(new URL(`${pathToFileURL(path).href}?immutable=1`), { readOnly: true });
  alone.exec('pragma temp_store = memory');
  return { path, file: alone, isOutdated: () => hasLog(path) };
}

/** SQLITE_CANTOPEN (https://sqlite.org/rescode.html). */
const cantOpen = 14;

/** False only if the log or its index can't be opened; any other failure surfaces in later reads. */
function canRead(file: DatabaseSync): boolean {
  try {
    file.exec('pragma schema_version');
    return true;
  } catch (error) {
    const { errcode = 0 } = error as { errcode?: number };
    return errcode !== cantOpen && errcode !== outOfSharedMemory;
  }
}

function hasLog(path: string): boolean {
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.size > 0;
}

/**
 * Follows the site version by `pragma data_version`, which changes with other connections' commits; undefined
 * while the file can't be read.
 */
export function watchSqliteSiteVersion(path: string) {
  let reader = openReading(path);
  let dataVersion: StatementSync;
  let siteVersion: StatementSync;
  let seen: unknown;
  const prepare = () => {
    dataVersion = reader.file.prepare('pragma data_version');
    // Twice as fast as objects, and this runs every turn.
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
    // Later reads in this turn must not return an older version.
    ofThisTurn = { version: read() };
    return ofThisTurn.version;
  };
  return {
    current,
    currentThisTurn: () => (ofThisTurn ? ofThisTurn.version : current()),
    /** Discards this turn's value. */
    note: turnEnded,
    close: () => reader.file.close(),
  };
}
