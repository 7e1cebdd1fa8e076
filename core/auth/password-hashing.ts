import { createWorkQueue } from './work-queue.ts';

/**
 * The line that every check of a password waits in. A hash takes a tenth of a second of one of the four threads that
 * files and names are read with too (libuv's pool): two at once leave two of them free, whatever comes in.
 */
export const passwordHashing = createWorkQueue({ atOnce: 2, places: 8 });
