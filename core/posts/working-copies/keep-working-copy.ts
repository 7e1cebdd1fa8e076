import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/connect.ts';
import { takeAdvisoryLock } from '../../../db/dialect.ts';
import { type WorkingCopyInput, workingCopyLimits } from '../../../shared/post.ts';
import { fail, ok, type Result } from '../../../shared/result.ts';
import { changeSite, unchanged } from '../../site-version/change-site.ts';
import { findPostById } from '../post-store.ts';
import type { WorkingCopy, WorkingCopyFailure, WorkingCopyHead } from './working-copy-core.ts';
import {
  countWorkingCopies,
  findStateForUpdate,
  findWorkingCopy,
  isCopyKept,
  keptUntil,
  removeCopiesWrittenBefore,
  removeWorkingCopy,
  saveWorkingCopy,
} from './working-copy-store.ts';

/** See `WorkingCopyCore.keep`. Nothing of it is seen by visitors: the site's version stays. */
export function keepWorkingCopy(
  db: Database,
  id: string,
  { text, version, made_slug, writer, etag, written_at }: WorkingCopyInput,
  now: Date,
): Promise<Result<WorkingCopyHead, WorkingCopyFailure>> {
  // A clock that is ahead would keep others from being newer.
  const writtenAt = new Date(Math.min(Date.parse(written_at), now.getTime())).toISOString();
  return changeSite<WorkingCopyHead, WorkingCopyFailure>(db, async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, `working copy ${id}`);
    const post = version > 0 ? await findPostById(transaction, id) : undefined;
    if (version > 0 && !post) return fail({ code: 'post_not_found' });
    const before = await findStateForUpdate(transaction, db.dialect, id);
    // An answer may have got lost: who wrote the copy goes on from it, but for what arrives late.
    const isOwn = before?.writer === writer && before.written_at <= writtenAt;
    if (before && before.etag !== etag && !isOwn) return fail({ code: 'copy_changed_elsewhere' });
    if (!before && (await countWorkingCopies(transaction)) >= workingCopyLimits.copies) {
      return fail({ code: 'too_many_copies' });
    }
    const { title, language } = text;
    const state = { id, title, language, writer, etag: randomUUID(), written_at: writtenAt };
    await saveWorkingCopy(transaction, {
      ...{ ...state, post_id: post?.id ?? null, version, made_slug },
      text: JSON.stringify(text),
    });
    return unchanged({ ...state, slug: post?.slug ?? null, kept_until: keptUntil(writtenAt) });
  });
}

export async function readWorkingCopy(
  db: Database,
  id: string,
): Promise<Result<WorkingCopy, WorkingCopyFailure>> {
  const found = await findWorkingCopy(db.kysely, id);
  return found ? ok(found) : fail({ code: 'copy_not_found' });
}

/** See `WorkingCopyCore.remove`. What is not there any more is removed already. */
export async function forgetWorkingCopy(
  db: Database,
  id: string,
  by: { writer?: string | undefined; etag?: string | undefined },
): Promise<Result<null, WorkingCopyFailure>> {
  // Most saves leave none behind: they take no lock for it.
  if (!(await isCopyKept(db.kysely, id))) return ok(null);
  return changeSite<null, WorkingCopyFailure>(db, async (transaction) => {
    const found = await findStateForUpdate(transaction, db.dialect, id);
    if (found && found.writer !== by.writer && found.etag !== by.etag) {
      return fail({ code: 'copy_changed_elsewhere' });
    }
    if (found) await removeWorkingCopy(transaction, id);
    return unchanged(null);
  });
}

/** Removes what nobody has gone on with for 90 days; gives how many. Run daily. */
export function purgeWorkingCopies(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - workingCopyLimits.days * 24 * 60 * 60 * 1000);
  return removeCopiesWrittenBefore(db.kysely, before.toISOString());
}
