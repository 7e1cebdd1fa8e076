/** Whether a site can do its work, check by check; `unknown` where another check failed before. */
export interface Readiness {
  database: 'ok' | 'failed' | 'unknown';
  migrations: 'ok' | 'missing' | 'unknown';
  disk: 'ok' | 'low' | 'full' | 'unknown';
  writing: 'ok' | 'refused' | 'unknown';
}

/** How long work may wait for its turn before a process says that it is slow, in milliseconds. */
export const slowAfterMs = 10_000;

/** Work of one kind in this process: how much of it runs, how much waits, and for how long the first in line has waited (ms). */
export interface WorkLoad {
  running: number;
  waiting: number;
  longestWaitMs: number;
}

/** Since when, of `performance.now()`, the first in line waits; nobody may. */
export function waitedMs(since: number | undefined): number {
  return since === undefined ? 0 : performance.now() - since;
}
