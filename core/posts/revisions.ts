import type { Database } from '../../db/connect.ts';
import type { Post, PublishOverrides } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import { readBody, readStoredBody } from '../rendering/render.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/approval.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import { checkPost, recordPost } from './check-post.ts';
import type { PostRevision } from './post-core.ts';
import {
  findPost,
  findPostForUpdate,
  findRevision,
  insertRevision,
  isPaired,
  listRevisions,
  updatePostRow,
} from './post-store.ts';
import { renderPost } from './read-posts.ts';

/** How many versions are listed. Older ones can be read by their number. */
const listed = 100;

type NotFound = { code: 'post_not_found' };

export async function readRevisions(db: Database, slug: string): Promise<Result<PostRevision[], NotFound>> {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  // Read one version more, for comparison with the oldest one listed.
  const states = await listRevisions(db.kysely, post.id, { limit: listed + 1 });
  const words: number[] = [];
  for (const { html } of states) words.push(await countWords(html));
  return ok(
    states.slice(0, listed).map(({ version, title, status, updated_at }, index) => ({
      version,
      title,
      status,
      updated_at,
      words: words[index] ?? 0,
      change: (words[index] ?? 0) - (words[index + 1] ?? 0),
    })),
  );
}

export async function readRevision(
  db: Database,
  slug: string,
  version: number,
): Promise<Result<Post, NotFound>> {
  const post = await findPost(db.kysely, slug);
  const state = post && (await findRevision(db.kysely, post.id, version));
  return state ? ok(await renderPost(state)) : fail({ code: 'post_not_found' });
}

/** Restores the content of a version. Slug, status and time stay. */
export async function restoreRevision(
  db: Database,
  record: RecordEvent,
  { slug, version, override, without_approval }: PublishOverrides & { slug: string; version: number },
  now: Date,
): Promise<Result<Post, NotFound | NotApproved | GuardFailure | TooIntricate>> {
  const found = await findPost(db.kysely, slug);
  const state = found && (await findRevision(db.kysely, found.id, version));
  if (!state) return fail({ code: 'post_not_found' });
  // The body is read before the transaction, so that other writes don't wait.
  const body = await readBody(state.html);
  if (!body.ok) return body;
  return changeSite<Post, NotFound | NotApproved | GuardFailure | TooIntricate>(db, async (transaction) => {
    const current = await findPostForUpdate(transaction, db.dialect, { slug });
    if (current?.id !== found.id) return fail({ code: 'post_not_found' });
    const { title, date, cover, cover_alt, excerpt, tags } = state;
    const language = (await isPaired(transaction, current.id)) ? current.language : state.language;
    const post: Post = {
      ...current,
      ...{ title, cover, cover_alt, excerpt, tags, language },
      // A scheduled post keeps the date of its time.
      date: current.status === 'scheduled' ? current.date : date,
      html: body.value.html,
      updated_at: now.toISOString(),
      version: current.version + 1,
    };
    const approval = await checkApproval(transaction, post, { isForced: without_approval });
    if (!approval.ok) return approval;
    const checked = await checkPost({ db, transaction, record, now }, post, {
      ...{ override, before: current },
    });
    if (!checked.ok) return checked;
    await updatePostRow(transaction, db.dialect, post);
    await insertRevision(transaction, post);
    await recordPost(transaction, record, current, post);
    return changed(post);
  });
}

async function countWords(html: string): Promise<number> {
  const { words, characters } = (await readStoredBody(html)).length;
  return words + characters;
}
