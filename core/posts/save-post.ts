import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation, takeAdvisoryLock } from '../../db/dialect.ts';
import type { Db } from '../../db/schema.ts';
import { today } from '../../shared/dates.ts';
import { copyTitle, type Post, type PostInput, type PostUpdate } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { slugFromTitle, slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { readBody } from '../rendering/render.ts';
import { checkApproval } from '../reviews/approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost, recordPost } from './check-post.ts';
import { takeNext, withNextText } from './next-version.ts';
import type { PostFailure } from './post-core.ts';
import {
  findMissingPictures,
  findNext,
  findOriginalSlug,
  findPost,
  findPostById,
  findPostByOldSlug,
  findPostForUpdate,
  findRevision,
  insertOldSlug,
  insertPost,
  insertRevision,
  isPaired,
  saveMissingPictures,
  titleSlug,
  updatePostRow,
  wantedSlug,
  wasPublished,
} from './post-store.ts';
import { applyUpdate, type Planned, planPost, readPlan } from './post-update.ts';
import { bodyWords } from './search-store.ts';

/** How often to try again if another process takes a generated slug. */
const slugAttempts = 5;

/**
 * Creates a post. `date` defaults to today, and `slug` is generated from the title. A repeated request with
 * the same `key` returns the existing post, `key_used` if the text differs, or `post_not_found` if the post
 * was deleted. `copyOf` is the slug of the duplicated post.
 */
export async function createPost(
  db: Database,
  record: RecordEvent,
  input: PostInput,
  now: Date,
  key?: string,
  copyOf?: string,
): Promise<Result<Post, PostFailure>> {
  const typed = input.html ?? input.body ?? '';
  const body = await readBody(typed);
  if (!body.ok) return body;
  await bodyWords(body.value.html);
  const planned = await readPlan(db, input);
  if (!planned.ok) return planned;
  const post = newPost(input, body.value.html, { now, zone: planned.value.zone }, key);
  if (!post.title || body.value.isEmpty) return fail({ code: 'title_and_body_required' });
  return insertOnce(
    db,
    { typed, post, input, planned: planned.value, record, now, hasKey: key !== undefined, copyOf },
    slugAttempts,
  );
}

interface Writing {
  typed: string;
  post: UnsavedPost;
  input: PostInput;
  planned: Planned;
  now: Date;
  record: RecordEvent;
  hasKey: boolean;
  copyOf: string | undefined;
}

async function insertOnce(db: Database, writing: Writing, attempts: number) {
  const { post: draft, input } = writing;
  try {
    return await changeSite<Post, PostFailure>(db, async (transaction) => {
      if (writing.hasKey) {
        await takeAdvisoryLock(transaction, db.dialect, draft.id);
        const before = await writtenBefore(transaction, writing);
        if (before) return before.ok ? unchanged(before.value) : before;
      }
      const slug = input.slug
        ? await wantedSlug(transaction, input.slug)
        : ok(await titleSlug(transaction, draft.title));
      if (!slug.ok) return slug;
      const due = planPost(undefined, { ...draft, slug: slug.value }, writing.planned, writing.now);
      if (!due.ok) return due;
      const post = due.value;
      const checked = await checkPost({ db, transaction, record: writing.record, now: writing.now }, post, {
        override: input.override,
      });
      if (!checked.ok) return checked;
      await insertPost(transaction, db.dialect, post);
      await insertRevision(transaction, post);
      await saveMissingPictures(transaction, post, writing.typed);
      await recordPost(transaction, writing.record, undefined, post);
      if (writing.copyOf !== undefined) {
        const what = { id: post.id, slug: post.slug, other_slug: writing.copyOf };
        await writing.record(transaction, { name: 'post_copied', what });
      }
      return changed(post);
    });
  } catch (error) {
    // Another process took the slug in the meantime.
    if (isUniqueViolation(error) && attempts > 1) return insertOnce(db, writing, attempts - 1);
    throw error;
  }
}

async function writtenBefore(db: Db, { post, input, planned }: Writing) {
  const first = await findRevision(db, post.id, 1);
  if (!first) return undefined;
  const now = await findPostById(db, post.id);
  if (!now) return fail({ code: 'post_not_found' });
  return isSameText(first, post, input) && first.publish_at === (planned.at ?? null)
    ? ok(now)
    : fail({ code: 'key_used', slug: now.slug });
}

/** Whether a request repeats the first one. Ignores an omitted date or slug, whose defaults may differ. */
function isSameText(first: Post, again: UnsavedPost, input: PostInput): boolean {
  return (
    (['title', 'html', 'cover', 'cover_alt', 'excerpt', 'language', 'status'] as const).every(
      (field) => first[field] === again[field],
    ) &&
    first.tags.join() === again.tags.join() &&
    // A scheduled post has the date of its time, whatever date was sent.
    (!input.date || again.status === 'scheduled' || first.date === again.date) &&
    (!input.slug || first.slug === slugify(input.slug))
  );
}

/**
 * Saves the fields in `update`. A former slug finds the post too, and a changed slug leaves a redirect. With
 * `version`, fails if the post has changed since (`changed_elsewhere`).
 */
export async function updatePost(
  db: Database,
  record: RecordEvent,
  slug: string,
  update: PostUpdate,
  now: Date,
  published?: { base?: number | undefined },
): Promise<Result<Post, PostFailure>> {
  const written = update.html ?? update.body;
  const body = written === undefined ? undefined : await readBody(written);
  if (body?.ok === false) return body;
  if (body) await bodyWords(body.value.html);
  const planned = await readPlan(db, update);
  if (!planned.ok) return planned;
  try {
    return await changeSite<Post, PostFailure>(db, async (transaction) => {
      const former = await findPostByOldSlug(transaction, slug);
      const current =
        (await findPostForUpdate(transaction, db.dialect, { slug })) ??
        (former && (await findPostForUpdate(transaction, db.dialect, { id: former.id })));
      if (!current) return fail({ code: 'post_not_found' });
      if (update.version !== undefined && update.version !== current.version) {
        return fail({ code: 'changed_elsewhere', version: current.version });
      }
      // Remove the next version first, because it may reserve the new slug.
      const taken = published && (await takeNext(transaction, current, published.base));
      if (taken?.ok === false) return taken;
      const due = planPost(
        current,
        applyUpdate(current, update, body?.value.html, { now, zone: planned.value.zone }),
        planned.value,
        now,
      );
      if (!due.ok) return due;
      const post = due.value;
      // Require only fields that were sent: an imported post may have no text.
      if ((update.title !== undefined && !post.title) || body?.value.isEmpty)
        return fail({ code: 'title_and_body_required' });
      if (post.language !== current.language && (await isPaired(transaction, post.id)))
        return fail({ code: 'pair_language' });
      const approval = await checkApproval(transaction, post, { isForced: update.without_approval });
      if (!approval.ok) return approval;
      if (update.slug && slugify(update.slug) !== current.slug) {
        const wanted = await wantedSlug(transaction, update.slug);
        if (!wanted.ok) return wanted;
        post.slug = wanted.value;
        await insertOldSlug(transaction, current, post.updated_at);
      } else if (await followsTitle(transaction, current, post.title)) {
        post.slug = await titleSlug(transaction, post.title);
        await insertOldSlug(transaction, current, post.updated_at);
      }
      const saved = await withNextText(transaction, current, post, update);
      const checked = await checkPost({ db, transaction, record, now }, saved, {
        override: update.override,
        before: current,
      });
      if (!checked.ok) return checked;
      await updatePostRow(transaction, db.dialect, saved);
      await insertRevision(transaction, saved);
      if (written !== undefined) await saveMissingPictures(transaction, saved, written);
      await recordPost(transaction, record, current, saved);
      return changed(saved);
    });
  } catch (error) {
    if (isUniqueViolation(error) && update.slug)
      return fail({ code: 'slug_taken', slug: slugify(update.slug) });
    throw error;
  }
}

async function followsTitle(db: Db, current: Post, title: string): Promise<boolean> {
  return slugFromTitle(title) !== slugFromTitle(current.title) && hasTitleSlug(db, current);
}

/** Whether a translation's slug follows its title, which it does until it is published or the owner chooses a slug. */
export async function hasTitleSlug(db: Db, { id, slug, language, title, status }: Post): Promise<boolean> {
  const former = slugFromTitle(title);
  const original = status === 'published' ? undefined : await findOriginalSlug(db, id);
  if (original === undefined) return false;
  const isGeneratedSlug =
    slug === `${original}-${language}` || slug.replace(/-\d+$/, '') === former || slug === former;
  return isGeneratedSlug && !(await wasPublished(db, id));
}

/**
 * Creates a draft with the post's content, or that of its next version, and today's date. Time, translation,
 * reviews, versions and former URLs stay with the original. A repeated request with the same `key` creates no
 * second draft.
 */
export async function copyPost(
  db: Database,
  record: RecordEvent,
  slug: string,
  now: Date,
  key?: string,
): Promise<Result<Post, PostFailure>> {
  const found = await findPost(db.kysely, slug);
  if (!found) return fail({ code: 'post_not_found' });
  const post = (await findNext(db.kysely, found.id))?.text ?? found;
  const { cover, cover_alt, excerpt, tags, language } = post;
  // Copy the placeholders of missing images, so that the images can still be uploaded.
  const html = (await findMissingPictures(db.kysely, post)) ?? post.html;
  const input: PostInput = {
    cover,
    cover_alt,
    excerpt,
    tags,
    language,
    html,
    title: copyTitle(post),
    status: 'draft',
  };
  return createPost(
    db,
    record,
    input,
    now,
    key === undefined ? undefined : `copy of ${post.id} ${key}`,
    slug,
  );
}

type UnsavedPost = Omit<Post, 'slug'>;

/** Returns a new post. The same `key` always gives the same ID. */
export function newPost(
  input: PostInput,
  html: string,
  { now, zone }: { now: Date; zone: string },
  key?: string,
): UnsavedPost {
  const saved = now.toISOString();
  return {
    id: key === undefined ? randomUUID() : keyedId(key),
    title: input.title,
    date: input.date ?? today(zone, now),
    cover: input.cover ?? null,
    cover_alt: (input.cover && input.cover_alt) ?? null,
    excerpt: input.excerpt ?? null,
    html,
    tags: input.tags ?? [],
    language: input.language ?? 'en',
    status: input.status ?? 'published',
    publish_at: null,
    source: 'compose',
    created_at: saved,
    updated_at: saved,
    version: 1,
  };
}

/** Derives a UUID from the key's SHA-256. Version 8 allows custom bits (RFC 9562, section 5.8). */
function keyedId(key: string): string {
  const hex = createHash('sha256').update(`post ${key}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`];
  return [...parts, hex.slice(18, 30)].join('-');
}
