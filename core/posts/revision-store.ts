import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../db/schema.ts';
import { type Post, postSchema } from '../../shared/post.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { toHead } from './post-row.ts';

type Db = Kysely<Schema>;

const snapshotColumns = ['post_id', 'version', 'snapshot'] as const;

type SnapshotRow = Pick<Selectable<Schema['revisions']>, (typeof snapshotColumns)[number]>;

export async function insertRevision(db: Db, post: Post): Promise<void> {
  await db
    .insertInto('revisions')
    .values({
      post_id: post.id,
      version: post.version,
      snapshot: JSON.stringify(post),
      created_at: post.updated_at,
    })
    .execute();
}

/** Saved states of a post, newest first; all of them, or the newest `limit`. */
export async function listRevisions(db: Db, postId: string, limit?: number): Promise<Post[]> {
  const rows = await db
    .selectFrom('revisions')
    .select(snapshotColumns)
    .where('post_id', '=', postId)
    .orderBy('version', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.flatMap((row) => toPost(row) ?? []);
}

export async function findRevision(db: Db, postId: string, version: number): Promise<Post | undefined> {
  const row = await db
    .selectFrom('revisions')
    .select(snapshotColumns)
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && toPost(row);
}

/** A state that is no JSON cannot be shown at all. */
function toPost({ post_id, version, snapshot }: SnapshotRow): Post | undefined {
  const reader = new RowReader('revisions', `${post_id} ${version}`);
  const saved = reader.json('snapshot', snapshot, z.looseObject({}), undefined);
  if (!saved) return undefined;
  const head = toHead(reader, { ...saved, id: post_id, version });
  return { ...head, html: reader.known('html', saved.html, postSchema.shape.html, '') };
}
