import type { Db } from '../../db/schema.ts';
import { sortKey } from '../../shared/dates.ts';
import type { Post } from '../../shared/post.ts';
import { tagsOfPost } from '../../shared/slug.ts';

/** Stores a post's tags in their own table, so that no query has to search all posts for a tag. */
export async function savePostTags(
  db: Db,
  { id, tags, status, date }: Pick<Post, 'id' | 'tags' | 'status' | 'date'>,
): Promise<void> {
  await removePostTags(db, id);
  const sort_key = sortKey(date);
  const rows = tagsOfPost(tags).map((tag) => ({ ...tag, post_id: id, status, sort_key }));
  if (rows.length > 0) await db.insertInto('post_tags').values(rows).execute();
}

export async function removePostTags(db: Db, postId: string): Promise<void> {
  await db.deleteFrom('post_tags').where('post_id', '=', postId).execute();
}

export async function listTaggedIds(db: Db, tag: string): Promise<string[]> {
  const rows = await db
    .selectFrom('post_tags')
    .select('post_id')
    .where('tag', '=', tag)
    .orderBy('sort_key', 'desc')
    .orderBy('post_id', 'desc')
    .execute();
  return rows.map(({ post_id }) => post_id);
}

export async function countTagged(db: Db, tag: string): Promise<number> {
  const row = await db
    .selectFrom('tag_counts')
    .select((counted) => counted.fn.sum<number | null>('count').as('count'))
    .where('tag', '=', tag)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

export interface CountedName {
  tag: string;
  name: string;
  status: string;
  count: number;
}

/** Counts posts per status for one tag or all tags. */
export async function countTagNames(db: Db, tag?: string): Promise<CountedName[]> {
  const rows = await db
    .selectFrom('tag_counts')
    .select(['tag', 'name', 'status', 'count'])
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .where('count', '>', 0)
    .orderBy('tag')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function findFormerTag(db: Db, tag: string): Promise<string | undefined> {
  const row = await db.selectFrom('former_tags').select('leads_to').where('tag', '=', tag).executeTakeFirst();
  return row?.leads_to;
}

/** Redirects the URL of a former tag. Updates earlier redirects to that tag, so that there are no chains. */
export async function saveFormerTag(
  db: Db,
  { tag, leadsTo, isPublic }: { tag: string; leadsTo: string; isPublic: boolean },
): Promise<void> {
  const wasFormer = (await findFormerTag(db, tag)) !== undefined;
  await db.deleteFrom('former_tags').where('tag', 'in', [tag, leadsTo]).execute();
  await db.updateTable('former_tags').set({ leads_to: leadsTo }).where('leads_to', '=', tag).execute();
  if (isPublic || wasFormer) await db.insertInto('former_tags').values({ tag, leads_to: leadsTo }).execute();
}
