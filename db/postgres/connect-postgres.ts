import { Kysely } from 'kysely';
import { briefly } from '../briefly.ts';
import { checkReadiness } from '../check-readiness.ts';
import { migrate } from '../migrate.ts';
import { noteStatements, type OnStatement } from '../note-statements.ts';
import { pingDatabase } from '../ping-database.ts';
import type { Schema } from '../schema.ts';
import { withLongTimeout } from '../statement-timeout.ts';
import { WriteErrors } from '../write-errors.ts';
import { awaitServer, type WaitOptions } from './await-server.ts';
import { connectionsOf, openPools } from './open-pools.ts';
import { OpenSockets } from './open-sockets.ts';
import { PresenceDialect } from './presence-dialect.ts';
import { watchPostgresSiteVersion } from './watch-site-version.ts';

export interface PostgresOptions extends WaitOptions {
  url: string;
  poolSize: number;
  onLost: (error: Error) => void;
  onReturn: (awayFor: number) => void;
  onStatement: OnStatement | undefined;
}

/** How long connections may take to close in good order, in milliseconds; those to a server that is away never would. */
const closingMs = 1_000;

/** Opens and migrates a database on a server. Throws when it can't be reached or a migration fails. */
export async function connectPostgres(options: PostgresOptions) {
  const { url, poolSize, onLost, onReturn } = options;
  await awaitServer(url, options);
  const sockets = new OpenSockets();
  const watch = watchPostgresSiteVersion({ url, sockets, onLost, onReturn });
  const pools = openPools({ url, size: poolSize, sockets });
  const writes = new WriteErrors();
  const kysely = new Kysely<Schema>({
    dialect: new PresenceDialect(pools, watch, writes),
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
    isAway: watch.isAway,
    timesAway: watch.generation,
    ping: briefly(() => pingDatabase(kysely), 200),
    readiness: briefly(() => checkReadiness({ kysely, dialect: 'postgres', writes }), 500),
    connections: () => connectionsOf(pools),
    close,
  };
}
