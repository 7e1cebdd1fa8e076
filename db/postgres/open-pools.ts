import pg from 'pg';
import type { ConnectionLoad } from '../database-load.ts';
import { longTimeoutMs, promptTimeoutMs } from '../statement-timeout.ts';
import type { OpenSockets } from './open-sockets.ts';
import { QuietClient } from './quiet-client.ts';

/** Connections of one process: those that answer requests, and those for long work, which must not take the others'. */
export interface Pools {
  prompt: pg.Pool;
  long: pg.Pool;
}

/** Connections that long work may hold at once. */
const longSize = 3;

interface PoolOptions {
  url: string;
  size: number;
  sockets: OpenSockets;
}

/** Opens no connection yet. The server itself ends what takes too long, so that nothing piles up there either. */
export function openPools({ url, size, sockets }: PoolOptions): Pools {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      stream: sockets.create,
      ...config,
    });
    // A connection that breaks while nobody uses it is replaced; that the server is gone is told by the one that listens.
    pool.on('error', () => undefined);
    return pool;
  };
  return {
    prompt: open({
      max: size,
      Client: QuietClient,
      connectionTimeoutMillis: promptTimeoutMs - 500,
      // Before the client gives up: then the server is known to live.
      statement_timeout: promptTimeoutMs - 100,
      lock_timeout: promptTimeoutMs - 300,
    }),
    long: open({
      max: longSize,
      Client: QuietClient,
      connectionTimeoutMillis: 10_000,
      lock_timeout: longTimeoutMs,
    }),
  };
}

export function connectionsOf(pools: Pools): ConnectionLoad[] {
  return Object.entries(pools).map(([pool, { totalCount, idleCount, waitingCount }]: [string, pg.Pool]) => ({
    pool,
    inUse: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }));
}
