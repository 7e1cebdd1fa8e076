import { setTimeout as wait } from 'node:timers/promises';
import { type MeasuredSite, startMeasuredSite } from '../processes/start-site.ts';

export interface Starting {
  /** Milliseconds from the start of the process to its first answer, in order. */
  startMs: number[];
  /** Bytes that the process takes, some seconds after its start. */
  idleMemory: number;
}

const idleMs = 5_000;

/** Starts the site again and again; the first start, which makes the site and fills the cache of modules, is left out. */
export async function measureStarting(dataDir: string, times: number): Promise<Starting> {
  const startMs: number[] = [];
  let idleMemory = 0;
  for (let count = 0; count <= times; count += 1) {
    await using site = await startMeasuredSite(dataDir);
    if (count > 0) startMs.push(site.startMs);
    if (count === times) {
      await wait(idleMs);
      idleMemory = (await site.read()).memory;
    }
  }
  return { startMs: startMs.sort((a, b) => a - b), idleMemory };
}

/** The most memory that a site takes while `work` runs, in bytes. */
export async function highestMemory(site: MeasuredSite, work: () => Promise<void>): Promise<number> {
  let isOver = false;
  let highest = 0;
  const watch = async () => {
    while (!isOver) {
      highest = Math.max(highest, (await site.read()).memory);
      await wait(200);
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return highest;
}
