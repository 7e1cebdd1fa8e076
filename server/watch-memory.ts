import { collectGarbage } from '../core/rendering/collect-garbage.ts';

const megabyte = 1024 * 1024;

/** Memory of the whole process from which on it is looked after, and how much of it must be new since, in bytes. */
const minimumBytes = { process: 180 * megabyte, growth: 12 * megabyte } as const;

/** Of a body: worked on, it leaves some ten times as much. */
const longBytes = megabyte;

/** How often it is looked at, and how long after a collection the next one waits. */
const intervalMs = { look: 100, collection: 2_000 } as const;

/** Bytes that the whole process takes, and those of its values and buffers; what gives back those nobody needs. */
interface Memory {
  process(): number;
  values(): number;
  collect(): void;
}

const own: Memory = {
  process: () => process.memoryUsage.rss(),
  values() {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  collect: collectGarbage,
};

/**
 * Gives memory back while there is much of it. Left to itself the engine waits until a hundred megabytes of long texts
 * and buffers lie about that nobody needs. The function that is returned ends the watch.
 */
export function watchMemory(memory: Memory = own): () => void {
  let left = 0;
  let collectedAt = Number.NEGATIVE_INFINITY;
  const timer = setInterval(() => {
    // A collection holds the thread: some tens of milliseconds, and not again at once.
    if (performance.now() - collectedAt < intervalMs.collection) return;
    if (memory.process() < minimumBytes.process || memory.values() < left + minimumBytes.growth) return;
    memory.collect();
    collectedAt = performance.now();
    left = memory.values();
  }, intervalMs.look);
  timer.unref();
  return () => clearInterval(timer);
}

/** The same at once, where a body of so many bytes has just been done with; the next one may be waiting. */
export function collectAfter(bytes: number, memory: Memory = own): void {
  if (bytes >= longBytes && memory.process() >= minimumBytes.process) memory.collect();
}
