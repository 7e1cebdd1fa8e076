import type { Database } from '../../db/connect.ts';
import type { Actor } from '../../shared/actor.ts';
import type { Post } from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import { keepByVersion } from '../site-version/keep-by-version.ts';
import type { AdjacentPosts, FoundPost } from './post-core.ts';
import { getPost, readAdjacentPosts } from './read-posts.ts';

type Found = Result<FoundPost, { code: 'post_not_found' }>;

const megabyte = 1024 * 1024;

/** Characters around a body, about: its title, excerpt, tags, cover. */
const headLength = 2000;

/** Published posts and their neighbours as they were read last, for an article that is asked for again while the site is as it was. */
export function createPostKeeper(db: Database) {
  const posts = keepByVersion<Found>(db, { bytes: 4 * megabyte, sizeOf: publishedLength });
  const adjacent = keepByVersion<AdjacentPosts>(db, { bytes: megabyte, sizeOf: () => headLength });
  return {
    get: (actor: Actor, slug: string) => posts(slug, () => getPost(db, actor, slug)),
    adjacent: (post: Post) => adjacent(`${post.date} ${post.id}`, () => readAdjacentPosts(db, post)),
  };
}

/** What the owner alone may see is not for the next who asks. */
function publishedLength(found: Found): number | undefined {
  const post = found.ok ? found.value.post : undefined;
  return post?.status === 'published' ? headLength + post.html.length : undefined;
}
