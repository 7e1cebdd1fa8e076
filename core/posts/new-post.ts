import { createHash, randomUUID } from 'node:crypto';
import { today } from '../../shared/dates.ts';
import type { Post, PostInput } from '../../shared/post.ts';

export type UnplacedPost = Omit<Post, 'slug'>;

/** The post that an input stands for; a missing date is today in the site's time zone. The same `key` always gives the same id. */
export function newPost(
  input: PostInput,
  html: string,
  { now, zone }: { now: Date; zone: string },
  key?: string,
): UnplacedPost {
  const saved = now.toISOString();
  return {
    id: key === undefined ? randomUUID() : keyedId(key),
    title: input.title,
    date: input.date ?? today(zone, now),
    cover: input.cover ?? null,
    cover_alt: (input.cover && input.cover_alt) ?? null,
    excerpt: input.excerpt ?? null,
    html,
    tags: input.tags ?? [],
    language: input.language ?? 'en',
    status: input.status ?? 'published',
    publish_at: null,
    source: 'compose',
    created_at: saved,
    updated_at: saved,
    version: 1,
  };
}

/** A UUID of version 8, the one whose bits are free to choose (RFC 9562, section 5.8), from the key's SHA-256. */
function keyedId(key: string): string {
  const hex = createHash('sha256').update(`post ${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join('-');
}
