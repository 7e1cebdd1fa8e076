import type { Database } from '../../db/connect.ts';
import { type DialectName, isUniqueViolation } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { mergeChanges } from '../../shared/merge.ts';
import type { NextVersion, NextVersionInput, Post, PostUpdate, PublishOverrides } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { Exit, GuardFailure } from '../guard/check-outgoing.ts';
import { readBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/approval.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost, recordPost } from './check-post.ts';
import type { PostFailure } from './post-core.ts';
import {
  deleteNext,
  findLatestRevision,
  findNext,
  findPost,
  findPostByOldSlug,
  findPostForUpdate,
  findRevision,
  insertOldSlug,
  insertRevision,
  isPaired,
  type NextRow,
  type StoredNext,
  saveMissingPictures,
  saveNextRow,
  savePostPictures,
  updatePostRow,
  wantedSlug,
} from './post-store.ts';
import { applyUpdate, readPlan } from './post-update.ts';
import { bodyWords } from './search-store.ts';

/** `next_outdated`: the published post and the next version changed the same field or paragraph. */
export type UpdateFailure =
  | NotApproved
  | GuardFailure
  | TooIntricate
  | { code: 'next_outdated'; version: number };

export type NextFailure =
  | PostFailure
  | UpdateFailure
  | { code: 'next_not_found' }
  | { code: 'not_published' };

export interface NextCore {
  /** Returns the next version, or null if the post has none. */
  get(slug: string): Promise<Result<NextVersion | null, { code: 'post_not_found' }>>;
  /** Starts or changes the next version of a published post. */
  save(slug: string, input: NextVersionInput): Promise<Result<NextVersion, NextFailure>>;
  /** Publishes the next version. Later changes of the published post are merged by field and paragraph. */
  publish(slug: string, how?: PublishNext): Promise<Result<Post, NextFailure>>;
  /** Discards the next version. Its saved versions stay in the version history. */
  discard(slug: string, how?: { version?: number | undefined }): Promise<Result<NextVersion, NextFailure>>;
}

export type PublishNext = PublishOverrides & { version?: number | undefined };

function toNext(current: Post, { row, text }: StoredNext): NextVersion {
  const published_version = publishedVersion(current, row);
  return {
    ...text,
    slug: row.slug ?? current.slug,
    status: row.publish_at === null ? 'draft' : 'scheduled',
    publish_at: row.publish_at,
    ...{ base: row.base, published_version, is_outdated: row.base !== published_version },
    held_for: row.held_for,
  };
}

/** Returns the version of the text that readers see. The post's own version also counts saves of the next version. */
function publishedVersion(current: Post, row: NextRow): number {
  return row.version === current.version ? row.published_version : current.version;
}

export async function readNext(
  db: Database,
  slug: string,
): Promise<Result<NextVersion | null, { code: 'post_not_found' }>> {
  const post = (await findPost(db.kysely, slug)) ?? (await findPostByOldSlug(db.kysely, slug));
  if (!post) return fail({ code: 'post_not_found' });
  const next = await findNext(db.kysely, post.id);
  return ok(next ? toNext(post, next) : null);
}

async function findCurrent(db: Db, dialect: DialectName, slug: string): Promise<Post | undefined> {
  const current = await findPostForUpdate(db, dialect, { slug });
  if (current) return current;
  const former = await findPostByOldSlug(db, slug);
  return former && findPostForUpdate(db, dialect, { id: former.id });
}

/** Finds a post and its next version for a change. Fails if the next version isn't the expected `version`. */
async function findBoth(
  db: Db,
  dialect: DialectName,
  slug: string,
  version: number | undefined,
): Promise<Result<{ current: Post; next: StoredNext }, NextFailure>> {
  const current = await findCurrent(db, dialect, slug);
  if (!current) return fail({ code: 'post_not_found' });
  const next = await findNext(db, current.id);
  if (!next) return fail({ code: 'next_not_found' });
  if (version !== undefined && version !== next.row.version)
    return fail({ code: 'changed_elsewhere', version: next.row.version });
  return ok({ current, next });
}

