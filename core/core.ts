import type { RefusalReason } from '../shared/audit-event.ts';
import type {
  BuiltInContent,
  ContentInput,
  ContentItem,
  ContentPlace,
  ContentUpdate,
  PageType,
  ShownSection,
  ShownSections,
} from '../shared/content.ts';
import type { Locale } from '../shared/locale.ts';
import type { MediaItem, MediaPage, MediaUse } from '../shared/media.ts';
import type { Post, PostInput, PostSummary, PostUpdate } from '../shared/post.ts';
import type { Readiness } from '../shared/readiness.ts';
import type { Result } from '../shared/result.ts';
import type { Settings } from '../shared/settings.ts';
import type { AuditActor, AuditPage, AuditRange } from './audit/audit-event.ts';
import type { ListedSession, OpenedSession, Session, SignInRequest } from './auth/session.ts';
import type { DiscardDraftFailure } from './content/discard-draft.ts';
import type { ContentMigration } from './content/migrate-content.ts';
import type { FoundCountry, GeoClient } from './geo/found-country.ts';
import type {
  ImportedVersion,
  ImportOptions,
  ImportReport,
  PictureOptions,
  PicturesReport,
  UndoReport,
} from './import/import-report.ts';
import type { ImportPreviewPost } from './import/scrape/import-preview-post.ts';
import type { MediaFailure, MediaRemovalFailure, UploadFailure } from './media/media-failure.ts';
import type { OpenedPicture, WantedPicture } from './media/opened-picture.ts';
import type { NetFailure } from './net/net-failure.ts';
import type { TooIntricate } from './rendering/rendered-text.ts';

/** Who asks: drafts, writes and unset import hosts are the owner's alone. */
export interface Actor {
  owner: boolean;
}

export type PostFailure =
  | { code: 'post_not_found' }
  | { code: 'title_and_body_required' }
  | { code: 'slug_invalid' }
  | { code: 'slug_reserved'; slug: string }
  | { code: 'slug_taken'; slug: string }
  | { code: 'changed_elsewhere'; version: number }
  | { code: 'key_used'; slug: string }
  | TooIntricate;

export type ContentFailure =
  | { code: 'section_not_found' }
  | { code: 'section_exists' }
  | { code: 'section_empty' }
  | { code: 'section_changed_elsewhere'; updated_at: string }
  | TooIntricate;

