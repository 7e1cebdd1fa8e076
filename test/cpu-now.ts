/**
 * Returns the processor time of this thread in ms. Unlike clock time, it doesn't grow while the thread waits
 * on a busy machine, so limits on it hold everywhere.
 */
export function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
