import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { type Comparison, isSameValue } from './compare-tables.ts';

/** Rows that are read at once: texts can be two million characters long. */
const batch = 20;

/** What was written in the last minute before a copy may have been committed after it. */
const marginMs = 60_000;

/**
 * Compares a copy with the site that went on: a post that has the version of then must have the words of then, and a picture
 * the bytes. What was changed, added or removed since is no difference. Nothing is compared where a copy was brought back
 * meanwhile: versions count anew from there.
 */
export async function compareLive(
  copy: Kysely<Schema>,
  live: Kysely<Schema>,
  madeAt: string,
): Promise<Comparison> {
  if (await wasRestoredSince(live, madeAt)) return { rows: 0, difference: undefined };
  const before = new Date(Date.parse(madeAt) - marginMs).toISOString();
  const posts = await comparePosts(copy, live, before);
  if (posts.difference !== undefined) return posts;
  const pictures = await comparePictures(copy, live, before);
  return { rows: posts.rows + pictures.rows, difference: pictures.difference };
}

async function wasRestoredSince(live: Kysely<Schema>, madeAt: string): Promise<boolean> {
  const restored = live.selectFrom('audit_events').select('id').where('name', '=', 'restore_done');
  return (await restored.where('last_at', '>=', madeAt).executeTakeFirst()) !== undefined;
}

const words = ['title', 'html', 'slug', 'date', 'language', 'cover', 'excerpt'] as const;

async function comparePosts(copy: Kysely<Schema>, live: Kysely<Schema>, before: string): Promise<Comparison> {
  let rows = 0;
  let last = '';
  for (;;) {
    const then = await copy
      .selectFrom('posts')
      .select(['id', 'version', ...words])
      .where('id', '>', last)
      .where('updated_at', '<', before)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (then.length === 0) return { rows, difference: undefined };
    const ids = then.map(({ id }) => id);
    const now = await live
      .selectFrom('posts')
      .select(['id', 'version', ...words])
      .where('id', 'in', ids)
      .where('updated_at', '<', before)
      .execute();
    for (const row of now) {
      const same = then.find(({ id, version }) => id === row.id && version === row.version);
      if (!same) continue;
      rows += 1;
      const isSame = words.every((column) => isSameValue(same[column], row[column]));
      if (!isSame) return { rows, difference: `posts ${row.id}, now` };
    }
    last = ids.at(-1) ?? last;
  }
}

/** What was uploaded never changes; the other forms of a picture are made of it, and may be made anew. */
async function comparePictures(
  copy: Kysely<Schema>,
  live: Kysely<Schema>,
  before: string,
): Promise<Comparison> {
  let rows = 0;
  const then = await copy
    .selectFrom('media_files')
    .innerJoin('media', 'media.id', 'media_files.media_id')
    .select(['media_id', 'media_files.width'])
    .where('format', '=', 'master')
    .where('created_at', '<', before)
    .execute();
  for (const { media_id, width } of then) {
    const [own, other] = await Promise.all([copy, live].map((db) => bytesOf(db, media_id, width)));
    if (!own || !other) continue;
    rows += 1;
    if (!isSameValue(own, other)) return { rows, difference: `media_files ${media_id} ${width}, now` };
  }
  return { rows, difference: undefined };
}

async function bytesOf(db: Kysely<Schema>, id: string, width: number): Promise<Uint8Array | undefined> {
  const file = db.selectFrom('media_files').select('bytes').where('media_id', '=', id);
  const found = await file.where('width', '=', width).where('format', '=', 'master').executeTakeFirst();
  return found?.bytes;
}
