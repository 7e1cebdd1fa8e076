import { createHash, randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, takeAdvisoryLock } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { oldPaths } from '../../shared/addresses.ts';
import { sortKey } from '../../shared/dates.ts';
import { nameMask } from '../../shared/guard/find-names.ts';
import type { OutgoingField } from '../../shared/guard/guarded-name.ts';
import type { ImportChange, ImportedPost } from '../../shared/imported-post.ts';
import type { Post, PostSource } from '../../shared/post.ts';
import { type DatabaseErrorKind, DatabaseFailure, fail } from '../../shared/result.ts';
import { uniqueSlug } from '../../shared/slug.ts';
import { previewMatches, readGuardedList, scannedParts } from '../guard/check-outgoing.ts';
import { checkUnattended, postFields } from '../posts/check-post.ts';
import { findPinnedId, savePinned } from '../posts/pins.ts';
import {
  findPostById,
  findPostForUpdate,
  insertPost,
  insertRevision,
  isAddressTaken,
  isIdTaken,
  isPaired,
  updatePostRow,
} from '../posts/post-store.ts';
import { checkApproval } from '../reviews/approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { RunClaimed } from './checkpoint.ts';
import type { ImportChoice, ImportedPostReport } from './import-report.ts';
import {
  exportedId,
  findImported,
  type ImportedRow,
  removeOldPaths,
  saveImported,
  saveOldPaths,
  saveTranslationGroup,
} from './import-store.ts';
import { remotePictures } from './post-addresses.ts';
import type { ImportRun } from './store-run.ts';

/** The number of posts per transaction. Each commit waits for the disk. */
export const batchSize = 50;

export interface SaveOptions {
  now: Date;
  isDryRun: boolean;
  choice: ImportChoice;
  source: PostSource;
  /** The stored run; undefined in a dry run. */
  run: ImportRun | undefined;
  /** Called in the transaction of these posts. Rejecting rolls it back. */
  onSaved?: ((transaction: Kysely<Schema>, saved: readonly ImportedPost[]) => Promise<void>) | undefined;
  onError?: ((error: unknown, title: string) => void) | undefined;
  onDatabaseError?: ((kind: DatabaseErrorKind) => void) | undefined;
}

