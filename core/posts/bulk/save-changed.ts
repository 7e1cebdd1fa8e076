import type { Kysely } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import type { DialectName } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Post } from '../../../shared/post.ts';
import { readStoredBody } from '../../rendering/read-body.ts';
import { findPostById, insertRevision, updatePostRow } from '../post-store.ts';
import { bodyWords } from '../search/body-words.ts';

/** Posts that share a transaction; as many bodies as `bodyWords` remembers. */
export const postsAtOnce = 8;

/** Reads what saving the posts will ask of their bodies, before the database's lock is taken. */
export async function preparePosts(db: Database, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const post = await findPostById(db.kysely, id);
    if (!post) continue;
    await readStoredBody(post.html);
    await bodyWords(post.html);
  }
}

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
