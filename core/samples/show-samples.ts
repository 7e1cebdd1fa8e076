import type { Database } from '../../db/connect.ts';
import type { PostLeave, PostOutcome } from '../../shared/post.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { changePosts } from '../posts/bulk/change-posts.ts';
import { listSamples } from '../posts/post-list-store.ts';

/** Publishes the sample posts, or makes them drafts. */
export async function showSamplePosts(
  db: Database,
  record: RecordEvent,
  { isShown, leave }: { isShown: boolean; leave?: PostLeave | undefined },
  now: () => Date,
): Promise<PostOutcome[]> {
  const action = isShown ? 'publish' : 'unpublish';
  const posts = (await listSamples(db.kysely)).map(({ id }) => ({ id }));
  return changePosts(db, record, { action, posts, ...leave }, now);
}
