import type { OutsideLinks, PostCheck } from '../../shared/checks/post-check.ts';
import type { DoubleTime, SkippedTime } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type {
  BulkChange,
  HeldReason,
  MissingPart,
  Post,
  PostFilter,
  PostInput,
  PostOutcome,
  PostSummary,
  PostUpdate,
  PublishOverrides,
} from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { Speech } from '../../shared/speech/speech.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import type { NotApproved } from '../reviews/review-core.ts';

export type ScheduleFailure =
  | { code: 'publish_at_past'; at: string }
  | { code: 'publish_at_required' }
  /** A time was sent for a post that isn't scheduled. */
  | { code: 'publish_at_unscheduled' }
  | { code: 'publish_at_invalid' }
  | SkippedTime
  | DoubleTime;

export interface OutsideLinksWork {
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
  signal?: AbortSignal | undefined;
  eachMs?: number;
}

export type PostFailure =
  | { code: 'post_not_found' }
  | { code: 'title_and_body_required' }
  | { code: 'slug_invalid' }
  | { code: 'slug_reserved'; slug: string }
  | { code: 'slug_taken'; slug: string }
  | { code: 'changed_elsewhere'; version: number }
  | { code: 'key_used'; slug: string }
  /** The language of a linked translation can't change. */
  | { code: 'pair_language' }
  /** The post and its next version changed the same field or paragraph. */
  | { code: 'next_outdated'; version: number }
  | GuardFailure
  | ScheduleFailure
  | NotApproved
  | TooIntricate;

export interface PostPage {
  posts: PostSummary[];
  /** The ID of the first post if it is pinned. */
  pinned: string | null;
  total: number;
  years: string[];
}

/** `page` counts from 1. With `locale`, a post and its translation are listed once, in that language if possible. */
export interface ListRange {
  page: number;
  limit: number;
  year?: string | undefined;
  locale?: Locale | undefined;
}

/** A post, or the current slug if it was requested by a former one. */
export type FoundPost = { post: Post; movedTo?: never } | { post?: never; movedTo: string };

export interface PostDescription {
  /** The excerpt, or the start of the text: at most 160 characters for lists and feeds, 140 for page metadata. */
  summary: string;
  description: string;
  minutes: number;
}

export type PairedPost = Pick<Post, 'id' | 'slug' | 'title' | 'language' | 'status'>;

export interface Pinned {
  post: PairedPost;
  replaced: PairedPost | null;
}

/** `updated_at` is ISO 8601 in UTC. `translation` is set only if the translation is published. */
export type PostAddress = Pick<Post, 'slug' | 'language' | 'updated_at'> & {
  translation?: Pick<Post, 'slug' | 'language'> | undefined;
};

export interface PostAddresses {
  /** Batches of a few hundred posts, so that other requests run in between. */
  batches: AsyncIterable<PostAddress[]>;
  total: number;
}

export type PostRow = Pick<
  Post,
  'id' | 'slug' | 'title' | 'date' | 'language' | 'status' | 'publish_at' | 'updated_at'
>;

export interface PostMatches {
  posts: PostRow[];
  /** The number of matches. For a search, at most as many as are listed (250). */
  total: number;
  hasMore: boolean;
}

/** `passage` is the matching part of the text, if the title doesn't match. */
export type PostMatch = PostRow & { passage: string | null };

export interface OwnPostRow extends PostRow, Pick<Post, 'version' | 'tags'> {
  missing: MissingPart[];
  /** Whether there is a next version, and when it goes live. */
  next: { publish_at: string | null } | null;
  /** Why the scheduled draft or update was held. */
  held_for: HeldReason | null;
}

export interface OwnPostPage {
  posts: OwnPostRow[];
  /** The `after` of the next page; null on the last page. */
  next: string | null;
  published: number;
  drafts: number;
  scheduled: number;
  with_next: number;
  held: number;
  deleted: number;
  years: string[];
}

export interface PostRevision extends Pick<Post, 'version' | 'title' | 'status' | 'updated_at'> {
  /** The number of words in the body, and the difference from the previous version. */
  words: number;
  change: number;
}

/** Images that couldn't be loaded when the post was saved. Readers get the text without them. */
export interface MissingPictures {
  names: string[];
  /** The text as typed, with placeholders; null if no image is missing. */
  html: string | null;
}

/** A post in the trash. `until`: when it is deleted permanently. Both times are ISO 8601, UTC. */
export type DeletedPost = PairedPost & { deleted_at: string; until: string; reviews: number };

/** What is deleted permanently with a post: its versions and next version. `translation`: the title of the translation, which stays. */
export interface DeletedDetails extends Pick<Post, 'id' | 'created_at'> {
  versions: number;
  has_next: boolean;
  translation: string | null;
}

