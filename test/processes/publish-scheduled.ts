/**
 * A separate process that publishes due posts on the database of DATA_DIR or DATABASE_URL, like any instance
 * of a site. Prints a line once it is ready. With `own-clock`, its clock is ahead by the milliseconds that
 * its parent sends.
 */
import { createCore } from '../../core/create-core.ts';
import { connect } from '../../db/connect.ts';
import { publishScheduled } from '../../server/background-work.ts';
import { createLog } from '../../server/log.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const hasOwnClock = process.argv[2] === 'own-clock';

const realNow = Date.now;
let aheadMs = 0;
if (hasOwnClock) Date.now = () => realNow() + aheadMs;
process.on('message', (ms: number) => {
  aheadMs = ms;
});

const db = await connect({ dataDir, ...(databaseUrl && { databaseUrl }) });
const core = createCore({ db, ...(hasOwnClock && { now: () => new Date(Date.now()) }) });
publishScheduled(db, core, createLog('info'));
process.stdout.write('up\n');
setInterval(() => undefined, 1000);
