import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';
import { openReading, type Reading } from './open-reading.ts';

/** Bytes that the write-ahead log may keep (https://sqlite.org/pragma.html#pragma_journal_size_limit). */
export const walLimit = 16 * 1024 * 1024;

/** Statements kept compiled on one connection. */
const preparedLimit = 200;

/** One connection to a database file, its statements kept compiled. It never waits for a lock. */
export class SqliteFile {
  #file: DatabaseSync;
  #reading: Reading | undefined;
  readonly #prepared = new Map<string, StatementSync>();

  private constructor(file: DatabaseSync, reading?: Reading) {
    this.#file = file;
    this.#reading = reading;
  }

  /** WAL lets readers go on; FULL lets commits survive a power cut (https://sqlite.org/pragma.html#pragma_synchronous). */
  static openWriter(path: string): SqliteFile {
    // Only until the mode is set, which another process that starts may hold up.
    const file = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
    try {
      file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
      file.exec(`pragma busy_timeout = 0; pragma journal_size_limit = ${walLimit}`);
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
