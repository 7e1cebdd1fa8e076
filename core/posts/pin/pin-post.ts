import type { Database } from '../../../db/connect.ts';
import { fail, type Result } from '../../../shared/result.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { changed, changeSite, unchanged } from '../../site-version/change-site.ts';
import type { PairedPost, Pinned } from '../post-core.ts';
import { findLiving, findPinnedId, listArticle, removePinned, savePinned } from './pin-store.ts';

type NotFound = { code: 'post_not_found' };

/** The post that was pinned, drafts and scheduled ones too; null where there is none, or it is deleted. */
export async function readPinned(db: Database): Promise<PairedPost | null> {
  const id = await findPinnedId(db.kysely);
  return (id !== undefined && (await findLiving(db.kysely, { id }))) || null;
}

/** Puts an article at the top of the blog, in both languages, in the place of the one that was there. One that can't be seen yet comes there with its time. */
export function pinPost(db: Database, record: RecordEvent, slug: string): Promise<Result<Pinned, NotFound>> {
  return changeSite(db, async (transaction) => {
    const post = await findLiving(transaction, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    const before = await findPinnedId(transaction);
    const article = await listArticle(transaction, post.id);
    if (before !== undefined && article.includes(before)) return unchanged({ post, replaced: null });
    const replaced = (before !== undefined && (await findLiving(transaction, { id: before }))) || null;
    await savePinned(transaction, post.id);
    const what = { id: post.id, slug, ...(replaced && { other_slug: replaced.slug }) };
    await record(transaction, { name: 'post_pinned', what });
    return changed({ post, replaced });
  });
}

/** Takes an article from the top of the blog back to its place by date; one that is not there stays where it is. */
export function unpinPost(
  db: Database,
  record: RecordEvent,
  slug: string,
): Promise<Result<PairedPost, NotFound>> {
  return changeSite(db, async (transaction) => {
    const post = await findLiving(transaction, { slug });
    if (!post) return fail({ code: 'post_not_found' });
    const pinned = await findPinnedId(transaction);
    if (pinned === undefined || !(await listArticle(transaction, post.id)).includes(pinned))
      return unchanged(post);
    await removePinned(transaction);
    await record(transaction, { name: 'post_unpinned', what: { id: post.id, slug } });
    return changed(post);
  });
}
