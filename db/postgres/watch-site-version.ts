import type pg from 'pg';
import { siteVersionChannel } from '../dialect.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { Presence } from './presence.ts';
import { QuietClient } from './quiet-client.ts';

/** How often the listening connection is asked whether it still hears, and how long an answer may take (ms). */
const heartbeat = { everyMs: 2_000, timeoutMs: 1_500 };

/** How long a new connection may take, and the pause after one that failed (ms): the server is back within a second. */
const attempt = { timeoutMs: 1_000, delayMs: 250 };

interface WatchOptions {
  url: string;
  sockets: OpenSockets;
  onLost: (error: Error) => void;
  onReturn: (awayFor: number) => void;
}

interface SiteVersionWatch extends Presence {
  start(): Promise<void>;
  current(): number | undefined;
  note(version: number): void;
  close(): Promise<void>;
}

/** Follows the site version through LISTEN/NOTIFY. It is unknown (undefined) from a lost connection until it is asked anew. */
export function watchPostgresSiteVersion({ url, sockets, onLost, onReturn }: WatchOptions): SiteVersionWatch {
  let version: number | undefined;
  let client: pg.Client | undefined;
  let awaySince: number | undefined;
  let generation = 0;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const note = (next: number) => {
    version = Math.max(version ?? 0, next);
  };
  const drop = () => {
    void client?.end().catch(() => undefined);
    client = undefined;
  };
  const lost = (error: Error) => {
    if (closed || awaySince !== undefined) return;
    awaySince = performance.now();
    generation += 1;
    version = undefined;
    drop();
    onLost(error);
    retry = setTimeout(listenAgain, 0);
  };
  const listenAgain = () => {
    listen().then(
      () => {
        if (closed || awaySince === undefined) return;
        const awayFor = performance.now() - awaySince;
        awaySince = undefined;
        onReturn(awayFor);
        for (const go of waiting) go();
      },
      () => {
        version = undefined;
        drop();
        if (!closed) retry = setTimeout(listenAgain, attempt.delayMs);
      },
    );
  };
  const listen = async () => {
    const next = new QuietClient({
      connectionString: url,
      query_timeout: heartbeat.timeoutMs,
      connectionTimeoutMillis: attempt.timeoutMs,
      stream: sockets.create,
    });
    client = next;
    next.on('error', (error) => next === client && lost(error));
    next.on('end', () => next === client && lost(new Error('The database closed the listening connection')));
    next.on('notification', (message) => next === client && note(Number(message.payload)));
    await next.connect();
    await next.query(`listen ${siteVersionChannel}`);
    // Asked after listening has begun, so that no change falls between the two.
    await ask(next);
  };
  const ask = async (listener: pg.Client) => {
    const { rows } = await listener.query<{ version: number }>(
      'select version from site_version where id = 1',
    );
    if (listener === client) note(Number(rows[0]?.version ?? 0));
  };
  // A connection can die without a word: one that does not answer is one that hears nothing.
  const beat = setInterval(() => {
    const asked = client;
    if (asked && version !== undefined) ask(asked).catch((error: Error) => asked === client && lost(error));
  }, heartbeat.everyMs);
  beat.unref();
  return {
    start: listen,
    current: () => version,
    note: (next) => version !== undefined && note(next),
    isAway: () => awaySince !== undefined,
    awayFor: () => (awaySince === undefined ? 0 : performance.now() - awaySince),
    generation: () => generation,
    lost,
    returned: (timeoutMs) => {
      if (awaySince === undefined) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, timeoutMs);
      waiting.add(go);
      return promise;
    },
    close: async () => {
      closed = true;
      clearInterval(beat);
      clearTimeout(retry);
      for (const go of waiting) go();
      await client?.end();
    },
  };
}
