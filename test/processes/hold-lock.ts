/**
 * A process of its own that holds the write lock of the database file it is given until it is ended, as a restore or
 * another program would; it prints a line when it has it.
 */
import { DatabaseSync } from 'node:sqlite';

const file = new DatabaseSync(process.argv[2] ?? '', { timeout: 10_000 });
file.exec("begin immediate; update settings set value = value where key = ''");
process.stdout.write('held\n');
setInterval(() => undefined, 1_000);
