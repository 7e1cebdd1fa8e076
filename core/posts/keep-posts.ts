import type { Database } from '../../db/connect.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import { keepByVersion } from '../site-version/cache-by-version.ts';
import type { AdjacentPosts, FoundPost, PostPage } from './post-core.ts';
import { browsePosts, getPost, readAdjacentPosts } from './read-posts.ts';

type Found = Result<FoundPost, { code: 'post_not_found' }>;

const megabyte = 1024 * 1024;

/** Characters that a post in a list takes, about, and all around a body: title, excerpt, tags, cover. */
const headLength = 2000;

/** Published posts, their neighbours and pages of their list as they were read last, while the site is as it was. */
export function createPostKeeper(db: Database) {
  const posts = keepByVersion<Found>(db, { bytes: 4 * megabyte, sizeOf: publishedLength });
  const adjacent = keepByVersion<AdjacentPosts>(db, { bytes: megabyte, sizeOf: () => headLength });
  const pages = keepByVersion<PostPage>(db, {
    bytes: 2 * megabyte,
    sizeOf: ({ posts }) => (1 + posts.length) * headLength,
  });
  return {
    browse: (range: Parameters<typeof browsePosts>[1]) =>
      pages(`${range.page} ${range.limit} ${range.year ?? ''} ${range.locale ?? ''}`, () =>
        browsePosts(db, range),
      ),
    get: (actor: Actor, slug: string) => posts(slug, () => getPost(db, actor, slug)),
    adjacent: (post: Post, locale?: Locale) =>
      adjacent(`${post.date} ${post.id} ${locale ?? ''}`, () => readAdjacentPosts(db, post, locale)),
  };
}

/** What the owner alone may see is not for the next who asks. */
function publishedLength(found: Found): number | undefined {
  const post = found.ok ? found.value.post : undefined;
  return post?.status === 'published' ? headLength + post.html.length : undefined;
}
