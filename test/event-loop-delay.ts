import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest that the thread which answers was held while `work` ran, in milliseconds, and what `work` gave. */
export async function longestDelay<Value>(
  work: () => Promise<Value>,
): Promise<{ delay: number; value: Value }> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  // Its timer must run before the work begins, or the first delay is not seen.
  await new Promise((resolve) => setTimeout(resolve, 20));
  monitor.enable();
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
