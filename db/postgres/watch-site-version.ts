import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { siteVersionChannel } from '../dialect.ts';
import { IdleClient, type OpenSockets } from './pools.ts';

/**
 * How often the listening connection polls the version, and the time limit of a response (ms). Finds silently
 * dead connections, and changes without a notification, as behind a transaction pooler.
 */
const poll = { everyMs: 500, timeoutMs: 1_500 } as const;

/** Time limit of a new connection, and the pause after a failed one (ms): recovery is noticed within a second. */
const attempt = { timeoutMs: 1_000, delayMs: 250 } as const;

interface WatchOptions {
  url: string;
  sockets: OpenSockets;
  onLost: (error: Error) => void;
  onReturn: (unavailableForMs: number) => void;
}

export type SiteVersionWatch = ReturnType<typeof watchPostgresSiteVersion>;

/**
 * Follows the site version through LISTEN/NOTIFY and polling, and with it whether the server is available.
 * The version is undefined from a lost connection until the next successful read.
 */
export function watchPostgresSiteVersion({ url, sockets, onLost, onReturn }: WatchOptions) {
  let version: number | undefined;
  let client: pg.Client | undefined;
  let outage: (PromiseWithResolvers<void> & { since: number }) | undefined;
  let generation = 0;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;
  let asking = 0;

  const note = (next: number) => {
    version = Math.max(version ?? 0, next);
  };
  const drop = () => {
    void client?.end().catch(() => undefined);
    client = undefined;
  };
  const reportFailure = (error: Error) => {
    if (isClosed || outage) return;
    outage = { ...Promise.withResolvers<void>(), since: performance.now() };
    generation += 1;
    version = undefined;
    drop();
    onLost(error);
    retry = setTimeout(listenAgain, 0);
  };
  const listenAgain = () => {
    listen().then(
      () => {
        if (isClosed || !outage) return;
        const { since, resolve } = outage;
        outage = undefined;
        onReturn(performance.now() - since);
        resolve();
      },
      () => {
        version = undefined;
        drop();
        if (!isClosed) retry = setTimeout(listenAgain, attempt.delayMs);
      },
    );
  };
  const listen = async () => {
    const next = new IdleClient({
      connectionString: url,
      query_timeout: poll.timeoutMs,
      connectionTimeoutMillis: attempt.timeoutMs,
      stream: sockets.create,
    });
    client = next;
    next.on('error', (error) => next === client && reportFailure(error));
    next.on(
      'end',
      () => next === client && reportFailure(new Error('The database closed the listening connection')),
    );
    next.on('notification', ({ payload }) => {
      if (next === client) note(Number(payload));
    });
    await next.connect();
    await next.query(`listen ${siteVersionChannel}`);
    // Read after listening has begun, so that no change is missed in between.
    await ask(next);
  };
  const ask = async (listener: pg.Client) => {
    asking += 1;
    try {
      const { rows } = await listener.query<{ version: number }>(
        'select version from site_version where id = 1',
      );
      if (listener === client) note(Number(rows[0]?.version ?? 0));
    } finally {
      asking -= 1;
    }
  };
  const askAgain = async () => {
    const listener = client;
    if (!listener || version === undefined) return;
    await ask(listener).catch((error: Error) => listener === client && reportFailure(error));
  };
  const polling = setInterval(() => asking === 0 && void askAgain(), poll.everyMs).unref();
  return {
    start: listen,
    current: () => version,
    note: (next: number) => version !== undefined && note(next),
    /** Resolves when `current` is as new as anything committed before: a notification arrives shortly after its commit. */
    catchUp: askAgain,
    isUnavailable: () => outage !== undefined,
    /** The length of the current outage in ms; 0 while available. */
    unavailableForMs: () => (outage ? performance.now() - outage.since : 0),
    /** Incremented with each outage: connections of an earlier generation may be dead. */
    generation: () => generation,
    /** Reports a failed connection or a missing response. The server counts as unavailable until the next successful read. */
    reportFailure,
    /** Resolves when the server is available, or after `timeoutMs`. */
    untilAvailable: async (timeoutMs: number) => {
      if (outage) await Promise.race([outage.promise, wait(timeoutMs, undefined, { ref: false })]);
    },
    close: async () => {
      isClosed = true;
      clearInterval(polling);
      clearTimeout(retry);
      outage?.resolve();
      await client?.end();
    },
  };
}
