import type { Insertable, Selectable } from 'kysely';
import type { PostsTable } from '../../db/schema.ts';
import { sortKey } from '../../shared/dates.ts';
import { defaultLocale, localeSchema } from '../../shared/locale.ts';
import { type Post, type PostSummary, postSchema } from '../../shared/post.ts';
import { noDate, RowReader } from '../invalid-rows.ts';
import { readStoredBody } from '../rendering/render.ts';

const commonColumns = [
  'id',
  'slug',
  'title',
  'date',
  'sort_key',
  'cover',
  'cover_alt',
  'excerpt',
  'tags',
  'language',
  'status',
  'publish_at',
  'source',
  'created_at',
  'updated_at',
  'version',
  'deleted_at',
] as const;

export const postColumns = [...commonColumns, 'html'] as const;
export const summaryColumns = [...commonColumns, 'summary'] as const;

type StoredPost = Omit<Selectable<PostsTable>, 'listed_en' | 'listed_es'>;

const { title, slug, cover, cover_alt, excerpt, status, source, tags, version } = postSchema.shape;

type Head = Omit<Post, 'html'>;

/** Reads an unknown status as a draft, which only the owner sees. */
export function toHead(reader: RowReader, row: { [Column in keyof Head]?: unknown }): Head {
  const created_at = reader.date('created_at', row.created_at, noDate);
  const planned = row.publish_at ? reader.date('publish_at', row.publish_at, noDate) : noDate;
  const known = reader.known('status', row.status, status, 'draft');
  // A scheduled post without a time would never be published.
  const isScheduled = known === 'scheduled' && planned !== noDate;
  return {
    id: String(row.id),
    slug: reader.known('slug', row.slug, slug, String(row.id)),
    title: reader.known('title', row.title, title, ''),
    date: reader.date('date', row.date, created_at),
    cover: reader.known('cover', row.cover, cover, null),
    // Earlier releases stored no alt text for covers.
    cover_alt: reader.known('cover_alt', row.cover_alt ?? null, cover_alt, null),
    excerpt: reader.known('excerpt', row.excerpt, excerpt, null),
    tags: reader.known('tags', row.tags, tags, []),
    language: reader.known('language', row.language, localeSchema, defaultLocale),
    status: known === 'scheduled' && !isScheduled ? 'draft' : known,
    publish_at: isScheduled ? planned : null,
    source: reader.known('source', row.source, source, 'compose'),
    created_at,
    updated_at: reader.date('updated_at', row.updated_at, created_at),
    version: reader.known('version', row.version, version, 1),
  };
}

export function toTags(reader: RowReader, text: string): string[] {
  return reader.json('tags', text, tags, []);
}

function known(row: Omit<StoredPost, 'html' | 'summary'>): Head {
  const reader = new RowReader('posts', row.id);
  return toHead(reader, { ...row, tags: toTags(reader, row.tags) });
}

export function toPost(row: Omit<StoredPost, 'summary'>): Post {
  return { ...known(row), html: row.html };
}

export function toSummary(row: Omit<StoredPost, 'html'>): PostSummary {
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
