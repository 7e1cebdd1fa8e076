import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import type { WriteErrors } from '../write-errors.ts';
import { SqliteConnection, type SqliteFiles } from './sqlite-connection.ts';
import { SqliteFile } from './sqlite-file.ts';
import { Turns } from './turns.ts';

/** Kysely's SQLite dialect over the `node:sqlite` that is built into Node: one connection reads, another writes. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #path: string;
  readonly #writes: WriteErrors;

  constructor(path: string, writes: WriteErrors) {
    super({
      database: () => Promise.reject(new Error('The driver of this dialect opens the file itself')),
    });
    this.#path = path;
    this.#writes = writes;
  }

  override createDriver(): Driver {
    return new TwoConnectionsDriver(this.#path, this.#writes);
  }

  override createAdapter(): SqliteAdapter {
    return new ReadWhileWritingAdapter();
  }
}

class TwoConnectionsDriver implements Driver {
  readonly #files: SqliteFiles;

  constructor(path: string, writes: WriteErrors) {
    const writer = SqliteFile.openWriter(path);
    this.#files = { writer, reader: SqliteFile.openReader(path), turns: new Turns(), writes };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#files);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: SqliteConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    this.#files.reader.close();
    this.#files.writer.close();
  }
}

class ReadWhileWritingAdapter extends SqliteAdapter {
  /** Else Kysely would let nobody read while a transaction is open. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll a table definition back, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
