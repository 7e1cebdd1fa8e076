import type { GuardOverride, LeavingField } from '../../shared/guard/guarded-name.ts';
import type { Post } from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import { ok } from '../../shared/result.ts';
import { checkLeaving, type Exit } from '../guard/check-leaving.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { TooIntricate } from '../rendering/rendered-text.ts';

/** Everything of a post that whoever gets it can read. */
export function postFields(
  post: Pick<Post, 'title' | 'slug' | 'excerpt' | 'html' | 'tags' | 'cover' | 'cover_alt'>,
): LeavingField[] {
  return [
    { field: 'title', value: post.title, form: 'prose' },
    { field: 'slug', value: post.slug, form: 'address' },
    { field: 'excerpt', value: post.excerpt ?? '', form: 'prose' },
    ...post.tags.map((tag): LeavingField => ({ field: 'tags', value: tag, form: 'prose' })),
    { field: 'cover', value: post.cover ?? '', form: 'address' },
    { field: 'cover_alt', value: post.cover_alt ?? '', form: 'prose' },
    { field: 'body', value: post.html, form: 'html' },
  ];
}

/** Looks a post through where it is to be seen by others, now or at its hour; a draft leaves nowhere. */
export async function checkPost(
  exit: Exit,
  post: Post,
  override?: GuardOverride,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  if (post.status === 'draft') return ok(undefined);
  const { id: subject, version } = post;
  return checkLeaving(exit, { kind: 'post', subject, version, fields: postFields(post), override });
}

/** The same where nobody is asked for a reason, and so nothing is written down. */
export function checkUnattended(
  exit: Omit<Exit, 'record'>,
  post: Post,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  return checkPost({ ...exit, record: async () => undefined }, post);
}