/** Saves posts in one transaction, or one by one if a post is invalid. A dry run rolls back. */
export async function saveBatch(
  db: Database,
  posts: ImportedPost[],
  options: SaveOptions,
): Promise<ImportedPostReport[]> {
  if (posts.length === 0) return [];
  try {
    return await saveTogether(db, posts, options);
  } catch (error) {
    if (error instanceof RunClaimed) throw error;
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
  await previewMatches(
    db,
    posts.flatMap((post) => [
      ...(post.status === 'draft' ? [] : [postFields(post)]),
      pathFields(formerPaths(post)),
    ]),
  );
  const saved = await changeSite(db, async (transaction) => {
    reports = [];
    let isVisible = false;
    // Without the lock, two concurrent imports would both insert the same posts.
    await takeAdvisoryLock(transaction, db.dialect, 'import');
    for (const post of posts) {
      const { now, choice, source } = options;
      // Lets requests run that don't need the database.
      await setImmediate();
      const to = { database: db, db: transaction, dialect: db.dialect, now, choice, source };
      const { saved: done, isVisible: isPostVisible, withheld } = await saveImportedPost(to, post);
      const { held, isUnapproved, ...saved } = done;
      isVisible ||= isPostVisible;
      const changes = [...post.changes, ...withheld];
      if (held > 0) changes.push({ code: 'names_held', what: '', count: held });
      if (isUnapproved) changes.push({ code: 'not_approved', what: '', count: 1 });
      // New posts of a dry run don't exist.
      const isDiscarded = options.isDryRun && saved.outcome === 'created';
      reports.push({ ...namesOf(post), ...saved, ...(isDiscarded && { id: '' }), changes });
    }
    // Returning a failure rolls the transaction back.
    if (options.isDryRun) return fail({ code: 'dry_run' });
    await options.run?.write(transaction, posts, reports);
    await options.onSaved?.(transaction, posts);
    return isVisible ? changed(undefined) : unchanged(undefined);
  });
  if (saved.ok) options.run?.commit();
  return reports;
}

/** The transaction in which imported content is saved. */
export interface Destination {
  /** The database, from which confidential names are read. */
  database: Database;
  db: Kysely<Schema>;
  dialect: DialectName;
  now: Date;
}

interface PostDestination extends Destination {
  choice: ImportChoice;
  /** The source of new posts. Existing posts keep theirs. */
  source: PostSource;
}

type Saved = Pick<ImportedPostReport, 'id' | 'slug' | 'version' | 'status' | 'outcome'> & {
  /** The number of confidential names found. If there are any, the post became a draft. */
  held: number;
  /** True if a reviewer must approve the post first. The published version stays. */
  isUnapproved?: boolean;
};

/**
 * Creates or updates a post by its source key. Posts edited or deleted here stay, as do those that wait for
 * approval. Former URLs redirect to the post, except `withheld` ones.
 */
async function saveImportedPost(
  to: PostDestination,
  imported: ImportedPost,
): Promise<{ saved: Saved; isVisible: boolean; withheld: ImportChange[] }> {
  const { sourceKey, link, hasForeignKey = false } = imported;
  const remembered = await findImported(to.db, sourceKey);
  const known = remembered ?? (await findExported(to.db, sourceKey));
  const saved = await (known ? saveAgain(to, imported, known) : saveNew(to, imported));
  const isWritten = saved.outcome === 'created' || saved.outcome === 'updated';
  if (!remembered && !isWritten) return { saved, isVisible: false, withheld: [] };
  if (!isWritten && remembered && remembered.link !== link)
    await saveImported(to.db, { ...remembered, link });
  if (imported.translation) await saveTranslationGroup(to.db, sourceKey, imported.translation);
  const isUnpinned = imported.isPinned && saved.outcome === 'created' && !(await pinFirst(to.db, saved.id));
  if (hasForeignKey) await removeOldPaths(to.db, sourceKey, oldPaths([sourceKey]));
  const { hasMoved, withheld } = await saveFormerPaths(to, sourceKey, formerPaths(imported));
  if (isUnpinned) withheld.push({ code: 'not_pinned', what: '', count: 1 });
  return { saved, isVisible: isWritten || hasMoved, withheld };
}

function formerPaths({ sourceKey, link, former = [], hasForeignKey }: ImportedPost): string[] {
  return oldPaths([hasForeignKey ? null : sourceKey, link, ...former]);
}

/** Pins the first pinned post, if no other is pinned here. Returns false otherwise. */
async function pinFirst(db: Kysely<Schema>, id: string): Promise<boolean> {
  const pinned = await findPinnedId(db);
  const isFree = pinned === undefined || !(await findPostById(db, pinned));
  if (isFree) await savePinned(db, id);
  return isFree;
}

/** Finds a post by the ID in one of this site's exports. It counts as imported and edited since then. */
async function findExported(db: Kysely<Schema>, sourceKey: string): Promise<ImportedRow | undefined> {
  const post_id = exportedId(sourceKey);
  if (post_id === undefined || !(await isIdTaken(db, post_id))) return undefined;
  const post = await findPostById(db, post_id);
  const content_hash = post ? contentHash({ ...post, changes: [] }) : '';
  return {
    source_key: sourceKey,
    post_id,
    content_hash,
    post_version: 0,
    link: null,
    imported_at: '',
    awaits_images: 0,
  };
}

async function saveNew(to: PostDestination, imported: ImportedPost): Promise<Saved> {
  const slug = await uniqueSlug(imported.slug, (wanted) => isAddressTaken(to.db, wanted));
  const at = to.now.toISOString();
  const exported = exportedId(imported.sourceKey);
  const isFree = exported !== undefined && !(await isIdTaken(to.db, exported));
  const post: Post = {
    // A post from one of this site's exports keeps its ID.
    id: isFree ? exported : randomUUID(),
    slug,
    ...text(imported),
    ...statusOf(
      to,
      to.choice.asStatus === 'draft' || isTeaser(imported) ? 'draft' : imported.status,
      imported,
    ),
    source: to.source,
    created_at: at,
    updated_at: at,
    version: 1,
  };
  // Review records remain after a post is deleted, and the import may restore a post with the same ID.
  const isUnapproved = !(await checkApproval(to.db, post)).ok;
  const held = await holdBack(to, isUnapproved ? asDraft(post) : post, undefined);
  const awaitsImages =
    to.choice.hasPictures === true && held.post.status === 'published' && remotePictures(post).length > 0;
  const stored = awaitsImages ? asDraft(held.post) : held.post;
  await insertPost(to.db, to.dialect, stored);
  await remember(to, imported, stored, awaitsImages);
  return { ...saved(held.post, 'created', held.places), isUnapproved };
}

async function saveAgain(to: PostDestination, imported: ImportedPost, known: ImportedRow): Promise<Saved> {
  const current = await findPostForUpdate(to.db, to.dialect, { id: known.post_id });
  if (!current) {
    // A selected post is imported even if it was deleted here.
    if (to.choice.only) return saveNew(to, imported);
    return { id: '', version: 0, slug: imported.slug, status: imported.status, outcome: 'kept', held: 0 };
  }
  const isEdited = current.version !== known.post_version;
  const isReplaced = isEdited && to.choice.canReplace === true;
  if (known.content_hash === contentHash(imported) && !isReplaced) return saved(current, 'unchanged');
  // A teaser never replaces a text that may be the whole post.
  if ((isEdited && !isReplaced) || isTeaser(imported)) return saved(current, 'kept');
  const post: Post = {
    ...current,
    ...text(imported),
    // A linked post keeps its language, because translations have different ones.
    ...((await isPaired(to.db, current.id)) && { language: current.language }),
    date: isDated(imported) ? imported.date : current.date,
    // If a status was chosen for the import, existing posts keep theirs.
    ...(to.choice.asStatus
      ? { status: current.status, publish_at: current.publish_at }
      : statusOf(to, imported.status, imported)),
    updated_at: to.now.toISOString(),
    version: current.version + 1,
  };
  if (!(await checkApproval(to.db, post)).ok) return { ...saved(current, 'kept'), isUnapproved: true };
  const held = await holdBack(to, post, current);
  await updatePostRow(to.db, to.dialect, held.post);
  await remember(to, imported, held.post, known.awaits_images === 1 && held.post.status === 'draft');
  return saved(held.post, 'updated', held.places);
}

/** Makes a post with a confidential name a draft, because an import can't ask for an override reason. */
async function holdBack(
  { database, db, now }: Destination,
  post: Post,
  before: Post | undefined,
): Promise<{ post: Post; places: number }> {
  const checked = await checkUnattended({ db: database, transaction: db, now }, post, before);
  if (checked.ok) return { post, places: 0 };
  const places = checked.failure.code === 'names_found' ? checked.failure.places.length : 1;
  return { post: asDraft(post), places };
}

function asDraft(post: Post): Post {
  return { ...post, status: 'draft', publish_at: null };
}

/** Returns the status. A publication date in the past doesn't publish a post. */
function statusOf(
  to: Destination,
  status: Post['status'],
  { date }: ImportedPost,
): Pick<Post, 'status' | 'publish_at'> {
  if (status !== 'scheduled') return { status, publish_at: null };
  const publish_at = sortKey(date);
  const isAhead = publish_at > to.now.toISOString();
  return isAhead ? { status, publish_at } : { status: 'draft', publish_at: null };
}

function saved({ id, slug, version, status }: Post, outcome: Saved['outcome'], held = 0): Saved {
  return { id, slug, version, status, outcome, held };
}

type Content = Omit<ImportedPost, 'sourceKey' | 'link' | 'former'>;

/** Returns the fields that the source determines. The slug never changes. */
function text(imported: Content) {
  const { title, date, cover, cover_alt, excerpt, html, tags, language, status } = imported;
  return {
    ...{ title, date, cover, cover_alt: cover === null ? null : cover_alt, excerpt },
    ...{ html, tags, language, status },
  };
}

async function remember(
  to: Destination,
  imported: ImportedPost,
  post: Post,
  awaitsImages = false,
): Promise<void> {
  await insertRevision(to.db, post);
  await saveImported(to.db, {
    source_key: imported.sourceKey,
    post_id: post.id,
    content_hash: contentHash(imported),
    post_version: post.version,
    link: imported.link,
    imported_at: to.now.toISOString(),
    awaits_images: awaitsImages ? 1 : 0,
  });
}

function isTeaser({ changes }: Content): boolean {
  return changes.some(({ code }) => code === 'only_teaser');
}

/** Whether the source has a date. A generated date must not change the hash. */
function isDated(imported: Content): boolean {
  return !imported.changes.some(({ code }) => code === 'date_missing');
}

function contentHash(imported: Content): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        imported.slug,
        {
          ...text(imported),
          ...imported.asRead,
          date: isDated(imported) && imported.date,
          // Undefined leaves the hash as it was before cover images had alt text.
          cover_alt: imported.cover_alt ?? undefined,
        },
      ]),
    )
    .digest('base64url');
}

