import { data } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { OwnPostRow } from '../../../core/posts/post-core.ts';
import { overrideSchema } from '../../../shared/guard/guarded-name.ts';
import {
  type BulkChange,
  bulkChangeSchema,
  mostAtOnce,
  type PostFilter,
  type PostOutcome,
  postFilterSchema,
} from '../../../shared/post.ts';
import { tagsOfPost } from '../../../shared/slug.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { copyPost } from '../compose/post-action.ts';
import type { PinOutcome } from '../shell/post-status.tsx';

/** Posts on a page: as many as are looked through, or as can be changed at once. */
export const pageLengths = [50, mostAtOnce] as const;

/** `tagged`: its tags with their addresses, which the browser has no means to make. */
export type ListedPostRow = Omit<OwnPostRow, 'tags'> & { tagged: ReturnType<typeof tagsOfPost> };

export type LoadedPostList = Awaited<ReturnType<typeof loadPostList>>;

/** The page of the list that an address asks for. What of it can't be read narrows nothing down. */
export async function loadPostList(core: Core, parameters: URLSearchParams) {
  const filter = readFilter(parameters);
  const after = parameters.get('after') ?? undefined;
  const per = pageLengths.find((length) => String(length) === parameters.get('per')) ?? pageLengths[0];
  const [{ posts, ...page }, tags, pinned] = await Promise.all([
    core.posts.listOwn(filter, { after, limit: per }),
    core.tags.list(),
    core.posts.pinned(),
  ]);
  return {
    page,
    rows: posts.map(({ tags: own, ...row }) => ({ ...row, tagged: tagsOfPost(own) })),
    filter,
    tags: tags.map(({ tag, name }) => ({ tag, name })),
    per,
    isFirst: after === undefined,
    pinned,
  };
}

function readFilter(parameters: URLSearchParams): PostFilter {
  const fields = Object.entries(postFilterSchema.shape).flatMap(([name, field]) => {
    const read = field.safeParse(parameters.get(name) || undefined);
    return read.success && read.data ? [[name, read.data]] : [];
  });
  return Object.fromEntries(fields);
}

export type ListFailure =
  | RequestFailure
  | SignedOut
  | { code: 'nothing_ticked' | 'no_tags' | 'too_many' | 'post_gone' };

export type ListResult =
  | { failure: ListFailure; done?: never; pin?: never }
  | { failure?: never; done: ListDone; pin?: never }
  | { failure?: never; done?: never; pin: PinOutcome };

/** What became of each post, and what was asked, so that it can be asked again. */
export interface ListDone {
  action: BulkChange['action'];
  outcomes: PostOutcome[];
  /** As they were sent: each post's id and the version that the list showed, and the tags that were typed. */
  posts: string[];
  tags: string;
  /** Names were to be let through, and no reason was given that is one. */
  isReasonMissing: boolean;
}

/** Of the reason for the post with this id. */
export const reasonField = (id: string) => `reason:${id}`;

/** Changes the ticked posts. Each comes as its id and the version that the list showed, with a space between, and where needed with its reason. */
export async function changeListed(form: FormData, { core }: PageContext) {
  const sent = form.getAll('post').map(String);
  const posts = sent.map((text) => {
    const [id = '', version] = text.split(' ');
    const override = overrideSchema.safeParse({ reason: form.get(reasonField(id)) }).data;
    return { id, ...(version && { version: Number(version) }), ...(override && { override }) };
  });
  const typed = String(form.get('tags') ?? '');
  const tags = typed.split(',');
  const action = form.get('intent');
  if (posts.length === 0) return refused('nothing_ticked');
  if (String(action).endsWith('_tags') && !tags.some((tag) => tag.trim())) return refused('no_tags');
  const change = bulkChangeSchema.safeParse({
    ...{ action, posts, tags },
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  });
  if (!change.success) return refused('too_many');
  const outcomes = await core.posts.changeMany(change.data);
  const isReasonMissing = form.has('held') && posts.every(({ override }) => !override);
  const done = { action: change.data.action, outcomes, posts: sent, tags: typed, isReasonMissing };
  return data<ListResult>({ done });
}

function refused(code: 'nothing_ticked' | 'no_tags' | 'too_many' | 'post_gone') {
  return data<ListResult>({ failure: { code } }, { status: 400 });
}

export async function copyListed(slug: string, page: PageContext) {
  const copied = await copyPost(slug, page);
  return copied.ok ? copied.value : refused('post_gone');
}

export async function pinListed(slug: string, isPinned: boolean, { core }: PageContext) {
  if (isPinned) {
    const pinned = await core.posts.pin(slug);
    return pinned.ok ? data<ListResult>({ pin: { isPinned, ...pinned.value } }) : refused('post_gone');
  }
  const unpinned = await core.posts.unpin(slug);
  if (!unpinned.ok) return refused('post_gone');
  return data<ListResult>({ pin: { isPinned, post: unpinned.value, replaced: null } });
}
