import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import type { PostRow } from './post-core.ts';
import { toHead, toTags } from './post-row.ts';

type Db = Kysely<Schema>;

export interface SearchedPost extends PostRow {
  version: number;
}

/** Rows of every living post, drafts too, newest first; without the bodies. */
export async function listSearchedPosts(db: Db): Promise<SearchedPost[]> {
  const rows = await db
    .selectFrom('posts')
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'slug',
      'title',
      'date',
      'language',
      'status',
      'updated_at',
      'version',
      'source',
      'cover',
      'excerpt',
      'created_at',
    ])
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => {
    const reader = new RowReader('posts', row.id);
    const head = toHead(reader, { ...row, tags: [] });
    const { id, slug, title, date, language, status, updated_at, version } = head;
    return { id, slug, title, date, language, status, updated_at, version };
  });
}

/** The texts of some posts by their ids; `tags` apart from each other by a space. */
export async function listSearchedTexts(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; html: string; excerpt: string; tags: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('posts')
    .where('id', 'in', ids)
    .select(['id', 'html', 'excerpt', 'tags'])
    .execute();
  return rows.map(({ id, html, excerpt, tags }) => ({
    id,
    html,
    excerpt: excerpt ?? '',
    tags: toTags(new RowReader('posts', id), tags).join(' '),
  }));
}
