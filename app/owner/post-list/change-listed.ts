import { data } from 'react-router';
import type { PairedPost } from '../../../core/posts/post-core.ts';
import { type BulkChange, bulkChangeSchema, type PostOutcome } from '../../../shared/post-change.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';
import { copyPost } from '../shell/copy-post.ts';

/** Why nothing was tried. */
export type ListFailure =
  | RequestFailure
  | SignedOut
  | { code: 'nothing_ticked' | 'no_tags' | 'too_many' | 'post_gone' };

/** What came of a change of the ticked posts, or of the top of the blog. */
export type ListResult =
  | { failure: ListFailure; done?: never; pin?: never }
  | { failure?: never; done: { action: BulkChange['action']; outcomes: PostOutcome[] }; pin?: never }
  | { failure?: never; done?: never; pin: PinOutcome };

/** `post`: the one whose button was pressed; `replaced`: the one that stood at the top before. */
export interface PinOutcome {
  isPinned: boolean;
  post: PairedPost;
  replaced: PairedPost | null;
}

/** Changes the ticked posts. Each comes as its id and the version that the list showed, a space between them. */
export async function changeListed(form: FormData, { core }: PageContext) {
  const posts = form.getAll('post').map((text) => {
    const [id, version] = String(text).split(' ');
    return { id, ...(version && { version: Number(version) }) };
  });
  const tags = String(form.get('tags') ?? '').split(',');
  const action = form.get('intent');
  if (posts.length === 0) return refused('nothing_ticked');
  if (String(action).endsWith('_tags') && !tags.some((tag) => tag.trim())) return refused('no_tags');
  const change = bulkChangeSchema.safeParse({ action, posts, tags });
  if (!change.success) return refused('too_many');
  const outcomes = await core.posts.changeMany(change.data);
  return data<ListResult>({ done: { action: change.data.action, outcomes } });
}

function refused(code: 'nothing_ticked' | 'no_tags' | 'too_many' | 'post_gone') {
  return data<ListResult>({ failure: { code } }, { status: 400 });
}

/** Opens a copy of the post whose button was pressed. */
export async function copyListed(slug: string, page: PageContext) {
  const copied = await copyPost(slug, page);
  return copied.ok ? copied.value : refused('post_gone');
}

/** Pins the article whose button was pressed to the top of the blog, or takes it from there. */
export async function pinListed(slug: string, isPinned: boolean, { core }: PageContext) {
  if (isPinned) {
    const pinned = await core.posts.pin(slug);
    return pinned.ok ? data<ListResult>({ pin: { isPinned, ...pinned.value } }) : refused('post_gone');
  }
  const unpinned = await core.posts.unpin(slug);
  if (!unpinned.ok) return refused('post_gone');
  return data<ListResult>({ pin: { isPinned, post: unpinned.value, replaced: null } });
}
