import type { Kysely } from 'kysely';
import type { Readiness } from '../shared/health.ts';
import type { DialectName } from './dialect.ts';
import type { ConnectionLoad } from './health.ts';
import type { Schema } from './schema.ts';
import { connectSqlite } from './sqlite/connect-sqlite.ts';
import type { OnStatement } from './statements.ts';

/** An open, migrated database. It answers within two seconds, or fails with a `DatabaseFailure`; `withLongTimeout` gives more. */
export interface Database {
  kysely: Kysely<Schema>;
  dialect: DialectName;
  /** Where keys lie that must not be in the database, and the one that the environment has in their place. */
  keys: { folder: string; guard: string | undefined };
  /** The version of what visitors see; undefined while it can't be known. Costs microseconds. */
  siteVersion(): number | undefined;
  /**
   * The same, asked once a turn of the event loop, and anew after `noteSiteVersion`: for what many ask in one turn. Never
   * older than what `siteVersion` has told; what others committed in the very same turn may be seen in the next.
   */
  siteVersionThisTurn(): number | undefined;
  /** Tells this process of a version it has just committed, ahead of the database's own notice. */
  noteSiteVersion(version: number): void;
  /**
   * Settles once `siteVersion` is as new as whatever any process has committed before: for who has to see what they did
   * elsewhere a moment ago. Costs a server one question.
   */
  catchUp(): Promise<void>;
  /** True from the first connection that failed until a new one has asked for the site version. Costs nothing. */
  isAway(): boolean;
  /** How often it has been away since it was opened. */
  timesAway(): number;
  /** Throws when the database does not answer within a second. */
  ping(): Promise<void>;
  /** Whether it can do its work, in a second at most; what was found holds for half a second. */
  readiness(): Promise<Readiness>;
  /** How its connections are used just now. Costs nothing. */
  connections(): ConnectionLoad[];
  /** Takes a second at most, whatever the database does. */
  close(): Promise<void>;
}

/** A database without what its configuration adds. */
export type OpenedDatabase = Omit<Database, 'keys'>;

export interface ConnectOptions {
  /** `postgres://…`; without it the embedded file `site.db` in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** The key of the names that must not appear; without it a file in `dataDir` has it. */
  guardKey?: string | undefined;
  poolSize?: number;
  /** How long to wait for a server that is not up yet, in milliseconds: not at all, if nothing is said. */
  waitFor?: number;
  /** Hears why it waits for a server, when the waiting begins and every ten seconds. */
  onWaiting?: (why: string) => void;
  onError?: (error: Error) => void;
  /** Told when the server is back, after so many milliseconds. */
  onReturn?: (awayFor: number) => void;
  /** Hears of every statement once it has ended. */
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
