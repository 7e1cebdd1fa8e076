import type pg from 'pg';
import { siteVersionChannel } from '../dialect.ts';
import { hearingChannel, testHearing } from './hearing.ts';
import type { OpenSockets } from './open-sockets.ts';
import type { Presence } from './presence.ts';
import { QuietClient } from './quiet-client.ts';
import { createWaiting } from './waiting.ts';

/**
 * How often the listening connection is asked for the version, and how long an answer may take (ms): seldom while it hears, to
 * know that it lives; else often.
 */
const asking = { heartbeatMs: 2_000, pollMs: 150, timeoutMs: 1_500 };

/** How long a new connection may take, and the pause after one that failed (ms): the server is back within a second. */
const attempt = { timeoutMs: 1_000, delayMs: 250 };

interface WatchOptions {
  url: string;
  /** The same database without a pooler between, if there is such a way. */
  directUrl: string | undefined;
  sockets: OpenSockets;
  onLost: (error: Error) => void;
  onReturn: (awayFor: number) => void;
  /** Told when others' changes are no longer heard, and are asked for instead; and when they are heard again. */
  onHearing: (hears: boolean) => void;
}

interface SiteVersionWatch extends Presence {
  start(): Promise<void>;
  current(): number | undefined;
  note(version: number): void;
  /** Settles when `current` is as new as whatever was committed before the call. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** Follows the site version through LISTEN/NOTIFY, or by asking where that does not come through. It is unknown (undefined) from a lost connection until it is asked anew. */
export function watchPostgresSiteVersion(options: WatchOptions): SiteVersionWatch {
  const { url, directUrl, sockets, onLost, onReturn, onHearing } = options;
  let version: number | undefined;
  let client: pg.Client | undefined;
  let awaySince: number | undefined;
  let generation = 0;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let askedAt = 0;
  let underWay = 0;
  const waiting = createWaiting();
  const hearing = testHearing({ url, sockets, onHearing });

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
        waiting.goAll();
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
      connectionString: directUrl ?? url,
      query_timeout: asking.timeoutMs,
      connectionTimeoutMillis: attempt.timeoutMs,
      stream: sockets.create,
    });
    client = next;
    next.on('error', (error) => next === client && lost(error));
    next.on('end', () => next === client && lost(new Error('The database closed the listening connection')));
    next.on('notification', ({ channel, payload = '' }) => {
      if (next !== client) return;
      if (channel === siteVersionChannel) note(Number(payload));
      else hearing.heard(payload);
    });
    await next.connect();
    await next.query(`listen ${siteVersionChannel}; listen ${hearingChannel}`);
    // The server may be there, and the pooler before it not.
    if (directUrl) await hearing.say('');
    // Asked after listening has begun, so that no change falls between the two.
    await ask(next);
    hearing.begin();
  };
  const ask = async (listener: pg.Client) => {
    askedAt = performance.now();
    underWay += 1;
    try {
      const { rows } = await listener.query<{ version: number }>(
        'select version from site_version where id = 1',
      );
      if (listener === client) note(Number(rows[0]?.version ?? 0));
    } finally {
      underWay -= 1;
    }
  };
  const askAgain = async () => {
    const listener = client;
    if (!listener || version === undefined) return;
    await ask(listener).catch((error: Error) => listener === client && lost(error));
  };
  // A connection can die without a word: one that does not answer is one that hears nothing.
  const beat = setInterval(() => {
    const dueMs = hearing.hears() ? asking.heartbeatMs : asking.pollMs;
    if (underWay === 0 && performance.now() - askedAt > dueMs - asking.pollMs / 2) void askAgain();
  }, asking.pollMs);
  beat.unref();
  return {
    start: listen,
    current: () => version,
    note: (next) => version !== undefined && note(next),
    // What is heard comes a moment after whoever has changed something is told so.
    catchUp: askAgain,
    isAway: () => awaySince !== undefined,
    awayFor: () => (awaySince === undefined ? 0 : performance.now() - awaySince),
    generation: () => generation,
    lost,
    returned: (timeoutMs) => (awaySince === undefined ? Promise.resolve() : waiting.wait(timeoutMs)),
    close: async () => {
      closed = true;
      clearInterval(beat);
      clearTimeout(retry);
      hearing.stop();
      waiting.goAll();
      await client?.end();
    },
  };
}
