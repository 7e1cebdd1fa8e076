import type { Kysely } from 'kysely';
import type { DialectName } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Post } from '../../../shared/post.ts';
import { insertRevision, updatePostRow } from '../post-store.ts';

/** Posts that share a transaction; as many bodies as `bodyWords` remembers. */
export const postsAtOnce = 8;

/** Saves another status or other tags of a post, with a new revision. */
export async function saveChanged(
  { db, dialect }: { db: Kysely<Schema>; dialect: DialectName },
  current: Post,
  changes: Partial<Pick<Post, 'status' | 'tags' | 'publish_at' | 'date'>>,
  now: Date,
): Promise<Post> {
  const post = { ...current, ...changes, updated_at: now.toISOString(), version: current.version + 1 };
  await updatePostRow(db, dialect, post);
  await insertRevision(db, post);
  return post;
}
