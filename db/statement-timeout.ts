import { AsyncLocalStorage } from 'node:async_hooks';

/** How long what a visitor or a save asks may take in the database, in milliseconds: an answer is due within two seconds. */
export const promptTimeoutMs = 1_300;

/** How long it waits for its turn behind others of this process, which get on: a save that takes longer is better than one that is refused (milliseconds). */
export const turnTimeoutMs = 5_000;

/** How long other work waits for its turn: an import, a copy, the command line (milliseconds). */
export const longTimeoutMs = 60_000;

const longWork = new AsyncLocalStorage<true>();

/** Runs long work: its statements may take as long as they need, and wait a minute for others to finish. */
export function withLongTimeout<Value>(work: () => Promise<Value>): Promise<Value> {
  return longWork.run(true, work);
}

export function hasLongTimeout(): boolean {
  return longWork.getStore() ?? false;
}
