import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { DialectName } from './dialect.ts';
import { migrate, withFolderLock } from './migrate.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect, openSqliteFile, watchSqliteSiteVersion } from './sqlite.ts';

/** An open, migrated database. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: DialectName;
  /** The version of what visitors see; undefined while it can't be known. Costs microseconds. */
  siteVersion(): number | undefined;
  /** Tells this process of a version it has just committed, ahead of the database's own notice. */
  noteSiteVersion(version: number): void;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface ConnectOptions {
  /** `postgres://…`; without it the embedded file `site.db` in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Told of connections that broke while idle. */
  onError?: (error: Error) => void;
}

/** Opens the database and migrates it. Throws when it can't be reached or a migration fails. */
export async function connect(options: ConnectOptions): Promise<Database> {
  return options.databaseUrl
    ? connectPostgres(options.databaseUrl, options.onError ?? (() => undefined))
    : connectSqlite(options.dataDir);
}

async function connectSqlite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'site.db');
  const kysely = new Kysely<Schema>({ dialect: new NodeSqliteDialect(openSqliteFile(path)) });
  await withFolderLock(dataDir, () => migrate(kysely, 'sqlite'));
  const watch = watchSqliteSiteVersion(path);
  return {
    kysely,
    dialect: 'sqlite',
    siteVersion: watch.current,
    noteSiteVersion: () => undefined,
    ping: () => ping(kysely),
    close: async () => {
      watch.close();
      await kysely.destroy();
    },
  };
}

async function connectPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const { openPostgresPool, watchPostgresSiteVersion } = await import('./postgres.ts');
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: openPostgresPool(url, onError) }),
  });
  await migrate(kysely, 'postgres');
  const watch = watchPostgresSiteVersion(url, onError);
  await watch.ready;
  return {
    kysely,
    dialect: 'postgres',
    siteVersion: watch.current,
    noteSiteVersion: watch.note,
    ping: () => ping(kysely),
    close: async () => {
      await watch.close();
      await kysely.destroy();
    },
  };
}

/** How long the database may take to say that it is there, in milliseconds. */
const pingDeadline = 5_000;

async function ping(kysely: Kysely<Schema>): Promise<void> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not answer')), pingDeadline);
  try {
    await Promise.race([sql`select 1`.execute(kysely), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
