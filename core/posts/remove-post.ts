import type { Database } from '../../db/connect.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { findPostForUpdate, markPostDeleted } from './post-store.ts';

export function removePost(
  db: Database,
  record: RecordEvent,
  slug: string,
  now: Date,
): Promise<Result<{ id: string }, { code: 'post_not_found' }>> {
  return changeSite(db, async (transaction) => {
    const post = await findPostForUpdate(transaction, db.dialect, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    await markPostDeleted(transaction, post.id, now.toISOString());
    await record(transaction, { name: 'post_deleted', what: { id: post.id, slug: post.slug } });
    return changed({ id: post.id });
  });
}
