import { collectGarbage } from '../core/rendering/collect-garbage.ts';

const megabyte = 1024 * 1024;

/** Memory of the whole process from which on it is looked after, and how much of it is new since, in bytes. */
const much = { all: 160 * megabyte, new: 12 * megabyte } as const;

/** How often it is looked at, in milliseconds. */
const often = 50;

/**
 * Gives memory back while there is much of it. Left to itself the engine waits until a hundred megabytes of long texts
 * and buffers lie about that nobody needs. The function that is returned ends the watch.
 */
export function watchMemory(): () => void {
  let after = 0;
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() < much.all) return;
    const { heapUsed, external } = process.memoryUsage();
    if (heapUsed + external < after + much.new) return;
    collectGarbage();
    const left = process.memoryUsage();
    after = left.heapUsed + left.external;
  }, often);
  timer.unref();
  return () => clearInterval(timer);
}
