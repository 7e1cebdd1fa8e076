import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';
import { walLimit } from './wal-limit.ts';

/** Statements kept compiled on one connection. */
const preparedLimit = 200;

/**
 * An open database file. WAL lets readers go on while one writes; `synchronous=FULL` makes every
 * acknowledged commit survive a power cut (https://sqlite.org/pragma.html#pragma_synchronous).
 */
export function openSqliteFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  file.exec(`pragma journal_size_limit = ${walLimit}`);
  return file;
}

/** Kysely's SQLite dialect over the `node:sqlite` that is built into Node. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(file: DatabaseSync) {
    const config = { database: asKyselyDatabase(file) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

/**
 * A transaction takes the write lock at its start: one that reads first and then writes would
 * otherwise fail at once when another process has written in between, without waiting its turn.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can roll a table definition back, so a migration that is cut short leaves nothing behind. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function asKyselyDatabase(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    const statement = file.prepare(sql);
    const oldest = prepared.size >= preparedLimit ? prepared.keys().next().value : undefined;
    if (oldest !== undefined) prepared.delete(oldest);
    prepared.set(sql, statement);
    return statement;
  };
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

/**
 * Follows the site version in a file that other processes may write: SQLite counts the commits of
 * other connections (`pragma data_version`), so asking costs microseconds and is never stale.
 */
export function watchSqliteSiteVersion(path: string): { current(): number; close(): void } {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 10_000 });
  const dataVersion = reader.prepare('pragma data_version');
  const siteVersion = reader.prepare('select version from site_version where id = 1');
  let seen: unknown;
  let version = 0;
  return {
    current: () => {
      const commits = dataVersion.get()?.data_version;
      if (commits !== seen) {
        seen = commits;
        version = Number(siteVersion.get()?.version);
      }
      return version;
    },
    close: () => reader.close(),
  };
}
