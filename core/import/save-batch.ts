import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { type DatabaseErrorKind, DatabaseFailure } from '../../shared/database-failure.ts';
import type { ImportedPost } from '../../shared/imported-post.ts';
import type { PostSource } from '../../shared/post.ts';
import { fail } from '../../shared/result.ts';
import { lookAhead } from '../guard/look-through.ts';
import { postFields } from '../posts/check-post.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { pathFields } from './former-paths.ts';
import type { ImportChoice, ImportedPostReport } from './import-report.ts';
import type { ImportRun } from './import-run.ts';
import { RunTaken } from './resume/checkpoint.ts';
import type { RunKeeper } from './runs/keep-run.ts';
import { formerPaths, saveImportedPost } from './save-imported-post.ts';

/** How many posts share one transaction: each commit waits for the disk. */
export const batchSize = 50;

/** `onError` hears why a post could not be saved, `onDatabaseError` when that was the database's doing. */
export interface SaveOptions {
  now: Date;
  isDryRun: boolean;
  choice: ImportChoice;
  source: PostSource;
  run: ImportRun;
  /** Called in the transaction that has saved these posts, which is taken back where it rejects. */
  onSaved?: ((transaction: Kysely<Schema>, saved: readonly ImportedPost[]) => Promise<void>) | undefined;
  /** Keeps the report; none where nothing is to be kept. */
  keeper?: RunKeeper | undefined;
  onError?: ((error: unknown, title: string) => void) | undefined;
  onDatabaseError?: ((kind: DatabaseErrorKind) => void) | undefined;
}

/**
 * Saves posts in one transaction, or one by one where some of them fail, so that a bad post costs only itself. A dry run
 * does the same and takes it all back.
 */
export async function saveBatch(
  db: Database,
  posts: ImportedPost[],
  options: SaveOptions,
): Promise<ImportedPostReport[]> {
  if (posts.length === 0) return [];
  try {
    return await saveTogether(db, posts, options);
  } catch (error) {
    if (error instanceof RunTaken) throw error;
    const [only] = posts;
    const kind = error instanceof DatabaseFailure ? error.kind : undefined;
    if (kind) options.onDatabaseError?.(kind);
    if (kind && kind !== 'busy') return posts.map((post) => failed(post, error, options));
    if (posts.length > 1) {
      const reports: ImportedPostReport[] = [];
      for (const post of posts) reports.push(...(await saveBatch(db, [post], options)));
      return reports;
    }
    if (!only) throw error;
    return [failed(only, error, options)];
  }
}

function namesOf({ sourceKey, kind, title }: ImportedPost) {
  return { sourceKey, title, ...(kind !== undefined && { kind }) };
}

function failed(post: ImportedPost, error: unknown, { onError }: SaveOptions): ImportedPostReport {
  const { title, status, changes } = post;
  onError?.(error, title);
  return { ...namesOf(post), id: '', version: 0, slug: '', status, outcome: 'failed', changes };
}

async function saveTogether(
  db: Database,
  posts: ImportedPost[],
  options: SaveOptions,
): Promise<ImportedPostReport[]> {
  let reports: ImportedPostReport[] = [];
  await lookAhead(
    db,
    posts.flatMap((post) => [
      ...(post.status === 'draft' ? [] : [postFields(post)]),
      pathFields(formerPaths(post)),
    ]),
  );
  const saved = await changeSite(db, async (transaction) => {
    reports = [];
    let isVisible = false;
    // Two imports at once would each find the other's posts missing, and write them twice.
    await takeAdvisoryLock(transaction, db.dialect, 'import');
    for (const post of posts) {
      const { now, choice, source } = options;
      // Requests that need no database go on meanwhile.
      await setImmediate();
      const to = { database: db, db: transaction, dialect: db.dialect, now, choice, source };
      const { saved: done, isVisible: isPostVisible, withheld } = await saveImportedPost(to, post);
      const { held, isUnapproved, ...saved } = done;
      isVisible ||= isPostVisible;
      const changes = [...post.changes, ...withheld];
      if (held > 0) changes.push({ code: 'names_held', what: '', count: held });
      if (isUnapproved) changes.push({ code: 'not_approved', what: '', count: 1 });
      // Nobody will find what a dry run made.
      const isGone = options.isDryRun && saved.outcome === 'created';
      reports.push({ ...namesOf(post), ...saved, ...(isGone && { id: '' }), changes });
    }
    // A failure takes back whatever was written.
    if (options.isDryRun) return fail({ code: 'dry_run' });
    if (reports.some(({ outcome }) => outcome === 'created' || outcome === 'updated'))
      await options.run.write(transaction, reports);
    await options.keeper?.write(transaction, posts, reports);
    await options.onSaved?.(transaction, posts);
    return isVisible ? changed(undefined) : unchanged(undefined);
  });
  if (saved.ok) {
    options.run.keep(reports);
    options.keeper?.keep();
  }
  return reports;
}
