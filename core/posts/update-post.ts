import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import type { Schema } from '../../db/schema.ts';
import { today } from '../../shared/dates.ts';
import type { Post, PostUpdate } from '../../shared/post.ts';
import { fail, type Result } from '../../shared/result.ts';
import { slugFromTitle, slugify } from '../../shared/slug.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { readBody } from '../rendering/render.ts';
import { checkApproval } from '../reviews/check-approval.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { checkPost } from './check-post.ts';
import { titleSlug, wantedSlug } from './choose-slug.ts';
import { saveMissingPictures } from './missing-pictures/missing-picture-store.ts';
import { insertOldSlug, wasPublished } from './old-slug-store.ts';
import type { PostFailure } from './post-core.ts';
import {
  findOriginalSlug,
  findPostByOldSlug,
  findPostForUpdate,
  insertRevision,
  isPaired,
  updatePostRow,
} from './post-store.ts';
import { recordPost } from './record-post.ts';
import { planPost, readPlan } from './schedule/plan-post.ts';
import { bodyWords } from './search/body-words.ts';

/**
 * Saves what `update` names, with a new revision. `slug` may be a former one; a changed slug leaves the old address
 * leading here. With `version`, a post that was saved since is left alone and answers `changed_elsewhere`.
 */
export async function updatePost(
  db: Database,
  record: RecordEvent,
  slug: string,
  update: PostUpdate,
  now: Date,
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
      const due = planPost(
        current,
        merged(current, update, body?.value.html, { now, zone: planned.value.zone }),
        planned.value,
        now,
      );
      if (!due.ok) return due;
      const post = due.value;
      // Only what the update names must be there: an imported post may have come without a text.
      if ((update.title !== undefined && !post.title) || body?.value.isEmpty)
        return fail({ code: 'title_and_body_required' });
      if (post.language !== current.language && (await isPaired(transaction, post.id)))
        return fail({ code: 'pair_language' });
      const approval = await checkApproval(transaction, post, { goesOn: update.without_approval });
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
      const checked = await checkPost({ db, transaction, record, now }, post, {
        override: update.override,
        before: current,
      });
      if (!checked.ok) return checked;
      await updatePostRow(transaction, db.dialect, post);
      await insertRevision(transaction, post);
      if (written !== undefined) await saveMissingPictures(transaction, post, written);
      await recordPost(transaction, record, current, post);
      return changed(post);
    });
  } catch (error) {
    if (isUniqueViolation(error) && update.slug)
      return fail({ code: 'slug_taken', slug: slugify(update.slug) });
    throw error;
  }
}

/** Whether a post's slug is made from its new title: a translation's, until it is published or its owner has chosen a slug. */
async function followsTitle(db: Kysely<Schema>, current: Post, title: string): Promise<boolean> {
  const { id, slug, language } = current;
  const former = slugFromTitle(current.title);
  if (current.status === 'published' || slugFromTitle(title) === former) return false;
  const original = await findOriginalSlug(db, id);
  if (original === undefined) return false;
  const isMade =
    slug === `${original}-${language}` || slug.replace(/-\d+$/, '') === former || slug === former;
  return isMade && !(await wasPublished(db, id));
}

function merged(
  current: Post,
  update: PostUpdate,
  html: string | undefined,
  { now, zone }: { now: Date; zone: string },
): Post {
  const cover = update.cover === undefined ? current.cover : update.cover;
  const isRewritten = html !== undefined && html !== current.html;
  return {
    ...current,
    // A sample that the owner has rewritten is the owner's.
    source: current.source === 'sample' && isRewritten ? 'compose' : current.source,
    title: update.title ?? current.title,
    date: update.date === undefined ? current.date : (update.date ?? today(zone, now)),
    cover,
    cover_alt: coverAlt(cover, current, update),
    excerpt: update.excerpt === undefined ? current.excerpt : update.excerpt,
    html: html ?? current.html,
    tags: update.tags ?? current.tags,
    language: update.language ?? current.language,
    status: update.status ?? current.status,
    updated_at: now.toISOString(),
    version: current.version + 1,
  };
}

/** Words that are not sent stay with the cover that they are of. */
function coverAlt(cover: string | null, current: Post, update: PostUpdate): string | null {
  if (cover === null) return null;
  if (update.cover_alt !== undefined) return update.cover_alt;
  return cover === current.cover ? current.cover_alt : null;
}
