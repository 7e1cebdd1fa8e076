import type { OutsideLinks, PostCheck } from '../../shared/checks/post-check.ts';
import type { DoubleTime, SkippedTime } from '../../shared/dates.ts';
import type { Locale } from '../../shared/locale.ts';
import type {
  BulkChange,
  MissingPart,
  Post,
  PostFilter,
  PostInput,
  PostLeave,
  PostOutcome,
  PostSummary,
  PostUpdate,
} from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { Speech } from '../../shared/speech/speech.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import type { NotApproved } from '../reviews/review-core.ts';

export type ScheduleFailure =
  /** `at`: the time that is past, UTC. */
  | { code: 'publish_at_past'; at: string }
  | { code: 'publish_at_required' }
  /** A time was sent for a post that is published at once, or a draft. */
  | { code: 'publish_at_unscheduled' }
  | { code: 'publish_at_invalid' }
  | SkippedTime
  | DoubleTime;

export interface OutsideLinksWork {
  onProgress?: ((progress: { done: number; total: number }) => void) | undefined;
  /** Ends the work: nobody waits for it any longer. */
  signal?: AbortSignal | undefined;
  /** Of one address, in milliseconds. */
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
  /** Its language can't change while it is a translation. */
  | { code: 'pair_language' }
  | GuardFailure
  | ScheduleFailure
  | NotApproved
  | TooIntricate;

export interface PostPage {
  posts: PostSummary[];
  /** Of the first of them, where it stands there whatever its date. */
  pinned: string | null;
  /** All posts that match, whatever the page. */
  total: number;
  /** Years that published posts carry, newest first. */
  years: string[];
}

/** A page of a readers' list, counted from 1. With `locale`, each article is in it once: in that language where it exists. */
export interface ListRange {
  page: number;
  limit: number;
  /** Four digits. */
  year?: string | undefined;
  locale?: Locale | undefined;
}

/** A post by its address, or the address it has now when a former one was asked for. */
export type FoundPost = { post: Post; movedTo?: never } | { post?: never; movedTo: string };

export interface PostDescription {
  /** Its own excerpt, or the start of its text: at most 160 characters for lists and feeds, 140 for page metadata. */
  summary: string;
  description: string;
  /** To read it, whole and at least 1. */
  minutes: number;
}

/** One post of a pair of translations, drafts too. */
export type PairedPost = Pick<Post, 'id' | 'slug' | 'title' | 'language' | 'status'>;

/** `replaced`: the one that stood at the top before. */
export interface Pinned {
  post: PairedPost;
  replaced: PairedPost | null;
}

/** `updated_at` is an ISO 8601 timestamp, UTC. `translation`: the published post that is the same article. */
export type PostAddress = Pick<Post, 'slug' | 'language' | 'updated_at'> & {
  translation?: Pick<Post, 'slug' | 'language'> | undefined;
};

export interface PostAddresses {
  /** Those of the page, some hundred at a time, as they are asked for: other requests have their turn between them. */
  batches: AsyncIterable<PostAddress[]>;
  /** All there are, whatever the page. */
  total: number;
}

export interface AdjacentPosts {
  newer: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
  older: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
}

/** A post as the owner's lists show it, drafts too. */
export type PostRow = Pick<
  Post,
  'id' | 'slug' | 'title' | 'date' | 'language' | 'status' | 'publish_at' | 'updated_at'
>;

export interface PostMatches {
  posts: PostRow[];
  /** All that match, however many were asked for; of a search no more than are listed (250). */
  total: number;
  /** More match than are counted. */
  hasMore: boolean;
}

/** `passage`: the piece of the text that matches, where the title alone does not. */
export type PostMatch = PostRow & { passage: string | null };

/** A post as the owner's list of all posts shows it. `missing`: what it has not. */
export type OwnPostRow = PostRow & Pick<Post, 'version' | 'tags'> & { missing: MissingPart[] };

export interface OwnPostPage {
  posts: OwnPostRow[];
  /** `after` of the next page; null when this is the last. */
  next: string | null;
  /** All there are, whatever the filter. */
  published: number;
  drafts: number;
  scheduled: number;
  /** That posts carry, drafts too, newest first. */
  years: string[];
}

export interface PostRevision extends Pick<Post, 'version' | 'title' | 'status' | 'updated_at'> {
  /** Words of the body, and how many more or fewer than in the version before. */
  words: number;
  change: number;
}

/** Pictures that nobody could load when a text was saved. Readers get the text without them. */
export interface MissingPictures {
  /** What they are called, in their order in the text. */
  names: string[];
  /** The text as it was typed, with their places; null where no picture is missing. */
  html: string | null;
}

/** A post that can still be brought back; `deleted_at` is an ISO 8601 timestamp, UTC. */
export type DeletedPost = Pick<Post, 'id' | 'slug' | 'title'> & { deleted_at: string };

/** What is said of the post at `slug`, as it was saved at `updated_at`. */
export type PostSpeech = Speech & Pick<Post, 'slug' | 'version' | 'updated_at'>;

/** Any text, as it may stand in an editor. */
export type SpokenText = Pick<Post, 'title' | 'language' | 'html'>;

export interface PostCore {
  /** With `key`, any text of the sender's own, the same post sent again is not stored again. */
  create(input: PostInput, key?: string): Promise<Result<Post, PostFailure>>;
  /** A draft with all that a post says, at an address of its own. With `key` it is made once, however often it is asked for. */
  copy(slug: string, key?: string): Promise<Result<Post, PostFailure>>;
  update(slug: string, update: PostUpdate): Promise<Result<Post, PostFailure>>;
  /** What would stand at the address of `opened`, or of a new post, if the input were saved. Saves nothing. */
  preview(input: PostInput, opened?: string): Promise<Result<Post, TooIntricate>>;
  /** The pinned post, drafts too; null where there is none. */
  pinned(): Promise<PairedPost | null>;
  /** Puts an article at the top of the blog, in both languages, and leaves no other there. */
  pin(slug: string): Promise<Result<Pinned, PostFailure>>;
  unpin(slug: string): Promise<Result<PairedPost, PostFailure>>;
  /** What there is to say of a post as it is saved, before it is published; keeps it from nothing. */
  checks(slug: string): Promise<Result<PostCheck[], PostFailure>>;
  /** The same of what is not saved, over the post at `opened` or as a new one. */
  checkInput(input: PostInput, opened?: string): Promise<Result<PostCheck[], TooIntricate>>;
  /** Asks other sites whether the links of a body still lead somewhere. Keeps nothing of it. */
  checkOutsideLinks(html: string, work?: OutsideLinksWork): Promise<Result<OutsideLinks, TooIntricate>>;
  /** The post leaves the site; it can be restored for 30 days. */
  remove(slug: string): Promise<Result<{ id: string }, PostFailure>>;
  /** `leave`: why it may be seen although it names somebody, or nobody has approved it. */
  restore(id: string, leave?: PostLeave): Promise<Result<Post, PostFailure>>;
  /** Deletes a post of the trash permanently. */
  purge(id: string): Promise<Result<undefined, PostFailure>>;
  get(actor: Actor, slug: string): Promise<Result<FoundPost, PostFailure>>;
  /** Whole posts, newest first; with `language` those written in it alone. `page` counts from 1. */
  list(
    actor: Actor,
    range: Pick<ListRange, 'page' | 'limit'> & { language?: Locale | undefined },
  ): Promise<Post[]>;
  /** Published summaries for readers, newest first; the whole list of a language begins with the pinned article. */
  browse(range: ListRange): Promise<PostPage>;
  describe(post: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription>;
  /** Its neighbours in the list of a language. */
  adjacent(post: Post, locale?: Locale): Promise<AdjacentPosts>;
  /** Where the published posts are and when each last changed, newest first. */
  addresses(range: { page: number; limit: number }): Promise<PostAddresses>;
  /** The owner's posts that hold every word of a query, newest first; all for a blank one. */
  search(query: string, limit: number): Promise<PostMatches>;
  /** The owner's posts that a filter lets through, drafts too, a page behind `after`. */
  listOwn(filter: PostFilter, range: { after?: string | undefined; limit: number }): Promise<OwnPostPage>;
  /** Changes many posts at once, and tells of each what became of it, in their order. */
  changeMany(change: BulkChange): Promise<PostOutcome[]>;
  /** At most 8 posts to open, the best match first. */
  suggest(query: string): Promise<PostMatch[]>;
  /** The newest 100 saved states, newest first; the first is the one that stands. */
  revisions(slug: string): Promise<Result<PostRevision[], PostFailure>>;
  revision(slug: string, version: number): Promise<Result<Post, PostFailure>>;
  /** Saves an earlier version as the newest; address and status stay. */
  restoreRevision(slug: string, version: number, leave?: PostLeave): Promise<Result<Post, PostFailure>>;
  /** What is said of a post, drafts too, and what is hard to say in it; of an earlier version where one is named. */
  speech(slug: string, version?: number): Promise<Result<PostSpeech, PostFailure>>;
  /** The same of a text that need not be saved. */
  speechOf(text: SpokenText): Promise<Result<Speech, TooIntricate>>;
  missingPictures(slug: string): Promise<Result<MissingPictures, PostFailure>>;
  /** Titles of posts, those in the trash too, by id and by slug. */
  titles(ids: string[], slugs: string[]): Promise<Map<string, string>>;
  /** The posts that came with the site and are still on it, drafts too. */
  samples(): Promise<{ id: string; status: string }[]>;
  /** Publishes them, or makes them drafts. `leave`: why they may be seen although something speaks against it. */
  showSamples(isShown: boolean, leave?: PostLeave): Promise<PostOutcome[]>;
  /** What was deleted within 30 days, last first; at most 200. */
  deleted(): Promise<DeletedPost[]>;
}
