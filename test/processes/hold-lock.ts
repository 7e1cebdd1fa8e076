/**
 * A separate process that holds the write lock of the given database file until it is killed, like a restore
 * or another program. Prints a line once it has the lock.
 */
import { DatabaseSync } from 'node:sqlite';

const file = new DatabaseSync(process.argv[2] ?? '', { timeout: 10_000 });
file.exec("begin immediate; update settings set value = value where key = ''");
process.stdout.write('held\n');
setInterval(() => undefined, 1_000);
