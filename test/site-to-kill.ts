import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type ConnectOptions, connect, type Database } from '../db/connect.ts';
import type { DialectName } from '../db/dialect.ts';
import { createTestDatabase } from './postgres/test-database.ts';
import { type RunningCommand, startSiteCommand } from './run-site-command.ts';

/** A site whose commands run in separate processes, with the export `old.xml` in their working folder. */
export interface SiteToKill {
  /** Starts the import of `old.xml`. */
  importOld(...options: string[]): RunningCommand;
  /** Opens the site's database for `work`. */
  on<Value>(work: (db: Database) => Promise<Value>): Promise<Value>;
}

/** Creates an empty site for the test's duration, with `variables` in the environment of its commands. */
export async function siteToKill(
  dialect: DialectName,
  xml: string,
  variables: Record<string, string> = {},
): Promise<SiteToKill> {
  const folder = await mkdtemp(join(tmpdir(), 'killed-imports-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'old.xml'), xml);
  const options: ConnectOptions = { dataDir: join(folder, 'data') };
  const places: Record<string, string> = { DATA_DIR: options.dataDir };
  if (dialect === 'postgres') {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    options.databaseUrl = url;
    places.DATABASE_URL = url;
  }
  return {
    importOld: (...given) =>
      startSiteCommand(['import', 'old.xml', ...given], {
        cwd: folder,
        variables: { ...places, ...variables },
      }),
    on: async (work) => {
      const db = await connect(options);
      try {
        return await work(db);
      } finally {
        await db.close();
      }
    },
  };
}

/** Returns the progress of an import in its current step, or 0 if none is running. */
export async function doneIn(db: Database): Promise<number> {
  return (await db.kysely.selectFrom('import_checkpoints').select('done').executeTakeFirst())?.done ?? 0;
}

/** Kills a command without warning, like a power failure, and lets its lock expire immediately. */
export async function kill({ child, ended }: RunningCommand, db: Database): Promise<void> {
  child.kill('SIGKILL');
  await ended;
  await db.kysely.deleteFrom('leases').execute();
}
