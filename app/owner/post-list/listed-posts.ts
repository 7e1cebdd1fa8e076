import { data } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { OwnPostRow } from '../../../core/posts/post-core.ts';
import { overrideSchema } from '../../../shared/guard/guarded-name.ts';
import {
  type BulkChange,
  bulkChangeSchema,
  maxBatchSize,
  type PostFilter,
  type PostOutcome,
  postFilterSchema,
} from '../../../shared/post.ts';
import { tagsOfPost } from '../../../shared/slug.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-message.ts';
import { copyPost } from '../compose/post-action.ts';
import type { PinOutcome } from '../shell/post-status.tsx';

/** Posts per page: the default, or as many as can be changed at once. */
export const pageLengths = [50, maxBatchSize] as const;

/** `tagged`: the post's tags with their URLs, which only the server can generate. */
export type ListedPostRow = Omit<OwnPostRow, 'tags'> & { tagged: ReturnType<typeof tagsOfPost> };

export type LoadedPostList = Awaited<ReturnType<typeof loadPostList>>;

/** Loads the page of the list that a URL requests. Invalid parameters are ignored. */
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

type RefusalCode = 'nothing_ticked' | 'no_tags' | 'too_many' | 'post_gone';

export type ListFailure = RequestFailure | SignedOut | { code: RefusalCode };

/** The result of a list action, in exactly one of the fields. */
export interface ListResult {
  failure?: ListFailure;
  done?: ListDone;
  pin?: PinOutcome;
}

/** The outcome for each post, with the input to send again. */
export interface ListDone {
  action: BulkChange['action'];
  outcomes: PostOutcome[];
  /** Each post's ID and the version that the list showed. */
  posts: string[];
  tags: string;
  /** Whether an override was sent without a valid reason. */
  isReasonMissing: boolean;
}

/** Returns the name of the field with a post's override reason. */
export const reasonField = (id: string) => `reason:${id}`;

/** Changes the ticked posts. Each is sent as `id version`, with an override reason if needed. */
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

function refused(code: RefusalCode) {
  return data<ListResult>({ failure: { code } }, { status: 400 });
}

export async function copyListed(slug: string, page: PageContext) {
  const copied = await copyPost(slug, page);
  return copied.ok ? copied.value : refused('post_gone');
}

export async function pinListed(slug: string, { core }: PageContext) {
  const pinned = await core.posts.pin(slug);
  return pinned.ok ? data<ListResult>({ pin: { isPinned: true, ...pinned.value } }) : refused('post_gone');
}

export async function unpinListed(slug: string, { core }: PageContext) {
  const unpinned = await core.posts.unpin(slug);
  if (!unpinned.ok) return refused('post_gone');
  return data<ListResult>({ pin: { isPinned: false, post: unpinned.value, replaced: null } });
}
