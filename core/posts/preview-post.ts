import type { Database } from '../../db/connect.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { slugFromTitle, slugify } from '../../shared/slug.ts';
import { newPost } from './new-post.ts';
import { findPost } from './post-store.ts';

/**
 * The post as it would be if the input were saved now, over the post at `opened` or as a new one. Nothing is saved, and
 * nothing is refused: title and body may be empty, and the slug be another post's.
 */
export async function previewPost(db: Database, input: PostInput, now: Date, opened?: string): Promise<Post> {
  const saved = opened ? await findPost(db.kysely, opened) : undefined;
  const post = newPost(input, now);
  const { id, source, created_at } = saved ?? post;
  const slug = slugify(input.slug ?? '') || saved?.slug || slugFromTitle(post.title);
  return { ...post, id, source, created_at, slug };
}
