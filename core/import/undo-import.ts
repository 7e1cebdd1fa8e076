import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkUnattended } from '../posts/check-post.ts';
import {
  findPostForUpdate,
  findRevision,
  insertRevision,
  isPaired,
  markPostDeleted,
  updatePostRow,
} from '../posts/post-store.ts';
import { preparePosts } from '../posts/prepare-posts.ts';
import { afterItsTime } from '../posts/schedule/plan-post.ts';
import { checkApproval } from '../reviews/check-approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import type { ImportedVersion, Undone, UndoReport } from './import-report.ts';
import { findImportedPost, saveImported } from './import-store.ts';
import { unlinkImported } from './link-imported.ts';
import { undoPageText } from './texts/undo-page-text.ts';

interface Gone {
  slug: string;
  link: string | null;
}

interface Destination {
  /** Where the names are that must not appear. */
  database: Database;
  db: Kysely<Schema>;
  dialect: DialectName;
  now: Date;
  gone: Gone[];
  drafts: UndoReport['drafts'];
}

/** Moves posts that an import created to the trash, discards the drafts of sections that it wrote, and takes its changes back, but leaves what was edited since, and what would be seen as nobody approved it, or with a name that must not appear. */
export async function undoImport(
  db: Database,
  record: RecordEvent,
  made: ImportedVersion[],
  now: Date,
): Promise<UndoReport> {
  let counts = { removed: 0, restored: 0, kept: 0 };
  const gone: Gone[] = [];
  const drafts: UndoReport['drafts'] = [];
  const run = randomUUID();
  for (let start = 0; start < made.length; start += postsAtOnce) {
    const some = made.slice(start, start + postsAtOnce);
    const states = await Promise.all(some.map((post) => stateBefore(db.kysely, post)));
    await preparePosts(
      db,
      states.filter((state) => state !== undefined),
    );
    const undone = await changeSite(db, async (transaction) => {
      await takeAdvisoryLock(transaction, db.dialect, 'import');
      const to = { database: db, db: transaction, dialect: db.dialect, now, gone: [], drafts: [] };
      const sums = { ...counts };
      for (const post of some) sums[await undoPost(to, post)] += 1;
      const done = { sums, gone: to.gone, drafts: to.drafts };
      if (sums.kept - counts.kept === some.length) return unchanged(done);
      await record(transaction, { name: 'import_undone', what: sums, run });
      return changed(done);
    });
    if (!undone.ok) break;
    counts = undone.value.sums;
    gone.push(...undone.value.gone);
    drafts.push(...undone.value.drafts);
  }
  return { ...counts, drafts, links: gone.length > 0 ? await unlinkImported(db, gone, now) : [] };
}

/** Posts that share a transaction. */
const postsAtOnce = 50;

/** What stood before an import changed a post; undefined where it made the post. */
async function stateBefore(db: Kysely<Schema>, { id, version }: ImportedVersion): Promise<Post | undefined> {
  return version === 1 ? undefined : findRevision(db, id, version - 1);
}

async function undoPost(to: Destination, made: ImportedVersion): Promise<Undone> {
  const imported = await findImportedPost(to.db, made.id);
  const current = await findPostForUpdate(to.db, to.dialect, { id: made.id });
  if (imported && !current) return undoPageText(to, imported);
  if (!imported || !current || current.version !== imported.post_version) return 'kept';
  if (made.version === 1) {
    await markPostDeleted(to.db, current.id, to.now.toISOString());
    to.gone.push({ slug: current.slug, link: imported.link });
    return 'removed';
  }
  const before = await stateBefore(to.db, made);
  if (!before) return 'kept';
  const { slug, version } = current;
  const language = (await isPaired(to.db, current.id)) ? current.language : before.language;
  const post = {
    ...afterItsTime(before, to.now),
    ...{ slug, language, version: version + 1, updated_at: to.now.toISOString() },
  };
  if (!(await checkApproval(to.db, post)).ok) return 'kept';
  if (!(await checkUnattended({ db: to.database, transaction: to.db, now: to.now }, post, current)).ok)
    return 'kept';
  await updatePostRow(to.db, to.dialect, post);
  await insertRevision(to.db, post);
  // No text has this hash: the same file would bring its text again.
  await saveImported(to.db, { ...imported, content_hash: '', post_version: post.version });
  if (post.status !== before.status) to.drafts.push({ title: post.title, slug });
  return 'restored';
}
