import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { siteVersionChannel } from '../dialect.ts';
import { type OpenSockets, QuietClient } from './pools.ts';

/**
 * How often the listening connection is asked for the version, and how long an answer may take (ms). This finds a connection
 * that died without a word, and changes whose notification never came: behind a pooler that hands connections on, none does.
 */
const poll = { everyMs: 500, timeoutMs: 1_500 } as const;

/** How long a new connection may take, and the pause after one that failed (ms): the server is back within a second. */
const attempt = { timeoutMs: 1_000, delayMs: 250 } as const;

interface WatchOptions {
  url: string;
  sockets: OpenSockets;
  onLost: (error: Error) => void;
  onReturn: (awayFor: number) => void;
}

export type SiteVersionWatch = ReturnType<typeof watchPostgresSiteVersion>;

/**
 * Follows the site version through LISTEN/NOTIFY and polling, and with it whether the server is available. The version is
 * unknown (undefined) from a lost connection until it is asked again.
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
    const next = new QuietClient({
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
    // Asked after listening has begun, so that no change falls between the two.
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
    /** Settles when `current` is as new as whatever was committed before: a notification comes a moment after the commit. */
    catchUp: askAgain,
    isAway: () => outage !== undefined,
    /** How long it has been unavailable, in milliseconds; 0 while it is available. */
    awayFor: () => (outage ? performance.now() - outage.since : 0),
    /** Raised with each outage: connections of an earlier generation are not to be trusted. */
    generation: () => generation,
    /** Reports that a connection failed or an answer did not come. The server counts as unavailable until it has been asked again. */
    reportFailure,
    /** Settles when the server is available, or after so many milliseconds. */
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
