import { monitorEventLoopDelay } from 'node:perf_hooks';

interface Delays<Value> {
  /** The longest, in milliseconds. */
  delay: number;
  /** What 98 of 100 stayed below, in milliseconds: a busy machine holds every thread now and then. */
  usual: number;
  /** What the work gave. */
  value: Value;
}

/** How long the thread which answers was held while `work` ran. */
export async function longestDelay<Value>(work: () => Promise<Value>): Promise<Delays<Value>> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  // Its timer must have run before the work begins, or a delay of the first turn is not seen; the same after a `reset`.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const value = await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  monitor.disable();
  return { delay: monitor.max / 1e6, usual: monitor.percentile(98) / 1e6, value };
}

/** How long `work` holds the thread when it runs here, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
