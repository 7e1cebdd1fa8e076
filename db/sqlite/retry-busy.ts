import { setTimeout as wait } from 'node:timers/promises';
import { asDatabaseFailure, databaseErrorKind } from '../database-failure.ts';

/** How long to wait before asking again for a lock that another process holds, in milliseconds; the last goes on. */
const delaysMs = [1, 2, 5, 5, 10];

/** Runs `work` again while the file is locked, until `deadline` (of `performance.now()`), without holding the thread. */
export async function retryBusy<Value>(work: () => Value | Promise<Value>, deadline: number): Promise<Value> {
  for (let count = 0; ; count += 1) {
    try {
      return await work();
    } catch (error) {
      const delayMs = delaysMs[Math.min(count, delaysMs.length - 1)] ?? 0;
      if (databaseErrorKind(error) !== 'busy' || performance.now() + delayMs > deadline) {
        throw asDatabaseFailure(error);
      }
      await wait(delayMs);
    }
  }
}
