import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { DialectName } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { checkUnattended } from '../posts/check-post.ts';
import { findPostById, findPostForUpdate, insertRevision, updatePostRow } from '../posts/post-store.ts';
import { preparePosts } from '../posts/prepare-posts.ts';
import { checkApproval } from '../reviews/check-approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { findImportedPost, saveImported } from './import-store.ts';

type Addressed = Pick<Post, 'html' | 'cover'>;

/** Its addresses, and whether a draft that awaited its images is published. */
type Rewrite = (post: Addressed) => Addressed & { isPublished?: boolean };

interface Destination {
  /** Where the names are that must not appear. */
  database: Database;
  db: Kysely<Schema>;
  dialect: DialectName;
  now: Date;
}

/** Why a post stays as it is: its reader approved another, or names would stand in it that must not appear, or that can't be looked for. */
export type StayReason = 'not_approved' | 'named';

/** `same`: nothing changed, or the post is gone. */
type Rewritten = 'rewritten' | 'same' | StayReason;

/** Saves other addresses as a new version that counts as unedited. */
async function rewritePost(to: Destination, id: string, rewrite: Rewrite): Promise<Rewritten> {
  const current = await findPostForUpdate(to.db, to.dialect, { id });
  if (!current) return 'same';
  const imported = await findImportedPost(to.db, id);
  const isUnedited = imported?.post_version === current.version;
  const { html, cover, isPublished = false } = rewrite(current);
  const isReady = isPublished && isUnedited && imported.awaits_images === 1;
  const status = isReady ? 'published' : current.status;
  if (html === current.html && cover === current.cover && status === current.status) return 'same';
  const version = current.version + 1;
  const post: Post = { ...current, html, cover, status, updated_at: to.now.toISOString(), version };
  if (!(await checkApproval(to.db, post)).ok) return 'not_approved';
  if (!(await checkUnattended({ db: to.database, transaction: to.db, now: to.now }, post, current)).ok)
    return 'named';
  await updatePostRow(to.db, to.dialect, post);
  await insertRevision(to.db, post);
  if (isUnedited) {
    const awaits_images = isReady ? 0 : imported.awaits_images;
    await saveImported(to.db, { ...imported, post_version: version, awaits_images });
  }
  return 'rewritten';
}

/** The same for several posts, in one change of the site; gives how many changed, and why others stay, by their ids. */
export async function rewriteImported(
  db: Database,
  ids: string[],
  now: Date,
  rewrite: Rewrite,
): Promise<{ count: number; held: ReadonlyMap<string, StayReason> }> {
  const before = await Promise.all(ids.map((id) => findPostById(db.kysely, id)));
  await preparePosts(
    db,
    before.flatMap((post) => (post ? { ...post, ...rewrite(post) } : [])),
  );
  const rewritten = await changeSite(db, async (transaction) => {
    let count = 0;
    const held = new Map<string, StayReason>();
    const to = { database: db, db: transaction, dialect: db.dialect, now };
    for (const id of ids) {
      // Requests that need no database go on meanwhile.
      await setImmediate();
      const became = await rewritePost(to, id, rewrite);
      if (became === 'rewritten') count += 1;
      else if (became !== 'same') held.set(id, became);
    }
    return count > 0 ? changed({ count, held }) : unchanged({ count, held });
  });
  return rewritten.ok ? rewritten.value : { count: 0, held: new Map() };
}
