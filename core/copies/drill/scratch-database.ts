import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connect, type Database } from '../../../db/connect.ts';
import { createPostgresDatabase } from '../../../db/postgres/create-database.ts';

/** An empty database that nobody else uses, and that is gone once it is removed. */
export interface ScratchDatabase {
  db: Database;
  remove(): Promise<void>;
}

/**
 * Of the kind that the site has: a database of its own beside the site's on PostgreSQL, where the role may make one; else a
 * SQLite file in `folder`.
 */
export async function openScratchDatabase(
  databaseUrl: string | undefined,
  folder: string,
): Promise<ScratchDatabase> {
  const made = databaseUrl === undefined ? undefined : await createPostgresDatabase(databaseUrl, 'drill');
  if (made) {
    try {
      const db = await connect({ databaseUrl: made.url, dataDir: folder, poolSize: 2 });
      return {
        db,
        remove: async () => {
          await db.close();
          await made.drop();
        },
      };
    } catch (error) {
      await made.drop().catch(() => undefined);
      throw error;
    }
  }
  const dataDir = join(folder, 'scratch');
  await mkdir(dataDir);
  const db = await connect({ dataDir });
  return { db, remove: () => db.close() };
}
