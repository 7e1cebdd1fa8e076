import type { Generated } from 'kysely';
import type {
  AuthChallengesTable,
  KnownNetworksTable,
  LockoutsTable,
  PasskeysTable,
  RecoveryCodesTable,
  SessionsTable,
  SignInAttemptsTable,
} from './auth-tables.ts';
import type { CopyRunsTable } from './copy-run-table.ts';
import type { GuardNamesTable, GuardOverridesTable, GuardRevisionTable } from './guard-tables.ts';
import type { Immutable } from './immutable-column.ts';
import type {
  ImportCheckpointsTable,
  ImportItemsTable,
  ImportOriginalsTable,
  ImportRunsTable,
} from './import-schema.ts';
import type { MissingPicturesTable } from './missing-pictures-table.ts';
import type { MediaObjectsTable, OwnObjectsTable } from './object-tables.ts';
import type { LeftOutCountsTable, PostPairsTable } from './pair-tables.ts';
import type {
  ReviewDecisionsTable,
  ReviewLinksTable,
  ReviewNotesTable,
  ReviewSeenTable,
  ReviewsTable,
} from './review-tables.ts';
import type { FormerTagsTable, PostTagsTable, TagCountsTable } from './tag-tables.ts';
import type { WorkingCopiesTable } from './working-copy-table.ts';

/** Timestamps are ISO 8601 text in UTC, lists and snapshots JSON text: the same on both databases. */
export interface PostsTable {
  id: Immutable<string>;
  slug: string;
  title: string;
  date: string;
  /** `date` as a UTC instant, so that date-only and timestamped posts sort together. */
  sort_key: string;
  cover: string | null;
  cover_alt: string | null;
  excerpt: string | null;
  html: string;
  /** The start of the plain text, so that lists need not read bodies. */
  summary: string;
  tags: string;
  language: string;
  status: string;
  /** When a scheduled post goes live, UTC. Of a post that is not scheduled it says nothing. */
  publish_at: string | null;
  source: string;
  created_at: Immutable<string>;
  updated_at: string;
  version: number;
  deleted_at: string | null;
  /** 0 where the readers' list of a language has its published translation instead. The database sets both. */
  listed_en: Generated<number>;
  listed_es: Generated<number>;
}

export interface RevisionsTable {
  id: Generated<number>;
  post_id: Immutable<string>;
  version: Immutable<number>;
  snapshot: Immutable<string>;
  created_at: Immutable<string>;
}

/** Former addresses point at the post, not at its next address: so there are no chains and no loops. */
export interface OldSlugsTable {
  slug: Immutable<string>;
  post_id: string;
  created_at: Immutable<string>;
  /** 1 where readers could see the post at this address, else 0. */
  is_public: Generated<number>;
}

/** What an import brought, to be recognised when the same export comes again. */
export interface ImportedPostsTable {
  source_key: Immutable<string>;
  /** Of the post, or of the content item whose draft a page became. */
  post_id: string;
  /** Of the imported text, to tell an export that changed from one that did not. */
  content_hash: string;
  /** The post's version right after the import; a higher one means that the owner has edited it since. Always 1 for content items, which tell it by their time. */
  post_version: number;
  /** Where the post was read before. */
  link: string | null;
  /** For content items the time of their draft as the import left it. */
  imported_at: string;
  /** Posts of one group are one article in their source; null without translations. */
  translation_group: Generated<string | null>;
  /** JSON: whether the source says that there are others, and which was written first. */
  translation_facts: Generated<string | null>;
  /** 1 while the post is a draft until its images are fetched. */
  awaits_images: Generated<number>;
}

/** The paths at which imported posts were before, as `oldPath` reads them. */
export interface OldPathsTable {
  path: Immutable<string>;
  source_key: Immutable<string>;
}

export interface ContentItemsTable {
  id: Immutable<string>;
  page_type: Immutable<string>;
  section_key: Immutable<string>;
  language: Immutable<string>;
  content: string;
  content_type: string;
  status: string;
  /** The text that is live while a newer draft of it is being written; null when none is. */
  published_content: string | null;
  published_content_type: string | null;
  published_at: string | null;
  created_at: Immutable<string>;
  updated_at: string;
}

export interface MediaTable {
  id: Immutable<string>;
  /** SHA-256 of the uploaded bytes, hex: the same picture is stored once. */
  content_hash: Immutable<string>;
  file_name: string;
  /** Of the form that every browser knows. */
  mime_type: string;
  /** Size of the upload. */
  bytes: number;
  width: number;
  height: number;
  alt: string;
  created_at: Immutable<string>;
}

