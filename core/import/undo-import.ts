import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkUnattended } from '../posts/check-post.ts';
import {
  findPostForUpdate,
  insertRevision,
  isPaired,
  listRevisions,
  markPostDeleted,
  updatePostRow,
} from '../posts/post-store.ts';
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
  const counts = { removed: 0, restored: 0, kept: 0 };
  const gone: Gone[] = [];
  const drafts: UndoReport['drafts'] = [];
  await changeSite(db, async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, 'import');
    const to = { database: db, db: transaction, dialect: db.dialect, now, gone, drafts };
    for (const post of made) counts[await undoPost(to, post)] += 1;
    if (counts.removed + counts.restored === 0) return unchanged(undefined);
    await record(transaction, { name: 'import_undone', what: counts });
    return changed(undefined);
  });
  return { ...counts, drafts, links: gone.length > 0 ? await unlinkImported(db, gone, now) : [] };
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
  const before = (await listRevisions(to.db, made.id)).find(({ version }) => version === made.version - 1);
  if (!before) return 'kept';
  const { slug, version } = current;
  const language = (await isPaired(to.db, current.id)) ? current.language : before.language;
  const post = {
    ...afterItsTime(before, to.now),
    ...{ slug, language, version: version + 1, updated_at: to.now.toISOString() },
  };
  if (!(await checkApproval(to.db, post)).ok) return 'kept';
  if (!(await checkUnattended({ db: to.database, transaction: to.db, now: to.now }, post)).ok) return 'kept';
  await updatePostRow(to.db, to.dialect, post);
  await insertRevision(to.db, post);
  // No text has this hash: the same file would bring its text again.
  await saveImported(to.db, { ...imported, content_hash: '', post_version: post.version });
  if (post.status !== before.status) to.drafts.push({ title: post.title, slug });
  return 'restored';
}
