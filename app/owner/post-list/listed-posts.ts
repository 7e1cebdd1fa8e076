import { data } from 'react-router';
import type { Core } from '../../../core/core.ts';
import type { OwnPostRow } from '../../../core/posts/post-core.ts';
import type { NewestReview } from '../../../core/reviews/review-core.ts';
import { overrideSchema } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
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
export interface ListedPostRow extends Omit<OwnPostRow, 'tags'> {
  tagged: ReturnType<typeof tagsOfPost>;
  /** The newest review of a post that isn't published. */
  review: NewestReview | undefined;
  /** The language in which the post or its translation is out of date. */
  outOfDate: Locale | undefined;
}

export type LoadedPostList = Awaited<ReturnType<typeof loadPostList>>;
export type LoadedTrash = Awaited<ReturnType<typeof loadTrash>>;

/** Loads the page of the list that a URL requests. Invalid parameters are ignored. */
export async function loadPostList(core: Core, parameters: URLSearchParams) {
  const filter = readFilter(parameters);
  const isTrash = parameters.get('status') === 'trash';
  const after = parameters.get('after') ?? undefined;
  const per = pageLengths.find((length) => String(length) === parameters.get('per')) ?? pageLengths[0];
  // The filter reads the counts that this updates.
  if (filter.missing === 'outdated') await core.translations.outOfDate([]);
  const [{ posts, ...page }, tags, pinned, trash] = await Promise.all([
    core.posts.listOwn(filter, { after, limit: per }),
    core.tags.list(),
    core.posts.pinned(),
    isTrash ? loadTrash(core, parameters.get('delete')) : null,
  ]);
  const [reviews, outOfDate] = await Promise.all([
    core.reviews.newest(posts.filter(({ status }) => status !== 'published')),
    core.translations.outOfDate(posts.map(({ id }) => id)),
  ]);
  return {
    page,
    rows: posts.map(
      ({ tags: own, ...row }): ListedPostRow => ({
        ...row,
        tagged: tagsOfPost(own),
        review: reviews.get(row.id),
        outOfDate: outOfDate.get(row.id),
      }),
    ),
    trash,
    filter,
    tags: tags.map(({ tag, name }) => ({ tag, name })),
    per,
    isFirst: after === undefined,
    pinned,
  };
}

const dayMs = 86_400_000;

/** Loads the trash, and what deleting the post `id` permanently would leave. */
async function loadTrash(core: Core, id: string | null) {
  const posts = await core.posts.deleted();
  const found = id === null ? undefined : await core.posts.deletedPost(id);
  const asked = found?.ok ? found.value : undefined;
  return {
    posts: posts.map((post) => ({
      ...post,
      daysLeft: Math.ceil((Date.parse(post.until) - Date.now()) / dayMs),
    })),
    asked: asked && { ...asked, backups: await core.copies.retention(asked.created_at) },
  };
}

function readFilter(parameters: URLSearchParams): PostFilter {
  const fields = Object.entries(postFilterSchema.shape).flatMap(([name, field]) => {
    const read = field.safeParse(parameters.get(name) || undefined);
    return read.success && read.data ? [[name, read.data]] : [];
  });
  return Object.fromEntries(fields);
}

type RefusalCode = 'nothing_ticked' | 'one_only' | 'no_tags' | 'too_many' | 'post_gone';

export type ListFailure = RequestFailure | SignedOut | { code: RefusalCode };

/** The result of a list action, in exactly one of the fields. */
export interface ListResult {
  failure?: ListFailure;
  done?: ListDone;
  pin?: PinOutcome;
  /** The title of the post that was deleted permanently. */
  purged?: string;
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

/** Changes the ticked posts. Each is sent as `id version slug`, with an override reason if needed. */
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

type Sent = readonly string[];

/** The actions on a single post. */
const actionsOnOne: Readonly<Record<string, (post: Sent, page: PageContext) => Promise<unknown>>> = {
  copy: async ([, , slug = ''], page) => {
    const copied = await copyPost(slug, page);
    return copied.ok ? copied.value : refused('post_gone');
  },
  pin: async ([, , slug = ''], { core }) => {
    const pinned = await core.posts.pin(slug);
    return pinned.ok ? data<ListResult>({ pin: { isPinned: true, ...pinned.value } }) : refused('post_gone');
  },
  unpin: async ([, , slug = ''], { core }) => {
    const unpinned = await core.posts.unpin(slug);
    if (!unpinned.ok) return refused('post_gone');
    return data<ListResult>({ pin: { isPinned: false, post: unpinned.value, replaced: null } });
  },
  purge: async ([id = ''], { core }) => {
    const title = (await core.posts.titles([id], [])).get(id) ?? '';
    const purged = await core.posts.purge(id);
    return purged.ok ? data<ListResult>({ purged: title }) : refused('post_gone');
  },
};

/** Handles the list's form: an action on one post, or a change to all ticked ones. */
export async function actOnListed(form: FormData, page: PageContext) {
  const act = actionsOnOne[String(form.get('intent'))];
  const [first, ...others] = form.getAll('post');
  if (!act || first === undefined) return changeListed(form, page);
  return others.length > 0 ? refused('one_only') : act(String(first).split(' '), page);
}
