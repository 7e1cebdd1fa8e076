import { type Driver, SqliteAdapter, SqliteDialect } from 'kysely';
import { SqliteConnection, type SqliteFiles } from './sqlite-connection.ts';

/** Kysely's SQLite dialect over the `node:sqlite` that is built into Node: one connection reads, another writes. It closes them in the end. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    super({
      database: () => Promise.reject(new Error('The driver of this dialect has its own connections')),
    });
    this.#files = files;
  }

  override createDriver(): Driver {
    return new TwoConnectionsDriver(this.#files);
  }

  override createAdapter(): SqliteAdapter {
    return new ReadWhileWritingAdapter();
  }
}

class TwoConnectionsDriver implements Driver {
  readonly #files: SqliteFiles;

  constructor(files: SqliteFiles) {
    this.#files = files;
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
    return connection.release();
  }

  releaseConnection(connection: SqliteConnection): Promise<void> {
    return connection.release();
  }

  async destroy(): Promise<void> {
    this.#files.reader.close();
    await this.#files.writer.close();
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
