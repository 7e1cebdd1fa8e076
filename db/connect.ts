import type { Kysely } from 'kysely';
import type { Readiness } from '../shared/health.ts';
import type { DialectName } from './dialect.ts';
import type { ConnectionLoad } from './health.ts';
import type { Schema } from './schema.ts';
import { connectSqlite } from './sqlite/connect-sqlite.ts';
import type { OnStatement } from './statements.ts';

/** A migrated database. Calls outside `withLongTimeout` fail with `DatabaseFailure` after two seconds. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: DialectName;
  /** The folder for keys that must not be in the database, and the key from the environment that replaces one of them. */
  keys: { folder: string; guard: string | undefined };
  /** The version of what visitors see; undefined while it can't be read. Takes microseconds. */
  siteVersion(): number | undefined;
  /**
   * The site version, read once per turn of the event loop and again after `noteSiteVersion`. Never older
   * than a value `siteVersion` has returned. A commit by another process in the same turn may show only in
   * the next one.
   */
  siteVersionThisTurn(): number | undefined;
  /** Records a version that this process has just committed, before the database's notification arrives. */
  noteSiteVersion(version: number): void;
  /** Resolves once `siteVersion` includes all commits before the call. Runs one query on PostgreSQL. */
  catchUp(): Promise<void>;
  /** True from the first failed connection until a new one has read the site version. */
  isUnavailable(): boolean;
  /** The number of outages since the database was opened. */
  outageCount(): number;
  /** Throws if the database doesn't respond within a second. */
  ping(): Promise<void>;
  /** Whether the database can do its work, checked within a second and cached for half a second. */
  readiness(): Promise<Readiness>;
  /** The current use of the database's connections. */
  connections(): ConnectionLoad[];
  /** Closes the connections, which takes at most a second. */
  close(): Promise<void>;
}

/** A database before its keys are added. */
export type OpenedDatabase = Omit<Database, 'keys'>;

export interface ConnectOptions {
  /** `postgres://…`; without it, the file `site.db` in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The key for confidential names; without it, a file in `dataDir` contains it. */
  guardKey?: string | undefined;
  poolSize?: number;
  /** How long to wait for a server that isn't up yet, in ms; 0 by default. */
  waitFor?: number;
  /** Called with the reason when waiting begins, and then every ten seconds. */
  onWaiting?: (why: string) => void;
  onError?: (error: Error) => void;
  /** Called when the server is available again, with the length of the outage in ms. */
  onReturn?: (unavailableForMs: number) => void;
  /** Called after every statement. */
  onStatement?: OnStatement | undefined;
}

const nothing = () => undefined;

/** Opens the database and migrates it. Throws when it can't be reached or a migration fails. */
export async function connect(options: ConnectOptions): Promise<Database> {
  const keys = { folder: options.dataDir, guard: options.guardKey };
  return { ...(await open(options)), keys };
}

async function open(options: ConnectOptions): Promise<OpenedDatabase> {
  if (!options.databaseUrl) return connectSqlite(options.dataDir, options.onStatement);
  const { connectPostgres } = await import('./postgres/connect-postgres.ts');
  return connectPostgres({
    url: options.databaseUrl,
    poolSize: options.poolSize ?? 10,
    waitFor: options.waitFor ?? 0,
    onWaiting: options.onWaiting ?? nothing,
    onLost: options.onError ?? nothing,
    onReturn: options.onReturn ?? nothing,
    onStatement: options.onStatement,
  });
}
