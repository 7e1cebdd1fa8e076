import { setFlagsFromString } from 'node:v8';

/**
 * Has the engine collect sooner and give back what it does not need, in this process and its threads. Left to itself it keeps
 * some 150 MB of freed pages for as long as the site is busy.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--memory-saver-mode');
  setFlagsFromString('--heap-growing-percent=50');
}
