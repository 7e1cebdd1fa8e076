import type { Insertable, Selectable } from 'kysely';
import type { PostsTable } from '../../db/schema.ts';
import { sortKey } from '../../shared/dates.ts';
import { localeSchema } from '../../shared/locale.ts';
import { type Post, type PostSummary, postSchema } from '../../shared/post.ts';
import { readStoredBody } from '../rendering/read-body.ts';

const commonColumns = [
  'id',
  'slug',
  'title',
  'date',
  'sort_key',
  'cover',
  'excerpt',
  'tags',
  'language',
  'status',
  'source',
  'created_at',
  'updated_at',
  'version',
  'deleted_at',
] as const;

/** What `toPost` and `toSummary` read. */
export const postColumns = [...commonColumns, 'html'] as const;
export const summaryColumns = [...commonColumns, 'summary'] as const;

export type PostRow = Selectable<PostsTable>;

const { status, source } = postSchema.shape;

function known(row: Omit<PostRow, 'html' | 'summary'>) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    date: row.date,
    cover: row.cover,
    excerpt: row.excerpt,
    tags: JSON.parse(row.tags) as string[],
    language: localeSchema.parse(row.language),
    status: status.parse(row.status),
    source: source.parse(row.source),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  };
}

export function toPost(row: Omit<PostRow, 'summary'>): Post {
  return { ...known(row), html: row.html };
}

export function toSummary(row: Omit<PostRow, 'html'>): PostSummary {
  return { ...known(row), summary: row.excerpt ?? row.summary };
}

export async function toRow(post: Post): Promise<Insertable<PostsTable>> {
  return {
    ...post,
    tags: JSON.stringify(post.tags),
    sort_key: sortKey(post.date),
    summary: (await readStoredBody(post.html)).summary,
    deleted_at: null,
  };
}
