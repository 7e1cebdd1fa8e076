import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import type { Locale } from '../../shared/locale.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import type { PairedPost, Pinned } from './post-core.ts';
import { pairedColumns, toPaired } from './post-list-store.ts';
import { pairsOf } from './post-store.ts';

type NotFound = { code: 'post_not_found' };

/** Returns the pinned post, even if it is a draft. Null if none is pinned or the pinned post is deleted. */
export async function readPinned(db: Database): Promise<PairedPost | null> {
  const id = await findPinnedId(db.kysely);
  return (id !== undefined && (await findLiving(db.kysely, { id }))) || null;
}

/** Pins a post in both languages and replaces the previous one. An unpublished post moves to the top when it is published. */
export function pinPost(db: Database, record: RecordEvent, slug: string): Promise<Result<Pinned, NotFound>> {
  return changeSite(db, async (transaction) => {
    const post = await findLiving(transaction, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    const before = await findPinnedId(transaction);
    const article = await listArticle(transaction, post.id);
    if (before !== undefined && article.includes(before)) return unchanged({ post, replaced: null });
    const replaced = (before !== undefined && (await findLiving(transaction, { id: before }))) || null;
    await savePinned(transaction, post.id);
    const what = { id: post.id, slug, ...(replaced && { other_slug: replaced.slug }) };
    await record(transaction, { name: 'post_pinned', what });
    return changed({ post, replaced });
  });
}

/** Unpins a post. Does nothing if it isn't pinned. */
export function unpinPost(
  db: Database,
  record: RecordEvent,
  slug: string,
): Promise<Result<PairedPost, NotFound>> {
  return changeSite(db, async (transaction) => {
    const post = await findLiving(transaction, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    const pinned = await findPinnedId(transaction);
    if (pinned === undefined || !(await listArticle(transaction, post.id)).includes(pinned))
      return unchanged(post);
    await transaction.deleteFrom('pinned_post').execute();
    await record(transaction, { name: 'post_unpinned', what: { id: post.id, slug } });
    return changed(post);
  });
}

export async function findPinnedId(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('pinned_post').select('post_id').executeTakeFirst())?.post_id;
}

export async function savePinned(db: Db, post_id: string): Promise<void> {
  await db
    .insertInto('pinned_post')
    .values({ id: 1, post_id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ post_id }))
    .execute();
}

async function listArticle(db: Db, id: string): Promise<string[]> {
  const pair = await pairsOf(db, id).select(['en_id', 'es_id']).executeTakeFirst();
  return pair ? [pair.en_id, pair.es_id] : [id];
}

export async function findLiving(
  db: Db,
  place: { id: string } | { slug: string },
): Promise<PairedPost | undefined> {
  const [column, value] = 'slug' in place ? (['slug', place.slug] as const) : (['id', place.id] as const);
  const row = await db
    .selectFrom('posts')
    .select(pairedColumns)
    .where(column, '=', value)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toPaired(row);
}

/** Returns the pinned post's ID for readers; undefined if none is pinned or readers can't see the post. */
export async function findPinnedFor(db: Db, locale: Locale): Promise<string | undefined> {
  const pinned = await findPinnedId(db);
  if (pinned === undefined) return undefined;
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', await listArticle(db, pinned))
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(locale === 'en' ? 'listed_en' : 'listed_es', '=', 1)
    .executeTakeFirst();
  return row?.id;
}
