import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { PairedPost } from '../post-core.ts';
import { pairedColumns, toPaired } from '../published-pair-store.ts';

type Db = Kysely<Schema>;

/** The id of the post that was pinned, whatever has become of it. */
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

export async function removePinned(db: Db): Promise<void> {
  await db.deleteFrom('pinned_post').execute();
}

/** A post and its translation, where it has one: the posts that are one article. */
export async function listArticle(db: Db, id: string): Promise<string[]> {
  const pair = await db
    .selectFrom('post_pairs')
    .select(['en_id', 'es_id'])
    .where((row) => row.or([row('en_id', '=', id), row('es_id', '=', id)]))
    .executeTakeFirst();
  return pair ? [pair.en_id, pair.es_id] : [id];
}

/** A living post, drafts too. */
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

/** The id of the post that stands first in the readers' list of a language; undefined where none is pinned, or it can't be seen. */
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
