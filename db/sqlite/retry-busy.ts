import { setTimeout as wait } from 'node:timers/promises';
import { asDatabaseFailure, databaseErrorKind } from '../database-failure.ts';

/** How long to wait before asking again for a lock that another process holds, in milliseconds; the last goes on. */
const delaysMs = [1, 2, 5, 5, 10];

/**
 * Runs `work`, and again while another process holds the file's lock, until `deadline` (of `performance.now()`).
 * It waits without holding a thread: SQLite's own way of waiting would stop every answer, or every other write.
 * Throws a `DatabaseFailure` for what SQLite could not do, anything else as it is.
 */
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