/** Saves a next version. Omitted fields stay unchanged; a new next version starts with the post's fields. */
export async function saveNext(
  db: Database,
  record: RecordEvent,
  slug: string,
  { status: _, ...input }: NextVersionInput & { status?: unknown },
  now: Date,
): Promise<Result<NextVersion, NextFailure>> {
  const written = input.html ?? input.body;
  const body = written === undefined ? undefined : await readBody(written);
  if (body?.ok === false) return body;
  if (body) await bodyWords(body.value.html);
  const planned = await readPlan(db, input);
  if (!planned.ok) return planned;
  const { at, zone } = planned.value;
  try {
    return await changeSite<NextVersion, NextFailure>(db, async (transaction) => {
      const current = await findCurrent(transaction, db.dialect, slug);
      if (!current) return fail({ code: 'post_not_found' });
      if (current.status !== 'published') return fail({ code: 'not_published' });
      const next = await findNext(transaction, current.id);
      const row = next?.row;
      const opened = row?.version ?? current.version;
      const published_version = row
        ? publishedVersion(current, row)
        : ((await findLatestRevision(transaction, current.id, current.version))?.version ?? current.version);
      const isStale = input.version !== undefined && input.version !== opened;
      if (isStale || (input.base !== undefined && input.base !== published_version))
        return fail({ code: 'changed_elsewhere', version: isStale ? opened : published_version });
      const before = { ...(next?.text ?? current), version: current.version };
      const text = applyUpdate(before, input, body?.value.html, { now, zone });
      if (!text.title || body?.value.isEmpty) return fail({ code: 'title_and_body_required' });
      if (text.language !== current.language && (await isPaired(transaction, current.id)))
        return fail({ code: 'pair_language' });
      const own = await ownSlug(transaction, input.slug, current, row?.slug ?? null);
      if (!own.ok) return own;
      const publish_at = at === undefined ? (row?.publish_at ?? null) : at;
      const isRescheduled = publish_at !== null && publish_at !== row?.publish_at;
      if (isRescheduled && publish_at <= now.toISOString())
        return fail({ code: 'publish_at_past', at: publish_at });
      const post: Post = {
        ...text,
        ...{ slug: own.value ?? current.slug, publish_at },
        status: publish_at === null ? 'draft' : 'scheduled',
      };
      const { version, updated_at } = post;
      const allowed = await checkOut({ db, transaction, record, now }, post, current, input);
      if (!allowed.ok) return allowed;
      await insertRevision(transaction, post, { isNext: true });
      const saved: NextRow = {
        ...{ post_id: current.id, version, published_version, slug: own.value, publish_at },
        base: input.base ?? row?.base ?? published_version,
        ...{ held_for: null, updated_at },
      };
      await saveNextRow(transaction, saved, current);
      if (written !== undefined) await saveMissingPictures(transaction, post, written);
      const what = { id: current.id, slug: current.slug, version };
      await record(transaction, { name: 'next_version_saved', what });
      if (isRescheduled) await record(transaction, { name: 'post_scheduled', what: { ...what, publish_at } });
      const stored = toNext({ ...current, version }, { row: saved, text: post });
      // A visible change wakes the schedulers of all processes, which then read the new time.
      return isRescheduled ? changed(stored) : unchanged(stored);
    });
  } catch (error) {
    if (isUniqueViolation(error) && input.slug)
      return fail({ code: 'slug_taken', slug: slugify(input.slug) });
    throw error;
  }
}

/** Returns the slug to reserve, or null if the post keeps its own. */
async function ownSlug(db: Db, wanted: string | null | undefined, { slug }: Post, reserved: string | null) {
  if (!wanted) return ok(reserved);
  const plain = slugify(wanted);
  if (plain === slug) return ok(null);
  return plain === reserved ? ok(reserved) : wantedSlug(db, wanted);
}

/** Checks whether a scheduled or updated text may be published. */
async function checkOut(exit: Exit, post: Post, before: Post, overrides: PublishOverrides) {
  const { override, without_approval } = overrides;
  const approval = await checkApproval(exit.transaction, post, { isForced: without_approval });
  return approval.ok ? checkPost(exit, post, { override, before }) : approval;
}

