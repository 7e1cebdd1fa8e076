import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type CopyConfig, openCopyPlace } from '../copy-config.ts';
import { ensureKeys } from '../ensure-keys.ts';
import { type LineState, stateEveryMs, writeLineState } from './line-state.ts';
import { sendLine } from './send-line.ts';

/** The thread that sends every change of the database away; `start-continuous.ts` starts it and tells it to stop. */

/** In milliseconds: to the next attempt after a line was lost, or while another process sends. */
const pauseMs = 2_000;

/** Told to who started it: a sentence for the log. */
export type ContinuousNote = { level: 'info' | 'warn'; text: string };

const config = workerData as CopyConfig;
const place = config.continuousTo;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

const state: LineState = { place: place ?? 'folder', state: 'starting', safe_at: null };
let writtenAt = 0;

await run();
parentPort?.close();

async function run(): Promise<void> {
  const lock = await waitForLock();
  if (!lock || !place) return;
  while (!stop.signal.aborted) {
    const store = openCopyPlace(config, place);
    try {
      const [key] = await ensureKeys(config);
      if (!store || !key) return;
      await tell({ state: 'starting' });
      await sendLine({
        path: join(config.dataDir, 'site.db'),
        store,
        key,
        stop: stop.signal,
        onBegin: () => note('info', `The continuous copy has begun in ${store.place}`),
        onSafe: (at) => {
          if (state.state === 'behind') note('info', 'The continuous copy has caught up');
          void tell({ state: 'sending', safe_at: at.toISOString() });
        },
        onTrouble: (error) => {
          // Once, and not for each attempt.
          if (state.state !== 'behind') note('warn', `The continuous copy is behind: ${messageOf(error)}`);
          void tell({ state: 'behind' });
        },
      });
    } catch (error) {
      note('warn', `The continuous copy begins anew: ${messageOf(error)}`);
      await tell({ state: 'behind' });
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    } finally {
      store?.close();
    }
  }
  lock.close();
}

/** One process sends. The operating system takes the lock away with the process, however that ends. */
async function waitForLock(): Promise<DatabaseSync | undefined> {
  while (!stop.signal.aborted) {
    let lock: DatabaseSync | undefined;
    try {
      lock = new DatabaseSync(join(config.dataDir, 'continuous-copy.lock'), { timeout: 0 });
      lock.exec('begin exclusive');
      return lock;
    } catch {
      lock?.close();
      await sleep(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }
  return undefined;
}

/** Every change at once, and now and then that all is well. A disk that takes no file does not stop the copy. */
async function tell(change: Partial<LineState>): Promise<void> {
  const isNews = change.state !== undefined && change.state !== state.state;
  Object.assign(state, change);
  if (!isNews && Date.now() - writtenAt < stateEveryMs) return;
  writtenAt = Date.now();
  await writeLineState(config.dataDir, state).catch(() => undefined);
}

function note(level: ContinuousNote['level'], text: string): void {
  parentPort?.postMessage({ level, text } satisfies ContinuousNote);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
