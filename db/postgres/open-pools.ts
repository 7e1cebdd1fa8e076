import pg from 'pg';
import type { ConnectionLoad } from '../health.ts';
import { longTimeoutMs, promptTimeoutMs } from '../statements.ts';
import type { OpenSockets } from './open-sockets.ts';
import { QuietClient } from './quiet-client.ts';

/** Connections of one process: those that answer requests, and those for long work, which must not take the others'. */
export interface Pools {
  prompt: pg.Pool;
  long: pg.Pool;
  /** What each transaction has to say first, as SQL, where connections keep no settings; '' where they do. */
  limits: { prompt: string; long: string };
}

/** Connections that long work may hold at once. */
const longSize = 3;

interface PoolOptions {
  url: string;
  size: number;
  sockets: OpenSockets;
  keepsSettings: boolean;
}

/** How long the server goes on with a statement and waits for a lock, in milliseconds. It gives up before the client does: then it is known to live. */
const limits = {
  prompt: { statement_timeout: promptTimeoutMs - 100, lock_timeout: promptTimeoutMs - 300 },
  long: { lock_timeout: longTimeoutMs },
} as const;

/** Opens no connection yet. The server itself ends what takes too long, so that nothing piles up there either. */
export function openPools({ url, size, sockets, keepsSettings }: PoolOptions): Pools {
  const open = (config: pg.PoolConfig) => openPool(url, { stream: sockets.create, ...config });
  return {
    prompt: open({
      max: size,
      connectionTimeoutMillis: promptTimeoutMs - 500,
      ...(keepsSettings && limits.prompt),
    }),
    long: open({
      max: longSize,
      connectionTimeoutMillis: 10_000,
      ...(keepsSettings && limits.long),
    }),
    limits: keepsSettings
      ? { prompt: '', long: '' }
      : { prompt: setLocal(limits.prompt), long: setLocal(limits.long) },
  };
}

function openPool(url: string, config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    Client: QuietClient,
    ...config,
  });
  // A connection that breaks while nobody uses it is replaced; that the server is gone is told by the one that listens.
  pool.on('error', () => undefined);
  return pool;
}

export function connectionsOf({ prompt, long }: Pools): ConnectionLoad[] {
  return Object.entries({ prompt, long }).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
    pool,
    inUse: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }));
}

function setLocal(settings: Readonly<Record<string, number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set local ${name} = ${value}`)
    .join('; ');
}
