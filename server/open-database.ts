import { connect, type Database } from '../db/connect.ts';
import type { OnStatement } from '../db/note-statements.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import { databaseFailure } from './start-failure.ts';

interface Told {
  log: Logger;
  say: (line: string) => void;
  onStatement?: OnStatement | undefined;
}

/** Opens the site's database, and has the log told how it fares. Throws what is to be told in one line. */
export async function openDatabase(env: Env, { log, say, onStatement }: Told): Promise<Database> {
  return connect({
    onStatement,
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    guardKey: env.guardKey,
    isStarting: true,
    poolSize: env.databasePoolSize,
    waitFor: env.databaseWait * 1000,
    onWaiting: (why) => say(`Waiting for the database, which is not up yet (${why}).`),
    onError: (error) => log.error({ err: error }, 'database connection lost'),
    onReturn: (awayFor) => log.info({ awayFor: Math.round(awayFor) }, 'database connection is back'),
  }).catch((error: unknown) => {
    throw databaseFailure(error, env);
  });
}
