import { redirect } from 'react-router';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import { ok } from '../../../shared/result.ts';
import type { PageContext } from '../../page-context.ts';

/** Makes a copy of a post as it is saved; gives the way to it, or why there is none. */
export async function copyPost(slug: string, { core, locale }: PageContext) {
  const copied = await core.posts.copy(slug);
  if (!copied.ok) return copied;
  const path = localised(paths.composePost(copied.value.slug), locale);
  // See Other: reloading the next page must not copy again.
  return ok(redirect(withQuery(path, { done: 'copied' }), 303));
}
