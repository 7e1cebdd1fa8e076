import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { MediaUse } from '../../shared/media.ts';

/** Every place that shows a picture: posts not deleted, sections, settings. `part` begins the picture's address. */
export async function listMediaUses(db: Kysely<Schema>, part: string): Promise<MediaUse[]> {
  // An id holds letters and digits only: nothing in it means more to LIKE than itself.
  const found = `%${part}%`;
  const [posts, sections, settings] = await Promise.all([
    db
      .selectFrom('posts')
      .select(['slug', 'title', 'status'])
      .where('deleted_at', 'is', null)
      .where((row) => row.or([row('html', 'like', found), row('cover', 'like', found)]))
      .orderBy('sort_key', 'desc')
      .orderBy('id', 'desc')
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
