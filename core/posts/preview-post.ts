import type { Database } from '../../db/connect.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { ok, type Result } from '../../shared/result.ts';
import { slugFromTitle, slugify } from '../../shared/slug.ts';
import { readBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { readZone } from '../settings/settings.ts';
import { newPost } from './new-post.ts';
import { findPost } from './post-store.ts';

/** The post as saving the input would make it, over the one at `opened` or as a new one. Title and body may be empty. */
export async function previewPost(
  db: Database,
  input: PostInput,
  now: Date,
  opened?: string,
): Promise<Result<Post, TooIntricate>> {
  const body = await readBody(input.html ?? input.body ?? '');
  if (!body.ok) return body;
  const saved = opened ? await findPost(db.kysely, opened) : undefined;
  const post = newPost(input, body.value.html, { now, zone: await readZone(db) });
  const { id, source, created_at } = saved ?? post;
  const slug = slugify(input.slug ?? '') || saved?.slug || slugFromTitle(post.title);
  return ok({ ...post, id, source, created_at, slug });
}
