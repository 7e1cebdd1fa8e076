import pg from 'pg';
import { siteVersionChannel } from './dialect.ts';

/** How often the listening connection is asked whether it still hears, and how long an answer may take (ms). */
const heartbeat = { every: 10_000, within: 5_000 };

/** Connections one process holds; with several processes, keep the sum under the server's limit. */
const poolSize = 10;

export function openPostgresPool(url: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', onError);
  return pool;
}

/**
 * Follows the site version through LISTEN/NOTIFY. While the listening connection is down the version
 * is unknown (undefined): nothing may be answered from a cache then. A connection that falls silent is
 * found out within 15 seconds.
 */
export function watchPostgresSiteVersion(
  url: string,
  onError: (error: Error) => void,
): {
  ready: Promise<void>;
  current(): number | undefined;
  note(version: number): void;
  close(): Promise<void>;
} {
  let version: number | undefined;
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  const note = (next: number) => {
    version = Math.max(version ?? 0, next);
  };
  const lost = (error: Error) => {
    version = undefined;
    void client?.end().catch(() => undefined);
    client = undefined;
    if (closed) return;
    onError(error);
    clearTimeout(retry);
    retry = setTimeout(() => void listen().catch(lost), 1_000);
  };
  const listen = async () => {
    const next = new pg.Client({
      connectionString: url,
      query_timeout: heartbeat.within,
      connectionTimeoutMillis: 10_000,
    });
    client = next;
    await next.connect();
    next.on('error', (error) => next === client && lost(error));
    next.on('end', () => next === client && lost(new Error('The database closed the listening connection')));
    next.on('notification', (message) => note(Number(message.payload)));
    await next.query(`listen ${siteVersionChannel}`);
    // Asked after listening has begun, so that no change falls between the two.
    await ask(next);
  };
  const ask = async (listener: pg.Client) => {
    const { rows } = await listener.query<{ version: number }>(
      'select version from site_version where id = 1',
    );
    note(Number(rows[0]?.version ?? 0));
  };
  // A connection can die without a word: one that does not answer is one that hears nothing.
  const beat = setInterval(() => {
    const asked = client;
    if (asked && version !== undefined) ask(asked).catch((error: Error) => asked === client && lost(error));
  }, heartbeat.every);
  beat.unref();
  return {
    ready: listen(),
    current: () => version,
    note: (next) => version !== undefined && note(next),
    close: async () => {
      closed = true;
      clearInterval(beat);
      clearTimeout(retry);
      await client?.end();
    },
  };
}
