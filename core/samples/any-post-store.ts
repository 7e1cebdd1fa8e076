import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

/** True when the site holds any post, a deleted one included. */
export async function isAnyPost(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('posts').select('id').limit(1).executeTakeFirst()) !== undefined;
}
