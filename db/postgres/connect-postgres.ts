import { Kysely } from 'kysely';
import { healthChecks, WriteErrors } from '../health.ts';
import { migrate } from '../migrate.ts';
import { noteStatements, type OnStatement } from '../note-statements.ts';
import type { Schema } from '../schema.ts';
import { withLongTimeout } from '../statements.ts';
import { awaitServer, type WaitOptions } from './await-server.ts';
import { connectionsOf, openPools, type Pools } from './open-pools.ts';
import { OpenSockets } from './open-sockets.ts';
import { PresenceDialect } from './presence-dialect.ts';
import { watchPostgresSiteVersion } from './watch-site-version.ts';

export interface PostgresOptions extends WaitOptions {
  url: string;
  directUrl: string | undefined;
  poolSize: number;
  onLost: (error: Error) => void;
  onReturn: (awayFor: number) => void;
  onHearing: (hears: boolean) => void;
  onStatement: OnStatement | undefined;
}

/** How long connections may take to close in good order, in milliseconds; those to a server that is away never would. */
const closingMs = 1_000;

/** Opens and migrates a database on a server. Throws when it can't be reached or a migration fails. */
export async function connectPostgres(options: PostgresOptions) {
  const { url, directUrl, poolSize: size } = options;
  const traits = await awaitServer(url, options);
  const directTraits = directUrl ? await awaitServer(directUrl, options) : traits;
  const sockets = new OpenSockets();
  const watch = watchPostgresSiteVersion({ ...options, sockets });
  const writes = new WriteErrors();
  const open = (pools: Pools) =>
    new Kysely<Schema>({
      dialect: new PresenceDialect(pools, watch, writes),
      ...noteStatements(options.onStatement),
    });
  const pools = openPools({ url, size, sockets, ...traits });
  const kysely = open(pools);
  const close = () => sockets.closeAfter(Promise.allSettled([watch.close(), kysely.destroy()]), closingMs);
  try {
    const migrating = directUrl
      ? open(openPools({ url: directUrl, size, sockets, ...directTraits }))
      : kysely;
    await withLongTimeout(() => migrate(migrating, 'postgres'));
    if (migrating !== kysely) await migrating.destroy();
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
    beginAnswering: async () => undefined,
    isAway: watch.isAway,
    timesAway: watch.generation,
    ...healthChecks({ kysely, dialect: 'postgres', writes }),
    connections: () => connectionsOf(pools),
    close,
  };
}
