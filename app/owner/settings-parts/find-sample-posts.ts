import type { Core } from '../../../core/core.ts';
import type { Post } from '../../../shared/post.ts';

/** Posts are read in pages of this many, at most this many of them, as in the workspace (docs/specification.md 9.2). */
const limit = 50;
const maxPages = 5;

/** The posts that came with the site and are still on it, drafts too, among the newest 250. */
export async function findSamplePosts(core: Core): Promise<Pick<Post, 'slug'>[]> {
  const found: Pick<Post, 'slug'>[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const batch = await core.posts.list({ owner: true }, { page, limit });
    found.push(...batch.filter(({ source }) => source === 'sample').map(({ slug }) => ({ slug })));
    if (batch.length < limit) break;
  }
  return found;
}
