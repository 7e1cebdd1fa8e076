import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { today } from '../../shared/dates.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isEmptyBody } from '../../shared/rich-text/is-empty-body.ts';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { changeSite } from '../site-version/change-site.ts';
import { type SlugFailure, titleSlug, wantedSlug } from './choose-slug.ts';
import { insertPost } from './post-store.ts';
import { insertRevision } from './revision-store.ts';

export type CreateFailure = { code: 'title_and_body_required' } | SlugFailure;

/** How often a generated slug may lose the race for its address before the error is passed on. */
const slugAttempts = 5;

/**
 * Writes a new post and its first revision. The body is sanitised; a missing date becomes today, a
 * missing slug is made from the title. Fails when title or body is empty or the slug can't be used.
 */
export async function createPost(
  db: Database,
  input: PostInput,
  now: Date,
): Promise<Result<Post, CreateFailure>> {
  const html = sanitiseHtml(input.html ?? input.body ?? '');
  if (!input.title || isEmptyBody(html)) return fail({ code: 'title_and_body_required' });
  const saved = now.toISOString();
  const post: Omit<Post, 'slug'> = {
    id: randomUUID(),
    title: input.title,
    date: input.date ?? today(now),
    cover: input.cover ?? null,
    excerpt: input.excerpt ?? null,
    html,
    tags: input.tags ?? [],
    language: input.language ?? 'en',
    status: input.status ?? 'published',
    source: 'compose',
    created_at: saved,
    updated_at: saved,
    version: 1,
  };
  return insertWithSlug(db, post, input.slug ?? null, slugAttempts);
}

async function insertWithSlug(
  db: Database,
  draft: Omit<Post, 'slug'>,
  wanted: string | null,
  attempts: number,
): Promise<Result<Post, CreateFailure>> {
  try {
    return await changeSite<Post, CreateFailure>(db, async (transaction) => {
      const slug = wanted
        ? await wantedSlug(transaction, wanted)
        : ok(await titleSlug(transaction, draft.title));
      if (!slug.ok) return slug;
      const post: Post = { ...draft, slug: slug.value };
      await insertPost(transaction, post);
      await insertRevision(transaction, post);
      return ok(post);
    });
  } catch (error) {
    // Another process took the address between the look and the write: look again.
    if (isUniqueViolation(error) && attempts > 1) return insertWithSlug(db, draft, wanted, attempts - 1);
    throw error;
  }
}
