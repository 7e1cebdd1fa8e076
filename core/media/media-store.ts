import { type Selectable, sql } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { Db, MediaTable } from '../../db/schema.ts';
import type { MediaUse } from '../../shared/media.ts';
import { paths } from '../../shared/paths.ts';
import { slugify } from '../../shared/slug.ts';

export type MediaRow = Selectable<MediaTable>;

/** Returns the existing image if the same file was uploaded before. */
export async function insertMedia(db: Db, file: MediaRow): Promise<MediaRow> {
  await db
    .insertInto('media')
    .values(file)
    // Without a named key: the ID comes from the content too, and PostgreSQL may check either key first.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom('media')
    .selectAll()
    .where('content_hash', '=', file.content_hash)
    .executeTakeFirstOrThrow();
}

export async function findMedia(db: Db, by: { id: string } | { content_hash: string }) {
  const [column, value] =
    'id' in by ? (['id', by.id] as const) : (['content_hash', by.content_hash] as const);
  return db.selectFrom('media').selectAll().where(column, '=', value).executeTakeFirst();
}

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

/** Locks an image for the transaction; false if it doesn't exist. Call it before locking any of its files. */
export async function lockMedia(db: Db, dialect: DialectName, id: string): Promise<boolean> {
  const found = db.selectFrom('media').select('id').where('id', '=', id);
  return (await lockRows(found, dialect).executeTakeFirst()) !== undefined;
}

export async function removeMedia(db: Db, id: string): Promise<void> {
  await db.deleteFrom('media').where('id', '=', id).execute();
}

/** Lists the posts outside the trash, the sections and the settings that use an image. */
export async function listMediaUses(db: Db, id: string): Promise<MediaUse[]> {
  // IDs have only letters and digits, so nothing needs escaping in LIKE.
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

/** The URL includes the size, so that a page can reserve the space. */
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