export interface PostPage {
  posts: PostSummary[];
  /** All posts that match, whatever the page. */
  total: number;
  /** Years that published posts carry, newest first. */
  years: string[];
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

export interface PostAddresses {
  /** `updated_at` is an ISO 8601 timestamp, UTC. */
  posts: Pick<Post, 'slug' | 'updated_at'>[];
  /** All published posts, whatever the page. */
  total: number;
}

export interface PostNeighbours {
  newer: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
  older: Pick<PostSummary, 'slug' | 'title' | 'language'> | null;
}

/** A post as the owner's lists show it, drafts too. */
export type PostRow = Pick<Post, 'id' | 'slug' | 'title' | 'date' | 'language' | 'status' | 'updated_at'>;

export interface PostMatches {
  posts: PostRow[];
  /** All that match, however many were asked for. */
  total: number;
}

/** `passage`: the piece of the text that matches, where the title alone does not. */
export type PostMatch = PostRow & { passage: string | null };

/** A saved state of a post. */
export interface PostRevision extends Pick<Post, 'version' | 'title' | 'status' | 'updated_at'> {
  /** Words of the body, and how many more or fewer than in the version before. */
  words: number;
  change: number;
}

/** A post that can still be brought back; `deleted_at` is an ISO 8601 timestamp, UTC. */
export type DeletedPost = Pick<Post, 'id' | 'slug' | 'title'> & { deleted_at: string };

export interface Core {
  /** The same core for one who asks: whatever is changed through it is recorded as theirs. Costs nothing. */
  as(actor: AuditActor): Core;
  posts: {
    /** With `key`, any text of the sender's own, the same post sent again is not stored again. */
    create(input: PostInput, key?: string): Promise<Result<Post, PostFailure>>;
    update(slug: string, update: PostUpdate): Promise<Result<Post, PostFailure>>;
    /** What would stand at the address of `opened`, or of a new post, if the input were saved. Saves nothing. */
    preview(input: PostInput, opened?: string): Promise<Result<Post, TooIntricate>>;
    /** The post leaves the site; it can be restored for 30 days. */
    remove(slug: string): Promise<Result<{ id: string }, PostFailure>>;
    restore(id: string): Promise<Result<Post, PostFailure>>;
    get(actor: Actor, slug: string): Promise<Result<FoundPost, PostFailure>>;
    /** Whole posts, newest first. `page` counts from 1. */
    list(actor: Actor, range: { page: number; limit: number }): Promise<Post[]>;
    /** Published summaries for readers, newest first; `year` is four digits. */
    browse(range: { page: number; limit: number; year?: string }): Promise<PostPage>;
    /** What is told of a post elsewhere; read once for each of its texts. */
    describe(post: Pick<Post, 'excerpt' | 'html'>): Promise<PostDescription>;
    neighbours(post: Post): Promise<PostNeighbours>;
    /** Where the published posts are and when each last changed, newest first; light enough for 50,000. */
    addresses(range: { page: number; limit: number }): Promise<PostAddresses>;
    /** The owner's posts that hold every word of a query, newest first; all for a blank one. */
    search(query: string, limit: number): Promise<PostMatches>;
    /** At most 8 posts to open, the best match first. */
    suggest(query: string): Promise<PostMatch[]>;
    /** The newest 100 saved states, newest first; the first is the one that stands. */
    revisions(slug: string): Promise<Result<PostRevision[], PostFailure>>;
    revision(slug: string, version: number): Promise<Result<Post, PostFailure>>;
    /** Saves an earlier version as the newest; address and status stay. */
    restoreRevision(slug: string, version: number): Promise<Result<Post, PostFailure>>;
    /** What was deleted within 30 days, last first; at most 200. */
    deleted(): Promise<DeletedPost[]>;
  };
  content: {
    /** The owner's newest texts, drafts too; visitors get what is published. In the order of the keys. */
    list(actor: Actor, pageType: PageType, language: Locale): Promise<ContentItem[]>;
    create(input: ContentInput): Promise<Result<ContentItem, ContentFailure>>;
    /** What was published stays on the site while a newer draft is written. */
    update(place: ContentPlace, update: ContentUpdate): Promise<Result<ContentItem, ContentFailure>>;
    /** The published sections for a public page; a key that is missing leaves its place to the built-in text. */
    shown(pageType: PageType, language: Locale): Promise<ShownSections>;
    /** The same with every draft in its place, for the owner's preview alone. */
    drafts(pageType: PageType, language: Locale): Promise<ShownSections>;
    /** A text as a page would show it: safe HTML, and its words alone. */
    render(text: Pick<ContentItem, 'content' | 'content_type'>): Promise<Result<ShownSection, TooIntricate>>;
    /** Goes back to what is live; null where nothing was, and the built-in text stays. */
    discardDraft(
      place: ContentPlace,
      updatedAt?: string,
    ): Promise<Result<ContentItem | null, DiscardDraftFailure>>;
    /** Copies built-in texts into drafts where there is no item yet. */
    migrate(builtIn: BuiltInContent[]): Promise<ContentMigration>;
  };
  media: {
    /** Keeps a picture, upright and without metadata; the same file again gives the item that is there. */
    upload(file: { name: string; bytes: Uint8Array }): Promise<Result<MediaItem, UploadFailure>>;
    /** Newest first; `page` counts from 1, `query` is looked for in file names and descriptions. */
    list(range: { page: number; limit: number; query?: string | undefined }): Promise<MediaPage>;
    get(id: string): Promise<Result<MediaItem, MediaFailure>>;
    /** Where a picture is shown; reads every post, so ask for one picture at a time. */
    usage(id: string): Promise<MediaUse[]>;
    /** The description for new uses; texts that show the picture keep theirs. */
    updateAlt(id: string, alt: string): Promise<Result<MediaItem, MediaFailure>>;
    /** Removes a picture for good; one that is in use only with `force`. */
    remove(id: string, options: { force: boolean }): Promise<Result<{ id: string }, MediaRemovalFailure>>;
    /** The picture at an address of this site. */
    open(path: string, wanted: WantedPicture): Promise<Result<OpenedPicture, MediaFailure>>;
  };
  session: {
    /** `client` is an address; it is stored only as a keyed hash. */
    signIn(
      password: string,
      client: string,
      request?: SignInRequest,
    ): Promise<Result<OpenedSession, SignInFailure>>;
    /** Ends every session and opens a new one for the caller; a wrong current password counts for the lockout. */
    changePassword(
      change: { current: string; next: string },
      client: string,
      request?: SignInRequest,
    ): Promise<Result<OpenedSession, ChangePasswordFailure>>;
    /** The same for a password that was made up, and was given at the sign-in just now. */
    choosePassword(
      next: string,
      client: string,
      request?: SignInRequest,
    ): Promise<Result<OpenedSession, ChoosePasswordFailure>>;
    /** Takes the password again, which delicate changes need; a wrong one counts for the lockout. */
    confirm(
      token: string,
      password: string,
      client: string,
      signal?: AbortSignal,
    ): Promise<Result<{ until: Date }, SignInFailure>>;
    /** The session while it lasts; being asked for counts as a use of it. */
    check(token: string): Promise<Session | null>;
    /** Until when the password counts as given a moment ago; null when it has to be asked for again. */
    provedUntil(token: string): Promise<Date | null>;
    signOut(token: string): Promise<void>;
    /** The open sessions, the last used first. */
    list(token: string): Promise<ListedSession[]>;
    /** Ends a session by its `id`. */
    end(id: string): Promise<Result<undefined, { code: 'session_not_found' }>>;
    /** How many sessions are open besides the token's own. */
    countOthers(token: string): Promise<number>;
    /** Ends every session but the token's own, and gives how many were open. */
    signOutOthers(token: string): Promise<number>;
  };
  settings: {
    get(): Promise<Settings>;
    save(patch: Partial<Settings>): Promise<Settings>;
  };
  imports: {
    /** Reads an export twice from its start; `source` opens it anew each time. */
    wordpress(
      source: () => AsyncIterable<Uint8Array>,
      options: ImportOptions,
    ): Promise<Result<ImportReport, ImportFailure>>;
    scrape(actor: Actor, range: PreviewRange): Promise<Result<ImportPreviewPost[], ScrapeFailure>>;
    exportText(actor: Actor, address: string): Promise<Result<string, ExportTextFailure>>;
    /** Brings posts as a preview showed them. */
    previewed(
      posts: ImportPreviewPost[],
      options: Omit<ImportOptions, 'only' | 'dryRun'>,
    ): Promise<ImportReport>;
    /** Address of the old blog that a preview reads unless it is told another; '' when none is set. */
    source(): Promise<string>;
    /** Which posts of other blogs are here already. */
    known(sourceKeys: string[]): Promise<{ source_key: string; slug: string }[]>;
    /** Puts the pictures of imported posts into the library; running it again goes on with the rest. */
    pictures(options: PictureOptions): Promise<PicturesReport>;
    undo(made: ImportedVersion[]): Promise<UndoReport>;
    /** The slug of the imported post that was at a path of the old blog, query and all. */
    movedTo(actor: Actor, path: string): Promise<string | undefined>;
  };
  audit: {
    /** What happened, newest first, as the actor's session reads it. */
    list(range: AuditRange): Promise<AuditPage>;
    /** Counts a write of the actor's that was refused before anything looked at it; it is written seconds later. */
    refused(reason: RefusalReason): void;
    /** Writes what was counted and is not written yet. */
    settle(): Promise<void>;
  };
  geo: {
    /** Where a visitor is; the address is used at once and kept nowhere. */
    country(client: GeoClient): Promise<FoundCountry>;
  };
  /** Throws when the database does not answer. */
  health(): Promise<void>;
  /** Whether the site can do its work, in a second at most. */
  readiness(): Promise<Readiness>;
}

/** What to read for a preview; `source` instead of the blog that the owner has set. */
export interface PreviewRange {
  pages: number[];
  maxPosts: number;
  source?: string | undefined;
}

/** The file holds no export of a blog. */
export type ImportFailure = { code: 'not_an_export' };

/** `no_source`: the owner has named no blog to read. */
export type ScrapeFailure = NetFailure | { code: 'no_source' } | { code: 'no_posts' };

export type ExportTextFailure = NetFailure | { code: 'not_an_export' };

/**
 * `attemptsLeft`: 0 locks the client out. `sign_in_paused`: too many failures from everywhere, so that unknown networks
 * must wait. `sign_in_busy`: too many wait, nothing was counted. `client_gone`: before its turn. `password_expired`: made up.
 */
export type SignInFailure =
  | { code: 'password_invalid'; attemptsLeft: number }
  | { code: 'locked_out' | 'sign_in_paused'; until: Date }
  | { code: 'password_expired' | 'sign_in_busy' | 'client_gone' };

/** `password_fixed`: the next start would set it back to what the server's configuration says. */
export type ChangePasswordFailure = SignInFailure | NewPasswordFailure;

/** `password_is_own`: nothing was made up: the current one is needed. `password_needed`: given over ten minutes ago. */
export type ChoosePasswordFailure =
  | NewPasswordFailure
  | { code: 'password_is_own' | 'password_needed' | 'sign_in_busy' | 'client_gone' };

/** `password_common`: among the first that an attacker tries. */
type NewPasswordFailure = { code: 'password_fixed' | 'password_common' } | TooShort;
type TooShort = { code: 'password_too_short'; least: number };
