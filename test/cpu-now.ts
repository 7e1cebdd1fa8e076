/**
 * How long this thread has been at work, in milliseconds. Unlike a clock it does not run on while a busy machine lets
 * the thread wait, so a bound on it means the same everywhere.
 */
export function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
