import { Socket } from 'node:net';
import pg from 'pg';
import type { ConnectionLoad } from '../health.ts';
import { longTimeoutMs, promptTimeoutMs } from '../statements.ts';

/** A client that fails only its queries when its connection is lost: the library's event of it would end the process. */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Gives the client library its sockets, so that those to a server that no longer answers can be closed from here. */
export class OpenSockets {
  readonly #open = new Set<Socket>();

  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** Waits so long (milliseconds) for `work`, which closes them in good order, and then cuts those that are left. */
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

/** Connections of one process: those that answer requests, and those for long work, which must not take the others'. */
export interface Pools {
  prompt: pg.Pool;
  long: pg.Pool;
  /** What each transaction has to say first, as SQL, where connections keep no settings; '' where they do. */
  limits: { prompt: string; long: string };
}

/** Connections that long work may hold at once. */
const longSize = 3;

/** How long the server goes on with a statement and waits for a lock, in milliseconds. It gives up before the client does: then it is known to live. */
const limits = {
  prompt: { statement_timeout: promptTimeoutMs - 100, lock_timeout: promptTimeoutMs - 300 },
  long: { lock_timeout: longTimeoutMs },
} as const;

interface PoolOptions {
  url: string;
  size: number;
  sockets: OpenSockets;
  /** Whether a connection keeps what is set for it. Behind a pooler that hands connections on it does not. */
  keepsSettings: boolean;
}

/** Opens no connection yet. The server itself ends what takes too long, so that nothing piles up there either. */
export function openPools({ url, size, sockets, keepsSettings }: PoolOptions): Pools {
  const open = (config: pg.PoolConfig) => {
    const pool = new pg.Pool({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      Client: QuietClient,
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
