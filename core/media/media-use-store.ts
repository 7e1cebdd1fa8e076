import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MediaUse } from '../../shared/media.ts';
import { paths } from '../../shared/paths.ts';

/** Every place that shows a picture: posts not deleted, sections, settings. */
export async function listMediaUses(db: Kysely<Schema>, id: string): Promise<MediaUse[]> {
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