function pathFields(paths: readonly string[]): OutgoingField[] {
  return paths.map((path) => ({ field: 'slug', value: path, form: 'address', of: path }));
}

/** Saves redirects for former paths, except those with a confidential name. */
export async function saveFormerPaths(
  to: Pick<Destination, 'database' | 'db'>,
  sourceKey: string,
  paths: readonly string[],
): Promise<{ hasMoved: boolean; withheld: ImportChange[] }> {
  const withheld = await namedPaths(to, paths);
  await removeOldPaths(to.db, sourceKey, [...withheld.keys()]);
  const open = paths.filter((path) => !withheld.has(path));
  return { hasMoved: await saveOldPaths(to.db, sourceKey, open), withheld: [...withheld.values()] };
}

/** Returns paths with a confidential name and their report entries; all paths if names can't be checked. */
async function namedPaths(
  { database, db }: Pick<Destination, 'database' | 'db'>,
  paths: readonly string[],
): Promise<Map<string, ImportChange>> {
  const list = await readGuardedList(database, db);
  const found = list.ok ? scannedParts(list.value, pathFields(paths)) : list;
  const named = found.ok ? paths.filter((path) => found.value.some(({ of }) => of === path)) : paths;
  return new Map(
    named.map((path) => {
      const places = found.ok ? found.value.filter(({ of }) => of === path) : [];
      const masked = places.reduce((text, { passage }) => text.replaceAll(passage, nameMask), path);
      const what = masked === path ? nameMask : masked;
      return [path, { code: 'address_withheld', what, count: 1 }];
    }),
  );
}
