import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest that the thread which answers was held while `work` ran, in milliseconds, and what `work` gave. */
export async function longestDelay<Value>(
  work: () => Promise<Value>,
): Promise<{ delay: number; value: Value }> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  monitor.enable();
  // Its timer must have run before the work begins, or a delay of the first turn is not seen; the same after a `reset`.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const value = await work();
  await new Promise((resolve) => setTimeout(resolve, 5));
  monitor.disable();
  return { delay: monitor.max / 1e6, value };
}

/** How long `work` holds the thread when it runs here, in milliseconds. */
export function timeOf(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
