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

/** Settles when the server takes connections. Throws what waiting does not mend, and the last failure when time is over. */
export async function awaitServer(url: string, { waitFor, onWaiting }: WaitOptions): Promise<void> {
  const begun = performance.now();
  let lastReport = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await tryOnce(url);
    if (!error) return;
    const now = performance.now();
    if (databaseErrorKind(error) !== 'unavailable' || now - begun >= waitFor) throw error;
    if (now - lastReport >= delaysMs.lines) {
      lastReport = now;
      onWaiting(error.message || String((error as NodeJS.ErrnoException).code));
    }
    await wait(delaysMs.tries);
  }
}

async function tryOnce(url: string): Promise<Error | undefined> {
  const client = new QuietClient({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
