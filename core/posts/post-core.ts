import type { OutsideLinks, PostCheck } from '../../shared/checks/post-check.ts';
import type { DoubleTime, SkippedTime } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type {
  BulkChange,
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
  /** A time was sent, but the post isn't scheduled. */
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
  /** The language of a translation can't change. */
  | { code: 'pair_language' }
  /** The post and its next version changed the same field or paragraph. */
  | { code: 'next_outdated'; version: number }
  | GuardFailure
  | ScheduleFailure
  | NotApproved
  | TooIntricate;

export interface PostPage {
  posts: PostSummary[];
  /** ID of the first post, if it is there because it is pinned. */
  pinned: string | null;
  total: number;
  years: string[];
}

/** `page` counts from 1. With `locale`, each article is listed once: in that language if it exists in it. */
export interface ListRange {
  page: number;
  limit: number;
  year?: string | undefined;
  locale?: Locale | undefined;
}

/** A former URL leads to the current one. */
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

/** `updated_at`: ISO 8601, UTC. `translation`: only a published one. */
export type PostAddress = Pick<Post, 'slug' | 'language' | 'updated_at'> & {
  translation?: Pick<Post, 'slug' | 'language'> | undefined;
};

export interface PostAddresses {
  /** Batches of a few hundred, with other requests in between. */
  batches: AsyncIterable<PostAddress[]>;
  total: number;
}

export interface AdjacentPosts {
  newer: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
  older: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
}

export type PostRow = Pick<
  Post,
  'id' | 'slug' | 'title' | 'date' | 'language' | 'status' | 'publish_at' | 'updated_at'
>;

export interface PostMatches {
  posts: PostRow[];
  /** All matches; of a search no more than are listed (250). */
  total: number;
  hasMore: boolean;
}

/** `passage`: the matching part of the text, if the title doesn't match. */
export type PostMatch = PostRow & { passage: string | null };

/** `next`: its next version, and when that goes live. */
export type OwnPostRow = PostRow &
  Pick<Post, 'version' | 'tags'> & { missing: MissingPart[]; next: { publish_at: string | null } | null };

export interface OwnPostPage {
  posts: OwnPostRow[];
  /** `after` of the next page; null on the last. */
  next: string | null;
  published: number;
  drafts: number;
  scheduled: number;
  years: string[];
}

export interface PostRevision extends Pick<Post, 'version' | 'title' | 'status' | 'updated_at'> {
  /** Words of the body, and the difference from the version before. */
  words: number;
  change: number;
}

/** Images that couldn't be loaded on saving. Readers get the text without them. */
export interface MissingPictures {
  names: string[];
  /** The text as typed, with placeholders; null if no image is missing. */
  html: string | null;
}

/** `deleted_at`: ISO 8601, UTC. */
export type DeletedPost = Pick<Post, 'id' | 'slug' | 'title'> & { deleted_at: string };

/** How to speak the post at `slug`, as saved at `updated_at`. */
export type PostSpeech = Speech & Pick<Post, 'slug' | 'version' | 'updated_at'>;

export type SpokenText = Pick<Post, 'title' | 'language' | 'html'>;

export interface PostCore {
  /** `key`: sent again with the same key, a post is created only once. */
  create(input: PostInput, key?: string): Promise<Result<Post, PostFailure>>;
  /** A draft with the same content. With the same `key`, it is created only once. */
  copy(slug: string, key?: string): Promise<Result<Post, PostFailure>>;
  /** `next`: the update publishes its next version, which was merged with the published version `base`. */
  update(
    slug: string,
    update: PostUpdate,
    next?: { base?: number | undefined },
  ): Promise<Result<Post, PostFailure>>;
  /** The post as saving the input would make it, over `opened` or as a new one. */
  preview(input: PostInput, opened?: string): Promise<Result<Post, TooIntricate>>;
  pinned(): Promise<PairedPost | null>;
  pin(slug: string): Promise<Result<Pinned, PostFailure>>;
  unpin(slug: string): Promise<Result<PairedPost, PostFailure>>;
  /** Hints before publishing; they block nothing. */
  checks(slug: string): Promise<Result<PostCheck[], PostFailure>>;
  /** For unsaved input, over the post at `opened` or as a new one. */
  checkInput(input: PostInput, opened?: string): Promise<Result<PostCheck[], TooIntricate>>;
  /** Whether links to other sites still work. Stores nothing. */
  checkOutsideLinks(html: string, work?: OutsideLinksWork): Promise<Result<OutsideLinks, TooIntricate>>;
  /** Moves it to the trash for 30 days. */
  remove(slug: string): Promise<Result<{ id: string }, PostFailure>>;
  /** `leave`: why it may be visible in spite of names or a missing approval. */
  restore(id: string, overrides?: PublishOverrides): Promise<Result<Post, PostFailure>>;
  purge(id: string): Promise<Result<undefined, PostFailure>>;
  get(actor: Actor, slug: string): Promise<Result<FoundPost, PostFailure>>;
  /** Newest first; `language`: only posts written in it. `page` counts from 1. */
  list(
    actor: Actor,
    range: Pick<ListRange, 'page' | 'limit'> & { language?: Locale | undefined },
  ): Promise<Post[]>;
  /** Published summaries, newest first; the unfiltered list of a language starts with the pinned article. */
  browse(range: ListRange): Promise<PostPage>;
  describe(post: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription>;
  adjacent(post: Post, locale?: Locale): Promise<AdjacentPosts>;
  addresses(range: { page: number; limit: number }): Promise<PostAddresses>;
  /** Posts that have every word of a query, newest first; all for an empty one. */
  search(query: string, limit: number): Promise<PostMatches>;
  /** Drafts too, the page after `after`. */
  listOwn(filter: PostFilter, range: { after?: string | undefined; limit: number }): Promise<OwnPostPage>;
  changeMany(change: BulkChange): Promise<PostOutcome[]>;
  /** At most 8 posts to open, best match first. */
  suggest(query: string): Promise<PostMatch[]>;
  /** The newest 100, newest first, starting with the current one. */
  revisions(slug: string): Promise<Result<PostRevision[], PostFailure>>;
  revision(slug: string, version: number): Promise<Result<Post, PostFailure>>;
  restoreRevision(
    slug: string,
    version: number,
    overrides?: PublishOverrides,
  ): Promise<Result<Post, PostFailure>>;
  /** What is said, and what is hard to say; `version` defaults to the current one. */
  speech(slug: string, version?: number): Promise<Result<PostSpeech, PostFailure>>;
  speechOf(text: SpokenText): Promise<Result<Speech, TooIntricate>>;
  missingPictures(slug: string): Promise<Result<MissingPictures, PostFailure>>;
  /** By ID and by slug, those in the trash too. */
  titles(ids: string[], slugs: string[]): Promise<Map<string, string>>;
  /** Sample posts that are still on the site, drafts too. */
  samples(): Promise<{ id: string; status: string }[]>;
  /** Publishes them, or makes them drafts. `leave`: why they may be visible. */
  showSamples(isListed: boolean, overrides?: PublishOverrides): Promise<PostOutcome[]>;
  /** Deleted within 30 days, last first; at most 200. */
  deleted(): Promise<DeletedPost[]>;
}