/** The speech of the post at `slug`, as saved at `updated_at`. */
export type PostSpeech = Speech & Pick<Post, 'slug' | 'version' | 'updated_at'>;

export type SpokenText = Pick<Post, 'title' | 'language' | 'html'>;

export interface PostCore {
  /** Creates a post. A repeated request with the same `key` creates no second one. */
  create(input: PostInput, key?: string): Promise<Result<Post, PostFailure>>;
  /** Creates a draft with the same content. A repeated request with the same `key` creates no second one. */
  copy(slug: string, key?: string): Promise<Result<Post, PostFailure>>;
  /** Updates a post. With `next`, the update publishes the next version, merged with the published version `base`. */
  update(
    slug: string,
    update: PostUpdate,
    next?: { base?: number | undefined },
  ): Promise<Result<Post, PostFailure>>;
  /** Returns the post as it would be saved, over the post at `opened` or as a new one. */
  preview(input: PostInput, opened?: string): Promise<Result<Post, TooIntricate>>;
  pinned(): Promise<PairedPost | null>;
  pin(slug: string): Promise<Result<Pinned, PostFailure>>;
  unpin(slug: string): Promise<Result<PairedPost, PostFailure>>;
  /** Returns suggestions. They never prevent publishing. */
  checks(slug: string): Promise<Result<PostCheck[], PostFailure>>;
  /** Returns suggestions for unsaved input, over the post at `opened` or as a new one. */
  checkInput(input: PostInput, opened?: string): Promise<Result<PostCheck[], TooIntricate>>;
  /** Checks whether links to other sites work. Stores nothing. */
  checkOutsideLinks(html: string, work?: OutsideLinksWork): Promise<Result<OutsideLinks, TooIntricate>>;
  /** Moves a post to the trash for 30 days. */
  remove(slug: string): Promise<Result<{ id: string }, PostFailure>>;
  /** Restores a deleted post. `overrides` allows confidential names or a missing approval. */
  restore(id: string, overrides?: PublishOverrides): Promise<Result<Post, PostFailure>>;
  purge(id: string): Promise<Result<undefined, PostFailure>>;
  get(actor: Actor, slug: string): Promise<Result<FoundPost, PostFailure>>;
  /** Lists posts, newest first. With `language`, only posts in that language. `page` counts from 1. */
  list(
    actor: Actor,
    range: Pick<ListRange, 'page' | 'limit'> & { language?: Locale | undefined },
  ): Promise<Post[]>;
  /** Lists summaries of published posts, newest first. An unfiltered list in one language starts with the pinned post. */
  browse(range: ListRange): Promise<PostPage>;
  describe(post: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription>;
  /** Returns up to three published posts in the same language: those that share most tags, then the newest. */
  related(post: Pick<Post, 'id' | 'tags' | 'language'>): Promise<PostSummary[]>;
  addresses(range: { page: number; limit: number }): Promise<PostAddresses>;
  /** Finds posts that contain every word of a query, newest first. An empty query finds all posts. */
  search(query: string, limit: number): Promise<PostMatches>;
  /** Returns the page after `after`, including drafts. */
  listOwn(filter: PostFilter, range: { after?: string | undefined; limit: number }): Promise<OwnPostPage>;
  changeMany(change: BulkChange): Promise<PostOutcome[]>;
  /** Suggests at most 8 posts to open, best match first. */
  suggest(query: string): Promise<PostMatch[]>;
  /** Lists the newest 100 versions, starting with the current one. */
  revisions(slug: string): Promise<Result<PostRevision[], PostFailure>>;
  revision(slug: string, version: number): Promise<Result<Post, PostFailure>>;
  restoreRevision(
    slug: string,
    version: number,
    overrides?: PublishOverrides,
  ): Promise<Result<Post, PostFailure>>;
  /** Returns the spoken text and what is hard to say. `version` defaults to the current one. */
  speech(slug: string, version?: number): Promise<Result<PostSpeech, PostFailure>>;
  speechOf(text: SpokenText): Promise<Result<Speech, TooIntricate>>;
  missingPictures(slug: string): Promise<Result<MissingPictures, PostFailure>>;
  /** Returns titles by ID and by slug, including posts in the trash. */
  titles(ids: string[], slugs: string[]): Promise<Map<string, string>>;
  /** Returns the sample posts that still exist, including drafts. */
  samples(): Promise<{ id: string; status: string }[]>;
  /** Publishes the sample posts or makes them drafts. `overrides` allows confidential names or a missing approval. */
  showSamples(isListed: boolean, overrides?: PublishOverrides): Promise<PostOutcome[]>;
  /** Lists posts deleted within 30 days, at most 200, the last deleted first. */
  deleted(): Promise<DeletedPost[]>;
  deletedPost(id: string): Promise<Result<DeletedDetails, { code: 'post_not_found' }>>;
}
