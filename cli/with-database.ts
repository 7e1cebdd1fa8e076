import { connect, type Database } from '../db/connect.ts';
import { patiently } from '../db/patience.ts';
import { readEnv } from '../server/env.ts';

/** Runs a command on the site's own database, which the site may be using at the same time. */
export async function withDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const { databaseUrl, dataDir } = readEnv();
  const db = await connect({ databaseUrl, dataDir });
  try {
    return await patiently(() => work(db));
  } finally {
    await db.close();
  }
}
