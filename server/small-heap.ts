import { setFlagsFromString } from 'node:v8';

/**
 * Has the engine collect sooner and give back what it does not need, in this process and its threads. With Node's defaults the
 * process takes some 560 MB under a mixed load, and goes on growing.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--memory-saver-mode');
  setFlagsFromString('--heap-growing-percent=50');
}
