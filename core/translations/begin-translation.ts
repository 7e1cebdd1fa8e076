import type { Database } from '../../db/connect.ts';
import { otherLocale } from '../../shared/locale.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { createPost } from '../posts/create-post.ts';
import { findPost } from '../posts/post-store.ts';
import { pairPosts } from './pair-posts.ts';
import { findPair } from './pair-store.ts';
import type { Pair, PairFailure } from './translation-core.ts';

/**
 * A draft in the other language with all that the post is, to be written over paragraph by paragraph. Asked for twice at
 * once it is made once.
 */
export async function beginTranslation(
  db: Database,
  record: RecordEvent,
  slug: string,
  now: Date,
): Promise<Result<Pair, PairFailure>> {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  if (await findPair(db.kysely, post.id)) return fail({ code: 'pair_taken', slug });
  const draft = await createDraft(db, record, post, now);
  if (!draft) return fail({ code: 'post_not_found' });
  return pairPosts(db, record, { slug, other: draft.slug, original: post.language }, now);
}

async function createDraft(
  db: Database,
  record: RecordEvent,
  post: Post,
  now: Date,
): Promise<Post | undefined> {
  const language = otherLocale(post.language);
  const { title, date, cover, cover_alt, excerpt, html, tags } = post;
  const input: PostInput = { title, date, cover, cover_alt, excerpt, html, tags, language, status: 'draft' };
  const key = `translation of ${post.id} ${post.version}`;
  const slug = `${post.slug}-${language}`;
  // The second is for an address that is taken, the third for a draft that was begun before, and deleted.
  for (const attempt of [
    () => createPost(db, record, { ...input, slug }, now, key),
    () => createPost(db, record, input, now, key),
    () => createPost(db, record, input, now),
  ]) {
    const created = await attempt();
    if (created.ok) return created.value;
  }
  return undefined;
}
