import { setTimeout as wait } from 'node:timers/promises';
import { databaseErrorKind } from '../database-failure.ts';
import { QuietClient } from './quiet-client.ts';

/** Milliseconds between two tries, and between two lines that say so. */
const delaysMs = { tries: 500, lines: 10_000 };

export interface WaitOptions {
  /** In milliseconds; 0 not to wait. */
  waitFor: number;
  onWaiting: (why: string) => void;
}

export interface ServerTraits {
  /** Whether a connection keeps what is set for it. Behind a pooler that hands connections on it does not. */
  keepsSettings: boolean;
}

/** Settles when the server takes connections. Throws what waiting does not mend, and the last failure when time is over. */
export async function awaitServer(url: string, { waitFor, onWaiting }: WaitOptions): Promise<ServerTraits> {
  const begun = performance.now();
  let lastReport = Number.NEGATIVE_INFINITY;
  for (;;) {
    const found = await tryOnce(url);
    if (!(found instanceof Error)) return found;
    const now = performance.now();
    if (databaseErrorKind(found) !== 'unavailable' || now - begun >= waitFor) throw found;
    if (now - lastReport >= delaysMs.lines) {
      lastReport = now;
      onWaiting(found.message || String((found as NodeJS.ErrnoException).code));
    }
    await wait(delaysMs.tries);
  }
}

/** A setting that nobody has by chance, in milliseconds. */
const markMs = 86_399_000;

async function tryOnce(url: string): Promise<ServerTraits | Error> {
  const found = await ask(url, markMs);
  // What pgbouncer says to settings that it was not told to let pass.
  if (!(found instanceof Error) || !/unsupported startup parameter/.test(found.message)) return found;
  return ask(url, undefined);
}

async function ask(url: string, mark: number | undefined): Promise<ServerTraits | Error> {
  const client = new QuietClient({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    ...(mark !== undefined && { statement_timeout: mark }),
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      "select setting from pg_settings where name = 'statement_timeout'",
    );
    return { keepsSettings: mark !== undefined && rows[0]?.setting === String(mark) };
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
