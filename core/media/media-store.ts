import { type Selectable, sql } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { Db, MediaTable } from '../../db/schema.ts';
import type { MediaUse } from '../../shared/media.ts';
import { paths } from '../../shared/paths.ts';
import { slugify } from '../../shared/slug.ts';

export type MediaRow = Selectable<MediaTable>;

/** Records a picture; one made of the same upload is there already and is given instead. */
export async function insertMedia(db: Db, file: MediaRow): Promise<MediaRow> {
  await db
    .insertInto('media')
    .values(file)
    // Whatever key it meets: the id is of the content too, and PostgreSQL may meet either one first.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('media')
    .selectAll()
    .where('content_hash', '=', file.content_hash)
    .executeTakeFirstOrThrow();
}

export async function findMedia(
  db: Db,
  by: { id: string } | { content_hash: string },
): Promise<MediaRow | undefined> {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['content_hash', by.content_hash] as const);
  return db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst();
}

/** One page, newest first, and how many there are; `query` is looked for in file names and descriptions. */
export async function listMedia(
  db: Db,
  { page, limit, query = '' }: { page: number; limit: number; query?: string | undefined },
): Promise<{ rows: MediaRow[]; total: number }> {
  const pattern = `%${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const matching = db
    .selectFrom('media')
    .$if(query !== '', (media) =>
      media.where(
        sql<boolean>`(lower(file_name) like ${pattern} escape '\\' or lower(alt) like ${pattern} escape '\\')`,
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export async function updateMediaAlt(db: Db, id: string, alt: string): Promise<MediaRow | undefined> {
  return db.updateTable('media').set({ alt }).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Keeps a picture from being removed while a transaction goes on, and takes it before any of its files; false where there is none. */
export async function lockMedia(db: Db, dialect: DialectName, id: string): Promise<boolean> {
  const found = db.selectFrom('media').select('id').where('id', '=', id);
  return (await lockRows(found, dialect).executeTakeFirst()) !== undefined;
}

export async function removeMedia(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Every place that shows a picture: posts not deleted, sections, settings. */
export async function listMediaUses(db: Db, id: string): Promise<MediaUse[]> {
  // An id holds letters and digits only: nothing in it means more to LIKE than itself.
  const found = `%${paths.media(id)}/%`;
  const [posts, sections, settings] = await Promise.all([
    db
      .selectFrom('posts')
      .select(['slug', 'title', 'status'])
      .innerJoin('post_pictures', 'post_pictures.post_id', 'posts.id')
      .where('post_pictures.media_id', '=', id)
      .where('deleted_at', 'is', null)
      .orderBy('sort_key', 'desc')
      .orderBy('posts.id', 'desc')
      .execute(),
    db
      .selectFrom('content_items')
      .select(['page_type', 'section_key', 'language'])
      .where((row) => row.or([row('content', 'like', found), row('published_content', 'like', found)]))
      .orderBy('page_type')
      .orderBy('section_key')
      .orderBy('language')
      .execute(),
    db.selectFrom('settings').select('key').where('value', 'like', found).orderBy('key').execute(),
  ]);
  return [
    ...posts.map((post) => ({ kind: 'post', ...post }) as const),
    ...sections.map((section) => ({ kind: 'content', ...section }) as const),
    ...settings.map((setting) => ({ kind: 'setting', ...setting }) as const),
  ];
}

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Where a picture lies: its size is part of the address, so that a page can keep the place for it. */
export function mediaAddress({
  id,
  file_name,
  mime_type,
  width,
  height,
}: Pick<MediaRow, 'id' | 'file_name' | 'mime_type' | 'width' | 'height'>): string {
  const name = slugify(file_name.replace(/\.[a-z0-9]{1,5}$/i, '')) || 'picture';
  return `${paths.media(id)}/${width}x${height}/${name}.${extensions[mime_type] ?? 'jpg'}`;
}
