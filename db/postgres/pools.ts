import { Socket } from 'node:net';
import pg from 'pg';
import type { ConnectionLoad } from '../health.ts';
import { longTimeoutMs, promptTimeoutMs } from '../statements.ts';

/** A client whose lost connection fails only its queries: without a listener, the library's error event would end the process. */
export class IdleClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Creates the client library's sockets, so that those to an unresponsive server can be closed. */
export class OpenSockets {
  readonly #open = new Set<Socket>();

  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** Waits up to `timeoutMs` for an orderly close by `work`, then destroys the remaining sockets. */
  async closeAfter(work: Promise<unknown>, timeoutMs: number): Promise<void> {
    const cut = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, timeoutMs);
    try {
      await work;
    } finally {
      clearTimeout(cut);
    }
  }
}

/** A process's connections, in separate pools for requests and long work, so that neither can use them all. */
export interface Pools {
  prompt: pg.Pool;
  long: pg.Pool;
  /** SQL that starts each transaction if connections don't keep settings; '' if they do. */
  limits: { prompt: string; long: string };
}

/** The most connections for long work. */
const longSize = 3;

/**
 * The server's limits for statements and locks, in ms. They are shorter than the client's, so that a timeout
 * still shows that the server is up.
 */
const limits = {
  prompt: { statement_timeout: promptTimeoutMs - 100, lock_timeout: promptTimeoutMs - 300 },
  long: { lock_timeout: longTimeoutMs },
} as const;

interface PoolOptions {
  url: string;
  size: number;
  sockets: OpenSockets;
  /** Whether a connection keeps its settings; behind a transaction pooler it doesn't. */
  setsSessionParameters: boolean;
}

/** Creates the pools without connecting. The server cancels statements that take too long. */
export function openPools({ url, size, sockets, setsSessionParameters }: PoolOptions): Pools {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: IdleClient,
      stream: sockets.create,
      ...config,
    });
    // A broken idle connection is replaced; the listening connection reports an outage.
    pool.on('error', () => undefined);
    return pool;
  };
  return {
    prompt: open({
      max: size,
      connectionTimeoutMillis: promptTimeoutMs - 500,
      ...(setsSessionParameters && limits.prompt),
    }),
    long: open({
      max: longSize,
      connectionTimeoutMillis: 10_000,
      ...(setsSessionParameters && limits.long),
    }),
    limits: setsSessionParameters
      ? { prompt: '', long: '' }
      : { prompt: setLocal(limits.prompt), long: setLocal(limits.long) },
  };
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
