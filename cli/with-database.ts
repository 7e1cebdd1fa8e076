import { connect, type Database } from '../db/connect.ts';
import { findSite } from '../db/find-site.ts';
import { shrinkWal } from '../db/shrink-wal.ts';
import { withLongTimeout } from '../db/statements.ts';
import { clearWorkingFolders } from '../db/working-folder.ts';
import { EnvError, readEnv } from '../server/env.ts';
import { databaseFailure, placeOf } from '../server/start-failure.ts';

const elsewhere =
  'Where the site is a service or in a container, the command is “site” instead of “npm run site --”.';

/**
 * Runs a command on the site's own database, which the site may be using at the same time. Throws EnvError, one line,
 * where there is no site, or none that can be used.
 */
export async function withDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const env = readEnv();
  return withReadableErrors(async () => {
    if (!(await findSite(env))) {
      const variable = env.databaseUrl ? 'DATABASE_URL' : 'DATA_DIR';
      throw new EnvError(
        `There is no site in ${placeOf(env)}. Set ${variable} as it is for “npm start”, which makes a new one. ${elsewhere}`,
      );
    }
    return onDatabase(work);
  });
}

/** The same for a command that brings a site along: where there is none (`isNew`), an empty one is made. */
export async function withNewDatabase<Value>(
  work: (db: Database, isNew: boolean) => Promise<Value>,
): Promise<Value> {
  return withReadableErrors(async () => {
    const isNew = !(await findSite(readEnv()));
    return onDatabase((db) => work(db, isNew));
  });
}

async function onDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl, dataDir, guardKey } = readEnv();
  await clearWorkingFolders(dataDir);
  const db = await connect({ databaseUrl, dataDir, guardKey });
  try {
    return await withLongTimeout(() => work(db));
  } finally {
    // An import or a restore leaves a long log, which the running site would carry on.
    await shrinkWal(db).catch(() => undefined);
    await db.close();
  }
}

async function withReadableErrors<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw databaseFailure(error, readEnv());
  }
}