/** The pictures themselves, in the forms that were asked for so far, but for those in an object store. */
export interface MediaFilesTable {
  media_id: Immutable<string>;
  /** In pixels. */
  width: Immutable<number>;
  /** `master` is what the other forms are made from. */
  format: Immutable<string>;
  bytes: Immutable<Uint8Array>;
}

export interface SettingsTable {
  key: Immutable<string>;
  value: string;
  updated_at: string;
}

/** The password's hash and the keys the site made for itself; never shown, never exported. */
export interface SecretsTable {
  name: Immutable<string>;
  value: string;
}

export interface SiteVersionTable {
  id: Immutable<number>;
  version: number;
}

/** What happened to the site and at its door, for its owner to read; kept 400 days. */
export interface AuditEventsTable {
  id: Generated<number>;
  at: Immutable<string>;
  last_at: string;
  name: Immutable<string>;
  what: string;
  session: Immutable<string | null>;
  client: Immutable<string | null>;
  source: Immutable<string>;
  count: number;
  /** Events of one key are one row, counted; null for an event that stands by itself. */
  coalesce_key: Immutable<string | null>;
}

/** Work that one process at a time does; a row that has run out holds nobody back. */
export interface LeasesTable {
  name: Immutable<string>;
  holder: string;
  expires_at: string;
}

/** Uploads of imported blogs whose names look like sizes of other pictures. */
export interface OldUploadsTable {
  /** Host, without `www.`, and path. */
  address: Immutable<string>;
}

/** The pictures of the library that a post shows. */
export interface PostPicturesTable {
  post_id: Immutable<string>;
  media_id: Immutable<string>;
}

/** How many posts that are not deleted a year has, by their status; the database counts them itself. */
export interface PostCountsTable {
  /** The first four characters of the date. */
  year: Immutable<string>;
  status: Immutable<string>;
  count: Immutable<number>;
}

/** The article at the top of the blog; one row, or none. */
export interface PinnedPostTable {
  id: Immutable<1>;
  post_id: string;
}

/** A post that is not deleted, under the number that the search knows it by: a later date has a higher one. */
export interface PostSearchTable {
  docid: Immutable<number>;
  post_id: Immutable<string>;
}

/** Where the search has still to be filled: behind this id. No row: it has every post. */
export interface SearchBacklogTable {
  after: string;
}

export interface Schema {
  posts: PostsTable;
  post_pairs: PostPairsTable;
  left_out_counts: LeftOutCountsTable;
  post_counts: PostCountsTable;
  post_pictures: PostPicturesTable;
  post_tags: PostTagsTable;
  tag_counts: TagCountsTable;
  former_tags: FormerTagsTable;
  post_search: PostSearchTable;
  search_backlog: SearchBacklogTable;
  revisions: RevisionsTable;
  working_copies: WorkingCopiesTable;
  missing_pictures: MissingPicturesTable;
  guard_names: GuardNamesTable;
  guard_revision: GuardRevisionTable;
  guard_overrides: GuardOverridesTable;
  pinned_post: PinnedPostTable;
  old_slugs: OldSlugsTable;
  imported_posts: ImportedPostsTable;
  old_paths: OldPathsTable;
  old_uploads: OldUploadsTable;
  import_runs: ImportRunsTable;
  import_items: ImportItemsTable;
  import_originals: ImportOriginalsTable;
  import_checkpoints: ImportCheckpointsTable;
  content_items: ContentItemsTable;
  media: MediaTable;
  media_files: MediaFilesTable;
  media_objects: MediaObjectsTable;
  own_objects: OwnObjectsTable;
  sessions: SessionsTable;
  sign_in_attempts: SignInAttemptsTable;
  lockouts: LockoutsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  auth_challenges: AuthChallengesTable;
  known_networks: KnownNetworksTable;
  settings: SettingsTable;
  secrets: SecretsTable;
  site_version: SiteVersionTable;
  audit_events: AuditEventsTable;
  leases: LeasesTable;
  copy_runs: CopyRunsTable;
  reviews: ReviewsTable;
  review_notes: ReviewNotesTable;
  review_decisions: ReviewDecisionsTable;
  review_seen: ReviewSeenTable;
  review_links: ReviewLinksTable;
}
