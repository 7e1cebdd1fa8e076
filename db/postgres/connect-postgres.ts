import { setTimeout as wait } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { databaseErrorKind } from '../database-failure.ts';
import { healthChecks, WriteErrors } from '../health.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { noteStatements, type OnStatement, withLongTimeout } from '../statements.ts';
import { connectionsOf, IdleClient, OpenSockets, openPools } from './pools.ts';
import { PooledDialect } from './postgres-dialect.ts';
import { watchPostgresSiteVersion } from './watch-site-version.ts';

interface PostgresOptions extends WaitOptions {
  url: string;
  poolSize: number;
  onLost: (error: Error) => void;
  onReturn: (unavailableForMs: number) => void;
  onStatement: OnStatement | undefined;
}

/** How long closing connections may take, in ms, because it never ends with an unreachable server. */
const closingMs = 1_000;

/** Opens and migrates a database on a server. Throws when it can't be reached or a migration fails. */
export async function connectPostgres(options: PostgresOptions) {
  const { url, poolSize: size } = options;
  const { setsSessionParameters } = await awaitServer(url, options);
  const sockets = new OpenSockets();
  const watch = watchPostgresSiteVersion({ ...options, sockets });
  const writes = new WriteErrors();
  const pools = openPools({ url, size, sockets, setsSessionParameters });
  const kysely = new Kysely<Schema>({
    dialect: new PooledDialect(pools, watch, writes),
    ...noteStatements(options.onStatement),
  });
  const close = () => sockets.closeAfter(Promise.allSettled([watch.close(), kysely.destroy()]), closingMs);
  try {
    await withLongTimeout(() => migrate(kysely, 'postgres'));
    await watch.start();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kysely,
    dialect: 'postgres' as const,
    siteVersion: watch.current,
    siteVersionThisTurn: watch.current,
    noteSiteVersion: watch.note,
    catchUp: watch.catchUp,
    isUnavailable: watch.isUnavailable,
    outageCount: watch.generation,
    ...healthChecks({ kysely, dialect: 'postgres', writes }),
    connections: () => connectionsOf(pools),
    close,
  };
}

/** Time between attempts, and between log lines about them, in ms. */
const delaysMs = { tries: 500, lines: 10_000 };

interface WaitOptions {
  /** How long to wait for the server, in ms; 0 doesn't wait. */
  waitFor: number;
  onWaiting: (why: string) => void;
}

interface ServerTraits {
  /** Whether a connection keeps its settings; behind a transaction pooler it doesn't. */
  setsSessionParameters: boolean;
}

/** Resolves when the server accepts connections. Throws an error that waiting can't fix, or the last one when time is up. */
async function awaitServer(url: string, { waitFor, onWaiting }: WaitOptions): Promise<ServerTraits> {
  const begun = performance.now();
  let lastReport = Number.NEGATIVE_INFINITY;
  for (;;) {
    const found = await tryOnce(url);
    if (!(found instanceof Error)) return found;
    const now = performance.now();
    if (databaseErrorKind(found) !== 'unavailable' || now - begun >= waitFor) throw found;
    if (now - lastReport >= delaysMs.lines) {
      lastReport = now;
      onWaiting(found.message || String((found as NodeJS.ErrnoException).code));
    }
    await wait(delaysMs.tries);
  }
}

/** A timeout that no server has by default (ms), to detect whether a connection keeps its settings. */
const markMs = 86_399_000;

async function tryOnce(url: string): Promise<ServerTraits | Error> {
  const found = await ask(url, markMs);
  // PgBouncer's error for settings that it doesn't pass to the server.
  if (!(found instanceof Error) || !/unsupported startup parameter/.test(found.message)) return found;
  return ask(url, undefined);
}

async function ask(url: string, mark: number | undefined): Promise<ServerTraits | Error> {
  const client = new IdleClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    ...(mark !== undefined && { statement_timeout: mark }),
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'statement_timeout'",
    );
    return { setsSessionParameters: mark !== undefined && rows[0]?.setting === String(mark) };
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
