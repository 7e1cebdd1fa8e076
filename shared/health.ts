/** The results of the readiness checks; `unknown` if an earlier check failed. */
export interface Readiness {
  database: 'ok' | 'failed' | 'unknown';
  migrations: 'ok' | 'missing' | 'unknown';
  disk: 'ok' | 'low' | 'full' | 'unknown';
  writing: 'ok' | 'refused' | 'unknown';
}

/** How long work may wait before a process reports that it is slow, in ms. */
export const slowAfterMs = 10_000;

/** Work of one kind in this process: how much runs and waits, and how long the oldest has waited (ms). */
export interface WorkLoad {
  running: number;
  waiting: number;
  maxWaitMs: number;
}

/** Returns the longest wait in ms. `since` is in `performance.now()` time, undefined if nothing waits. */
export function waitedMs(since: number | undefined): number {
  return since === undefined ? 0 : performance.now() - since;
}
