import { createWorkQueue } from './work-queue.ts';

/** The line that every check of a password waits in: two hashes at once leave two of libuv's four threads to files and names. */
export const passwordHashing = createWorkQueue({ atOnce: 2, places: 8 });