export function publishNext(
  db: Database,
  record: RecordEvent,
  slug: string,
  { version, ...overrides }: PublishNext,
  now: Date,
): Promise<Result<Post, NextFailure>> {
  return changeSite<Post, NextFailure>(db, async (transaction) => {
    const found = await findBoth(transaction, db.dialect, slug, version);
    if (!found.ok) return found;
    const { current, next } = found.value;
    const exit = { db, transaction, record, now };
    const live = await goLive(exit, current, next, overrides);
    return live.ok ? changed(live.value) : live;
  });
}

/** Replaces the published text with the next version in the caller's transaction. `late` is the scheduled time, if the update is late. */
export async function goLive(
  exit: Exit & { db: Database },
  current: Post,
  { row, text }: StoredNext,
  overrides: PublishOverrides,
  late: string | null = null,
): Promise<Result<Post, UpdateFailure>> {
  const { db, transaction, record, now } = exit;
  const merged = await mergeWithPublished(transaction, current, { row, text });
  if (!merged) return fail({ code: 'next_outdated', version: publishedVersion(current, row) });
  const post: Post = {
    ...{ ...current, ...merged, slug: row.slug ?? current.slug, publish_at: late },
    ...{ source: text.source, updated_at: now.toISOString(), version: current.version + 1 },
  };
  const allowed = await checkOut(exit, post, current, overrides);
  if (!allowed.ok) return allowed;
  await deleteNext(transaction, post.id);
  if (post.slug !== current.slug) await insertOldSlug(transaction, current, post.updated_at);
  await updatePostRow(transaction, db.dialect, post);
  await insertRevision(transaction, { ...post, publish_at: null });
  await recordPost(transaction, record, current, { ...post, publish_at: null });
  return ok(post);
}

async function mergeWithPublished(db: Db, current: Post, { row, text }: StoredNext) {
  if (row.base === publishedVersion(current, row)) return fieldsOf(text);
  const base = await findRevision(db, current.id, row.base);
  return base && mergeChanges(fieldsOf(base), fieldsOf(text), fieldsOf(current));
}

function fieldsOf({ title, date, cover, cover_alt, excerpt, html, tags, language }: Post) {
  return { title, date, cover, cover_alt, excerpt, html, tags, language };
}

export function discardNext(
  db: Database,
  record: RecordEvent,
  slug: string,
  version: number | undefined,
): Promise<Result<NextVersion, NextFailure>> {
  return changeSite<NextVersion, NextFailure>(db, async (transaction) => {
    const found = await findBoth(transaction, db.dialect, slug, version);
    if (!found.ok) return found;
    const { current, next } = found.value;
    await deleteNext(transaction, current.id);
    await savePostPictures(transaction, current);
    const what = { id: current.id, slug: current.slug, version: next.row.version };
    await record(transaction, { name: 'next_version_discarded', what });
    return unchanged(toNext(current, next));
  });
}

/** Removes the next version of a post whose update contains it. Fails if it wasn't merged with the current post. */
export async function takeNext(
  db: Db,
  current: Post,
  base: number | undefined,
): Promise<Result<null, { code: 'next_outdated'; version: number }>> {
  const next = await findNext(db, current.id);
  if (!next) return ok(null);
  const version = publishedVersion(current, next.row);
  if ((base ?? next.row.base) !== version) return fail({ code: 'next_outdated', version });
  await deleteNext(db, current.id);
  return ok(null);
}

/**
 * When a published post becomes a draft, continues with the text of its next version, except for the fields
 * that `named` changes. Returns a post without a next version unchanged.
 */
export async function withNextText(db: Db, current: Post, post: Post, named: PostUpdate): Promise<Post> {
  if (current.status !== 'published' || post.status === 'published') return post;
  const next = await findNext(db, current.id);
  if (!next) return post;
  const merged = (await mergeWithPublished(db, current, next)) ?? fieldsOf(next.text);
  const isNamed = (field: string) =>
    named[field as keyof PostUpdate] !== undefined || (field === 'html' && named.body !== undefined);
  const own = Object.fromEntries(Object.entries(merged).filter(([field]) => !isNamed(field)));
  if (named.slug || next.row.slug === null) return { ...post, ...own };
  await insertOldSlug(db, current, post.updated_at);
  return { ...post, ...own, slug: next.row.slug };
}
