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
