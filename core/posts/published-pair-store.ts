import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { defaultLocale, localeSchema } from '../../shared/locale.ts';
import { postSchema } from '../../shared/post.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import type { PairedPost } from './post-core.ts';

export const pairedColumns = ['id', 'slug', 'title', 'language', 'status'] as const;

export function toPaired(row: Record<(typeof pairedColumns)[number], string>): PairedPost {
  const reader = new RowReader('posts', row.id);
  return {
    ...row,
    language: reader.known('language', row.language, localeSchema, defaultLocale),
    status: reader.known('status', row.status, postSchema.shape.status, 'draft'),
  };
}

/** For each of some posts, by their ids, the published one that is the same article in the other language. */
export async function listPublishedTranslations(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, PairedPost>> {
  if (ids.length === 0) return new Map();
  const beside = (from: 'en_id' | 'es_id', to: 'en_id' | 'es_id') =>
    db
      .selectFrom('post_pairs')
      .innerJoin('posts', 'posts.id', `post_pairs.${to}`)
      .select([`post_pairs.${from} as of`, ...pairedColumns.map((column) => `posts.${column}` as const)])
      .where(`post_pairs.${from}`, 'in', ids)
      .where('posts.status', '=', 'published')
      .where('posts.deleted_at', 'is', null)
      .execute();
  const rows = [...(await beside('en_id', 'es_id')), ...(await beside('es_id', 'en_id'))];
  return new Map(rows.map(({ of, ...row }) => [of, toPaired(row)]));
}
