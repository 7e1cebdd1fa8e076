import type { Database } from '../../db/connect.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { findPost, findPostByOldSlug, findRevision } from './post-store.ts';
import { renderPost } from './render-post.ts';

/** A saved version of the post at an address, present or former, as readers would see it; the newest unless one is named. */
export async function readVersion(
  db: Database,
  slug: string,
  version?: number,
): Promise<Result<Post, { code: 'post_not_found' }>> {
  const post = (await findPost(db.kysely, slug)) ?? (await findPostByOldSlug(db.kysely, slug));
  const isNewest = version === undefined || version === post?.version;
  const state = post && (isNewest ? post : await findRevision(db.kysely, post.id, version));
  return state ? ok(await renderPost(state)) : fail({ code: 'post_not_found' });
}
