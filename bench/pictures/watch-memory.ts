import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** The memory of a process over time: the most in each quarter of the time that it was watched, in bytes. */
export type Quarters = number[];

const everyMs = 500;

/** Watches until `stop` fires. `read` gives bytes, undefined where the process has ended. */
export async function watchMemory(
  read: () => Promise<number | undefined>,
  stop: AbortSignal,
): Promise<Quarters> {
  const seen: number[] = [];
  while (!stop.aborted) {
    const bytes = await read();
    if (bytes !== undefined) seen.push(bytes);
    await wait(everyMs);
  }
  const quarter = Math.max(1, Math.ceil(seen.length / 4));
  return [0, 1, 2, 3].map((nth) => Math.max(0, ...seen.slice(nth * quarter, (nth + 1) * quarter)));
}

/** What a process takes, in bytes; on Linux alone. */
export async function memoryOf(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}
