import type { Kysely } from 'kysely';
import { announceSiteVersion, type DialectName } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';

/** Raises the version of what visitors see, and gives the new one. Call inside the change's transaction. */
export async function incrementSiteVersion(db: Kysely<Schema>, dialect: DialectName): Promise<number> {
  const { version } = await db
    .updateTable('site_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow();
  await announceSiteVersion(db, dialect, version);
  return version;
}
