/**
 * Processor time of this thread in ms. Unlike a clock, it doesn't advance while a busy machine lets the
 * thread wait, so limits on it work everywhere.
 */
export function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
